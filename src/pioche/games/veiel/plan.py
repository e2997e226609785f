"""What an enemy does: where it goes and whom it attacks, told from what everybody sees, without any choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pioche.games.veiel import grid


class Standing(NamedTuple):
    """A hero as enemies see one."""

    seat: int
    cell: int
    threat: int
    swords: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """Who comes first: the highest threat, then the most swords, then the lower seat (menace:1)."""
        return -self.threat, -self.swords, self.seat


class Plan(NamedTuple):
    path: tuple[int, ...]  # the cells that it enters
    facing: int
    targets: tuple[int, ...]  # the seats that it attacks, the highest threat first


IDLE = Plan((), 0, ())


@lru_cache(maxsize=1 << 14)
def plan(at: int, moves: int, zone: str, several: bool, heroes: tuple[Standing, ...], blocked: int) -> Plan:
    """What an enemy does that stands there: `heroes` are those whom it may attack, it walks on no blocked cell.

    Nobody to attack: it stays where it is (ruling 40). It is foreseen after every answer and by whoever thinks ahead,
    mostly with nothing changed for this enemy: so what was found is remembered.
    """
    if not heroes:
        return IDLE
    found = sweep(at, moves, zone, heroes, blocked) if several else single(at, moves, zone, heroes, blocked)
    return found or approach(at, moves, zone, heroes, blocked)


def needs(at: int, zone: str, heroes: Sequence[Standing], blocked: int) -> list[tuple[int, Standing, int]]:
    """The heroes that could ever be attacked from some cell: after how many steps, who, and from which cells then."""
    rings = grid.rings(at, blocked)
    found = []
    for hero in heroes:
        # Zones look the same whichever way one looks: who sees the hero is seen by the hero.
        from_there = grid.REACHES[zone][hero.cell - 1]
        for steps, ring in enumerate(rings):
            if ring & from_there:
                found.append((steps, hero, ring & from_there))
                break
    return found


def single(at: int, moves: int, zone: str, heroes: Sequence[Standing], blocked: int) -> Plan | None:
    """One target: the fewest steps, then the highest threat (cible-un-heros)."""
    possible = needs(at, zone, heroes, blocked)
    if not possible:
        return None
    steps, hero, goals = min(possible, key=lambda each: (each[0], each[1].rank))
    path = grid.path(at, goals, blocked)
    if steps > moves:
        return Plan(path[:moves], 0, ())
    here = path[-1] if path else at
    facing = next(facing for facing, seen in enumerate(grid.ZONES[zone]) if seen[here - 1] & grid.bit(hero.cell))
    return Plan(path, facing, (hero.seat,))


def sweep(at: int, moves: int, zone: str, heroes: Sequence[Standing], blocked: int) -> Plan | None:
    """Several targets: the most heroes, then the highest threat in all, the fewest steps, the first path, the facing
    (cible-plusieurs-heros).
    """
    where = [(grid.bit(hero.cell), hero) for hero in heroes]
    everybody = grid.mask(hero.cell for hero in heroes)
    best: tuple[int, int, int] | None = None
    found: dict[int, int] = {}  # by cell, the first facing that does as well as the best
    for steps, ring in enumerate(grid.rings(at, blocked)[: moves + 1]):
        for here in grid.cells(ring):
            for facing in range(4):
                seen = grid.ZONES[zone][facing][here - 1] & everybody
                if not seen:
                    continue
                hit = [hero for place, hero in where if place & seen]
                worth = len(hit), sum(hero.threat for hero in hit), -steps
                if best is None or worth > best:
                    best, found = worth, {here: facing}
                elif worth == best:
                    found.setdefault(here, facing)
    if best is None:
        return None
    path = grid.path(at, grid.mask(found), blocked)
    here = path[-1] if path else at
    facing = found[here]
    hit = [hero for place, hero in where if place & grid.ZONES[zone][facing][here - 1]]
    return Plan(path, facing, tuple(hero.seat for hero in sorted(hit, key=lambda hero: hero.rank)))


def approach(at: int, moves: int, zone: str, heroes: Sequence[Standing], blocked: int) -> Plan:
    """Nobody can be attacked now: it walks towards the hero whom it could attack soonest, else towards the nearest."""
    possible = needs(at, zone, heroes, blocked)
    if possible:
        _, _, goals = min(possible, key=lambda each: (each[0], each[1].rank))
        return Plan(grid.path(at, goals, blocked)[:moves], 0, ())
    nearest = min(heroes, key=lambda hero: (grid.distance(at, hero.cell), hero.rank))
    reached = [here for ring in grid.rings(at, blocked)[: moves + 1] for here in grid.cells(ring)]
    least = min(grid.distance(here, nearest.cell) for here in reached)
    goals = grid.mask(here for here in reached if grid.distance(here, nearest.cell) == least)
    return Plan(grid.path(at, goals, blocked), 0, ())
