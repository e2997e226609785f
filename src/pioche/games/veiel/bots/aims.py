"""A card as it is being played in thought: how much it does, and whom it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pioche.games.veiel import grid
from pioche.games.veiel.bots.scene import Ally, Foe, Scene
from pioche.games.veiel.bots.weigh import harm
from pioche.games.veiel.bots.worth import CARDS
from pioche.games.veiel.card import ATTACK, COLOURS
from pioche.games.veiel.targets import (
    AHero,
    AllEnemies,
    AllHeroes,
    AnEnemy,
    Beside,
    Chained,
    Me,
    NearRune,
    Target,
    Those,
)  # fmt: skip
from pioche.games.veiel.terms import (
    DamageTaken,
    Flanked,
    HasBlock,
    HasDiscarded,
    HasNotMoved,
    HitSeveral,
    IfAmount,
    IsAnother,
    Killed,
    LifeLost,
    OneLifeLeft,
    PerAttack,
    PerBlock,
    PerCardInHand,
    PerColour,
    PerWounds,
    Sum,
    TimesX,
    Wounded,
)  # fmt: skip
from pioche.games.veiel.tests import AgainstNear, PlayedOnHere
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import Amount, Condition, walk
from pioche.kernel.state.catalogue import Static


class Act:
    """A card as it is being played in thought."""

    def __init__(self, slug: str, aim: int = 0, goal: int = 0) -> None:
        self.card = CARDS[slug]
        self.attack = ATTACK in self.card.types
        self.aim = aim  # the tag of the enemy that is meant to be chosen
        self.goal = goal  # the cell to which the hero means to walk first
        self.trail: list[tuple[str, int]] = []  # what is chosen: the question, and the tag, cell or number
        self.foes: list[int] = []  # "it": tags of enemies
        self.heroes: list[int] = []  # or seats of heroes
        self.place = 0
        self.hit: set[int] = set()
        self.lives = self.kills = self.x = 0


# Amounts and conditions


def count(amount: Amount, scene: Scene, act: Act, foe: Foe | None = None) -> int:
    me = scene.me
    match amount:
        case Fixed(number):
            return number
        case Sum(parts):
            return sum(count(part, scene, act, foe) for part in parts)
        case PerWounds(every, most, least):
            return max(least, min(most, me.wounds // every)) if me else least
        case PerBlock(every, most):
            return min(most, me.block // every) if me else 0
        case PerCardInHand(most):
            return min(most, len(scene.hand))
        case PerAttack(most):
            return min(most, scene.attacks)
        case PerColour(most):
            return min(most, len(scene.colours & set(COLOURS)))
        case DamageTaken():
            return amount.least + 1
        case TimesX(times, plus):
            return times * act.x + plus
        case IfAmount(condition, more):
            return more if met(condition, scene, act, foe) else 0
    return 1


def met(condition: Condition, scene: Scene, act: Act, foe: Foe | None = None) -> bool:
    me = scene.me
    match condition:
        case LifeLost():
            return act.lives > 0
        case Killed():
            return act.kills > 0
        case HitSeveral(least):
            return len(act.hit) >= least
        case Wounded(least):
            return me is not None and me.wounds >= least
        case HasBlock():
            return me is not None and me.block > 0
        case HasDiscarded():
            return scene.discarded
        case HasNotMoved():
            return not scene.moved
        case IsAnother():
            return any(seat != scene.seat for seat in act.heroes)
        case Flanked():
            near = grid.BESIDE[foe.cell] if foe else 0
            return any(near >> ally.cell - 1 & 1 for ally in scene.allies if ally.seat != scene.seat)
        case OneLifeLeft():
            return foe is not None and foe.lives == 1
    return False


# Whom


def zone(scene: Scene, act: Act) -> int:
    me = scene.me
    return grid.REACHES[act.card.zone][me.cell - 1] if me else 0


def choosable(scene: Scene, act: Act, to: Target) -> list[Foe]:
    """The enemies that may be chosen."""
    me = scene.me
    if me is None:
        return []
    match to:
        case Chained(within):
            near = [foe for foe in scene.foes if act.place and grid.distance(foe.cell, act.place) <= within]
            found = [foe for foe in near if foe.tag not in act.hit]
        case NearRune(within):
            found = [foe for foe in scene.foes if grid.distance(foe.cell, act.place) <= within]
        case AnEnemy(boss):
            cells = zone(scene, act)
            found = [foe for foe in scene.foes if cells >> foe.cell - 1 & 1 and (boss or not foe.nature.boss)]
        case _:
            return []
    return [foe for foe in found if not foe.nature.elusive or grid.BESIDE[foe.cell] >> me.cell - 1 & 1]


def meant(scene: Scene, act: Act, to: Target, worth_of: Callable[[Foe], float]) -> list[Foe]:
    """The enemies that an effect is about, the best choice where there is one."""
    me = scene.me
    if me is None:
        return []
    match to:
        case AnEnemy() | Chained() | NearRune():
            found = choosable(scene, act, to)
            if not found:
                act.foes = []
                return []
            best = next((foe for foe in found if foe.tag == act.aim), None) or max(found, key=worth_of)
            act.trail.append(("aim", best.tag))
            act.foes, act.heroes, act.place = [best.tag], [], best.cell
            return [best]
        case AllEnemies():
            turns = grid.ZONES[act.card.zone]
            sets = [[foe for foe in scene.foes if turned[me.cell - 1] >> foe.cell - 1 & 1] for turned in turns]
            facing = max(range(4), key=lambda facing: sum(worth_of(foe) for foe in sets[facing]))
            if sets[facing]:
                act.trail.append(("turn-zone", facing))
            act.foes, act.heroes = [foe.tag for foe in sets[facing]], []
            return sets[facing]
        case Those():
            return [foe for foe in scene.foes if foe.tag in act.foes]
        case Beside():
            return [foe for foe in scene.foes if grid.BESIDE[act.place] >> foe.cell - 1 & 1 and foe.tag not in act.foes]
        case _:
            return [foe for foe in scene.foes if foe.tag not in act.hit]  # Spared


def people(scene: Scene, act: Act, to: Target, worth_of: Callable[[Ally], float]) -> list[int]:
    """The places of the heroes that an effect is about, the best choice where there is one."""
    mine = [place for place, ally in enumerate(scene.allies) if ally.seat == scene.seat]
    match to:
        case Me():
            return mine
        case Those():
            return [place for place, ally in enumerate(scene.allies) if ally.seat in act.heroes]
        case AHero(other) | AllHeroes(other):
            cells = zone(scene, act)
            found = [
                place
                for place, ally in enumerate(scene.allies)
                if (cells >> ally.cell - 1 & 1 and place not in mine)
                or (place in mine and not other and not act.card.crossed)
            ]
            if isinstance(to, AHero) and found:
                best = max(found, key=lambda place: worth_of(scene.allies[place]))
                act.trail.append(("aim", scene.allies[best].tag))
                found = [best]
            act.heroes, act.foes = [scene.allies[place].seat for place in found], []
            return found
    return []


# What it would mean for them


def struck(scene: Scene, act: Act, foe: Foe, amount: int) -> int:
    """The damage that a card deals to an enemy, with what adds to it and what lessens it."""
    if not act.attack or foe.tag in act.hit:
        return amount
    amount += scene.bonus + scene.buff + foe.breach + scene.ground.damage + runes(scene, foe)
    nature = foe.nature
    less = nature.armour if nature.armour and (not nature.court or len(scene.foes) > 1) else 0
    return max(min(amount, 1), amount - less)


def runes(scene: Scene, foe: Foe) -> int:
    """What runes on the ground add to the damage of an attack card."""
    more, me = 0, scene.me
    for slug, cell in scene.runes:
        for rule in standing_rules(slug):
            if isinstance(rule, Number) and rule.keys == ("damage",):
                near = any(isinstance(node, AgainstNear) for node in walk(rule))
                here = any(isinstance(node, PlayedOnHere) for node in walk(rule))
                more += (near and grid.distance(foe.cell, cell) <= 1) or (here and me is not None and me.cell == cell)
    return more


def standing_rules(slug: str) -> Iterable[Any]:
    return [rule for ability in CARDS[slug].abilities if isinstance(ability, Static) for rule in ability.rules]


def gain(scene: Scene, foe: Foe, amount: int) -> float:
    """How much better it is that an enemy suffers so much."""
    through = max(0, amount - foe.block)
    wounds = foe.wounds + through
    lost = min(foe.lives, wounds // foe.tough)
    after = scene.dread(foe, foe.lives - lost, wounds - lost * foe.tough, max(0, foe.block - amount))
    return scene.dread(foe, foe.lives, foe.wounds, foe.block) - after


def relief(scene: Scene, ally: Ally, block: int, healed: int) -> float:
    """How much block and healing help a hero against what is coming."""
    coming = scene.outlook()[0].get(ally.seat, 0.0)
    before = harm(ally.margin - max(0.0, coming - ally.block))
    healed = min(healed, ally.wounds)
    return before - harm(ally.margin + healed - max(0.0, coming - ally.block - block))
