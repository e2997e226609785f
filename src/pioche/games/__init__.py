"""The games, each in a package of its own, and the door by which a table finds them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from pioche.kernel.decision import Reason, Refused
from pioche.kernel.game import Game
from pioche.kernel.rules import Rules
from pioche.kernel.value import Codec


class GameModule(Protocol):
    """What a game's package offers."""

    @property
    def RULES(self) -> Rules:  # noqa: N802
        """The rules with the cards that are built in."""

    @property
    def FOREIGN(self) -> frozenset[str]:  # noqa: N802
        """The kinds of value of the kernel that no card of this game can hold."""

    @property
    def Config(self) -> type[Any]: ...  # noqa: N802

    def rules(self, config: Any) -> Rules:
        """The rules of a table that agrees on this; the same object for the same cards."""

    def new(self, config: Any, seed: int | str) -> Game: ...

    def score(self, game: Game, seat: int) -> int: ...


NAMES = ("seiya", "dbs")


def find(name: str) -> GameModule:
    """The game of that name."""
    if name not in NAMES:
        raise Refused(Reason("unknown-game", detail=name))
    return cast(GameModule, import_module("pioche.games." + name))


@cache
def codec(name: str) -> Codec:
    """Reads the values of which a game's cards are made."""
    return Codec("pioche.kernel", "pioche.games." + name, without=find(name).FOREIGN)
