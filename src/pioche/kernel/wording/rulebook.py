"""Rulebooks: the statements of a game by their ids, in every language, with labels that people read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files

from pioche.kernel.wording import LANGUAGES, speech
from pioche.kernel.wording.text import plain

Texts = Mapping[str, str]  # by language
Terms = Mapping[str, Mapping[str, list[str]]]  # rules and sections by kind (number, zone, word) and name


class Made(Mapping[str, str]):
    """Texts that are made when somebody asks for them, from the language asked for, and kept for the next one."""

    def __init__(self, make: Callable[[str], str]) -> None:
        self._make = make
        self._made: dict[str, str] = {}

    def __getitem__(self, lang: str) -> str:
        if lang not in self._made:
            self._made[lang] = self._make(lang)
        return self._made[lang]

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


def read(package: str, names: Iterable[str]) -> dict[str, Texts]:
    """The texts of some TOML files beside a package's code: tables named by id, each with a text for every language."""
    found: dict[str, Texts] = {}
    for name in names:
        found |= tomllib.loads(files(package).joinpath(name + ".toml").read_text("utf-8"))
    return found


def read_terms(package: str) -> Terms:
    """Where a game's book explains what is not the title of a section."""
    found: Terms = tomllib.loads(files(package).joinpath("terms.toml").read_text("utf-8"))
    return found


def section_of(rule: str) -> str:
    """An id is <game>:<part>:<section>:<number>; a section keeps its whole path."""
    return rule.rpartition(":")[0]


class Rulebook:
    """The statements and the titles of their sections, in the order given.

    The package that speaks for the game has a message label-<part> for every part of the book.
    """

    def __init__(
        self, package: str, statements: Mapping[str, Texts], titles: Mapping[str, Texts], terms: Terms | None = None
    ) -> None:
        self._package = package
        self._terms = terms or {}
        self._statements = statements
        self._titles = titles
        self._sections: dict[str, list[str]] = {}
        for rule in statements:
            self._sections.setdefault(self.section(rule), []).append(rule)

    def section(self, rule: str) -> str:
        """Where a rule stands; a book with another order of its own says so."""
        return section_of(rule)

    def ids(self) -> tuple[str, ...]:
        return tuple(self._statements)

    def has(self, rule: str) -> bool:
        return rule in self._statements

    def statement(self, rule: str, lang: str) -> str:
        return self._statements[rule][lang]

    def sections(self) -> tuple[str, ...]:
        return tuple(self._sections)

    def in_section(self, section: str) -> tuple[str, ...]:
        return tuple(self._sections[section])

    def title(self, section: str, lang: str) -> str:
        return self._titles[section][lang]

    def label(self, rule: str, lang: str) -> str:
        """What people call a rule; they never see its id."""
        path, _, number = rule.rpartition(":")
        _, part, *section = path.split(":", 2)
        title = self.title(path, lang)
        return speech(lang, self._package).say("label-" + part, section="".join(section), title=title, n=number)

    def about(self, kind: str, name: str) -> tuple[str, ...]:
        """The rules that explain a number, a zone or a word: those the book names for it, or the section called so.

        A word may have figures or more words behind: "Swap 3" is a Swap.
        """
        named = {plain(term): places for term, places in self._terms.get(kind, {}).items()}
        words = plain(name.replace("’", "'")).split()
        for end in range(len(words), 0, -1):
            start = " ".join(words[:end]).removesuffix(" :").removesuffix(":")
            places = named.get(start) or self._called.get(start, [])
            if places:
                rules = [(place,) if self.has(place) else self.in_section(place) for place in places]
                return tuple(rule for found in rules for rule in found)
        return ()

    @cached_property
    def _called(self) -> dict[str, list[str]]:
        """The section of each title in any language, and of each word that stands in its brackets; cards come last."""
        found: dict[str, list[str]] = {}
        for section in self._sections:
            for lang in LANGUAGES:
                title = self.title(section, lang)
                for name in re.findall(r"\[([^]]+)\]", title) or [title]:
                    found.setdefault(plain(name), [section])
        return found

    def search(self, text: str, lang: str) -> list[str]:
        """The rules in whose label, title or statement all these words occur, whatever their case and accents."""
        words = plain(text).split()
        found = []
        for rule in self._statements:
            label, title = self.label(rule, lang), self.title(self.section(rule), lang)
            # "F.A.Q." is also found as "faq".
            content = plain(" ".join((label, label.replace(".", ""), title, self.statement(rule, lang))))
            if all(word in content for word in words):
                found.append(rule)
        return found
