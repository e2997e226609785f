"""The tables at which a game is tried: each game lists its own in tests/games/<game>/tables.py."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from hypothesis import strategies as st

from pioche import games
from pioche.bots import Pondering


class Kind(NamedTuple):
    """Random games for the conformance suite: what is agreed, and at which share of decisions everything is checked."""

    name: str
    configs: st.SearchStrategy[Any]
    often: float
    examples: int
    slow: bool = False
    module: Any = None  # whose new() deals them; by default the game


class Combination(NamedTuple):
    """A kind of table: the game, what is agreed, and who sits there. A deck that is dealt is settled by the seed."""

    game: str
    config: dict[str, Any]
    bots: tuple[str, ...]


class Tables(Protocol):
    """What a game's tests/games/<game>/tables.py holds."""

    CONFORMANCE: tuple[Kind, ...]
    ELSEWHERE: tuple[str, ...]  # arguments of Config, of games that another process plays too

    def combinations(self) -> Iterator[Combination]:
        """Every kind of table, for the soak."""

    def varied(self, config: dict[str, Any], time: int) -> dict[str, Any]:
        """What such a table agrees on when it comes for that time."""

    def settings(self, config: dict[str, Any], seed: str) -> dict[str, Any]:
        """What Table.new takes."""

    def records(self) -> Iterator[tuple[str, dict[str, Any], tuple[str, ...]]]:
        """The games to record, by name: what is agreed, and the bots."""


def tables(name: str) -> Tables:
    return cast(Tables, import_module(f"tests.games.{name}.tables"))


def quick(game: str) -> tuple[str, ...]:
    """The bots that play whole games in no time: those that do not think ahead."""
    return tuple(name for name in games.bots(game) if not isinstance(games.bot(game, name, 0), Pondering))


def companies(game: str, seats: int) -> Iterator[tuple[str, ...]]:
    """Each quick bot among its like, and all of them together."""
    bots = quick(game)
    for bot in bots:
        yield (bot,) * seats
    if seats > 1:
        yield tuple(bots[seat % len(bots)] for seat in range(seats))
