"""Sentences that were said before need not be made again: a table says the same things over and over."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pioche.kernel.wording import Speech
from pioche.kernel.wording.talk import Talk

SENTENCES = 20_000


class RememberingTalk(Talk):
    """Talk that remembers its sentences, each by the values that it mentions: the others make no other sentence."""

    def say(self, message: str, **values: Any) -> str:
        words = self.words
        mentioned = words.mentioned(message)
        return said(words, message, tuple([value for value in values.items() if value[0] in mentioned]))


@lru_cache(maxsize=SENTENCES)
def said(words: Speech, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return words.say(message, **dict(values))
