"""What a card is worth by what it does: one point is one damage to one enemy at contact."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from pioche.games.veiel import RULES
from pioche.games.veiel.card import OPENER, SUBSTITUTION, VeielCard
from pioche.games.veiel.enemies import Stun
from pioche.games.veiel.fight import Block, Damage, LoseBlock, Suffer
from pioche.games.veiel.lasting import Guards, Lasting, NextAttack
from pioche.games.veiel.moves import Bring, Leap, Push, Shift, Swap, Walk
from pioche.games.veiel.piles import ChooseX, Discard, Draw, Exile, Heal, Recover, Reveal, Seek, SeekType
from pioche.games.veiel.play import AllyPlays, SendThis, TakeBase, Whether
from pioche.games.veiel.runes import ForEachRune, LayRune
from pioche.games.veiel.targets import AllEnemies, AllHeroes, Beside, Chained, Me, Target
from pioche.games.veiel.terms import (
    DamageTaken,
    IfAmount,
    PerAttack,
    PerBlock,
    PerCardInHand,
    PerColour,
    PerWounds,
    Sum,
    TimesX,
)
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.cards.value import Amount, Effect

CARDS: dict[str, VeielCard] = {card.slug: card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)}

# How much more a point of damage is worth that reaches farther, and one to all enemies in the zone.
REACH = {"contact": 1.0, "croix": 1.0, "arc": 1.1, "anneau": 1.1, "allonge": 1.15, "tir": 1.15, "trait": 1.25} | {
    "cone": 1.25, "eclat": 1.3, "ligne": 1.3, "losange": 1.35, "losange3": 1.45, "infini": 1.7,
}  # fmt: skip
SWEEP = {"allonge": 1.2, "trait": 1.3, "croix": 1.4, "arc": 1.5, "ligne": 1.5, "cone": 1.6, "anneau": 1.7} | {
    "eclat": 1.8, "losange": 2.0, "losange3": 2.5, "infini": 3.2,
}  # fmt: skip
LENT = {"damage": 2.5, "attack": -0.55, "moves": -0.4, "threat": 0.1, "hand-size": 1.2, "times": 2.5}
FORBIDDEN = {"lose-block": 0.8, "attack": 1.5, "heal-wounds": 0.6}


@cache
def worth(slug: str) -> float:
    """A card of a hero's deck."""
    card = CARDS[slug]
    effect = card.effect()
    points = value(effect, card.zone) if effect else 0.0
    points += 0.5 * (len(card.abilities) - 1)
    if card.keyword == SUBSTITUTION:
        points += 0.4
    return points * (0.9 if card.keyword == OPENER else 1.0)


def much(amount: Amount) -> float:
    """What an amount usually is."""
    match amount:
        case Fixed(number):
            return number
        case Sum(parts):
            return sum(much(part) for part in parts)
        case PerWounds() | DamageTaken():
            return max(amount.least, 0.6 * amount.most)
        case PerBlock() | PerAttack() | PerColour() | PerCardInHand():
            return 0.5 * amount.most
        case TimesX(times, plus):
            return 1.5 * times + plus
        case IfAmount():
            return 0.4 * amount.amount
    return 1.0


def others(to: Target) -> float:
    """How many figures an effect on heroes means, compared with oneself."""
    return 1.0 if isinstance(to, Me) else 1.8 if isinstance(to, AllHeroes) else 1.05


def _damage(effect: Damage, zone: str) -> float:
    rate = SWEEP.get(zone, 1.5) if isinstance(effect.to, AllEnemies) else REACH.get(zone, 1.3)
    return much(effect.amount) * (0.6 if isinstance(effect.to, Beside | Chained) else rate)


def _lasting(effect: Lasting, zone: str) -> float:
    points = 0.0
    for rule in effect.rules:
        match rule:
            case NextAttack():
                points += 0.75 * much(rule.by) if "damage" in rule.keys else 2.5
            case Number():
                points += LENT.get(rule.keys[0], 0.0) * much(rule.by)
            case Forbid():
                points += FORBIDDEN.get(rule.action, 0.5)
            case When():
                points += 1.8
            case Guards():
                points += 0.5
    return points * (1.6 if isinstance(effect.to, AllHeroes | AllEnemies) else 1.0)


POINTS: dict[type[Effect], Callable[[Any, str], float]] = {
    Seq: lambda effect, zone: sum(value(part, zone) for part in effect.parts),
    OneOf: lambda effect, zone: 0.3 + max(value(part, zone) for part in effect.options),
    Whether: lambda effect, zone: (
        0.55 * value(effect.then, zone) + (0.45 * value(effect.otherwise, zone) if effect.otherwise else 0.0)
    ),
    Damage: _damage,
    Block: lambda effect, zone: 0.5 * much(effect.amount) * others(effect.to),
    LoseBlock: lambda effect, zone: -0.4,
    Suffer: lambda effect, zone: -0.6 * much(effect.amount),
    Heal: lambda effect, zone: 0.9 * much(effect.amount) * others(effect.to),
    Walk: lambda effect, zone: 0.33 * effect.moves * others(effect.to),
    Push: lambda effect, zone: 0.3 * effect.cells + (0.4 if effect.crash else 0.0),
    Shift: lambda effect, zone: 0.35 * effect.cells,
    Leap: lambda effect, zone: 1.2,
    Bring: lambda effect, zone: 0.8,
    Swap: lambda effect, zone: 0.6,
    Draw: lambda effect, zone: 1.3 * effect.amount * others(effect.to),
    Discard: lambda effect, zone: -0.5 * effect.amount,
    Recover: lambda effect, zone: 0.5 * effect.amount,
    Exile: lambda effect, zone: -0.3 * effect.amount,
    ChooseX: lambda effect, zone: -0.5,
    Reveal: lambda effect, zone: 1.4 * effect.take,
    SeekType: lambda effect, zone: 1.3 * effect.amount,
    Seek: lambda effect, zone: 1.3 if effect.name else 2.2,
    TakeBase: lambda effect, zone: 1.4,
    AllyPlays: lambda effect, zone: 1.3,
    SendThis: lambda effect, zone: -0.6,
    Stun: lambda effect, zone: 2.6,
    LayRune: lambda effect, zone: 1.4,
    ForEachRune: lambda effect, zone: 2.0,
    Lasting: _lasting,
}


def value(effect: Effect, zone: str) -> float:
    found = POINTS.get(type(effect))
    return found(effect, zone) if found else 0.0
