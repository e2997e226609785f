"""Rule processing of cards without power and of Unison Cards without markers (9)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Markers, Play
from pioche.kernel.cards.effect import If, Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Cards, Exists, Fixed, Is
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, This
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, spell, unison
from tests.rules.dbs.samples import HAND, IN_BATTLE, RED, SAGE, SELF, THEIRS, power, waiter
from tests.scenario import rule

# A Battle Card without power


@rule("dbs:9-5-2")
def test_a_battle_card_without_power_goes_to_the_drop_area_of_its_owner_and_is_not_koed(duel: Factory) -> None:
    cards = (
        spell("sap", power(-5000, Every(Cards(IN_BATTLE, Is("{blue-1}"), ANYONE)))),
        waiter("griever", "ko", Draw(ONE), Is("battle")),
    )
    t = duel(Side(hand=["sap"], battle=["griever"], stolen=["blue-1"]), cards=cards)
    t.you.use("sap")
    assert (t.you.battle, t.foe.drop) == (["griever"], ["blue-1"])
    assert t.you.hand == []
    assert t.events("ko") == []


@rule("dbs:9-5-2", "dbs:9-7-2")
def test_markers_keep_only_a_unison_card_that_has_no_power_in_play(duel: Factory) -> None:
    both = Every(Cards(("battle", "unison"), None, YOU))
    cards = (spell("bless", Markers(2, both)), spell("sap", power(-15_000, both)))
    t = duel(Side(hand=["bless", "sap"], battle=["red-3"], unison="herald", markers=2), cards=cards)
    t.you.use("bless").use("sap")
    assert (t.you.battle, t.you.drop) == ([], ["bless", "sap", "red-3"])
    assert (t.you.unison, t.you.markers) == (["herald"], 3)


@rule("dbs:9-5-2", "dbs:9-7-2")
def test_a_card_that_no_effect_has_weakened_goes_by_the_rule_for_its_type(duel: Factory) -> None:
    cards = (battle("shade", "red", 1, 0), unison("husk", "red", 0), spell("call", Play(Every(HAND))))
    for slug, cited in (("shade", "dbs:9-5-2"), ("husk", "dbs:9-7-2")):
        t = duel(Side(hand=["call", slug]), cards=cards)
        t.you.use("call")
        assert t.you.drop == ["call", slug]
        assert t.events("drop")[-1].rule == cited, "which is what players are told"


@rule("dbs:9-5-2")
def test_the_least_power_keeps_a_card_in_play(duel: Factory) -> None:
    for by, left in ((4999, ["blue-1"]), (5000, []), (5001, [])):
        t = duel(Side(hand=["sap"]), Side(battle=["blue-1"]), cards=(spell("sap", power(-by, THEIRS)),))
        t.you.use("sap")
        assert t.foe.battle == left


@rule("dbs:9-5-2", "dbs:10-12-1")
def test_power_of_zero_removes_even_a_card_that_cannot_leave(duel: Factory) -> None:
    t = duel(Side(hand=["sap"]), Side(battle=["rock"]), cards=(spell("sap", power(-5000, THEIRS)),))
    t.you.use("sap")
    assert t.foe.drop == ["rock"]


@rule("dbs:9-5-3")
@pytest.mark.parametrize(("who", "drawn"), [("foe", 1), ("you", 0)])
def test_the_effect_that_took_the_power_away_has_placed_the_card_there(duel: Factory, who: str, drawn: int) -> None:
    cards = (
        battle(
            "wary", "blue", 1, 5000, Auto(IN_BATTLE, (When("drop", SELF, Draw(ONE), "auto", "opponents", "skill"),))
        ),
        spell("sap", power(-5000, Every(Cards(IN_BATTLE, Is("{wary}"), ANYONE)))),
    )
    sides = (
        (Side(hand=["sap"]), Side(battle=["wary"])) if who == "foe" else (Side(hand=["sap"], battle=["wary"]), Side())
    )
    t = duel(*sides, cards=cards)
    t.you.use("sap")
    seat = t.foe if who == "foe" else t.you
    assert seat.drop[-1] == "wary"
    assert len(seat.hand) == drawn


# Markers


@rule("dbs:9-6-1", "dbs:9-6-1-1")
def test_a_unison_card_that_loses_a_marker_loses_the_effects_on_its_power(duel: Factory) -> None:
    t = duel(Side(unison="sage", markers=2), cards=(SAGE,))
    t.you.use("sage", 1)
    assert t.you.power("sage") == 8000
    t.you.use("sage", 0)
    assert (t.you.markers, t.you.power("sage")) == (1, 5000)


@rule("dbs:9-6-1-1")
def test_it_loses_those_that_are_in_force_for_more_cards_than_itself_and_the_others_keep_them(duel: Factory) -> None:
    """Until the end of the turn all Unison Cards and Battle Cards are stronger, those yet to come too."""
    stronger = Until((Number(("power",), Fixed(3000), Is("unison") | Is("battle")),), This())
    cards = (SAGE, spell("feast", stronger), unison("heir", "red", 5000))
    t = duel(
        Side(hand=["feast", "heir"], unison="sage", markers=2, battle=["red-1"], energy=RED),
        Side(unison="sage", markers=2),
        cards=cards,
    )
    t.you.use("feast")
    assert (t.you.power("sage"), t.foe.power("sage"), t.you.power("red-1")) == (8500, 8000, 8000)
    t.you.use("sage", 0)
    assert (t.you.markers, t.you.power("sage")) == (1, 5500)
    assert (t.foe.power("sage"), t.you.power("red-1")) == (8000, 8000)
    t.you.play("heir", x=1)
    assert t.you.power("heir") == 8000
    t.you.end_turn()
    assert (t.foe.power("sage"), t.you.power("heir")) == (5000, 5000)


@rule("dbs:9-6-1-1", "dbs:9-4-2")
def test_what_it_has_lost_does_not_come_back_by_a_card_on_top_of_it(duel: Factory) -> None:
    stronger = Until((Number(("power",), Fixed(3000), Is("unison")),), This())
    grow = Play(Every(Cards(("drop",), Is("{heir}"), YOU)), onto=Cards(("unison",), None, YOU))
    cards = (SAGE, spell("feast", stronger), unison("heir", "red", 5000), spell("grow", grow))
    for marker in (True, False):
        t = duel(Side(hand=["feast", "grow"], unison="sage", markers=2, drop=["heir"]), cards=cards)
        t.you.use("feast")
        if marker:
            t.you.use("sage", 0)
        t.you.use("grow")
        assert t.you.unison == ["heir"]
        assert t.you.power("heir") == (5000 if marker else 8000)


@rule("dbs:9-6-1-1")
def test_what_permanent_skills_do_to_its_power_goes_on(duel: Factory) -> None:
    t = duel(Side(unison="sage", markers=2, drop=["red-1"]), cards=(SAGE,))
    assert t.you.power("sage") == 5500
    t.you.use("sage", 0)
    assert t.you.power("sage") == 5500


@rule("dbs:9-6-1-1")
def test_a_marker_that_is_added_changes_nothing_about_its_power(duel: Factory) -> None:
    more = spell("more", Markers(1, Every(Cards(("unison",), None, YOU))))
    t = duel(Side(hand=["more"], unison="sage"), cards=(SAGE, more))
    t.you.use("sage", 1).use("more")
    assert (t.you.markers, t.you.power("sage")) == (2, 8500)


@rule("dbs:9-6-1", "dbs:9-6-1-2", "dbs:4-12-2")
@pytest.mark.parametrize("by", [-1, -3])
def test_a_unison_card_without_markers_goes_to_the_drop_area_in_the_middle_of_an_effect(duel: Factory, by: int) -> None:
    erase = Seq(
        (
            Markers(by, Every(Cards(("unison",), None, OPPONENTS))),
            If(Exists(Cards(("drop",), Is("unison"), OPPONENTS)), Draw(ONE)),
        )
    )
    t = duel(Side(hand=["erase"]), Side(unison="sage", markers=1), cards=(SAGE, spell("erase", erase)))
    t.you.use("erase")
    assert (t.foe.unison, t.foe.drop) == ([], ["sage"])
    assert t.you.hand == ["black-3"], "at once"


@rule("dbs:9-7-1", "dbs:9-7-2")
def test_a_unison_card_without_power_loses_a_marker_at_the_next_checkpoint(duel: Factory) -> None:
    every = Every(Cards(("unison",), None, OPPONENTS))
    cards = (SAGE, spell("sap", power(-5000, every)), spell("dip", Seq((power(-5000, every), power(5000, every)))))
    t = duel(Side(hand=["sap", "dip"]), Side(unison="sage", markers=3), cards=cards)
    t.you.use("dip")
    assert t.foe.markers == 3
    t.you.use("sap")
    assert t.foe.markers == 2
    assert t.foe.power("sage") == 5000, "and is as it was"


@rule("dbs:9-7-2")
def test_a_unison_card_whose_power_stays_away_loses_all_its_markers(duel: Factory) -> None:
    frost = Permanent(IN_BATTLE, (Number(("power",), Fixed(-5000), Is("unison")),))
    call = spell("call", Play(Every(Cards(("drop",), Is("{frost}"), YOU))))
    cards = (SAGE, battle("frost", "blue", 1, 5000, frost), call)
    t = duel(Side(hand=["call"], drop=["frost"]), Side(unison="sage", markers=3), cards=cards)
    t.you.use("call")
    assert (t.foe.unison, t.foe.drop) == ([], ["sage"])


@rule("dbs:9-7-2-1")
def test_the_effect_that_took_the_last_marker_by_taking_the_power_is_the_cause(duel: Factory) -> None:
    heir = Auto(("unison",), (When("drop", SELF, Draw(ONE), "auto", "opponents", "skill"),))
    idol = unison("idol", "blue", 5000, heir)
    sap = spell("sap", power(-5000, Every(Cards(("unison",), None, ANYONE))))
    t = duel(Side(hand=["sap"]), Side(unison="idol", markers=1), cards=(idol, sap))
    t.you.use("sap")
    assert (t.foe.drop, t.foe.hand) == (["idol"], ["black-3"])
    t = duel(Side(hand=["sap"], unison="idol"), cards=(idol, sap))
    t.you.use("sap")
    assert (t.you.drop, t.you.hand) == (["sap", "idol"], []), "an own effect is not the opponent's"
