"""Words: Fluent messages in French and English, found beside the code that speaks them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import ast

LANGUAGES = ("fr", "en")

# Fluent refuses values that are a page long. What strangers write is bounded where it is read, and we must say it.
resolver.MAX_PART_LENGTH = 1_000_000


class Speech:
    """The messages of some packages in one language, each from its file wording/<language>.ftl."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        self._mentioned: dict[str, frozenset[str]] = {}
        for package in packages:
            resource = messages(package, language)
            self._bundle.add_resource(resource, allow_overrides=True)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def mentioned(self, message: str) -> frozenset[str]:
        """The names of the values that a message may mention, itself or by another that it refers to."""
        found = self._mentioned.get(message)
        if found is None:
            entry = self._messages.get(message)
            found = self._mentioned[message] = frozenset(self._names(entry)) if entry is not None else frozenset()
        return found

    def _names(self, node: object) -> Iterator[str]:
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.MessageReference):
            yield from self.mentioned(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                yield from self._names(part)
        elif isinstance(node, list):
            for part in node:
                yield from self._names(part)

    def say(self, message: str, **values: Any) -> str:
        """A message with its values filled in. A missing message or value is a mistake of ours, not of the reader."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        return str(text)


@cache
def messages(package: str, language: str) -> ast.Resource:
    """The messages of one package, read once for all who speak with them."""
    return FluentResource((folder(package) / "wording" / f"{language}.ftl").read_text("utf-8"))


def folder(package: str) -> Path:
    """Where a package stands; it is not loaded for that, since words of a game are wanted where it is not played."""
    name, *below = package.split(".")
    found = find_spec(name)
    for part in below:
        name = f"{name}.{part}"
        found = found and PathFinder.find_spec(name, found.submodule_search_locations)
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(found.submodule_search_locations[0])


@lru_cache
def speech(language: str, *packages: str) -> Speech:
    return Speech(language, packages)
