"""Prints of a card: what is printed on one, and in which facts another one differs."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.files import BACK


class Printed(Struct, frozen=True):
    """A print of a card: its definition or, for a Leader Card, both, still without skills, and the lines of each."""

    number: str  # with the suffix of its print
    sides: tuple[DbsCard, ...]
    lines: tuple[tuple[str, ...], ...]


class Difference(Struct, frozen=True):
    """A fact in which a variant print differs from the card itself."""

    number: str
    field: str
    base: str
    variant: str


def differing(base: Printed, other: Printed) -> list[Difference]:
    """The facts in which another print differs; blanks are none."""
    one, two = facts(base), facts(other)
    return [
        Difference(other.number, field, one.get(field, ""), two.get(field, ""))
        for field in {**one, **two}
        if "".join(one.get(field, "").split()) != "".join(two.get(field, "").split())
    ]


def facts(card: Printed) -> dict[str, str]:
    """The printed facts of a card as texts, by field; those of a back side are marked, skills are numbered."""
    found: dict[str, str] = {}
    for side, lines in zip(card.sides, card.lines, strict=True):
        place = "" if side.front else BACK
        for field, value in msgspec.to_builtins(side).items():
            found[field + place] = "/".join(value) if isinstance(value, list) else str(value)
        found |= {f"skill{place} {number}": line for number, line in enumerate(lines, 1)}
    return found
