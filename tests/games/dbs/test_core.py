"""The core of the Dragon Ball Super Card Game: turn, energy, playing, battle, counters, losing."""

from __future__ import annotations

from tests.games.dbs.sample import Side, Table, decks, new
from tests.scenario import rule

RED = ["red-1"]


@rule("dbs:2-11-1-1", "dbs:6-3-1-2-1-1", "dbs:6-3-1-2-1-3", "dbs:3-6-4")
def test_a_battle_card_is_played_for_its_energy() -> None:
    t = Table(Side(hand=["red-2"], energy=RED * 3))
    t.answer("play:red-2")
    assert t.slugs("battle", 0) == ["red-2"]
    assert t.game.card(t.only("battle", 0)).mode == 0
    assert [t.game.card(ref).mode for ref in t.game.cards_in("energy", 0)].count(1) == 2


@rule("dbs:6-3-1-2-1-1", "dbs:2-11-1-1")
def test_without_enough_energy_or_its_colour_nothing_can_be_played() -> None:
    t = Table(Side(hand=["red-2", "blue-1"], energy=RED))
    assert "play:red-2" not in t.options
    assert "play:blue-1" not in t.options


@rule("dbs:3-8-2", "dbs:8-4-2-4")
def test_the_player_chooses_which_energy_pays_as_far_as_the_colours_allow() -> None:
    t = Table(Side(hand=["red-2"], energy=["red-1", "blue-1", "green-1"]))
    t.answer("play:red-2")
    assert t.asked == (0, "choose-energy")
    t.answer("blue-1")
    assert [t.game.card(ref).mode for ref in t.game.cards_in("energy", 0)] == [1, 1, 0], "the red one must follow"


@rule("dbs:2-11-1-1")
def test_a_specified_cost_of_two_colours() -> None:
    assert "play:two-tone" not in Table(Side(hand=["two-tone"], energy=RED * 3)).options
    assert "play:two-tone" in Table(Side(hand=["two-tone"], energy=["red-1", "blue-1"])).options


@rule("dbs:6-3-1-2-1-4", "dbs:8-6-2", "dbs:4-5-3-2")
def test_an_auto_skill_waits_for_the_checkpoint() -> None:
    t = Table(Side(hand=["greeter"], energy=RED))
    t.answer("play:greeter")
    assert t.slugs("hand", 0) == ["black-3"]


@rule("dbs:7-1", "dbs:7-4-1-4", "dbs:7-4-1-4-1", "dbs:4-10-2-1")
def test_an_attack_on_the_leader_deals_one_damage_from_the_life_the_player_chooses() -> None:
    t = Table(Side(battle=["double", "red-2"]), Side(leader="scout"))
    t.attack("red-2", "scout").answer("pass", "pass")
    assert t.asked == (1, "choose-life")
    t.answer("life/3")
    assert len(t.game.cards_in("life", 1)) == 7
    assert t.slugs("hand", 1) == ["black-1"]


@rule("dbs:7-4-1-4")
def test_a_weaker_attack_does_nothing() -> None:
    t = Table(Side(battle=["red-1"]))
    t.attack("red-1", "scout").answer("pass", "pass")
    assert len(t.game.cards_in("life", 1)) == 8


@rule("dbs:7-1", "dbs:7-4-1-4-2", "dbs:10-1-1")
def test_only_a_rested_battle_card_can_be_attacked_and_is_kod() -> None:
    t = Table(Side(battle=["red-3"]), Side(leader="scout", battle=["blue-1"], rested=["blue-2"]))
    t.answer("attack:red-3")
    assert sorted(t.options) == ["blue-2@battle/1r", "scout@leader/1"]
    t.answer("blue-2", "pass", "pass")
    assert t.slugs("drop", 1) == ["blue-2"]
    assert t.game.card(t.game.cards_in("battle", 0)[0]).mode == 1


@rule("dbs:7-2-1-2-2", "dbs:7-4-1-2", "dbs:7-4-1-6", "dbs:7-3-1-2-2", "dbs:7-4-1-3")
def test_combos_add_power_to_both_sides_and_go_to_the_drop_area() -> None:
    t = Table(Side(battle=["red-1"], hand=["red-1", "red-3"]), Side(leader="scout", hand=["blue-1"]))
    t.attack("red-1", "scout").answer("no", "combo:red-1", "combo:red-3", "pass")
    assert t.asked == (1, "battle-step")
    t.answer("combo:blue-1", "pass")
    assert t.asked == (1, "choose-life"), "15,000 against 15,000"
    t.answer("life/0")
    assert t.slugs("drop", 0) == ["red-1", "red-3"]
    assert t.slugs("drop", 1) == ["blue-1"]


@rule("dbs:7-2-1-2-2-1", "dbs:3-7-3-1")
def test_a_combo_costs_its_combo_cost() -> None:
    t = Table(Side(battle=["red-1"], hand=["costly-combo"]))
    t.attack("red-1", "scout")
    assert not any(key.startswith("combo:") for key in t.options)
    t = Table(Side(battle=["red-1"], hand=["costly-combo"], energy=RED))
    t.attack("red-1", "scout").answer("combo:costly-combo")
    assert t.slugs("combo", 0) == ["costly-combo"]
    assert t.game.card(t.only("energy", 0)).mode == 1


@rule("dbs:10-7-1-1", "dbs:4-10-2-2")
def test_double_strike_deals_two_damage() -> None:
    t = Table(Side(battle=["double"]))
    t.attack("double", "scout").answer("pass", "pass", "life/0", "life/0")
    assert len(t.game.cards_in("life", 1)) == 6


@rule("dbs:10-6-1")
def test_critical_sends_life_to_the_drop_area() -> None:
    t = Table(Side(battle=["critical"]))
    t.attack("critical", "scout").answer("pass", "pass", "life/0")
    assert t.slugs("hand", 1) == []
    assert t.slugs("drop", 1) == ["black-1"]


@rule("dbs:10-20-1")
def test_victory_strike_wins_the_game() -> None:
    t = Table(Side(battle=["victor"]))
    t.attack("victor", "scout").answer("pass", "pass")
    assert t.game.result == (0,)


@rule("dbs:1-2-2-1", "dbs:9-2-3", "dbs:1-2-1-1-1")
def test_who_has_no_life_left_loses_at_once() -> None:
    t = Table(Side(battle=["double"]), Side(leader="scout", life=["black-1"]))
    t.attack("double", "scout").answer("pass", "pass")
    assert t.game.result == (0,)


@rule("dbs:1-2-2-2", "dbs:9-2-4", "dbs:1-2-1-1-2")
def test_who_has_no_deck_left_loses_at_once() -> None:
    t = Table(Side(hand=["greeter"], energy=RED, deck=["black-3"]))
    t.answer("play:greeter")
    assert t.game.result == (1,)


@rule("dbs:4-7-2-1", "dbs:6-3-1-2-1-2", "dbs:10-10-4")
def test_a_play_can_be_countered_from_the_hand() -> None:
    t = Table(Side(hand=["red-1"], energy=RED), Side(leader="scout", hand=["refusal"]))
    t.answer("play:red-1")
    assert t.asked == (1, "choose-counter")
    t.answer("refusal")
    assert t.slugs("battle", 0) == []
    assert t.slugs("drop", 0) == ["red-1"]
    assert t.slugs("drop", 1) == ["refusal"]


@rule("dbs:10-10-1", "dbs:4-7-3-2")
def test_a_player_with_cards_in_hand_is_asked_whatever_they_are() -> None:
    t = Table(Side(hand=["red-1"], energy=RED), Side(leader="scout", hand=["blue-3"]))
    t.answer("play:red-1")
    assert t.asked == (1, "choose-counter")
    assert t.options == ["no", "no-more"]
    t.answer("no-more")
    t.attack("captain", "scout")
    assert t.asked == (0, "battle-step"), "no more questions this turn"


@rule("dbs:4-7-2-2", "dbs:7-1-2", "dbs:7-1-4", "dbs:7-1-4-4")
def test_a_negated_attack_ends_the_battle() -> None:
    t = Table(Side(battle=["red-3"]), Side(leader="scout", hand=["parry"]))
    t.attack("red-3", "scout").answer("parry")
    assert t.asked == (0, "main-phase")
    assert len(t.game.cards_in("life", 1)) == 8


@rule("dbs:4-7-3-3", "dbs:4-7-3-5", "dbs:10-10-3-3")
def test_counters_alternate_and_resolve_last_in_first_out() -> None:
    t = Table(Side(hand=["red-1", "second-thoughts", "red-2"], energy=RED), Side(leader="scout", hand=["refusal"]))
    t.answer("play:red-1", "refusal")
    assert t.asked == (0, "choose-counter")
    t.answer("second-thoughts")
    assert t.slugs("drop", 0) == ["red-2", "second-thoughts", "red-1"]
    assert t.slugs("hand", 0) == ["black-3"]


@rule("dbs:8-1-3-1-2", "dbs:8-5-2-5-1", "dbs:8-5-2-2-1")
def test_an_extra_card_costs_its_energy_and_goes_to_the_drop_area() -> None:
    t = Table(Side(hand=["blast"], energy=RED), Side(leader="scout", battle=["blue-3"]))
    t.answer("use:blast:0")
    assert t.slugs("drop", 0) == ["blast"]
    assert t.slugs("drop", 1) == ["blue-3"]


@rule("dbs:9-5-2", "dbs:10-11-1", "dbs:8-4-2-2")
def test_a_battle_card_without_power_leaves_at_the_checkpoint() -> None:
    t = Table(Side(battle=["weakener"], energy=RED * 2), Side(leader="scout", battle=["blue-1"]))
    t.answer("use:weakener@battle/0:0")
    assert t.slugs("drop", 1) == ["blue-1"]
    assert not any(key.startswith("use:weakener") for key in t.options), "once per turn"


@rule("dbs:10-2-3", "dbs:10-2-5")
def test_a_leader_that_is_flipped_remains_the_same_card() -> None:
    t = Table(Side())
    before = t.only("leader", 0)
    t.answer("use:captain@leader/0:0")
    assert t.slugs("leader", 0) == ["captain-back"]
    assert t.only("leader", 0) == before
    assert t.game.number("power", before) == 15_000


@rule("dbs:6-3-1-2-2-3", "dbs:2-12-3", "dbs:8-4-2-5-1-3", "dbs:8-4-2-5-2", "dbs:9-6-1-2")
def test_a_unison_card_enters_with_markers_and_spends_them() -> None:
    t = Table(Side(hand=["herald"], energy=RED * 3))
    t.answer("play:herald", "x/1")
    assert t.game.card(t.only("unison", 0)).counters == 2
    t.answer("use:herald@unison/0m2:0")
    assert t.game.card(t.only("unison", 0)).counters == 1
    assert not any(key.startswith("use:herald") for key in t.options), "one marker skill per turn"


@rule("dbs:6-2-2", "dbs:6-2-3", "dbs:6-2-5", "dbs:6-4-1-4")
def test_the_next_turn_stands_draws_and_charges() -> None:
    t = Table(Side(), Side(leader="scout", rested=["blue-1"], hand=["blue-2"]))
    t.answer("end")
    assert t.asked == (1, "charge")
    assert t.game.card(t.only("battle", 1)).mode == 0
    assert t.slugs("hand", 1) == ["blue-2", "black-3"]
    t.answer("blue-2")
    assert t.slugs("energy", 1) == ["blue-2"]


@rule("dbs:5-2-1-5", "dbs:5-2-1-6", "dbs:5-2-1-6-1", "dbs:5-2-1-7", "dbs:5-2-1-8")
def test_opening_hands_one_redraw_and_eight_life() -> None:
    game = new(decks(0), 3)
    first = game.active
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.ask) == (first, "redraw")
    kept = [option.key for option in decision.options][2:]
    game.answer(first, [option.key for option in decision.options][:2])
    game.answer(1 - first, [])
    assert len(game.cards_in("hand", first)) == len(kept) + 2
    assert [len(game.cards_in("life", seat)) for seat in (0, 1)] == [8, 8]
    assert game.decision is not None
    assert (game.decision.seat, game.decision.ask) == (first, "charge"), "the first player does not draw"
