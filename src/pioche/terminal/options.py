"""Options of commands: those that any game knows; a game's own are fields of a class of its module `command`.

The string below a field is its help. Types are not put off here (no `annotations` of the future): the module of a game
whose class inherits these fields does not know their names.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from cyclopts import CoercionError, Parameter, Token

Language = Annotated[Literal["fr", "en"], Parameter(name="--lang", help="Language of what is printed.")]
Json = Annotated[bool, Parameter(name="--json", help="Print JSON.")]


def whole(kind: type, tokens: Sequence[Token]) -> int:
    """A whole number, for Parameter(converter=whole): left alone, Cyclopts rounds 2.5."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", tokens[0].value):
        raise CoercionError(token=tokens[0], target_type=kind)
    return int(tokens[0].value)


def names_in(text: str) -> tuple[str, ...]:
    """The names in a list with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


@Parameter(name="*")
@dataclass(frozen=True)
class Options:
    """What can be agreed on before a game: the options of `pioche play` and `pioche simulate`."""

    players: Annotated[int | None, Parameter(converter=whole)] = None
    """How many play, bots included; by default as many as the list of bots says."""

    def seats(self) -> int:
        """How many play if nobody says so."""
        return 2

    def count(self, bots: int) -> int:
        """How many play where only bots do, so many of which were named."""
        return self.players or bots

    def config(self, players: int) -> dict[str, Any]:
        """What a table of so many players agrees on besides their number."""
        return {}

    def lots(self, least: int, most: int) -> Mapping[str, Sequence[Any]]:
        """What is drawn by lot for each game, with the values it may have, for so many players."""
        return {}


@Parameter(name="*")
@dataclass(frozen=True)
class Listing:
    """Which cards to list: the options of `pioche cards`."""
