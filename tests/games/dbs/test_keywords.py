"""Keyword skills, each on a card of its own."""

from __future__ import annotations

from tests.games.dbs.sample import Side, Table
from tests.scenario import rule

RED = ["red-1"]


@rule("dbs:10-4-1", "dbs:10-4-1-1")
def test_a_blocker_may_rest_to_become_the_guard() -> None:
    t = Table(Side(battle=["red-1"]), Side(leader="scout", battle=["wall"]))
    t.attack("red-1", "scout")
    assert t.asked == (1, "choose-rest") or t.asked == (1, "use-effect")
    t.answer("yes", "pass", "pass")
    assert len(t.game.cards_in("life", 1)) == 8
    assert t.slugs("battle", 1) == ["wall"], "5,000 does not beat 20,000"
    assert t.game.card(t.only("battle", 1)).mode == 1


@rule("dbs:10-4-1")
def test_a_blocker_need_not_block_and_cannot_when_rested() -> None:
    t = Table(Side(battle=["red-3"]), Side(leader="scout", battle=["wall"]))
    t.attack("red-3", "scout").answer("no", "pass", "pass", "life/0")
    assert len(t.game.cards_in("life", 1)) == 7
    t = Table(Side(battle=["red-3"]), Side(leader="scout", rested=["wall"]))
    t.attack("red-3", "scout")
    assert t.asked == (0, "battle-step")


@rule("dbs:10-16-1")
def test_barrier_is_not_chosen_by_opposing_skills() -> None:
    t = Table(Side(hand=["blast"], energy=RED), Side(leader="scout", battle=["veiled", "blue-1"]))
    t.answer("use:blast:0")
    assert t.slugs("drop", 1) == ["blue-1"]


@rule("dbs:10-12-1")
def test_indestructible_survives_battle_and_opposing_skills() -> None:
    t = Table(Side(battle=["red-3"]), Side(leader="scout", rested=["rock"]))
    t.attack("red-3", "rock").answer("pass", "pass")
    assert t.slugs("battle", 1) == ["rock"]


@rule("dbs:10-12-1", "dbs:9-5-2")
def test_indestructible_does_not_survive_the_loss_of_its_power() -> None:
    t = Table(Side(battle=["weakener"], energy=RED), Side(leader="scout", battle=["rock"]))
    t.answer("use:weakener@battle/0:0")
    assert t.slugs("drop", 1) == ["rock"]


@rule("dbs:10-22-1", "dbs:10-22-2")
def test_deflect_is_not_affected_by_counters_to_its_play() -> None:
    t = Table(Side(hand=["comet"], energy=RED), Side(leader="scout", hand=["refusal"]))
    t.answer("play:comet", "refusal")
    assert t.slugs("battle", 0) == ["comet"]


@rule("dbs:10-8-1", "dbs:10-8-1-1")
def test_dual_attack_stands_again_once_a_turn() -> None:
    t = Table(Side(battle=["flurry"]))
    t.attack("flurry", "scout").answer("pass", "pass")
    assert t.game.card(t.only("battle", 0)).mode == 0
    t.attack("flurry", "scout").answer("pass", "pass")
    assert t.game.card(t.only("battle", 0)).mode == 1


@rule("dbs:10-9-1")
def test_revenge_takes_the_attacker_along() -> None:
    t = Table(Side(battle=["red-3"]), Side(leader="scout", rested=["avenger"]))
    t.attack("red-3", "avenger").answer("pass", "pass")
    assert t.slugs("drop", 1) == ["avenger"]
    assert t.slugs("drop", 0) == ["red-3"]


@rule("dbs:10-34-1")
def test_energy_exhaust_enters_rested() -> None:
    t = Table(Side(), Side(leader="scout", hand=["tired"]))
    t.answer("end", "tired")
    assert t.game.card(t.only("energy", 1)).mode == 1


@rule("dbs:10-2-1", "dbs:10-2-2", "dbs:6-3-1-2-3-2")
def test_awaken_waits_for_a_low_life() -> None:
    assert not any(key.startswith("use:sleeper") for key in Table(Side(leader="sleeper")).options)
    t = Table(Side(leader="sleeper", life=["black-1"] * 4))
    t.answer("use:sleeper@leader/0:0")
    assert t.slugs("leader", 0) == ["sleeper-back"]
    assert len(t.game.cards_in("hand", 0)) == 2
