"""The games, each in a package of its own, and the door by which a table finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from pioche.bots import Bot, RandomBot
from pioche.kernel.cards.value import Codec
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game


class GameModule(Protocol):
    """What a game's package offers."""

    @property
    def __name__(self) -> str: ...

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

    @property
    def SCORE(self) -> str:  # noqa: N802
        """What its scores are called; "" if it counts none, and then it needs no `score`."""

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


def score(name: str, game: Game, seat: int) -> int | None:
    """The points of a seat, None where the game counts none."""
    module = find(name)
    return module.score(game, seat) if module.SCORE else None


@cache
def bots(name: str) -> Mapping[str, Callable[[int | str], Bot]]:
    """The bots that play a game: one that plays any, and those that know this one."""
    package = find(name).__name__ + ".bots"
    return {"random": RandomBot} | (import_module(package).BOTS if find_spec(package) else {})


def bot(game: str, name: str, seed: int | str) -> Bot:
    """A new bot for a game; its answers depend on nothing but the seed and what it is shown."""
    known = bots(game)
    if name not in known:
        raise Refused(Reason("unknown-bot", detail=name))
    return known[name](seed)
