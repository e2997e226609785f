"""Where enemies go and whom they attack: drawn positions, and a second telling by brute force, on many random boards.

`python -m tests.games.veiel.test_plan 100000` compares so many boards.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from pioche.games.veiel import grid
from pioche.games.veiel.plan import Standing, plan
from tests.games.veiel.camp import Factory, Side
from tests.games.veiel.twin import BOARD, DRAWN, FACINGS, STEPS, Cell, Deed, Hero, deed, seen, walked, ways
from tests.scenario import rule

SEATS = "ABCDE"


class Position(NamedTuple):
    start: Cell
    moves: int
    zone: str
    several: bool
    heroes: list[Hero]
    blocked: set[Cell]  # by anybody or anything, heroes included


def number(cell: Cell) -> int:
    return 6 * (cell[0] - 1) + cell[1]


def cell_of(at: int) -> Cell:
    return (at - 1) // 6 + 1, (at - 1) % 6 + 1


def told(position: Position) -> Deed:
    """What the game's own code says, in the words of the twin."""
    standing = tuple(Standing(hero.seat, number(hero.cell), hero.threat, hero.swords) for hero in position.heroes)
    found = plan(
        number(position.start), position.moves, position.zone, position.several, standing,
        grid.mask(number(cell) for cell in position.blocked),
    )  # fmt: skip
    facing = FACINGS[found.facing] if found.targets else ""
    return Deed([cell_of(at) for at in found.path], facing, list(found.targets))


# Drawn positions


def drawn() -> list[tuple[str, Position, Deed]]:
    text = (Path(__file__).parent / "positions.txt").read_text(encoding="utf-8")
    _, *blocks = text.strip().split("\n\n")  # the first one says how to read the others
    return [read(block.splitlines()) for block in blocks]


def read(lines: list[str]) -> tuple[str, Position, Deed]:
    title, head, *rows = lines
    given, _, wanted = head.partition(" -> ")
    zone, moves, many, *stats = given.split(", ")
    signs = {(row, column): sign for row, line in enumerate(rows, 1) for column, sign in enumerate(line.split(), 1)}
    assert set(signs) == set(BOARD), title
    numbers = {name: tuple(map(int, pair.split("/"))) for name, pair in (stat.split("=") for stat in stats)}
    heroes = [Hero(SEATS.index(sign), cell, *numbers[sign]) for cell, sign in signs.items() if sign in numbers]
    assert len(heroes) == len(numbers), title
    steps = sorted((int(sign), cell) for cell, sign in signs.items() if sign.isdigit())
    (start,) = [cell for cell, sign in signs.items() if sign == "e"]
    position = Position(
        start=start,
        moves=int(moves.removeprefix("moves ")),
        zone=zone,
        several={"one": False, "all": True}[many],
        heroes=heroes,
        blocked={cell for cell, sign in signs.items() if sign not in ".e" and not sign.isdigit()},
    )
    targets, _, facing = "".partition(" ") if wanted == "nobody" else wanted.partition(" ")
    return title, position, Deed([cell for _, cell in steps], facing, [SEATS.index(sign) for sign in targets])


DRAWINGS = drawn()


def test_enough_positions_are_drawn_for_every_rule() -> None:
    assert len(DRAWINGS) >= 40
    about = {title.partition(":")[0] for title, _, _ in DRAWINGS}
    assert about == {
        "cible-plusieurs-heros", "cible-un-heros", "deplacement-ennemi-avance", "ennemi-interdit-attaque",
        "ennemis-traversee", "menace", "tour-des-ennemis", "ruling 6", "ruling 7", "ruling 8", "ruling 9",
    }  # fmt: skip


@pytest.mark.parametrize(("position", "wanted"), [pytest.param(p, d, id=title) for title, p, d in DRAWINGS])
def test_a_drawn_position(position: Position, wanted: Deed) -> None:
    assert told(position) == wanted
    assert deed(*position) == wanted, "so says the twin"


# Random boards


def board(chance: Random) -> Position:
    cells = chance.sample(BOARD, 1 + chance.randint(0, 5) + chance.choice((0, 2, 4, 8, 12)))
    count = min(len(cells) - 1, chance.randint(0, 5))
    start, *others = cells
    seats = chance.sample(range(5), count)
    top = chance.choice((0, 2, 5))  # often equal, to come to the ties
    heroes = [
        Hero(seat, cell, chance.randint(0, top), chance.randint(1, 3))
        for seat, cell in zip(seats, others[:count], strict=True)
    ]
    return Position(
        start, chance.randint(0, 6), chance.choice(sorted(DRAWN)), chance.random() < 0.5, heroes, set(others)
    )  # fmt: skip


def compare(count: int, seed: str) -> None:
    chance = Random(seed)
    for _ in range(count):
        position = board(chance)
        wanted = deed(*position)
        assert told(position) == wanted, position
        mixed = position._replace(heroes=chance.sample(position.heroes, len(position.heroes)))
        assert told(mixed) == wanted, ("in another order of heroes", mixed)


def test_the_same_as_by_brute_force() -> None:
    compare(2500, "veiel")


def test_the_twin_finds_the_first_of_all_shortest_ways() -> None:
    """Its ways against all walks of up to six steps, listed one by one."""
    chance = Random("ways")
    for _ in range(3):
        start, *blocked = chance.sample(BOARD, 7)
        best: dict[Cell, str] = {}
        walks = [""]
        while walks and len(walks[0]) <= 6:
            for walk in walks:  # in alphabetical order, so the first to come is the best
                end = (walked(start, walk) or [start])[-1]
                best.setdefault(end, walk)
            walks = [
                walk + letter
                for walk in walks
                for letter in STEPS
                if (to := walked(start, walk + letter)[-1]) in BOARD and to not in blocked
            ]
        short = {cell: way for cell, way in ways(start, set(blocked)).items() if len(way) <= 6}
        assert short == best


# The board itself


@pytest.mark.parametrize("zone", sorted(DRAWN))
def test_zones_are_what_is_drawn_from_every_cell_in_every_direction(zone: str) -> None:
    for cell in BOARD:
        together = set()
        for turn, facing in enumerate(FACINGS):
            wanted = seen(cell, zone, facing)
            together |= wanted
            assert set(map(cell_of, grid.cells(grid.ZONES[zone][turn][number(cell) - 1]))) == wanted
        assert set(map(cell_of, grid.cells(grid.REACHES[zone][number(cell) - 1]))) == together


def test_the_zones_are_those_that_are_drawn() -> None:
    assert set(grid.SHAPES) == set(DRAWN)
    assert tuple(grid.FACINGS) == FACINGS


def test_cells_distances_and_ways() -> None:
    chance = Random("grid")
    for one in BOARD:
        assert (grid.row(number(one)), grid.column(number(one))) == one
        for other in BOARD:
            assert grid.distance(number(one), number(other)) == abs(one[0] - other[0]) + abs(one[1] - other[1])
    for _ in range(200):
        start, *blocked = chance.sample(BOARD, chance.randint(1, 14))
        wall = grid.mask(map(number, blocked))
        found = ways(start, set(blocked))
        rings = grid.rings(number(start), wall)
        for steps, ring in enumerate(rings):
            assert set(map(cell_of, grid.cells(ring))) == {cell for cell, way in found.items() if len(way) == steps}
        assert sum(ring.bit_count() for ring in rings) == len(found)
        for most in range(7):
            reached = set(map(cell_of, grid.cells(grid.reach(number(start), most, wall))))
            assert reached == {cell for cell, way in found.items() if len(way) <= most}
        goals = chance.sample(BOARD, 3)
        reachable = [(len(found[goal]), found[goal]) for goal in goals if goal in found]
        wanted = walked(start, min(reachable)[1]) if reachable else []
        assert [cell_of(at) for at in grid.path(number(start), grid.mask(map(number, goals)), wall)] == wanted


# In the game


@rule("veiel:deplacement-ennemi-avance:2")
def test_what_enemies_do_does_not_depend_on_the_order_of_cards(camp: Factory) -> None:
    """The same figures, laid out in another order: the same ways, the same targets."""
    sides = {"barbare": "1-1", "guerisseur": "4-3", "chevalier": "2-5"}
    enemies = ["zombi@1-6", "chauves-souris@4-6", "squelette-archer@2-3", "molosse-infernal@3-1"]
    found = []
    for names in (list(sides), list(reversed(sides))):
        for order in (enemies, enemies[::-1], enemies[2:] + enemies[:2]):
            t = camp(**{name: Side(sides[name], hand=["course"] * 5) for name in names}, enemies=order)
            found.append({name: t.intends(name) for name in enemies})
    assert all(each == found[0] for each in found)


if __name__ == "__main__":
    compare(int(sys.argv[1]), "many")
    print(f"{sys.argv[1]} boards: the plan is that of the twin, in any order of heroes")
