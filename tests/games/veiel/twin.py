"""A second telling of where enemies go and whom they attack, and of zones: by trying everything, from the rules alone.

It shares nothing with the game's own code: cells are pairs of row and column, zones are lists of offsets, ways are
strings of letters compared one by one.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

Cell = tuple[int, int]

BOARD = [(row, column) for row in range(1, 5) for column in range(1, 7)]
STEPS = {"a": (-1, 0), "b": (1, 0), "c": (0, -1), "d": (0, 1)}  # up, down, left, right: sorted as they are preferred
FACINGS = ("right", "down", "left", "up")

# Cells of a zone, drawn to the right: so far forward, so far down.
DRAWN: dict[str, list[tuple[int, int]]] = {
    "soi": [],
    "contact": [(1, 0)],
    "allonge": [(1, 0), (2, 0)],
    "trait": [(1, 0), (2, 0), (3, 0)],
    "ligne": [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0)],
    "tir": [(2, 0), (3, 0)],
    "tir-long": [(2, 0), (3, 0), (4, 0)],
    "arc": [(1, -1), (1, 0), (1, 1)],
    "cone": [(1, 0), (2, -1), (2, 0), (2, 1)],
    "eclat": [(1, 0), (2, 0), (3, 0), (2, -1), (2, 1)],
    "croix": [(1, 0), (-1, 0), (0, 1), (0, -1)],
    "anneau": [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)],
    "losange": [(f, d) for f, d in product(range(-2, 3), repeat=2) if 0 < abs(f) + abs(d) <= 2],
    "losange3": [(f, d) for f, d in product(range(-3, 4), repeat=2) if 0 < abs(f) + abs(d) <= 3],
    "croisee": [(f, d) for f, d in product(range(-5, 6), repeat=2) if (f == 0) != (d == 0)],
    "infini": [(f, d) for f, d in product(range(-5, 6), repeat=2) if (f, d) != (0, 0)],
}


@cache
def seen(at: Cell, zone: str, facing: str) -> frozenset[Cell]:
    """The cells of a zone that is turned one way."""
    row, column = at
    found = set()
    for forward, down in DRAWN[zone]:
        to = {
            "right": (row + down, column + forward),
            "down": (row + forward, column - down),
            "left": (row - down, column - forward),
            "up": (row - forward, column + down),
        }[facing]
        if to in BOARD:
            found.add(to)
    return frozenset(found)


class Hero(NamedTuple):
    seat: int
    cell: Cell
    threat: int
    swords: int


class Deed(NamedTuple):
    """The cells entered, how the zone is turned ("" without an attack), the seats attacked."""

    path: list[Cell]
    facing: str
    targets: list[int]


def ways(start: Cell, blocked: set[Cell]) -> dict[Cell, str]:
    """To every cell that can be reached the best way: the shortest, and of these the first, letter by letter."""
    best = {start: ""}
    while True:
        changed = False
        for here, way in list(best.items()):
            for letter, (down, right) in STEPS.items():
                to = here[0] + down, here[1] + right
                if to not in BOARD or to in blocked:
                    continue
                longer = way + letter
                if to not in best or (len(longer), longer) < (len(best[to]), best[to]):
                    best[to] = longer
                    changed = True
        if not changed:
            return best


def walked(start: Cell, way: str) -> list[Cell]:
    path = []
    here = start
    for letter in way:
        here = here[0] + STEPS[letter][0], here[1] + STEPS[letter][1]
        path.append(here)
    return path


def away(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def first(hero: Hero) -> tuple[int, int, int]:
    """Higher threat, more swords, lower seat."""
    return -hero.threat, -hero.swords, hero.seat


def deed(start: Cell, moves: int, zone: str, several: bool, heroes: list[Hero], blocked: set[Cell]) -> Deed:
    """What an enemy does: `heroes` are those whom it may attack, nobody walks on `blocked` cells."""
    if not heroes:
        return Deed([], "", [])
    reached = ways(start, blocked)
    if several:
        tried = []
        for cell, way in reached.items():
            for turn, facing in enumerate(FACINGS):
                hit = [hero for hero in heroes if hero.cell in seen(cell, zone, facing)]
                if hit and len(way) <= moves:
                    tried.append((-len(hit), -sum(hero.threat for hero in hit), len(way), way, turn, hit))
        if tried:
            *_, way, turn, hit = min(tried, key=lambda each: each[:5])
            return Deed(walked(start, way), FACINGS[turn], [hero.seat for hero in sorted(hit, key=first)])
    # One target, or an area that reaches nobody now.
    tried_one = []
    for hero, (cell, way), (turn, facing) in product(heroes, reached.items(), enumerate(FACINGS)):
        if hero.cell in seen(cell, zone, facing):
            tried_one.append((len(way), first(hero), way, turn, hero.seat))
    if tried_one:
        length, _, way, turn, seat = min(tried_one)
        if length <= moves:
            return Deed(walked(start, way), FACINGS[turn], [seat])
        return Deed(walked(start, way)[:moves], "", [])
    # Nobody can ever be attacked: as near as it gets to who is nearest.
    aim = min(heroes, key=lambda hero: (away(start, hero.cell), first(hero)))
    near = [(away(cell, aim.cell), len(way), way) for cell, way in reached.items() if len(way) <= moves]
    return Deed(walked(start, min(near)[2]), "", [])
