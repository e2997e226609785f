"""Why a line of a card is not understood, in a sentence."""

from __future__ import annotations

from pioche.kernel.wording import Speech


def unread(said: Speech, why: str, words: str) -> str:
    message = "unread-" + why
    spelt = words.replace(" ,", ",").replace(" .", ".")
    return said.say(message if said.knows(message) else "unread-other", words=spelt, why=why)
