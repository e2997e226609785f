"""How a card speaks: in which language, of which card, to whom, and in which mood its verbs stand."""

from __future__ import annotations

import re
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from pioche.games.seiya.card import SeiyaCard
from pioche.kernel.query import Who
from pioche.kernel.text import plain
from pioche.kernel.value import Effect
from pioche.kernel.wording import speech

PACKAGE = "pioche.games.seiya"

Mood = Literal["imperative", "third", "infinitive"]
Person = Literal["you", "they"]


class Unworded(LookupError):
    """There are no words for a struct, for what one of its fields holds, or for where it stands."""

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


def key(word: str) -> str:
    """A word of the rulebook as part of a message's name."""
    return re.sub("[^a-z0-9]+", "-", plain(word))


def tidy(text: str) -> str:
    """Without the gaps that empty parts leave; a space that must not break is none of them."""
    return re.sub(" +", " ", text).strip(" ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Voice(Struct, frozen=True):
    """Who does it is `you`, or `they`: a player named before. The card may have been named before, too.

    An effect that is known already is not repeated: the text says "do so".
    """

    lang: str
    card: SeiyaCard
    mood: Mood = "imperative"
    acting: Person = "you"
    named: bool = False
    known: Effect | None = None

    def but(self, **changes: Any) -> Voice:
        return replace(self, **changes)

    def say(self, message: str, **values: Any) -> str:
        here = {"mood": self.mood, "who": self.acting, "named": flag(self.named), **values}
        return tidy(speech(self.lang, PACKAGE).say(message, **here))

    def joined(self, message: str, texts: list[str]) -> str:
        """A list in words: the last two joined by the message, the others by commas."""
        *first, last = texts
        while len(first) > 1:
            first[:2] = [self.say("comma", first=first[0], second=first[1])]
        return self.say(message, first=first[0], second=last) if first else last

    def whose(self, who: Who, many: bool) -> str:
        """The player or players meant, as messages select them: of one card, or of many."""
        match who:
            case "you":
                return "you"
            case "actor":
                return self.acting
            case "opponents":
                return "opponents" if many else "opponent"
            case "anyone":
                return "all" if many else "any"
        raise LookupError(f"no wording for cards of {who}")
