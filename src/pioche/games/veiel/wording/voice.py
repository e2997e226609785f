"""How a card speaks: in which language, of which card, and of whom it has spoken before."""

from __future__ import annotations

import re
from typing import Any, Literal

from pioche.games.veiel.card import RUNE, VeielCard
from pioche.kernel.wording import speech
from pioche.kernel.wording.text import plain
from pioche.kernel.wording.voice import BaseVoice, flag

PACKAGE = "pioche.games.veiel"

Before = Literal["", "hero", "heroes", "enemy", "enemies", "stopped", "stopped-one"]
Mood = Literal["order", "fact"]


def key(word: str) -> str:
    """A word of a card as part of a message's name."""
    return re.sub("[^a-z0-9]+", "-", plain(word))


def tidy(text: str) -> str:
    """Without the gaps that empty parts leave; a space that must not break is none of them."""
    return re.sub(" +", " ", text).strip(" ")


class Voice(BaseVoice, frozen=True):
    """A card tells its hero what to do (`order`), or what happens (`fact`); `it` are those whom it has just named."""

    lang: str
    card: VeielCard
    mood: Mood = "order"
    it: Before = ""
    named: bool = False  # the enemy whose card it is has just been named

    def say(self, message: str, **values: Any) -> str:
        here = {"mood": self.mood, "me": self.me, "named": flag(self.named), **values}
        return tidy(speech(self.lang, PACKAGE).say(message, **here))

    @property
    def me(self) -> str:
        """Who the card is for its own text: `you` who play it, a rune, an enemy, the boss, or the battlefield."""
        match self.card.kind:
            case "enemy" | "boss" | "battlefield":
                return self.card.kind
            case "action":
                return "boss"
        return RUNE if self.card.keyword == RUNE and self.mood == "fact" else "you"

    def all(self, message: str, texts: list[str]) -> str:
        """Texts joined two by two."""
        first, *rest = texts
        for text in rest:
            first = self.say(message, first=first, second=text)
        return first
