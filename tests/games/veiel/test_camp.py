"""The harness itself: it builds what it is told, and fails on what a test did not expect."""

from __future__ import annotations

import pytest

from tests.games.veiel.camp import Camp, Enemy, Factory, Side


def test_a_position_is_built_as_it_is_written(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe"], deck=["tir", "parade"], discard=["course"], wounds=["tir"], block=2),
        guerisseur=Side("4-6", hand=["tir"], exile=["parade"], runes={"rune-d-eveil": "1-1"}),
        enemies=["nuee-de-rats@2-3", Enemy("zombi", "1-1", lives=2, wounds=1, block=3)],
        battlefield="terre-brulee",
        basic=["acolyte"],
        round=3,
    )
    assert (t.barbare.hand, t.barbare.deck, t.barbare.discards, t.barbare.wounds) == (
        ["frappe"], ["tir", "parade"], ["course"], ["tir"],
    )  # fmt: skip
    assert (t.barbare.cell, t.barbare.block, t.guerisseur.exile, t.runes) == (
        "2-2",
        2,
        ["parade"],
        ["rune-d-eveil@1-1"],
    )
    assert t.enemies == ["zombi@1-1", "nuee-de-rats@2-3"]
    assert (t.enemy("zombi").lives, t.enemy("zombi").pending, t.enemy("zombi").block) == (2, 1, 3)
    assert (t.slugs("battlefield"), t.slugs("basic"), t.round) == (["terre-brulee"], ["acolyte"], 3)
    assert t.intends("nuee-de-rats") == ([], ["barbare"])


def test_heroes_act_and_a_round_goes_by(camp: Factory) -> None:
    t = camp(
        barbare=Side("2-2", hand=["frappe", "parade"]),
        guerisseur=Side("4-6", hand=["tir"] * 5),
        enemies=["nuee-de-rats@2-3"],
    )
    t.barbare.play("frappe", at="nuee-de-rats").discard("parade", to="1-2")
    assert (t.enemy("nuee-de-rats").pending, t.barbare.cell, t.barbare.discards) == (1, "1-2", ["frappe", "parade"])
    assert t.barbare.played
    t.next_round()
    assert (t.round, t.barbare.wounds, t.enemies) == (2, ["course"] * 2, ["nuee-de-rats@1-3"])


def test_the_dice_show_what_they_are_told_to(camp: Factory) -> None:
    t = camp(
        barbare=Side(deck=["tir"] * 13), guerisseur=Side(deck=["tir"] * 13), at="encounter", dice=[(2, 3), (1, 6)],
        basic=["acolyte", "zombi"], waves=[(2, 0, 0)],
    )  # fmt: skip
    t.guerisseur.place("1-1")
    t.barbare.place("4-4")
    assert t.enemies == ["acolyte@1-6", "zombi@2-3"]


def test_a_camp_does_not_end_at_a_decision_that_nobody_named() -> None:
    t = Camp(False, barbare=Side("2-2", hand=["course"]), guerisseur=Side("1-1"), enemies=["zombi@4-6"])
    t.barbare.play("course")
    with pytest.raises(AssertionError, match="the camp ends where"):
        t.finished()
    with pytest.raises(AssertionError, match="expected aim"):
        t.barbare.aim("zombi")
    t.barbare.pending("walk")
    t.finished()
