"""How good a scene is: the life that enemies have left, the wounds to come, and how near to death everybody is."""

from __future__ import annotations

from functools import cache

from pioche.games.veiel import grid
from pioche.games.veiel.bots.worth import CARDS, much
from pioche.games.veiel.fight import Damage
from pioche.games.veiel.moves import Leap, Walk
from pioche.games.veiel.targets import AllEnemies, AnEnemy, Me, Those
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.value import walk

DEEPEST = 40
FAR = 99
NEAR = (0.9, 0.62, 0.45, 0.32, 0.22, 0.16)  # what an attack card promises that needs so many moves first


def _harm() -> list[float]:
    """What it costs to be so near to death, by the cards beyond the five that keep a hero alive, from -10 on."""
    costs = [0.0] * (DEEPEST + 11)
    for margin in range(DEEPEST - 1, -11, -1):
        step = 0.55 + 2.6 / (margin + 1.5) if margin >= 0 else 14.0 if margin == -1 else 0.5
        costs[margin + 10] = costs[margin + 11] + step
    return costs


HARM = _harm()


def harm(margin: float) -> float:
    """The cost of a margin; what is between two numbers lies between their costs."""
    if margin <= -10:
        return HARM[0]
    if margin >= DEEPEST:
        return 0.0
    low = int(margin // 1)
    return HARM[low + 10] + (HARM[low + 11] - HARM[low + 10]) * (margin - low)


@cache
def punch(slug: str) -> tuple[float, int]:
    """The damage that a card usually deals to enemies in its zone, and the moves that it grants before that."""
    effect = CARDS[slug].effect()
    damage, moves, first = 0.0, 0, True
    for part in effect.parts if isinstance(effect, Seq) else (effect,):
        if isinstance(part, Walk) and isinstance(part.to, Me) and first:
            moves += part.moves
        elif isinstance(part, Leap) and first:
            moves += 3
        for node in walk(part):
            if isinstance(node, Damage) and isinstance(node.to, AnEnemy | AllEnemies | Those):
                damage, first = damage + much(node.amount), False
    return damage, moves


@cache
def lead(slug: str) -> int:
    """The moves with which a card begins, also one that does nothing else."""
    return punch(slug)[1]


@cache
def field(zone: str, foes: int, barred: int) -> tuple[int, ...]:
    """By cell, how many moves away the nearest one is from which an enemy lies in the zone."""
    goals = 0
    for cell in grid.cells(foes):
        goals |= grid.REACHES[zone][cell - 1]
    far = [FAR] * (grid.ROWS * grid.COLUMNS + 1)
    blocked = foes | barred
    layer, known, steps = goals & ~blocked, 0, 0
    while layer:
        for cell in grid.cells(layer):
            far[cell] = steps
        known |= layer
        layer = grid.spread(layer) & ~blocked & ~known
        steps += 1
    return tuple(far)


def promise(hand: tuple[tuple[str, int], ...], cell: int, foes: int, barred: int) -> float:
    """The damage that attack cards of a hand promise from a cell."""
    found = 0.0
    for slug, _ in hand:
        damage, moves = punch(slug)
        if damage:
            steps = field(CARDS[slug].zone, foes, barred)[cell] - moves
            if steps < len(NEAR):
                found += damage * (NEAR[steps] if steps > 0 else NEAR[0])
    return found
