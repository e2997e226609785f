"""What the server says to people, the reasons of all games included."""

from __future__ import annotations

from pioche import games
from pioche.kernel.play.decision import Reason
from pioche.kernel.wording import Speech, speech
from pioche.kernel.wording.offer import Words
from pioche.kernel.wording.offer import words as in_all_languages
from pioche.kernel.wording.talk import NONE


def words(language: str) -> Speech:
    return speech(language, "pioche.kernel", *games.speaking("wording.talk", "offers"), "pioche.server")


def refusal(reason: Reason, language: str) -> str:
    """Why something was refused, where no table names its cards."""
    return words(language).say("reason-" + reason.text, detail=reason.detail, card=NONE, rule=NONE)


def refusals(reason: Reason) -> Words:
    return in_all_languages(lambda language: refusal(reason, language))
