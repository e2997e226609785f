"""What attacks do: [Critical], strikes, repeated attacks, [Victory Strike] (10-6, 10-7, 10-8, 10-20)."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import Auto
from pioche.games.dbs.effects import Draw, Inflict
from pioche.games.dbs.keywords import critical, repeated_attack, strike, victory_strike
from pioche.games.dbs.verbs import Gain, Ko, Play, Stand
from pioche.kernel.cards.query import YOU, Cards, Is, IsBound, IsSource
from pioche.kernel.cards.rule import Silence, When
from pioche.kernel.cards.select import Every, Pick
from pioche.kernel.cards.verbs import Until
from tests.games.dbs.duel import Factory, Side
from tests.games.dbs.sample_cards import ONE, battle, extra, leader, spell, unison
from tests.rules.dbs.keywords.samples import MINE, MY_BATTLE, THEIRS
from tests.scenario import rule


@rule("dbs:10-6-1")
def test_critical_damage_goes_to_the_drop_area(duel: Factory) -> None:
    heavy = battle("heavy", "red", 1, 20_000, critical(), strike(2))
    for attacker, dropped, taken in (("critical", 1, 0), ("heavy", 2, 0), ("red-3", 0, 1)):
        t = duel(Side(battle=["critical", "heavy", "red-3"]), cards=(heavy,))
        t.you.attack(attacker, "scout").fight()
        assert (len(t.foe.drop), len(t.foe.hand)) == (dropped, taken)


@rule("dbs:10-6-1")
def test_critical_concerns_damage_by_attacks_only(duel: Factory) -> None:
    burn = spell("burn", Inflict(ONE))
    t = duel(Side(battle=["critical"], hand=["burn"]), cards=(burn,))
    t.you.use("burn")
    assert (len(t.foe.drop), len(t.foe.hand)) == (0, 1)


@rule("dbs:10-7-1", "dbs:10-7-1-1", "dbs:10-7-1-2", "dbs:10-7-1-3")
@pytest.mark.parametrize("damage", [2, 3, 4])
def test_a_strike_deals_so_much_damage_instead(duel: Factory, damage: int) -> None:
    striker = battle("striker", "red", 1, 20_000, strike(damage))
    t = duel(Side(battle=["striker", "red-3"]), cards=(striker,))
    t.you.attack("striker", "scout").fight()
    assert (len(t.foe.life), len(t.foe.hand)) == (8 - damage, damage)
    t.you.attack("red-3", "scout").fight()
    assert len(t.foe.life) == 7 - damage, "others deal one"
    t = duel(Side(battle=["striker"]), Side(unison="herald", markers=5), cards=(striker,))
    t.you.attack("striker", "herald").fight()
    assert t.foe.markers == 5 - damage, "as many markers"


@rule("dbs:10-7-1")
@pytest.mark.parametrize("gained", [2, 4])
def test_of_several_strikes_the_highest_counts(duel: Factory, gained: int) -> None:
    striker = battle("striker", "red", 1, 20_000, strike(3))
    teach = spell("teach", Gain(Pick(MY_BATTLE, ONE), (strike(gained),)))
    t = duel(Side(battle=["striker"], hand=["teach"]), cards=(striker, teach))
    t.you.use("teach").attack("striker", "scout").fight()
    assert len(t.foe.life) == 8 - max(3, gained)


@rule("dbs:10-8-1", "dbs:10-8-1-1", "dbs:10-8-1-2")
@pytest.mark.parametrize("times", [2, 3])
def test_a_repeated_attack_stands_its_card_again_after_the_battle(duel: Factory, times: int) -> None:
    fury = battle("fury", "red", 1, 15_000, repeated_attack(times))
    t = duel(Side(battle=["fury"]), cards=(fury,))
    for _ in range(times - 1):
        t.you.attack("fury", "scout")
        assert t.you.rested == ["fury"], "during the battle it is rested"
        t.fight()
        assert t.you.rested == []
    t.you.attack("fury", "scout").fight()
    assert t.you.rested == ["fury"]
    assert len(t.foe.life) == 8 - times
    t.you.end_turn()
    t.foe.end_turn()
    t.you.attack("fury", "scout").fight()
    assert t.you.rested == [], "each turn anew"


@rule("dbs:10-8-1")
@pytest.mark.parametrize("times", [2, 3])
def test_a_repeated_attack_is_due_after_its_own_battles_whatever_came_of_them(duel: Factory, times: int) -> None:
    fury = battle("fury", "red", 1, 5000, repeated_attack(times))
    t = duel(Side(battle=["fury", "red-1"]), Side(hand=["parry"]), cards=(fury,))
    t.you.attack("red-1", "scout")
    t.foe.decline()
    t.fight()
    assert t.you.rested == ["red-1"]
    t.you.attack("fury", "scout")
    t.foe.counter("parry")
    assert t.you.rested == ["red-1"], "the attack was negated, yet it stands again"


@rule("dbs:10-8-1", "dbs:8-6-7")
def test_a_repeated_attack_triggers_on_the_attack(duel: Factory) -> None:
    teach = spell("teach", Gain(Every(MY_BATTLE), (repeated_attack(2),)), "battle")
    t = duel(Side(battle=["red-3"], hand=["teach"]), cards=(teach,))
    t.you.attack("red-3", "scout").use("teach").fight()
    assert t.you.rested == ["red-3"], "it had not the skill when it attacked"
    hush = spell("hush", Until((Silence(IsBound("it")),), Every(MY_BATTLE)), "battle")
    t = duel(Side(battle=["flurry"], hand=["hush"]), cards=(hush,))
    t.you.attack("flurry", "scout").use("hush").fight()
    assert t.you.rested == [], "the skill has resolved by then: the card stands after the battle"
    t.you.attack("flurry", "scout").fight()
    assert t.you.rested == ["flurry"]


@rule("dbs:10-8-1", "dbs:8-6-7")
@pytest.mark.parametrize("times", [2, 3])
def test_a_repeated_attack_is_activated_so_often_a_turn_and_counts_when_it_is(duel: Factory, times: int) -> None:
    """It is stood up by something else in the middle of its battles: these count all the same."""
    fury = battle("fury", "red", 1, 15_000, repeated_attack(times))
    rise = spell("rise", Stand(Every(MY_BATTLE)), "both")
    t = duel(Side(battle=["fury"], hand=["rise"]), cards=(fury, rise))
    for _ in range(times - 1):
        t.you.attack("fury", "scout")
        if t.you.can_use("rise"):
            t.you.use("rise")
        t.fight()
        assert t.you.rested == []
    t.you.attack("fury", "scout").fight()
    assert t.you.rested == ["fury"]


@rule("dbs:10-8-1")
@pytest.mark.parametrize("times", [2, 3])
def test_a_repeated_attack_that_is_used_up_does_not_trigger(duel: Factory, times: int) -> None:
    draws = Auto(("battle",), (When("attack", IsSource(), Draw(ONE), "auto"),))
    fury = battle("fury", "red", 1, 15_000, repeated_attack(times), draws)
    t = duel(Side(battle=["fury"]), cards=(fury,))
    for _ in range(times - 1):
        t.you.attack("fury", "scout")
        t.pending("choose-trigger", t.you)
        t.in_any_order().fight()
    t.you.attack("fury", "scout")
    assert t.asked == ("you", "offense-step"), "nothing is left to put in order"
    t.fight()
    assert (t.you.rested, t.you.hand) == (["fury"], ["black-3"] * times)


@rule("dbs:10-8-1")
@pytest.mark.parametrize("times", [2, 3])
@pytest.mark.parametrize("order", [0, -1])
def test_a_repeated_attack_that_a_card_has_several_times_is_activated_no_more_often(
    duel: Factory, times: int, order: int
) -> None:
    fury = battle("fury", "red", 1, 15_000, repeated_attack(times))
    teach = spell("teach", Gain(Every(MY_BATTLE), (repeated_attack(times),)))
    t = duel(Side(battle=["fury"], hand=["teach"] * 2), cards=(fury, teach))
    t.you.use("teach").use("teach").attack("fury", "scout")
    while t.asked[1] == "choose-trigger":
        t.you.answer(t.you.options[order])
    t.fight()
    due = len(t.you.options) if t.asked[1] == "choose-trigger" else 1
    assert due == times - 1
    t.in_any_order()
    assert t.you.rested == []


@rule("dbs:10-8-1", "dbs:7-1-4")
def test_a_card_played_on_top_of_the_attacker_stands_in_its_place(duel: Factory) -> None:
    rise = spell(
        "rise", Play(Pick(Cards(("hand",), Is("{blue-3}"), YOU), ONE), onto=Cards(("battle",), None, YOU)), "battle"
    )
    t = duel(Side(battle=["flurry"], hand=["rise", "blue-3"]), cards=(rise,))
    t.you.attack("flurry", "scout").use("rise")
    if t.decision.ask == "choose-play":
        t.you.choose("blue-3")
    t.fight()
    assert (t.you.battle, t.you.rested) == (["blue-3"], [])


@rule("dbs:10-8-1")
def test_a_leader_or_a_unison_card_repeats_its_attacks_too(duel: Factory) -> None:
    cards = (
        leader("boss", "red", 10_000, repeated_attack(2)),
        unison("star", "red", 10_000, repeated_attack(2)),
    )
    t = duel(Side(leader="boss", unison="star"), cards=cards)
    for slug in ("boss", "star"):
        t.you.attack(slug, "scout").fight()
    assert t.you.rested == []


@rule("dbs:10-8-1")
def test_two_repeated_attacks_do_not_add_up(duel: Factory) -> None:
    fury = battle("fury", "red", 1, 15_000, repeated_attack(2))
    teach = spell("teach", Gain(Every(MINE), (repeated_attack(3),)))
    t = duel(Side(battle=["fury"], hand=["teach"]), cards=(fury, teach))
    t.you.use("teach")
    for _ in range(3):
        t.you.attack("fury", "scout")
        t.in_any_order().fight()
        t.in_any_order()
    assert t.you.rested == ["fury"]
    assert len(t.foe.life) == 5


@rule("dbs:10-20-1")
def test_victory_strike_wins_the_game_when_its_attack_damages(duel: Factory) -> None:
    t = duel(Side(battle=["victor"]))
    t.you.attack("victor", "scout").fight()
    assert t.winner == "you"
    feeble = battle("feeble", "red", 1, 5000, victory_strike())
    t = duel(Side(battle=["feeble"]), cards=(feeble,))
    t.you.attack("feeble", "scout").fight()
    assert t.winner == "", "it did no damage"
    t = duel(Side(battle=["victor"]), Side(rested=["blue-1"]))
    t.you.attack("victor", "blue-1").fight()
    assert (t.winner, t.foe.drop) == ("", ["blue-1"]), "a Battle Card takes no damage"


@rule("dbs:10-20-1")
def test_victory_strike_belongs_to_attacks(duel: Factory) -> None:
    cards = (spell("burn", Inflict(ONE)), extra("storm", "red", 0), spell("sweep", Ko(Every(THEIRS))))
    t = duel(Side(battle=["victor"], hand=["burn"]), cards=cards)
    t.you.use("burn")
    assert t.winner == ""
    assert len(t.foe.life) == 7
    grant = spell("grant", Gain(Pick(MY_BATTLE, ONE), (victory_strike(),)))
    t = duel(Side(battle=["red-3"], hand=["grant"]), cards=(grant,))
    t.you.use("grant").attack("red-3", "scout").fight()
    assert t.winner == "you"
