"""Éveil and Sens: used, lost, recharged; Épreuves and Capacités by which they grow (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.acquire import Confront
from pioche.games.seiya.card import Talent
from pioche.games.seiya.souls import GainSouls
from pioche.games.seiya.vocabulary import (
    CHARACTER,
    Anything,
    Forbid,
    armour,
    character,
    common_discard,
    draw,
    while_before_you,
)
from pioche.games.seiya.vocabulary.hades import entrave, gift, trial
from pioche.kernel.cards.query import Fixed
from tests.rules.seiya.hades import BOXES, PLAIN, styx
from tests.scenario import Factory, Side, packet, rule

FIELD = ["kuraggu"]
SEIYA = "seiya-verycommon"
JABU = "jabu-de-la-licorne"
EVEIL, FIFTH, SIXTH, EIGHTH = "sens-eveil", "sens-cinquieme-sens", "sens-sixieme-sens", "sens-huitieme-sens"
SOULS = trial("well", "Well", "souls", nth=2)
OFFERING = gift("offering", "000", "Offering", GainSouls(Fixed(2)))
INSIGHT = gift("insight", "000", "Insight", draw(1))


@rule("hades:eveil-sens:3", "hades:eveil-sens:4", "hades:tour-phase-principale:18")
def test_an_active_sens_is_exhausted_for_its_effect(table: Factory) -> None:
    t = table(seiya=Side(hand=[SEIYA], draw=[JABU, JABU], senses=[FIFTH]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{FIFTH}")
    assert t.seiya.senses == {EVEIL: True, FIFTH: False}
    assert (t.seiya.hand, t.seiya.discard) == ([JABU], [SEIYA])
    assert f"sense:{FIFTH}" not in t.seiya.options
    assert f"sense:{EVEIL}" not in t.seiya.options


@rule("hades:eveil-sens:5", "hades:tour-entretien:16")
def test_in_upkeep_the_own_tokens_turn_active(table: Factory) -> None:
    t = table(
        seiya=Side(senses=[FIFTH], inactive=[EVEIL, FIFTH]), shun=Side(senses=[FIFTH], inactive=[FIFTH]), boxes=BOXES,
        field=FIELD,
    )  # fmt: skip
    t.seiya.end_turn()
    assert t.seiya.senses == {EVEIL: True, FIFTH: True}
    assert t.shun.senses == {EVEIL: True, FIFTH: False}


@rule("hades:perdre-sens:1", "hades:perdre-sens:2", "hades:perdre-sens:3")
def test_who_defeats_a_character_of_the_field_by_force_loses_the_highest_sens(table: Factory) -> None:
    t = table(seiya=Side(hand=[SEIYA] * 4, senses=[FIFTH, SIXTH]), boxes=BOXES, field=["leda", "spica"], cards=PLAIN)
    for saint in ("leda", "spica"):
        t.seiya.play(SEIYA, saint).play(SEIYA, saint).acquire(saint, "force", using=())
    assert t.seiya.senses == {EVEIL: True}
    assert [event.kind for event in t.log].count("lose-sense") == 2


@rule("hades:perdre-sens:1")
def test_who_is_won_by_cosmos_costs_no_sens(table: Factory) -> None:
    friend = character("friend", "000", "Friend", "common", cost_cosmos=1)
    sage = character("sage", "000", "Sage", "common", cosmos=1)
    t = table(seiya=Side(hand=["sage"], senses=[FIFTH]), boxes=BOXES, field=["friend"], cards=(friend, sage))
    t.seiya.play("sage", "friend").acquire("friend", "cosmos", using=())
    assert t.seiya.hand == ["friend"]
    assert t.seiya.senses == {EVEIL: True, FIFTH: True}


@rule("hades:perdre-sens:1")
def test_what_is_no_character_or_not_on_the_field_costs_no_sens(table: Factory) -> None:
    """Neither an Armour that is won by Force, nor a Character who is faced in the common discard."""
    robe = armour("robe", "000", "Robe", "common", classes=(), cost_force=1)
    digger = armour(
        "digger", "000", "Digger", "common", while_before_you(Confront(common_discard(CHARACTER))), classes=()
    )
    t = table(
        seiya=Side(hand=packet("seiya", count=3), relics=["digger", "digger"], senses=[FIFTH]), removed=["leda"],
        boxes=BOXES, field=["robe"], cards=(robe, digger),
    )  # fmt: skip
    t.seiya.choose(f"play:{SEIYA}")
    assert t.seiya.options == ["robe@1", "leda@removed"], "once, though two cards let it be faced"
    t.seiya.choose("robe@1").acquire("robe", "force", using=())
    t.seiya.play(SEIYA, "leda").play(SEIYA, "leda").acquire("leda", "force", using=())
    assert {"robe", "leda"} <= set(t.seiya.discard)
    assert t.seiya.senses == {EVEIL: True, FIFTH: True}


@rule("hades:perdre-sens:1")
def test_ruling_annihilating_costs_no_sens(table: Factory) -> None:
    t = table(
        seiya=Side(hand=packet("seiya", count=2), senses=[FIFTH]),
        enfers={5: "ash"},
        boxes=BOXES,
        cards=PLAIN,
        field=FIELD,
    )
    t.seiya.play(SEIYA, "ash").play(SEIYA, "ash").acquire("ash", "force", using=())
    assert t.seiya.senses == {EVEIL: True, FIFTH: True}


@rule("hades:precisions:14", "hades:precisions:15")
def test_the_sixth_sens_brings_a_hero_or_costs_the_eveil(table: Factory) -> None:
    t = table(
        seiya=Side(draw=[JABU, SEIYA], senses=[SIXTH]),
        shun=Side(draw=[JABU], senses=[SIXTH], inactive=[EVEIL]),
        boxes=BOXES,
        field=FIELD,
    )
    t.seiya.choose(f"sense:{SIXTH}")
    assert t.seiya.hand == [SEIYA]
    assert t.seiya.senses[EVEIL]
    t.seiya.end_turn()
    t.shun.choose(f"sense:{SIXTH}")
    assert (t.shun.hand, t.shun.draw) == ([], [JABU])
    assert t.shun.senses == {EVEIL: False, SIXTH: False}


@rule("hades:precisions:14")
def test_for_the_sixth_sens_an_empty_draw_pile_is_made_anew(table: Factory) -> None:
    t = table(seiya=Side(discard=[SEIYA], senses=[SIXTH]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{SIXTH}")
    assert (t.seiya.hand, t.seiya.discard) == ([SEIYA], [])


@rule("hades:precisions:16", "hades:enfers-emplacements-heros:1")
def test_the_eighth_sens_moves_the_pawn_up_to_two_spaces(table: Factory) -> None:
    t = table(seiya=Side(senses=[EIGHTH], pawn=4), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{EIGHTH}")
    t.pending("choose-space")
    assert t.seiya.options == ["space/2", "space/3", "space/5"]
    t.seiya.choose("space/2")
    assert t.seiya.pawn == 2


@rule("hades:epreuves:2", "hades:epreuves:4", "hades:capacites:2", "hades:tour-phase-principale:19")
def test_the_second_soul_of_a_turn_meets_an_epreuve_and_brings_a_capacite(table: Factory) -> None:
    t = table(
        seiya=Side(gifts=["offering"]), trials=["well"], capacities=["insight"], cards=(SOULS, INSIGHT, OFFERING),
        boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.choose("gift:offering")
    t.pending("trial")
    assert t.seiya.options == ["eveil", "capacity", "no"]
    t.seiya.choose("capacity")
    assert t.seiya.gifts == ["insight"]
    assert t.slugs("trials-past") == ["well"]
    assert t.slugs("capacities") == ["offering"]


@rule("hades:epreuves:3", "hades:gagner-sens:1", "hades:gagner-sens:2")
def test_the_eveil_brings_the_next_sens_active(table: Factory) -> None:
    t = table(
        seiya=Side(gifts=["offering"], senses=[FIFTH]),
        trials=["well"],
        cards=(SOULS, OFFERING),
        boxes=BOXES,
        field=FIELD,
    )
    t.seiya.choose("gift:offering").choose("eveil")
    assert t.seiya.senses == {EVEIL: False, FIFTH: True, SIXTH: True}


@rule("hades:epreuves:2")
def test_ruling_what_is_declined_lapses_and_what_brings_nothing_is_not_offered(table: Factory) -> None:
    given = Side(gifts=["offering", "offering"], senses=[FIFTH])
    t = table(seiya=given, trials=["well"], cards=(SOULS, OFFERING), boxes=BOXES, field=FIELD)
    t.seiya.choose("gift:offering").decline()
    assert t.slugs("trials") == ["well"]
    t.seiya.choose("gift:offering")
    t.pending("main-phase")
    t = table(
        seiya=Side(gifts=["offering"] * 4, inactive=[EVEIL]), trials=["well"], capacities=["insight"],
        cards=(SOULS, OFFERING, INSIGHT), boxes=BOXES, field=FIELD,
    )  # fmt: skip
    t.seiya.choose("gift:offering")
    t.pending("main-phase")


@rule("hades:capacites:4", "hades:capacites:6", "hades:tour-phase-principale:20")
def test_a_capacite_is_used_and_goes_under_the_pile(table: Factory) -> None:
    t = table(
        seiya=Side(gifts=["offering"]), capacities=["insight"], cards=(OFFERING, INSIGHT), boxes=BOXES, field=FIELD
    )
    t.seiya.choose("gift:offering")
    assert t.seiya.souls == 2
    assert t.slugs("capacities") == ["offering", "insight"]


@rule("hades:capacites:5", "hades:capacites:6", "hades:tour-phase-principale:21", "hades:heros-defausser-talent:3")
def test_a_capacite_pays_for_a_talent_and_the_card_stays(table: Factory) -> None:
    mage = character("mage", "000", "Mage", "common", Talent(draw(1)), force=1)
    t = table(
        seiya=Side(hand=["mage"], draw=[JABU, JABU], gifts=["offering"]),
        cards=(mage, OFFERING),
        boxes=BOXES,
        field=FIELD,
    )
    assert not [key for key in t.seiya.options if key.startswith("talent:")]
    t.seiya.play("mage", "kuraggu")
    t.seiya.choose("talent:mage>1")
    assert t.seiya.hand == [JABU]
    assert t.seiya.played == ["mage"]
    assert (t.seiya.gifts, t.slugs("capacities")) == ([], ["offering"])


@rule("hades:capacites:5")
@pytest.mark.parametrize(
    "given",
    [
        Side(hand=["mage"], gifts=["offering"]),
        Side(hand=["mage"], draw=[JABU], gifts=["offering"], entrave=["hush"]),
        Side(hand=["mage"], draw=[JABU], gifts=["offering"], entrave=["seal"]),
        Side(hand=["mage"], draw=[JABU]),
    ],
    ids=["nothing would come of it", "using it is forbidden", "Capacités are forbidden", "no Capacité"],
)
def test_a_talent_is_not_offered_where(table: Factory, given: Side) -> None:
    mage = character("mage", "000", "Mage", "common", Talent(draw(1)), force=1)
    hush = styx("hush", entrave(Forbid("use", Anything())))
    seal = styx("seal", entrave(Forbid("gift", Anything(), by="you")))
    t = table(seiya=given, cards=(mage, OFFERING, hush, seal), boxes=BOXES, field=FIELD)
    t.seiya.play("mage", "kuraggu")
    assert not [key for key in t.seiya.options if key.startswith("talent:")]


@rule("hades:tour-entretien:15", "hades:epreuves:6", "hades:epreuves:7")
def test_epreuves_are_replaced_in_upkeep_only_and_their_pile_is_made_anew(table: Factory) -> None:
    t = table(
        seiya=Side(gifts=["offering"], senses=[FIFTH]),
        trials=["well"],
        cards=(SOULS, OFFERING),
        boxes=BOXES,
        field=FIELD,
    )
    t.seiya.choose("gift:offering").choose("eveil")
    assert t.slugs("trials") == []
    t.seiya.end_turn()
    assert t.slugs("trials") == ["well"]
