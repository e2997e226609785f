"""What is raised where a text is not understood."""

from __future__ import annotations

import re

LATER = "later"  # why a text is not understood that needs rules later than those that Pioche plays
COLOUR = re.compile(r"\b(?:red|blue|green|yellow|black)\b")


class NotUnderstood(ValueError):
    """A text that is not fully understood: why, and which words.

    Its reason is the same for texts that differ in names, numbers and colours only, so that it can be counted.
    """

    def __init__(self, why: str, words: str = "") -> None:
        super().__init__(f"{why}: {words}" if words else why)
        self.why = why
        self.words = words

    @property
    def reason(self) -> str:
        return f"{self.why}: {general(self.words)}" if self.words else self.why


def general(text: str) -> str:
    """Words without names, numbers and colours."""
    text = re.sub(r"<[^<>]*>", "<…>", re.sub(r"《[^《》]*》", "《…》", re.sub(r"\{[^{}]*\}", "{…}", text)))
    return re.sub(r"\d+", "#", COLOUR.sub("red", text))
