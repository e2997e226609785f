"""Rule processing: defeat, stray combos, cards on top of others, power of 0, markers (9)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Activate, Auto, DbsCard, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Combo, Drop, Ko, Markers, Play
from pioche.kernel.cards.effect import If, Seq
from pioche.kernel.cards.query import (
    ANYONE,
    OPPONENTS,
    YOU,
    Among,
    Between,
    Cards,
    Count,
    Exists,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Test,
)
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick, This
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Choose, Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell, unison
from tests.scenario import rule

RED = ["red-1"]
IN_BATTLE = ("battle",)
SELF = IsSource()
OWN = Every(Cards(IN_BATTLE, None, YOU))
THEIRS = Every(Cards(IN_BATTLE, Is("battle"), OPPONENTS))
HAND = Cards(("hand",), None, YOU)
BLUE_2 = Every(Cards(IN_BATTLE, Is("{blue-2}"), OPPONENTS))


def power(by: int, what: Every | Pick | This, ends: str = "turn") -> Until:
    return Until((Number(("power",), Fixed(by), IsBound("it")),), what, ends)


def waiter(slug: str, verb: str, effect: Effect, of: Test, **about: str) -> DbsCard:
    return battle(slug, "red", 1, 5000, Auto(IN_BATTLE, (When(verb, of, effect, "auto", **about),)))  # type: ignore[arg-type]


# When it happens


@rule("dbs:9-1-1", "dbs:9-1-2", "dbs:9-1-2-1", "dbs:9-2-1", "dbs:9-2-2", "dbs:9-2-4", "dbs:1-2-2")
def test_who_has_no_deck_left_loses_in_the_middle_of_an_effect(duel: Factory) -> None:
    reckless = spell("reckless", Seq((Draw(Fixed(2)), Ko(OPPOSING))))
    t = duel(Side(hand=["reckless"], deck=["red-1", "red-1"]), Side(battle=["blue-1"]), cards=(reckless,))
    t.you.use("reckless")
    assert t.winner == "foe"
    assert t.foe.battle == ["blue-1"], "the rest of the effect was not carried out"


@rule("dbs:9-2-2", "dbs:9-2-3", "dbs:9-2-1")
def test_who_has_no_life_left_loses_at_once(duel: Factory) -> None:
    t = duel(Side(battle=["double"]), Side(life=["black-1"]))
    t.you.attack("double", "scout").fight()
    assert t.winner == "you"
    assert t.happened("damage", "lose") == [("damage", "black-1"), ("lose", "")]
    sacrifice = spell("sacrifice", Seq((Drop(Every(Cards(("life",), None, YOU))), Drop(Every(HAND)))))
    t = duel(Side(hand=["sacrifice", "red-1"], life=["black-1"] * 3), cards=(sacrifice,))
    t.you.use("sacrifice")
    assert (t.winner, t.you.hand) == ("foe", ["red-1"])


@rule("dbs:9-2-4")
def test_the_last_card_of_the_deck_need_not_be_missed(duel: Factory) -> None:
    t = duel(Side(), Side(deck=["black-1"]))
    t.you.end_turn()
    assert t.winner == "you", "the draw of the Charge Phase took the last card"


@rule("dbs:9-2-2", "dbs:9-2-3", "dbs:9-2-4", "dbs:1-2-3")
def test_both_players_lose_together(duel: Factory) -> None:
    doom = spell("doom", Drop(Every(Cards(("life",), None, ANYONE))))
    t = duel(Side(hand=["doom"]), cards=(doom,))
    t.you.use("doom")
    assert t.winner == "draw"


@rule("dbs:9-1-2", "dbs:9-1-2-2", "dbs:9-5-1", "dbs:9-5-2")
def test_a_card_without_power_stays_until_a_checkpoint_and_is_spared_if_it_has_some_by_then(duel: Factory) -> None:
    cards = (
        spell("dip", Seq((Choose(OPPOSING), power(-5000, Every(Among("it"))), Draw(ONE), power(5000, THEIRS)))),
        spell("sink", Seq((power(-5000, THEIRS), If(Exists(Cards(IN_BATTLE, None, OPPONENTS)), Draw(ONE))))),
    )
    t = duel(Side(hand=["dip"]), Side(battle=["blue-1"]), cards=cards)
    t.you.use("dip")
    assert (t.foe.battle, t.foe.power("blue-1")) == (["blue-1"], 5000)
    t = duel(Side(hand=["sink"]), Side(battle=["blue-1"]), cards=cards)
    t.you.use("sink")
    assert t.you.hand == ["black-3"], "it was there as long as the effect went on"
    assert (t.foe.battle, t.foe.drop) == ([], ["blue-1"])


@rule("dbs:9-1-2-2")
def test_rule_processing_comes_with_a_counter_timing_too(duel: Factory) -> None:
    call = Seq((power(-5000, THEIRS), Play(Pick(Cards(("drop",), Is("battle"), YOU), ONE))))
    t = duel(
        Side(hand=["call"], drop=["red-1"]), Side(hand=["refusal"], battle=["blue-1"]), cards=(spell("call", call),)
    )
    t.you.use("call")
    t.foe.decline()
    t.pending("choose-counter", t.foe)
    assert t.foe.drop == ["blue-1"], "the second counter timing began with it"
    t.foe.decline()


@rule("dbs:9-1-2-3", "dbs:9-5-2")
def test_cards_without_power_leave_at_the_same_time_and_see_each_other_leave(duel: Factory) -> None:
    cards = (
        waiter("mourner", "drop", Draw(ONE), Is("battle") & ~SELF),
        spell("sap", power(-5000, Every(Cards(IN_BATTLE, Is("battle"), ANYONE)))),
    )
    t = duel(Side(hand=["sap"], battle=["mourner"]), Side(battle=["mourner", "blue-1", "mourner"]), cards=cards)
    t.you.use("sap")
    t.in_any_order()
    assert (t.you.battle, t.foe.battle) == ([], [])
    assert len(t.foe.hand) == 6, "each of the two saw the three others leave"
    assert len(t.you.hand) == 3


@rule("dbs:9-1-2-3", "dbs:9-5-2", "dbs:9-3-2", "dbs:9-7-2")
def test_all_that_is_due_happens_at_the_same_time(duel: Factory) -> None:
    """Power lent by a card that leaves as well does not matter: both were weak, whichever is looked at first."""
    prop = Permanent(IN_BATTLE, (Number(("power",), Fixed(5000), Is("{twin}") & ~SELF),))
    every = Every(Cards(("battle", "unison"), Is("battle") | Is("unison"), OPPONENTS))
    cards = (
        battle("twin", "blue", 1, 5000, prop),
        SAGE,
        spell("sap", Seq((power(-10_000, every), Combo(Every(Cards(("drop",), Is("battle"), YOU)))))),
        waiter("witness", "drop", Draw(ONE), Is("battle") | Is("unison")),
    )
    t = duel(
        Side(hand=["sap"], drop=["red-1"]),
        Side(battle=["twin", "twin", "witness"], unison="sage", markers=1),
        cards=cards,
    )
    assert t.foe.power("twin") == 10_000
    t.you.use("sap")
    t.in_any_order()
    assert (t.foe.battle, t.foe.unison) == ([], [])
    assert (t.you.combo_area, t.you.drop) == ([], ["sap", "red-1"])
    assert len(t.foe.hand) == 5, "the witness saw two twins, the Unison Card, the combo and itself leave"


@rule("dbs:9-1-2-3", "dbs:9-5-3")
def test_of_cards_that_leave_together_each_has_its_own_cause(duel: Factory) -> None:
    theirs = When("drop", Is("battle"), Draw(ONE), "auto", "opponents", "skill")
    by_warp = Number(("power",), Count(Cards(("warp",), None, YOU), -5000), IsBound("it"))
    idle = Until((by_warp,), THEIRS)  # the Warp is empty: it takes no power
    cards = (
        battle("wary", "blue", 1, 20_000, Auto(IN_BATTLE, (theirs,))),
        battle("frost", "red", 1, 20_000, Permanent(IN_BATTLE, (Number(("power",), Fixed(-5000), Is("{blue-1}")),))),
        spell("call", Seq((Play(Every(Cards(("drop",), Is("{frost}"), YOU))), power(-10_000, BLUE_2), idle))),
    )
    t = duel(Side(hand=["call"], drop=["frost"]), Side(battle=["blue-1", "blue-2", "wary"]), cards=cards)
    t.you.use("call")
    assert t.foe.battle == ["wary"]
    assert t.foe.drop == ["blue-1", "blue-2"]
    assert len(t.foe.hand) == 1, "an effect took the power of one; that of the other was just lower"


# Combos outside of a battle


@rule("dbs:9-3-1", "dbs:9-3-2")
def test_cards_in_the_combo_area_outside_of_a_battle_go_to_the_drop_area_of_their_owner(duel: Factory) -> None:
    join = spell("join", Seq((Combo(OWN), If(Exists(Cards(("combo",))), Draw(ONE)))))
    t = duel(Side(hand=["join"], battle=["red-1"], stolen=["blue-1"]), cards=(join,))
    t.you.use("join")
    assert t.you.hand == ["black-3"], "they were there until the checkpoint"
    assert (t.you.combo_area, t.you.drop, t.foe.drop) == ([], ["join", "red-1"], ["blue-1"])


@rule("dbs:9-3-2", "dbs:9-5-2", "dbs:4-5-3-1")
def test_who_loses_the_help_of_a_combo_card_that_leaves_may_leave_as_well(duel: Factory) -> None:
    """Rule processing is done again until nothing is left to do."""
    crutch = Permanent(("battle", "combo"), (Number(("power",), Fixed(5000), Is("{frail}")),))
    cards = (
        battle("helper", "red", 1, 5000, crutch),
        battle("frail", "red", 1, 0),
        spell("join", Combo(Every(Cards(("battle",), Is("{helper}"), YOU)))),
    )
    t = duel(Side(hand=["join"], battle=["helper", "frail"]), cards=cards)
    t.you.use("join")
    assert (t.you.battle, t.you.drop) == ([], ["join", "helper", "frail"])


@rule("dbs:9-3-2")
def test_cards_in_the_combo_area_stay_as_long_as_the_battle(duel: Factory) -> None:
    join = spell("join", Combo(Every(Cards(("drop",), Is("battle"), YOU))), "battle")
    t = duel(Side(hand=["join"], drop=["red-1"]), cards=(join,))
    t.you.attack("captain", "scout").use("join")
    assert t.you.combo_area == ["red-1"]
    t.fight()
    assert t.you.combo_area == []


# Cards on top of others


@rule("dbs:9-4-1", "dbs:9-4-2")
@pytest.mark.parametrize("mode", ["battle", "rested"])
def test_a_card_placed_on_another_has_its_mode_and_its_changes_of_power(duel: Factory, mode: str) -> None:
    grow = Seq(
        (
            Choose(Pick(Cards(IN_BATTLE, None, YOU), ONE)),
            Play(Every(Cards(("drop",), Is("{red-3}"), YOU)), onto=Among("it")),
        )
    )
    cards = (spell("grow", grow), spell("cheer", power(2000, OWN)))
    side = Side(hand=["cheer", "grow"], drop=["red-3"])
    if mode == "battle":
        side.battle = ["red-1"]
    else:
        side.rested = ["red-1"]
    t = duel(side, cards=cards)
    t.you.use("cheer").use("grow")
    assert t.you.battle == ["red-3"]
    assert t.you.under_card("red-3") == ["red-1"]
    assert t.you.power("red-3") == 17_000
    assert t.you.rested == (["red-3"] if mode == "rested" else [])


@rule("dbs:9-4-1")
def test_a_card_counts_as_the_one_it_was_placed_on_in_the_middle_of_the_effect(duel: Factory) -> None:
    base = Choose(Pick(Cards(IN_BATTLE, None, YOU), ONE))
    play = Play(Every(Cards(("drop",), Is("{red-3}"), YOU)), onto=Among("it"))
    check = If(Exists(Among("it", Between("power", least=17_000))), Draw(ONE))
    cards = (spell("grow", Seq((base, play, check))), spell("cheer", power(2000, OWN)))
    t = duel(Side(hand=["cheer", "grow"], battle=["red-1"], drop=["red-3"]), cards=cards)
    t.you.use("cheer").use("grow")
    assert t.you.hand == ["black-3"]


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


SAGE = unison(
    "sage",
    "red",
    5000,
    Activate("main", Draw(ONE), (Markers(-1),)),
    Activate("main", power(3000, This())),
    Permanent(("unison",), (Number(("power",), Fixed(500), SELF, when=Exists(Cards(("drop",)))),)),
)


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
