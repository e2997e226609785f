"""Rulebooks: the statements of a game by their ids, in every language, with labels that people read."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files

from pioche.kernel.wording import LANGUAGES, speech
from pioche.kernel.wording.text import plain

Texts = Mapping[str, str]  # by language


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


def section_of(rule: str) -> str:
    """An id is <game>:<part>:<section>:<number>; a section keeps its whole path."""
    return rule.rpartition(":")[0]


class Rulebook:
    """The statements and the titles of their sections, in the order given.

    The package that speaks for the game has a message label-<part> for every part of the book.
    """

    def __init__(self, package: str, statements: Mapping[str, Texts], titles: Mapping[str, Texts]) -> None:
        self._package = package
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
