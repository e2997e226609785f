"""Éveil and the four Sens: what each of them does (Hadès)."""

from __future__ import annotations

import pytest

from pioche.games.seiya.cards import hades_senses
from tests.rules.seiya.hades import BOXES
from tests.scenario import Factory, Side, rule

FIELD = ["kuraggu"]
SEIYA, JABU = "seiya-verycommon", "jabu-de-la-licorne"
EVEIL, FIFTH, SIXTH = "sens-eveil", "sens-cinquieme-sens", "sens-sixieme-sens"
SEVENTH, EIGHTH = "sens-septieme-sens", "sens-huitieme-sens"
PRINTED = {
    EVEIL: ("Éveil", "rulebook"),
    FIFTH: ("5e Sens", "original"),
    SIXTH: ("6e Sens", "rulebook"),
    SEVENTH: ("7e Sens", "original"),
    EIGHTH: ("8e Sens", "rulebook"),
}
OFFERING, WELL = "capacite-offrande", "epreuve-puits-des-morts"


@pytest.mark.parametrize("slug", [pytest.param(slug, marks=rule(f"seiya:card:{slug}:0")) for slug in PRINTED])
def test_what_is_printed_on_the_tokens(slug: str) -> None:
    (card,) = (card for card in hades_senses.CARDS if card.slug == slug)
    assert (card.name, card.source) == PRINTED[slug]
    assert (card.set, card.type, card.classes, card.number) == ("hades", "sens", ("Sens",), "")
    assert (card.ranks, card.numbers(), card.pv) == ((), {}, None)


@rule("seiya:card:sens-eveil:1")
def test_the_eveil_is_used_as_a_reward_only_and_brings_the_next_sens_active(table: Factory) -> None:
    t = table(seiya=Side(gifts=[OFFERING], senses=[FIFTH]), trials=[WELL], boxes=BOXES, field=FIELD)
    assert f"sense:{EVEIL}" not in t.seiya.options
    t.seiya.choose(f"gift:{OFFERING}").choose("eveil")
    assert t.seiya.senses == {EVEIL: False, FIFTH: True, SIXTH: True}


@rule("seiya:card:sens-eveil:1")
def test_with_all_four_sens_the_eveil_brings_nothing(table: Factory) -> None:
    four = [FIFTH, SIXTH, SEVENTH, EIGHTH]
    t = table(seiya=Side(gifts=[OFFERING], senses=four), trials=[WELL], boxes=BOXES, field=FIELD)
    t.seiya.choose(f"gift:{OFFERING}").choose("eveil")
    assert t.seiya.senses == {EVEIL: False} | dict.fromkeys(four, True)
    assert t.slugs("trials") == []


@rule("seiya:card:sens-cinquieme-sens:1")
def test_the_fifth_sens_replaces_a_card_of_the_hand(table: Factory) -> None:
    t = table(seiya=Side(hand=[SEIYA, JABU], draw=["spartan", "leda"], senses=[FIFTH]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{FIFTH}").choose(JABU)
    assert (t.seiya.hand, t.seiya.discard, t.seiya.draw) == ([SEIYA, "leda"], [JABU], ["spartan"])


@rule("seiya:card:sens-cinquieme-sens:1")
def test_the_fifth_sens_needs_a_card_in_hand(table: Factory) -> None:
    t = table(seiya=Side(draw=[JABU], senses=[FIFTH]), boxes=BOXES, field=FIELD)
    assert f"sense:{FIFTH}" not in t.seiya.options


@rule("seiya:card:sens-sixieme-sens:1")
def test_the_sixth_sens_brings_a_hero_to_hand(table: Factory) -> None:
    t = table(seiya=Side(draw=[JABU, SEIYA], senses=[SIXTH]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{SIXTH}")
    assert (t.seiya.hand, t.seiya.draw) == ([SEIYA], [JABU])
    assert t.seiya.senses == {EVEIL: True, SIXTH: False}


@rule("seiya:card:sens-sixieme-sens:1")
def test_the_sixth_sens_rebuilds_an_empty_pile_and_another_card_costs_the_eveil(table: Factory) -> None:
    t = table(seiya=Side(discard=[JABU], senses=[SIXTH]), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{SIXTH}")
    assert (t.seiya.hand, t.seiya.draw, t.seiya.discard) == ([], [JABU], [])
    assert t.seiya.senses == {EVEIL: False, SIXTH: False}
    assert [event.kind for event in t.log].count("reveal") == 1


@rule("seiya:card:sens-septieme-sens:1")
def test_the_seventh_sens_strengthens_a_hero_in_play_for_the_turn(table: Factory) -> None:
    t = table(seiya=Side(hand=[SEIYA, "spartan"], senses=[SEVENTH]), boxes=BOXES, field=FIELD)
    t.seiya.play("spartan")
    assert f"sense:{SEVENTH}" not in t.seiya.options, "he is no Hero"
    t.seiya.play(SEIYA)
    before = (t.seiya.force_of(SEIYA) or 0, t.seiya.cosmos_of(SEIYA) or 0)
    t.seiya.choose(f"sense:{SEVENTH}")
    assert (t.seiya.force_of(SEIYA), t.seiya.cosmos_of(SEIYA)) == (before[0] + 1, before[1] + 1)


@rule("seiya:card:sens-huitieme-sens:1")
def test_the_eighth_sens_moves_the_pawn_one_or_two_spaces_in_one_direction(table: Factory) -> None:
    t = table(seiya=Side(senses=[EIGHTH], pawn=3), boxes=BOXES, field=FIELD)
    t.seiya.choose(f"sense:{EIGHTH}")
    t.pending("choose-space")
    assert t.seiya.options == ["space/1", "space/2", "space/4", "space/5"]
    t.seiya.choose("space/5")
    assert t.seiya.pawn == 5
