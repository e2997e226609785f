"""The path of a move does nothing twice: one copy of the game, one reading of what happened for each audience, and a
finished game is told from what was stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.event import Event
from pioche.kernel.state.game import Game
from pioche.server import replaying
from pioche.server.http_bodies import NewSeat, NewTable
from pioche.server.live import Change, Step, play
from pioche.server.opening import opened
from pioche.server.records import Input, decode_events, encode_events
from pioche.server.telling import Telling
from tests.conformance import any_answer

SEED = "path"
MOVES = 40


def moves() -> Iterator[Change]:
    """A table, and what becomes of it by random answers."""
    seats = [NewSeat("me", choices={"hero": hero}) for hero in ("seiya", "shiryu")]
    change = opened(NewTable("seiya", seats=seats, seed=SEED), "ada", "Ada", 1.0)
    yield change
    chance = Random(1)
    for _ in range(MOVES):
        decision = change.live.playing.decision
        assert decision is not None
        change = play(change.live, 2.0, [(decision.seat, any_answer(decision, chance))])
        yield change


def counting(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> list[object]:
    """What a method is called for from now on."""
    whole, calls = getattr(owner, name), []

    def counted(self: object, *given: object) -> object:
        calls.append(self)
        return whole(self, *given)

    monkeypatch.setattr(owner, name, counted)
    return calls


def test_a_move_takes_one_copy_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    changes = moves()
    next(changes)
    copies = counting(monkeypatch, Game, "copy")
    for number, _ in enumerate(changes, 1):
        assert len(copies) == number


def test_what_happened_is_read_once_for_all_who_are_to_know_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    together = 0
    steps: list[Step] = [step for change in moves() for step in change.steps]
    readings = counting(monkeypatch, Event, "seen_by")
    for step in steps:
        telling = Telling(step)
        readings.clear()
        versions = [telling.version(seat) for seat in (0, 1, NOBODY, 0, 1, NOBODY)]
        assert [id(version) for version in versions[:3]] == [id(version) for version in versions[3:]]
        different = len({id(version) for version in versions})
        assert len(readings) == different * len(step.events)
        together += different < 3
    assert together > MOVES / 2, "whoever only looks on knows what one of the players knows, most often"


def test_a_finished_game_is_told_from_what_was_stored_and_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    changes = list(moves())
    setup = changes[0].live.row.setup
    past: list[Input] = [taken for change in changes for taken in change.write.inputs]
    said = replace(decode_events(past[-1].events)[-1], kind="as it was stored")
    past[-1] = replace(past[-1], events=encode_events([said]))
    answers = counting(monkeypatch, Game, "answer")
    for _ in range(2):
        steps = replaying.walk("seiya", replaying.encode(setup.config), setup.seed, tuple(past))
        assert steps[-1].events == [said]
        assert len(answers) == MOVES == len(steps) - 1
