"""The harness itself: a duel fails on what its test did not expect."""

from __future__ import annotations

import pytest

from tests.games.dbs.duel import Duel, Side

RED = ["red-1"]


def test_a_duel_must_not_end_at_a_question_that_its_test_did_not_name() -> None:
    t = Duel(False, Side(hand=["blast"], energy=RED), Side(battle=["blue-1", "blue-2"]))
    t.you.use("blast")
    with pytest.raises(AssertionError, match="choose-ko"):
        t.finished()
    t.pending("choose-ko", t.you)
    t.finished()


def test_a_name_that_fits_different_cards_is_refused() -> None:
    t = Duel(False, Side(hand=["blast"], energy=RED), Side(battle=["blue-1"], rested=["blue-1"]))
    t.you.use("blast")
    with pytest.raises(AssertionError, match="may be any of"):
        t.you.choose("blue-1")
    t.you.choose("blue-1@battle/1r")
    assert t.foe.rested == []
    assert t.foe.battle == ["blue-1"]


def test_who_is_not_asked_cannot_act() -> None:
    t = Duel(False, Side(hand=["red-1"], energy=RED), Side(hand=["blue-1"], energy=["blue-1"]))
    with pytest.raises(AssertionError, match="not of foe"):
        t.foe.play("blue-1")
    with pytest.raises(AssertionError, match="not offered"):
        t.you.play("red-3")
    with pytest.raises(AssertionError, match="can only attack"):
        t.you.attack("captain", "blue-1")


def test_energy_that_was_named_must_be_asked_for() -> None:
    t = Duel(False, Side(hand=["red-1"], energy=["red-1", "blue-1"]))
    t.you.play("red-1", pay=["red-1", "blue-1"])
    with pytest.raises(AssertionError, match="nobody was asked to pay"):
        t.finished()


def test_counter_timings_are_passed_only_where_nothing_can_be_countered() -> None:
    sides = Side(hand=["red-1"], energy=RED), Side(hand=["blue-1"])
    t = Duel(False, *sides)
    t.you.play("red-1")
    assert t.asked == ("you", "main-phase")
    t = Duel(False, *sides, counters=True)
    t.you.play("red-1")
    assert t.asked == ("foe", "choose-counter")
    t = Duel(False, sides[0], Side(hand=["refusal"]))
    t.you.play("red-1")
    assert t.asked == ("foe", "choose-counter")
