"""Words: Fluent messages in French and English, found beside the code that speaks them."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver

LANGUAGES = ("fr", "en")

# Fluent refuses values that are a page long. What strangers write is bounded where it is read, and we must say it.
resolver.MAX_PART_LENGTH = 1_000_000


class Speech:
    """The messages of some packages in one language, each from its file wording/<language>.ftl."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            text = files(package).joinpath("wording", f"{language}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **values: Any) -> str:
        """A message with its values filled in. A missing message or value is a mistake of ours, not of the reader."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)


@lru_cache
def speech(language: str, *packages: str) -> Speech:
    return Speech(language, packages)
