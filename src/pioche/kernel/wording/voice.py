"""How cards speak: what the wording of every game needs to put values into words."""

from __future__ import annotations

from typing import Any, Literal, Self

from msgspec import Struct
from msgspec.structs import replace

Mood = Literal["imperative", "third", "infinitive"]


class Unworded(LookupError):
    """There are no words for a value, for what one of its fields holds, or for where it stands."""

    def __init__(self, node: Any, detail: str = "") -> None:
        super().__init__(f"no wording for {type(node).__name__}{' ' if detail else ''}{detail}")


def expect(node: Any, **fields: Any) -> None:
    """Make sure that the fields of which the words say nothing hold what goes without saying."""
    for name, value in fields.items():
        if getattr(node, name) != value:
            raise Unworded(node, f"with {name} = {getattr(node, name)!r}")


def flag(value: object) -> str:
    """A truth as a message selects it."""
    return "yes" if value else "no"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class BaseVoice(Struct, frozen=True):
    """Who speaks and of what; each game adds what its messages want to know."""

    def say(self, message: str, **values: Any) -> str:
        raise NotImplementedError

    def but(self, **changes: Any) -> Self:
        return replace(self, **changes)

    def joined(self, message: str, texts: list[str]) -> str:
        """A list in words: the last two joined by the message, the others by commas."""
        *first, last = texts
        while len(first) > 1:
            first[:2] = [self.say("comma", first=first[0], second=first[1])]
        return self.say(message, first=first[0], second=last) if first else last
