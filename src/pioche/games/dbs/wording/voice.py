"""How a card speaks: in which language, to whom, in which mood its verbs stand, and what it has named already."""

from __future__ import annotations

import re
from typing import Any

from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import BaseVoice, Mood, flag

PACKAGE = "pioche.games.dbs"


def plural(n: int) -> dict[str, str]:
    """The number of a noun, as messages select it."""
    return {"number": "many" if n > 1 else "one"}


def tidy(text: str) -> str:
    """Without the gaps that empty parts leave; a space that must not break is none of them."""
    text = re.sub(r"\b([Ss])i (?=ils? )", r"\1'", text)  # the one elision that French needs here
    text = text.replace(" à le nombre", " au nombre")
    text = re.sub(r"\bà condition de (?=[aeéêiou])", "à condition d'", text)
    text = re.sub(r"\bde les (?=cartes)", "des ", re.sub(r",( ?,)+", ",", text))
    return re.sub(r" +(?=[.,])", "", re.sub(" +", " ", text)).strip(" ")


class Voice(BaseVoice, frozen=True):
    """Verbs stand in a mood; `many` and `chosen` are said of the cards meant by "it"."""

    lang: str
    mood: Mood = "imperative"
    many: bool = False
    chosen: bool = False  # whether these cards were chosen
    looked: str = "many"  # how many cards are looked at
    theirs: bool = False  # whether these are the opponent's
    own: bool = False  # whether what happened happened to this card
    at: str = ""  # the area, not in play, from which this card acts

    def say(self, message: str, **values: Any) -> str:
        here = {"mood": self.mood, "looked": self.looked, "own": flag(self.own), "chosen": flag(self.chosen)}
        here |= plural(2 if self.many else 1)
        return tidy(speech(self.lang, PACKAGE).say(message, **here | values))

    def knows(self, message: str) -> bool:
        return speech(self.lang, PACKAGE).knows(message)
