"""What a game tells a page that knows no game: how a table is set up, what zones and numbers are called, its cards.

Each game offers a module `offers` with these values; whoever shows them needs no word of any game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct


class Words(Struct, frozen=True):
    """A text in every language."""

    fr: str
    en: str


def words(make: Callable[[str], str]) -> Words:
    """A text made in every language."""
    return Words(make("fr"), make("en"))


class Value(Struct, frozen=True):
    """One of the values of a setting or a facet."""

    key: str
    label: Words
    about: Words | None = None


class Setting(Struct, frozen=True):
    """Something to settle before a game. Every value is a text: a flag is "yes" or "no"."""

    key: str
    kind: Literal["choice", "flag", "text", "deck"]  # a deck: one of the values, or one of somebody's own
    label: Words
    default: str  # "" for a choice: drawn by lot
    values: tuple[Value, ...] = ()  # of a choice, or ready-made decks
    unique: bool = False  # no two seats may take the same
    secret: bool = False  # what a seat takes is not for the others to know
    about: Words | None = None


class Mode(Struct, frozen=True):
    """A way to play a game."""

    key: str
    title: Words
    about: Words
    least: int  # players
    most: int
    options: tuple[Setting, ...]  # for the table
    choices: tuple[Setting, ...]  # for each seat
    rivals: bool = True  # whether players play against each other


class ZoneLabel(Struct, frozen=True):
    """A zone: what it is called, whether all share it and who sees its cards."""

    name: str
    label: Words
    common: bool
    sight: Literal["all", "owner", "none"]


class Label(Struct, frozen=True):
    """A name of the engine, in people's words."""

    key: str
    label: Words


class Guided(Struct, frozen=True):
    """A guided first game."""

    key: str
    mode: str
    title: Words
    about: Words
    minutes: int


class About(Struct, frozen=True):
    """A game."""

    name: str
    title: Words
    about: Words
    modes: tuple[Mode, ...]
    zones: tuple[ZoneLabel, ...]
    numbers: tuple[Label, ...]  # the numbers on cards
    counters: tuple[Label, ...]  # those of the game that people care about
    standing: Words  # what people follow during a game: points so far, life left
    rules: str  # the fingerprint of rules and cards
    decks: bool = False  # whether people collect cards and build decks
    guides: tuple[Guided, ...] = ()
    puzzles: int = 0  # positions with one best answer to be found


class Fact(Struct, frozen=True):
    """Something printed on a card, in words."""

    label: Words
    value: Words


class Sheet(Struct, frozen=True):
    """A card for people: all that is printed on it and what it does."""

    slug: str
    name: str
    title: Words  # the name, told apart from other cards of the same name
    kind: Words  # the line of classes, traits …
    text: Words
    numbers: dict[str, int]  # as printed
    facts: dict[str, Any]  # the printed facts as data, spelt by the game
    details: tuple[Fact, ...]  # what the large view tells besides: copies, source …
    facets: dict[str, tuple[str, ...]]  # by which cards are filtered
    rules: tuple[str, ...]  # the ids of statements about this card
    called: Words | None = None  # the name as people say it, where that is not the printed one in every language


class Facet(Struct, frozen=True):
    """Something by which cards can be filtered."""

    key: str
    label: Words
    values: tuple[Value, ...]


class Points(Struct, frozen=True):
    """Part of a score."""

    label: str
    points: int
    count: int = 1  # so many cards alike
    slug: str = ""
    note: str = ""
