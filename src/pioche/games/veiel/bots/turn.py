"""A hero's whole turn, planned: which cards, in which order, from which cells, against whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pioche.games.veiel import grid
from pioche.games.veiel.bots.aims import Act, choosable
from pioche.games.veiel.bots.deeds import play
from pioche.games.veiel.bots.scene import Scene
from pioche.games.veiel.bots.weigh import lead, punch
from pioche.games.veiel.bots.worth import CARDS, worth
from pioche.games.veiel.card import OPENER
from pioche.games.veiel.moves import Leap, Walk
from pioche.games.veiel.targets import AnEnemy
from pioche.kernel.cards.value import walk

WIDTH = 3  # plans that are followed up at a time
GOALS = 6  # cells that are tried for a walk
LONGEST = 12
EFFORT = 0.02  # what a step must bring at least
KEEP = 0.35  # what it counts that a card in hand is better than another
HOLD = 0.25  # what a point of damage kept for one great blow counts, the more an encounter drags on


class Step(NamedTuple):
    """A card played or discarded, what is chosen on the way, and the scene after it."""

    kind: str  # "play" or "discard"
    slug: str
    trail: tuple[tuple[str, int], ...]
    scene: Scene


class Plan(NamedTuple):
    steps: tuple[Step, ...]
    scene: Scene
    worth: float


def signature(scene: Scene) -> object:
    """By what one sees that all went as planned."""
    me = scene.me
    return (
        me.cell if me else 0,
        tuple(sorted([slug for slug, _ in scene.hand])),
        tuple([(foe.tag, foe.cell, foe.lives, foe.wounds, foe.block) for foe in scene.foes]),
    )


def best_turn(scene: Scene, average: float, stuck: bool = False) -> tuple[Step, ...]:
    """The steps of the best turn found; none: nothing more is worth doing.

    `average` is what a card of one's deck is worth; who is `stuck` cannot move for a discarded card.
    """

    held = HOLD * (scene.haste - 1)

    def worth_of(after: Scene, taken: int) -> float:
        kept = sum([KEEP * max(0.0, worth(slug) - average) + held * punch(slug)[0] for slug, _ in after.hand])
        return after.value() + kept - EFFORT * taken

    beam = [Plan((), scene, 0.0)]
    best = Plan((), scene, worth_of(scene, 0))
    for taken in range(1, LONGEST + 1):
        found: dict[object, Plan] = {}
        for plan in beam:
            for step in steps(plan.scene, average, stuck):
                after = step.scene
                now = worth_of(after, taken)
                longer = Plan((*plan.steps, step), after, now + after.promise())
                if now > best.worth:
                    best = longer._replace(worth=now)
                key = signature(after)
                other = found.get(key)
                if other is None or other.worth < longer.worth:
                    found[key] = longer
        beam = sorted(found.values(), key=lambda plan: -plan.worth)[:WIDTH]
        if not beam:
            break
    return best.steps


def steps(scene: Scene, average: float, stuck: bool) -> Iterator[Step]:
    """What could be done next, each card in its most promising ways."""
    if scene.me is None:
        return
    tried = set()
    for slug, tag in scene.hand:
        if slug in tried or (CARDS[slug].keyword == OPENER and scene.opened):
            continue
        tried.add(slug)
        for scene_after, act in ways(scene, slug, tag, stuck):
            yield Step("play", slug, tuple(act.trail), scene_after)
    if scene.hand and not stuck:
        yield from strides(scene, average)


def strides(scene: Scene, average: float) -> Iterator[Step]:
    """A card discarded for a move: the one that is missed least."""
    me = scene.me
    assert me is not None
    foes, barred = scene.foe_cells(), scene.ground.obstacles
    place = scene.mine
    slug, tag = min(scene.hand, key=lambda held: loss(held[0], average))
    left = tuple([held for held in scene.hand if held[1] != tag])
    free = ~(scene.taken() | foes | barred)
    for cell, bit in grid.steps_from(me.cell):
        if free & bit:
            after = scene.copy()
            after.hand = left
            after.my_ally(place).cell = cell
            after.moved = after.discarded = True
            yield Step("discard", slug, (("walk", cell),), after)


def loss(slug: str, average: float) -> float:
    """What goes with a card that is discarded unplayed."""
    damage, moves = punch(slug)
    now = 0.5 * damage if damage else 0.35 * worth(slug) - 0.1 * moves
    return now + max(0.1 * worth(slug), KEEP * (worth(slug) - average))


def ways(scene: Scene, slug: str, tag: int, stuck: bool) -> Iterator[tuple[Scene, Act]]:
    """The ways to play a card that are worth a try: where to walk first, whom to choose."""
    me = scene.me
    assert me is not None
    moves = lead(slug)
    if moves and not stuck:
        for cell in goals(scene, slug, tag):
            yield play(scene, slug, tag, goal=cell)
        return
    aims = chosen(slug)
    foes = choosable(scene, Act(slug), aims) if aims else []
    if len(foes) < 2:
        yield play(scene, slug, tag)
        return
    for foe in foes:
        yield play(scene, slug, tag, aim=foe.tag)


@cache
def chosen(slug: str) -> AnEnemy | None:
    """The enemy that a card lets one choose first, if any."""
    return next((node for node in walk(CARDS[slug].effect()) if isinstance(node, AnEnemy)), None)


def goals(scene: Scene, slug: str, tag: int) -> list[int]:
    """The most promising cells for a walk at the beginning of a card."""
    effect = CARDS[slug].effect()
    assert effect is not None
    first = next(node for node in walk(effect) if isinstance(node, Walk | Leap))
    place = scene.mine
    if isinstance(first, Walk):
        cells = scene.reachable(place, first.moves, first.through)
    else:
        cells = grid.REACHES[CARDS[slug].zone][scene.allies[place].cell - 1] & ~scene.taken()
    tried = scene.copy()
    tried.hand = scene.hand if punch(slug)[0] else tuple([held for held in scene.hand if held[1] != tag])
    ally = tried.my_ally(place)
    ranked = []
    for cell in grid.cells(cells):
        ally.cell = cell
        ranked.append((tried.promise() - tried.woe(), cell))
    ranked.sort(reverse=True)
    return [cell for _, cell in ranked[:GOALS]]
