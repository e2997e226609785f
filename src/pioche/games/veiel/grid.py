"""The board of 4 rows and 6 columns: cells, zones in four directions, steps and paths.

A cell is numbered from 1, row by row, so that the order of numbers is the order of reading. A set of cells is an int,
in which cell 1 is the lowest bit. Nothing here knows a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

ROWS, COLUMNS = 4, 6
CELLS = range(1, ROWS * COLUMNS + 1)
EVERYWHERE = (1 << ROWS * COLUMNS) - 1
FACINGS = ("right", "down", "left", "up")
Offset = tuple[int, int]  # so far forward, so far to the right of that


def _square(size: int) -> list[Offset]:
    return [(ahead, aside) for ahead in range(-size, size + 1) for aside in range(-size, size + 1) if ahead or aside]


def _diamond(size: int) -> list[Offset]:
    return [(ahead, aside) for ahead, aside in _square(size) if abs(ahead) + abs(aside) <= size]


SHAPES: dict[str, list[Offset]] = {
    "soi": [],
    "contact": [(1, 0)],
    "allonge": [(1, 0), (2, 0)],
    "trait": [(1, 0), (2, 0), (3, 0)],
    "ligne": [(ahead, 0) for ahead in range(1, COLUMNS)],
    "tir": [(2, 0), (3, 0)],
    "tir-long": [(2, 0), (3, 0), (4, 0)],
    "arc": [(1, -1), (1, 0), (1, 1)],
    "cone": [(1, 0), (2, -1), (2, 0), (2, 1)],
    "eclat": [(1, 0), (2, 0), (3, 0), (2, -1), (2, 1)],
    "croix": _diamond(1),
    "anneau": _square(1),
    "losange": _diamond(2),
    "losange3": _diamond(3),
    "croisee": [(ahead, aside) for ahead, aside in _square(COLUMNS) if not ahead or not aside],
    "infini": _square(COLUMNS),
}


def cell(row: int, column: int) -> int:
    return COLUMNS * (row - 1) + column


def row(at: int) -> int:
    return (at - 1) // COLUMNS + 1


def column(at: int) -> int:
    return (at - 1) % COLUMNS + 1


def bit(at: int) -> int:
    return 1 << at - 1


def mask(cells: Iterable[int]) -> int:
    found = 0
    for at in cells:
        found |= 1 << at - 1
    return found


def cells(of: int) -> Iterator[int]:
    """The cells of a set, in reading order."""
    while of:
        lowest = of & -of
        yield lowest.bit_length()
        of ^= lowest


def distance(one: int, other: int) -> int:
    """Steps between two cells, whoever stands between them."""
    return abs(row(one) - row(other)) + abs(column(one) - column(other))


def _turned(offset: Offset, facing: int) -> Offset:
    """An offset drawn to the right, as rows down and columns to the right, turned by quarters."""
    down, right = offset[1], offset[0]
    for _ in range(facing):
        down, right = right, -down
    return down, right


def _seen_from(at: int, shape: str, facing: int) -> int:
    found = 0
    for offset in SHAPES[shape]:
        down, right = _turned(offset, facing)
        to_row, to_column = row(at) + down, column(at) + right
        if 1 <= to_row <= ROWS and 1 <= to_column <= COLUMNS:
            found |= bit(cell(to_row, to_column))
    return found


ZONES: dict[str, tuple[tuple[int, ...], ...]] = {  # by shape, facing and cell - 1: the cells of the zone
    shape: tuple(tuple(_seen_from(at, shape, facing) for at in CELLS) for facing in range(4)) for shape in SHAPES
}
REACHES: dict[str, tuple[int, ...]] = {  # by shape and cell - 1: the cells of the zone, however it is turned
    shape: tuple(turned[0] | turned[1] | turned[2] | turned[3] for turned in zip(*tables, strict=True))
    for shape, tables in ZONES.items()
}
BESIDE = (0, *REACHES["croix"])  # by cell: those that share an edge with it
WITHIN_2 = (0, *(zone | bit(at) for at, zone in enumerate(REACHES["losange"], 1)))  # by cell, its own one too


@cache
def steps_from(at: int) -> tuple[tuple[int, int], ...]:
    """The neighbouring cells and their bits, up, down, left, right: rows are crossed before columns."""
    found = []
    if row(at) > 1:
        found.append(at - COLUMNS)
    if row(at) < ROWS:
        found.append(at + COLUMNS)
    if column(at) > 1:
        found.append(at - 1)
    if column(at) < COLUMNS:
        found.append(at + 1)
    return tuple((to, bit(to)) for to in found)


def spread(of: int) -> int:
    """A set of cells and all neighbours of these."""
    left = 0b111110_111110_111110_111110
    right = 0b011111_011111_011111_011111
    return of | (of << COLUMNS | of >> COLUMNS | (of & right) << 1 | (of & left) >> 1) & EVERYWHERE


def rings(at: int, blocked: int) -> list[int]:
    """The cells that can be walked to in 0, 1, 2 … steps and not in fewer, without entering blocked ones."""
    found = [bit(at)]
    known = bit(at)
    while True:
        reached = spread(found[-1]) & ~blocked & ~known
        if not reached:
            return found
        known |= reached
        found.append(reached)


def reach(at: int, most: int, blocked: int) -> int:
    """The cells that can be walked to in so many steps, the own one included."""
    found = bit(at)
    for _ in range(most):
        found |= spread(found) & ~blocked
    return found


def path(at: int, goals: int, blocked: int) -> tuple[int, ...]:
    """The first of the shortest ways to any of these cells, compared step by step: up, down, left, right."""
    if goals & bit(at):
        return ()
    # From the goals backwards: how far it is to the nearest of them.
    layers = [goals & ~blocked]
    known = layers[0]
    while layers[-1] and not layers[-1] & bit(at):
        layers.append(spread(layers[-1]) & ~(blocked & ~bit(at)) & ~known)
        known |= layers[-1]
    if not layers[-1]:
        return ()
    way: list[int] = []
    here = at
    for layer in reversed(layers[:-1]):
        here = next(to for to, place in steps_from(here) if layer & place)
        way.append(here)
    return tuple(way)


def line(at: int, other: int, away: bool) -> int:
    """The way, as a difference of cells, straight towards another cell or away from it: along the axis of the greater
    distance, rows first where both are equal.
    """
    down, right = row(other) - row(at), column(other) - column(at)
    towards = (COLUMNS if down > 0 else -COLUMNS) if abs(down) >= abs(right) else (1 if right > 0 else -1)
    return -towards if away else towards


def slide(at: int, by: int, most: int, blocked: int) -> int:
    """Where somebody ends who goes straight on for so many cells, and stops before what is blocked and the edge."""
    for _ in range(most):
        to = at + by
        beside = {neighbour for neighbour, _ in steps_from(at)}
        if to not in beside or blocked & bit(to):
            return at
        at = to
    return at
