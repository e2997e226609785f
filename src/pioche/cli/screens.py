"""The screen of each game: that of its folder, and the plain one for whatever it does not say."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, cast

from pioche import games
from pioche.kernel.wording.plain import Filled
from pioche.terminal.options import Listing, Options
from pioche.terminal.plain import PlainScreen
from pioche.terminal.screen import Screen


@cache
def find(name: str) -> Screen:
    module = games.find(name)
    return cast(
        Screen,
        Filled(games.part(name, "screen"), PlainScreen(module.__name__, module.RULES, partial(games.score, name))),
    )


def options(name: str) -> type[Options]:
    """The options of a game for `pioche play` and `pioche simulate`."""
    return of(name, "Options", Options)


def listing(name: str) -> type[Listing]:
    """The options of a game for `pioche cards`."""
    return of(name, "Listing", Listing)


def of(name: str, what: str, otherwise: Any) -> Any:
    """What a game's module `command` holds."""
    return getattr(games.part(name, "command"), what, otherwise)
