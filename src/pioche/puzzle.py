"""Puzzles: positions with one clearly best line, kept as data in a game's folder, `puzzles/*.json`.

A puzzle is a game that was begun, and the answers that led to the position, as they stand in a record. It is played
again when somebody wants it: one that the present rules no longer allow is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pioche import games
from pioche.kernel.play.decision import Refused
from pioche.table import Table

FOLDER = "puzzles"

Given = tuple[int, tuple[str, ...]]  # a seat and its answer


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, and what is best there."""

    mode: str
    seed: str
    choices: tuple[dict[str, str], ...]  # of each seat
    seat: int  # whose the question is
    past: tuple[str, ...]  # the answers before it: a seat and its keys
    line: tuple[str, ...]  # what the coach plays from there, and what the others answer, to the end of the turn
    deciding: int  # so many of the coach's answers must be found: each is clearly better than all others
    chance: float  # to win with it
    second: str  # the keys of the next best answer
    beside: float  # the chance to win with that
    reasons: tuple[tuple[str, float], ...]  # what speaks for the best beside the next best
    options: dict[str, str] = {}
    made: str = ""  # how it was found, and checked

    @property
    def before(self) -> list[Given]:
        return [given(told) for told in self.past]

    @property
    def after(self) -> list[Given]:
        return [given(told) for told in self.line]

    @property
    def own(self) -> list[tuple[str, ...]]:
        """The answers that must be found."""
        return [keys for seat, keys in self.after if seat == self.seat][: self.deciding]


def given(told: str) -> Given:
    seat, *keys = told.split()
    return int(seat), tuple(keys)


def told(answer: Given) -> str:
    seat, keys = answer
    return " ".join((str(seat), *keys))


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their keys, in their order; many games have none."""
    files = [
        file for folder in games.folders(games.find(game).__name__) for file in Path(folder, FOLDER).glob("*.json")
    ]
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Puzzle) for file in sorted(files)}


def config(game: str, mode: str, options: dict[str, str], choices: Sequence[dict[str, str]]) -> dict[str, Any]:
    """What the table of a puzzle agrees on: nothing is drawn by lot."""
    found: dict[str, Any] = games.offers(game).config(mode, options, choices, list)
    return found


def laid(game: str, puzzle: Puzzle) -> Table | None:
    """The table before the question; None if the present rules have led elsewhere, or the line is not played there."""
    try:
        table = Table.begin(game, puzzle.seed, config(game, puzzle.mode, puzzle.options, puzzle.choices))
        play(table, puzzle.before)
        play(table.copy(), puzzle.after)
    except Refused:
        return None
    return table


def play(table: Table, answers: Iterable[Given]) -> None:
    for seat, keys in answers:
        table.answer(seat, keys)
