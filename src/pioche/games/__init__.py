"""The games, each in a folder of its own, and the door by which a table finds them.

A game is known by its folder: NAMES lists the packages that stand here, in the order of the places in their game.toml.
A game that stands elsewhere is added by `register`, or before the start by the variable PIOCHE_GAMES, which tells every
process that is started from this one.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
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


# Which games there are


def on_disk() -> dict[str, str]:
    """The titles of the games whose folders stand here, by name."""
    found = {
        file.parent.name: tomllib.loads(file.read_text("utf-8")) for file in Path(__file__).parent.glob("*/game.toml")
    }
    return {name: str(found[name]["title"]) for name in sorted(found, key=lambda name: (found[name]["place"], name))}


ADDED = "PIOCHE_GAMES"  # the packages of games that stand elsewhere
TITLES = on_disk()
PACKAGES = {name: f"{__name__}.{name}" for name in TITLES}
_names = list(TITLES)
NAMES: Sequence[str] = _names  # whoever holds this list sees games that are added


def register(package: str) -> None:
    """Add a game that stands elsewhere, by the name of its package or module; processes to come know it too."""
    module = cast(GameModule, import_module(package))
    name = module.RULES.name
    if name not in PACKAGES:
        _names.append(name)
    PACKAGES[name], TITLES[name] = package, getattr(module, "TITLE", name)
    hand_on()


def forget(name: str) -> None:
    """Leave out a game that was added."""
    _names.remove(name)
    del PACKAGES[name], TITLES[name]
    hand_on()


def hand_on() -> None:
    """Tell the processes to come; what was learnt of the games is to be learnt anew."""
    for learnt in (codec, bots, speaking):
        learnt.cache_clear()
    os.environ[ADDED] = ",".join(package for package in PACKAGES.values() if not package.startswith(__name__ + "."))


# What a game has


def find(name: str) -> GameModule:
    """The game of that name."""
    if name not in PACKAGES:
        raise Refused(Reason("unknown-game", detail=name))
    return cast(GameModule, import_module(PACKAGES[name]))


def part(name: str, what: str) -> ModuleType | None:
    """A part that a game need not have: its bots, offers, screen or command."""
    module = f"{find(name).__name__}.{what}"
    return import_module(module) if spec(module) else None


@cache
def speaking(*parts: str) -> tuple[str, ...]:
    """The packages of these parts, of all games, that have words of their own; no game is loaded for that."""
    return tuple(
        f"{package}.{part}"
        for package in PACKAGES.values()
        for part in parts
        if any(Path(folder, *part.split("."), "wording").is_dir() for folder in folders(package))
    )


def folders(package: str) -> Sequence[str]:
    """Where a game stands; a game that is one file has no folder."""
    found = find_spec(package)
    return (found and found.submodule_search_locations) or ()


def spec(module: str) -> ModuleSpec | None:
    """Where a module is, if it exists; a game that is one file has none below it."""
    try:
        return find_spec(module)
    except ModuleNotFoundError:
        return None


def offers(name: str) -> Any:
    """What a game tells of itself: how a table is set up, what its cards and numbers are called."""
    from pioche.kernel.wording.plain import Filled, PlainOffers

    module = find(name)
    players = getattr(module, "PLAYERS", (2, 2))
    return Filled(part(name, "offers"), PlainOffers(module.__name__, TITLES[name], players, partial(score, name)))


@cache
def codec(name: str) -> Codec:
    """Reads the values of which a game's cards are made."""
    return Codec("pioche.kernel", find(name).__name__, without=find(name).FOREIGN)


def score(name: str, game: Game, seat: int) -> int | None:
    """The points of a seat, None where the game counts none."""
    module = find(name)
    return module.score(game, seat) if module.SCORE else None


@cache
def bots(name: str) -> Mapping[str, Callable[[int | str], Bot]]:
    """The bots that play a game: one that plays any, and those that know this one."""
    known = part(name, "bots")
    return {"random": RandomBot} | (known.BOTS if known else {})


def coach(game: str, seed: int | str) -> Bot:
    """The bot whose advice people are given: one that says why (`COACH`), if the game has one, else who plays best."""
    known = part(game, "bots")
    if own := getattr(known, "COACH", None):
        return cast(Bot, own(seed))
    return [*bots(game).values()][-1](seed)


def bot(game: str, name: str, seed: int | str) -> Bot:
    """A new bot for a game; its answers depend on nothing but the seed and what it is shown."""
    known = bots(game)
    if name not in known:
        raise Refused(Reason("unknown-bot", detail=name))
    return known[name](seed)


for added in filter(None, os.environ.get(ADDED, "").split(",")):
    register(added)
