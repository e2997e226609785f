"""How invariants are listed and asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from pioche.kernel.state.game import Game

Holds = Callable[[Game], bool]


class Invariant(NamedTuple):
    holds: Holds
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.holds.__name__.replace('_', ' ')} ({', '.join(self.rules)})"


class Broken(AssertionError):
    """An invariant does not hold."""


LISTS: defaultdict[str, list[Invariant]] = defaultdict(list)  # by game


def invariant(*rules: str) -> Callable[[Holds], Holds]:
    """Adds a function to the list of the game whose file it is in, with the statements it follows from."""

    def add(holds: Holds) -> Holds:
        LISTS[holds.__module__.rpartition(".")[2]].append(Invariant(holds, rules))
        return holds

    return add


def check(game: Game) -> None:
    for invariant in LISTS.get(game.rules.name, ()):
        if not invariant.holds(game):
            raise Broken(str(invariant))
