"""Guides: what somebody who plays for the first time is told, and when, as data in a game's own folder.

A game keeps them in `guides/*.toml`. A guide with a table is a guided first game: a fixed set-up and seed, and lessons.
The guide `hints` has none: its lessons are told at any table of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pioche.kernel.state.view import CardView, View
from pioche.kernel.wording.offer import Words

HINTS = "hints"
MINE, THEIRS = "me", "other"  # whose zone: the learner's, anybody else's


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment for a lesson: whatever is said here must be so."""

    ask: tuple[str, ...] = ()  # one of these is asked of the learner
    kinds: tuple[str, ...] = ()  # an option of one of these kinds is offered
    because: tuple[str, ...] = ()  # the question is asked because of one of these cards
    counters: dict[str, tuple[int, int]] = {}  # the least and the most of a counter
    cards: dict[str, int] = {}  # so many cards at least lie in "zone/whose", or one of a "zone/whose:slug"
    over: bool = False  # the game has ended


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be told once, and what on the table it is about."""

    key: str
    fr: str
    en: str
    when: When = When()
    # What it points at: a zone ("field", "hand/me"), a card ("card:cassios"), options of a kind ("kind:end"), or
    # something that the mat marks by a name ("#clock").
    at: tuple[str, ...] = ()


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons in their order, and the table at which they are given."""

    steps: tuple[Lesson, ...]
    place: int = 0  # among the guides of the game
    minutes: int = 0
    title: Words = Words("", "")
    about: Words = Words("", "")
    table: dict[str, Any] = {}


class Pointed(Struct, frozen=True):
    """What a lesson points at, as the page finds it."""

    places: tuple[str, ...] = ()  # "zone/seat", or a name that the mat gives
    cards: tuple[int, ...] = ()  # tags
    options: tuple[str, ...] = ()  # keys


@cache
def guides(package: str) -> dict[str, Guide]:
    """The guides of a game by their keys, in their order; a game that is one file has none."""
    spec = find_spec(package)
    found = {
        file.stem: msgspec.toml.decode(file.read_bytes(), type=Guide)
        for folder in (spec.submodule_search_locations if spec else None) or ()
        for file in Path(folder, "guides").glob("*.toml")
    }
    return dict(sorted(found.items(), key=lambda named: named[1].place))


def lessons(package: str, key: str) -> tuple[Lesson, ...]:
    """What is told at a table: the lessons of its guide, if it has one, and hints about what the guide leaves out."""
    known = guides(package)
    found: dict[str, Lesson] = {}
    for name in (key, HINTS):
        for lesson in known[name].steps if name in known else ():
            found.setdefault(lesson.key, lesson)
    return tuple(found.values())


def fits(when: When, view: View) -> bool:
    """Whether it is the moment for a lesson."""
    question = view.question
    if when.over != (view.result is not None):
        return False
    if when.ask and (question is None or question.ask not in when.ask):
        return False
    if when.kinds and (question is None or not any(option.kind in when.kinds for option in question.options)):
        return False
    if when.because and (question is None or slug_of(view, question.card) not in when.because):
        return False
    if not all(least <= view.counters.get(name, 0) <= most for name, (least, most) in when.counters.items()):
        return False
    return all(len(list(named(view, where))) >= least for where, least in when.cards.items())


def points_at(lesson: Lesson, view: View) -> Pointed:
    """What a lesson points at, of what this seat sees."""
    places: list[str] = []
    cards: list[int] = []
    options: list[str] = []
    for what in lesson.at:
        kind, _, name = what.partition(":")
        if what.startswith("#"):
            places.append(what[1:])
        elif kind == "card":
            cards += [card.tag for rows in view.zones.values() for row in rows for card in row if card.slug == name]
        elif kind == "kind":
            asked = view.question.options if view.question else ()
            options += [option.key for option in asked if option.kind == name]
        else:
            places += [f"{zone}/{seat}" for zone, seat in rows_of(view, what)]
    return Pointed(tuple(places), tuple(filter(None, cards)), tuple(options))


def rows_of(view: View, where: str) -> Iterator[tuple[str, int]]:
    """The rows of a "zone" or "zone/whose": of the learner, of the others, of all."""
    zone, _, whose = where.partition("/")
    for seat in range(len(view.zones.get(zone, ()))):
        if not whose or (seat == view.seat) == (whose == MINE):
            yield zone, seat


def named(view: View, where: str) -> Iterator[CardView]:
    """The cards of a "zone/whose", or those of them with a slug."""
    place, _, slug = where.partition(":")
    for zone, seat in rows_of(view, place):
        yield from (card for card in view.zones[zone][seat] if slug in ("", card.slug))


def slug_of(view: View, tag: int) -> str:
    cards = (card for rows in view.zones.values() for row in rows for card in row)
    return next((card.slug for card in cards if tag and card.tag == tag), "")
