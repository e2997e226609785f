"""Rule processing: when it happens, defeat, stray combos, cards on top of others (9)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto, Permanent
from pioche.games.dbs.effects import Draw
from pioche.games.dbs.verbs import Combo, Drop, Ko, Play
from pioche.kernel.cards.effect import Each, If, Seq
from pioche.kernel.cards.query import ANYONE, OPPONENTS, YOU, Among, Between, Cards, Count, Exists, Fixed, Is, IsBound
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Choose, Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, OPPOSING, battle, spell
from tests.rules.dbs.samples import HAND, IN_BATTLE, SAGE, SELF, THEIRS, power, waiter
from tests.scenario import rule

OWN = Every(Cards(IN_BATTLE, None, YOU))
BLUE_2 = Every(Cards(IN_BATTLE, Is("{blue-2}"), OPPONENTS))


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


@rule("dbs:9-3-1", "dbs:9-3-2")
def test_that_is_so_of_the_cards_of_either_player(duel: Factory) -> None:
    join = spell("join", Each(OPPONENTS, Combo(Every(Cards(("battle",), Is("battle"), "actor")))))
    t = duel(Side(hand=["join"], battle=["red-1"]), Side(battle=["blue-1"]), cards=(join,))
    t.you.use("join")
    assert (t.you.battle, t.foe.combo_area, t.foe.drop) == (["red-1"], [], ["blue-1"])


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
