"""How a card speaks: in which language, to whom, in which mood its verbs stand, and what it has named already."""

from __future__ import annotations

import re
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.wording import speech

PACKAGE = "pioche.games.dbs"

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


def plural(n: int) -> dict[str, str]:
    """The number of a noun, as messages select it."""
    return {"number": "many" if n > 1 else "one"}


def tidy(text: str) -> str:
    """Without the gaps that empty parts leave; a space that must not break is none of them."""
    text = re.sub(r"\b([Ss])i (?=ils? )", r"\1'", text)  # the one elision that French needs here
    return re.sub(r" +(?=[.,])", "", re.sub(" +", " ", text)).strip(" ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Voice(Struct, frozen=True):
    """Verbs stand in a mood; `many` and `chosen` are said of the cards meant by "it"."""

    lang: str
    mood: Mood = "imperative"
    many: bool = False
    chosen: bool = False  # whether these cards were chosen
    looked: str = "many"  # how many cards are looked at
    own: bool = False  # whether what happened happened to this card
    at: str = ""  # the area, not in play, from which this card acts

    def but(self, **changes: Any) -> Voice:
        return replace(self, **changes)

    def say(self, message: str, **values: Any) -> str:
        here = {"mood": self.mood, "looked": self.looked, "own": flag(self.own), "chosen": flag(self.chosen)}
        here |= plural(2 if self.many else 1)
        return tidy(speech(self.lang, PACKAGE).say(message, **here | values))

    def knows(self, message: str) -> bool:
        return speech(self.lang, PACKAGE).knows(message)

    def joined(self, message: str, texts: list[str]) -> str:
        """A list in words: the last two joined by the message, the others by commas."""
        *first, last = texts
        while len(first) > 1:
            first[:2] = [self.say("comma", first=first[0], second=first[1])]
        return self.say(message, first=first[0], second=last) if first else last
