"""The core of the Dragon Ball Super Card Game: turn, energy, playing, battle, counters, losing."""

from __future__ import annotations

from tests.games.dbs.duel import Factory, Side
from tests.scenario import rule

RED = ["red-1"]
DECK = ["red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3", "black-1"] * 5


@rule("dbs:2-11-1-1", "dbs:6-3-1-2-1-1", "dbs:6-3-1-2-1-3", "dbs:3-6-4")
def test_a_battle_card_is_played_for_its_energy(duel: Factory) -> None:
    t = duel(Side(hand=["red-2"], energy=RED * 3))
    t.you.play("red-2")
    assert t.you.battle == ["red-2"]
    assert t.you.rested == []
    assert len(t.you.rested_energy) == 2


@rule("dbs:6-3-1-2-1-1", "dbs:2-11-1-1")
def test_without_enough_energy_or_its_colour_nothing_can_be_played(duel: Factory) -> None:
    t = duel(Side(hand=["red-2", "blue-1"], energy=RED))
    assert t.you.offered("play") == []


@rule("dbs:3-8-2", "dbs:8-4-2-4")
def test_the_player_chooses_which_energy_pays_as_far_as_the_colours_allow(duel: Factory) -> None:
    t = duel(Side(hand=["red-2"], energy=["red-1", "blue-1", "green-1"]), paying=True)
    t.you.play("red-2")
    assert t.you.offered() == ["red-1", "blue-1", "green-1"]
    t.you.pay("blue-1")
    assert t.you.rested_energy == ["red-1", "blue-1"], "the red one must follow"


@rule("dbs:2-11-1-1")
def test_a_specified_cost_of_two_colours(duel: Factory) -> None:
    assert not duel(Side(hand=["two-tone"], energy=RED * 3)).you.can_play("two-tone")
    assert duel(Side(hand=["two-tone"], energy=["red-1", "blue-1"])).you.can_play("two-tone")


@rule("dbs:6-3-1-2-1-4", "dbs:8-6-2", "dbs:4-5-3-2")
def test_an_auto_skill_waits_for_the_checkpoint(duel: Factory) -> None:
    t = duel(Side(hand=["greeter"], energy=RED))
    t.you.play("greeter")
    assert t.you.hand == ["black-3"]


@rule("dbs:7-1", "dbs:7-4-1-4", "dbs:7-4-1-4-1", "dbs:4-10-2-1")
def test_an_attack_on_the_leader_deals_one_damage_from_the_life_the_player_chooses(duel: Factory) -> None:
    t = duel(Side(battle=["double", "red-2"]), Side(life=["black-1", "black-2", "black-3"]))
    t.you.attack("red-2", "scout").fight()
    t.pending("choose-life", t.foe)
    t.foe.choose("black-2")
    assert t.foe.life == ["black-1", "black-3"]
    assert t.foe.hand == ["black-2"]


@rule("dbs:7-4-1-4")
def test_a_weaker_attack_does_nothing(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"]))
    t.you.attack("red-1", "scout").fight()
    assert len(t.foe.life) == 8


@rule("dbs:7-1", "dbs:7-4-1-4-2", "dbs:10-1-1")
def test_only_a_rested_battle_card_can_be_attacked_and_is_kod(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(battle=["blue-1"], rested=["blue-2"]))
    assert sorted(t.you.targets("red-3")) == ["blue-2", "scout"]
    t.you.attack("red-3", "blue-2").fight()
    assert t.foe.drop == ["blue-2"]
    assert t.you.rested == ["red-3"]


@rule("dbs:7-2-1-2-2", "dbs:7-4-1-2", "dbs:7-4-1-6", "dbs:7-3-1-2-2", "dbs:7-4-1-3")
def test_combos_add_power_to_both_sides_and_go_to_the_drop_area(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"], hand=["red-1", "red-3"]), Side(hand=["blue-1"]))
    t.you.attack("red-1", "scout").combo("red-1@hand", "red-3").pass_()
    t.foe.combo("blue-1").pass_()
    assert len(t.foe.life) == 7, "15,000 against 15,000"
    assert t.you.drop == ["red-1", "red-3"]
    assert t.foe.drop == ["blue-1"]


@rule("dbs:7-2-1-2-2-1", "dbs:3-7-3-1")
def test_a_combo_costs_its_combo_cost(duel: Factory) -> None:
    t = duel(Side(battle=["red-1"], hand=["costly-combo"]))
    t.you.attack("red-1", "scout")
    assert not t.you.can_combo("costly-combo")
    t = duel(Side(battle=["red-1"], hand=["costly-combo"], energy=RED))
    t.you.attack("red-1", "scout").combo("costly-combo")
    assert t.you.combo_area == ["costly-combo"]
    assert t.you.rested_energy == RED


@rule("dbs:10-7-1-1", "dbs:4-10-2-2")
def test_double_strike_deals_two_damage(duel: Factory) -> None:
    t = duel(Side(battle=["double"]))
    t.you.attack("double", "scout").fight()
    assert len(t.foe.life) == 6


@rule("dbs:10-6-1")
def test_critical_sends_life_to_the_drop_area(duel: Factory) -> None:
    t = duel(Side(battle=["critical"]))
    t.you.attack("critical", "scout").fight()
    assert t.foe.hand == []
    assert t.foe.drop == ["black-1"]


@rule("dbs:10-20-1")
def test_victory_strike_wins_the_game(duel: Factory) -> None:
    t = duel(Side(battle=["victor"]))
    t.you.attack("victor", "scout").fight()
    assert t.winner == "you"


@rule("dbs:1-2-2-1", "dbs:9-2-3", "dbs:1-2-1-1-1")
def test_who_has_no_life_left_loses_at_once(duel: Factory) -> None:
    t = duel(Side(battle=["double"]), Side(life=["black-1"]))
    t.you.attack("double", "scout").fight()
    assert t.winner == "you"


@rule("dbs:1-2-2-2", "dbs:9-2-4", "dbs:1-2-1-1-2")
def test_who_has_no_deck_left_loses_at_once(duel: Factory) -> None:
    t = duel(Side(hand=["greeter"], energy=RED, deck=["black-3"]))
    t.you.play("greeter")
    assert t.winner == "foe"


@rule("dbs:4-7-2-1", "dbs:6-3-1-2-1-2", "dbs:10-10-4")
def test_a_play_can_be_countered_from_the_hand(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"], energy=RED), Side(hand=["refusal"]))
    t.you.play("red-1")
    t.foe.counter("refusal")
    assert t.you.battle == []
    assert t.you.drop == ["red-1"]
    assert t.foe.drop == ["refusal"]


@rule("dbs:10-10-1", "dbs:4-7-3-2")
def test_a_player_with_cards_in_hand_is_asked_whatever_they_are(duel: Factory) -> None:
    t = duel(Side(hand=["red-1"], energy=RED), Side(hand=["blue-3"]), counters=True)
    t.you.play("red-1")
    t.pending("choose-counter", t.foe)
    assert t.foe.options == ["no", "no-more"]
    t.foe.choose("no-more")
    t.you.attack("captain", "scout")
    assert t.asked == ("you", "offense-step"), "no more questions this turn"


@rule("dbs:4-7-2-2", "dbs:7-1-2", "dbs:7-1-4", "dbs:7-1-4-4")
def test_a_negated_attack_ends_the_battle(duel: Factory) -> None:
    t = duel(Side(battle=["red-3"]), Side(hand=["parry"]))
    t.you.attack("red-3", "scout")
    t.foe.counter("parry")
    assert t.asked == ("you", "main-phase")
    assert len(t.foe.life) == 8


@rule("dbs:4-7-3-3", "dbs:4-7-3-5", "dbs:10-10-3-3")
def test_counters_alternate_and_resolve_last_in_first_out(duel: Factory) -> None:
    t = duel(Side(hand=["red-1", "second-thoughts", "red-2"], energy=RED), Side(hand=["refusal"]))
    t.you.play("red-1")
    t.foe.counter("refusal")
    t.you.counter("second-thoughts")
    assert t.you.drop == ["red-2", "second-thoughts", "red-1"]
    assert t.you.hand == ["black-3"]


@rule("dbs:8-1-3-1-2", "dbs:8-5-2-5-1", "dbs:8-5-2-2-1")
def test_an_extra_card_costs_its_energy_and_goes_to_the_drop_area(duel: Factory) -> None:
    t = duel(Side(hand=["blast"], energy=RED), Side(battle=["blue-3"]))
    t.you.use("blast")
    assert t.you.drop == ["blast"]
    assert t.foe.drop == ["blue-3"]


@rule("dbs:9-5-2", "dbs:10-11-1", "dbs:8-4-2-2")
def test_a_battle_card_without_power_leaves_at_the_checkpoint(duel: Factory) -> None:
    t = duel(Side(battle=["weakener"], energy=RED * 2), Side(battle=["blue-1"]))
    t.you.use("weakener")
    assert t.foe.drop == ["blue-1"]
    assert not t.you.can_use("weakener"), "once per turn"


@rule("dbs:10-2-3", "dbs:10-2-5")
def test_a_leader_that_is_flipped_remains_the_same_card(duel: Factory) -> None:
    t = duel()
    before = t.you.card("captain")
    t.you.use("captain")
    assert t.you.leader == ["captain-back"]
    assert t.you.card("captain-back") == before
    assert t.you.power("captain-back") == 15_000


@rule("dbs:6-3-1-2-2-3", "dbs:2-12-3", "dbs:8-4-2-5-1-3", "dbs:8-4-2-5-2", "dbs:9-6-1-2")
def test_a_unison_card_enters_with_markers_and_spends_them(duel: Factory) -> None:
    t = duel(Side(hand=["herald"], energy=RED * 3))
    t.you.play("herald", x=1)
    assert t.you.markers == 2
    t.you.use("herald")
    assert t.you.markers == 1
    assert not t.you.can_use("herald"), "one marker skill per turn"


@rule("dbs:6-2-2", "dbs:6-2-3", "dbs:6-2-5", "dbs:6-4-1-4")
def test_the_next_turn_stands_draws_and_charges(duel: Factory) -> None:
    t = duel(Side(), Side(rested=["blue-1"], hand=["blue-2"]))
    t.you.end_turn()
    assert t.asked == ("foe", "charge")
    assert t.foe.rested == []
    assert t.foe.hand == ["blue-2", "black-3"]
    t.foe.charge("blue-2")
    assert t.foe.energy == ["blue-2"]


@rule("dbs:5-2-1-5", "dbs:5-2-1-6", "dbs:5-2-1-6-1", "dbs:5-2-1-7", "dbs:5-2-1-8")
def test_opening_hands_one_redraw_and_eight_life(duel: Factory) -> None:
    t = duel(Side(deck=DECK), Side(deck=DECK), at="opening", turn=0)
    first, second = (t.you, t.foe) if t.active == "you" else (t.foe, t.you)
    t.pending("redraw", first)
    assert [len(player.hand) for player in (first, second)] == [6, 6]
    first.answer(*first.options[:2])
    t.pending("redraw", second)
    second.choose()
    assert [len(player.hand) for player in (first, second)] == [6, 6], "the first player does not draw"
    assert [len(player.life) for player in (first, second)] == [8, 8]
    t.pending("charge", first)
