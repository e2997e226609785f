"""How a card speaks: in which language, of which card, to whom, and in which mood its verbs stand."""

from __future__ import annotations

import re
from typing import Any, Literal

from pioche.games.seiya.card import SeiyaCard
from pioche.kernel.cards.query import Who
from pioche.kernel.cards.value import Effect
from pioche.kernel.wording import speech
from pioche.kernel.wording.text import plain
from pioche.kernel.wording.voice import BaseVoice, Mood, flag

PACKAGE = "pioche.games.seiya"

Person = Literal["you", "they"]


def key(word: str) -> str:
    """A word of the rulebook as part of a message's name."""
    return re.sub("[^a-z0-9]+", "-", plain(word))


def tidy(text: str) -> str:
    """Without the gaps that empty parts leave; a space that must not break is none of them."""
    return re.sub(" +", " ", text).strip(" ")


class Voice(BaseVoice, frozen=True):
    """Who does it is `you`, or `they`: a player named before. The card may have been named before, too.

    Of the effect that must be possible the text says so. A card may just have been revealed.
    """

    lang: str
    card: SeiyaCard
    mood: Mood = "imperative"
    acting: Person = "you"
    named: bool = False
    must: Effect | None = None
    revealed: bool = False
    itself: bool = False  # the card of the part before is this one
    owning: bool = False  # who acts is "you" of the effect, too
    others: bool = False  # the cards of the part before are another player's
    whole: bool = False  # the effect is not begun unless it can be done in full
    goes_on: bool = False  # what follows is done although this could not be

    def say(self, message: str, **values: Any) -> str:
        here = {"mood": self.mood, "who": self.acting, "named": flag(self.named), "duel": self.duel, **values}
        return tidy(speech(self.lang, PACKAGE).say(message, **here))

    @property
    def duel(self) -> str:
        """Whether there is one opponent: "the opponent", not "an opponent"."""
        return flag(self.card.mode == "duel")

    def whose(self, who: Who, many: bool) -> str:
        """The player or players meant, as messages select them: of one card, or of many."""
        match who:
            case "you":
                return self.acting if self.owning else "you"
            case "actor":
                return self.acting
            case "active":
                return "active"
            case "opponents":
                return "opponents" if many else "opponent"
            case "anyone":
                return "all" if many else "any"
        raise LookupError(f"no wording for cards of {who}")
