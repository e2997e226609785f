"""The puzzles of every game: they can be played, and the coach's line is one that is played there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pioche import games, puzzle
from pioche.arena.puzzles import CLEAR, Finder
from pioche.kernel.wording import LANGUAGES
from pioche.puzzle import puzzles
from pioche.server.puzzling import solution, verdict

ALL = [(name, key) for name in games.NAMES for key in puzzles(name)]
WANTED = {"dbs": 6}  # how many a game must have


@pytest.mark.parametrize(("name", "key"), ALL)
def test_it_can_be_played_by_the_present_rules(name: str, key: str) -> None:
    """If this fails: pioche puzzles NAME --check says which to remove, pioche puzzles NAME --write finds others."""
    one = puzzles(name)[key]
    table = puzzle.laid(name, one)
    assert table is not None
    assert table.game.seats_asked() == [one.seat]
    decision = table.decision_of(one.seat)
    assert decision is not None
    offered = {option.key for option in decision.options}
    assert set(one.own[0]) <= offered
    assert set(one.second.split()) <= offered
    assert one.own[0] != tuple(one.second.split())
    assert one.chance >= one.beside + CLEAR
    assert 1 <= one.deciding <= len([seat for seat, _ in one.after if seat == one.seat])
    for language in LANGUAGES:
        told = solution(name, key, language, ["", ""])
        assert told.line
        assert told.second
        assert told.why


@pytest.mark.parametrize("name", games.NAMES)
def test_there_are_enough_and_all_are_different(name: str) -> None:
    found = puzzles(name)
    assert len(found) >= WANTED.get(name, 0)
    assert len({(one.seed, one.past) for one in found.values()}) == len(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", dict.fromkeys(name for name, _ in ALL))
def test_the_answer_is_still_clearly_the_best(name: str) -> None:
    """One of each game is thought about anew; `pioche puzzles NAME --check` does it for all."""
    one = next(iter(puzzles(name).values()))
    table = puzzle.laid(name, one)
    assert table is not None
    assert Finder(name, "anew").confirms(table.game, one)


def test_a_puzzle_that_the_rules_no_longer_lead_to_is_left_out() -> None:
    name, key = ALL[0]
    one = puzzles(name)[key]
    seat, *_ = one.past[-1].split()
    for changed in (
        {"past": (*one.past[:-1], f"{seat} nothing@nowhere")},
        {"line": (f"{one.seat} nothing@nowhere", *one.line[1:])},
        {"seed": "another"},
    ):
        assert puzzle.laid(name, replace(one, **changed)) is None


def test_whoever_gives_the_answers_that_decide_has_solved_it() -> None:
    name, key = ALL[0]
    one = puzzles(name)[key]
    assert verdict(one, []) == "open"
    assert verdict(one, one.own) == "found"
    assert verdict(one, [*one.own, ("end",)]) == "found", "what comes after is free"
    assert verdict(one, [("end",) if one.own[0] != ("end",) else ("pass",)]) == "missed"
    two = replace(one, deciding=2, line=(f"{one.seat} a b", f"{1 - one.seat} no", f"{one.seat} c"))
    assert verdict(two, [("b", "a")]) == "going"
    assert verdict(two, [("b", "a"), ("c",)]) == "found"
    assert verdict(two, [("b", "a"), ("d",)]) == "missed"


def test_what_a_person_answers_is_read_back() -> None:
    given = (1, ("attack:one@battle/0", "two"))
    assert puzzle.given(puzzle.told(given)) == given
