"""What a card is worth by what it does: one point is one damage to one enemy at contact.

Points are those of the power budget by which the cards were made, each with its aspect: `damage`, `block`, `heal`,
`move`, `card` (drawn), `hold` (what enemies cannot do) or `price`. How they count for one deck, `needs.py` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from pioche.games.veiel import RULES
from pioche.games.veiel.card import OPENER, SUBSTITUTION, VeielCard
from pioche.games.veiel.enemies import Stun
from pioche.games.veiel.fight import Block, Damage, LoseBlock, Suffer
from pioche.games.veiel.lasting import Guards, Lasting, NextAttack
from pioche.games.veiel.moves import Bring, Leap, Push, Shift, Swap, Walk
from pioche.games.veiel.piles import ChooseX, Discard, Draw, Exile, Heal, Recover, Reveal, Seek, SeekType
from pioche.games.veiel.play import AllyPlays, SendThis, TakeBase, Whether
from pioche.games.veiel.runes import ForEachRune
from pioche.games.veiel.targets import AHero, AllEnemies, AllHeroes, Around, Beside, Chained, Me, Target, Those
from pioche.games.veiel.terms import (
    DamageTaken,
    HasBlock,
    HasDiscarded,
    IfAmount,
    Killed,
    PerAttack,
    PerBlock,
    PerCardInHand,
    PerColour,
    PerWounds,
    Sum,
    TimesX,
    Wounded,
)
from pioche.games.veiel.tests import AttacksIt
from pioche.kernel.cards.effect import OneOf, Seq
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.cards.value import Amount, Condition, Effect, walk
from pioche.kernel.state.catalogue import Static

CARDS: dict[str, VeielCard] = {card.slug: card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)}

# How much more a point of damage is worth that reaches farther, and one to all enemies in the zone.
REACH = {"contact": 1.0, "croix": 1.0, "arc": 1.1, "anneau": 1.1, "allonge": 1.15, "tir": 1.15, "trait": 1.25} | {
    "cone": 1.25, "eclat": 1.3, "ligne": 1.3, "losange": 1.35, "losange3": 1.45, "infini": 1.7,
}  # fmt: skip
SWEEP = {"allonge": 1.2, "trait": 1.3, "croix": 1.4, "arc": 1.5, "ligne": 1.5, "cone": 1.6, "anneau": 1.7} | {
    "eclat": 1.8, "losange": 2.0, "losange3": 2.5, "infini": 3.2,
}  # fmt: skip
BOOST = 0.75  # one more damage of the next attack
HIT = 0.55  # one damage less of an enemy
SPENT = {"gone": 1.4, "exile": 1.4, "apart": 1.35}  # by how much less a card is worth that can be played once
FORBIDDEN = {"lose-block": 1.0, "heal-wounds": 0.6}


class Usual(NamedTuple):
    """What a card may count on when it is played: here, in the hands of anybody."""

    party: int = 3
    wounds: float = 4.0
    hits: float = 2.0  # attacks on oneself in a round
    block: float = 3.0  # gained before an attack
    attacks: float = 2.2  # attack cards beside it in a hand
    strike: float = 2.8  # the damage of the best of them
    discards: float = 0.5  # how often one has discarded before
    exiled: float = 1.0
    shots: float = 3.0  # cards called Tir
    runes: float = 1.5  # on the board
    crowd: float = 1.0  # enemies to be met, compared with most encounters


USUAL = Usual()


class Share(NamedTuple):
    """A part of what a card is worth."""

    aspect: str
    points: float


@cache
def worth(slug: str) -> float:
    """A card of a hero's deck, in the hands of anybody."""
    return sum([share.points for share in usually(slug)])


@cache
def usually(slug: str) -> list[Share]:
    """What a card is worth by aspects, in the hands of anybody."""
    return shares(slug, USUAL)


def shares(slug: str, usual: Usual) -> list[Share]:
    """What a card is worth, by aspects."""
    card = CARDS[slug]
    effect = card.effect()
    found = list(value(effect, card.zone, usual)) if effect else []
    for rule in (rule for ability in card.abilities if isinstance(ability, Static) for rule in ability.rules):
        found += rune(rule, usual) if card.rune_ends else [Share("hold", 0.75 * usual.hits)]
    if card.keyword == SUBSTITUTION:
        found.append(Share("block", 0.25 * usual.hits))
    times = 0.85 if card.keyword == OPENER else 1.0
    for node in walk(effect) if effect else ():
        if isinstance(node, SendThis):
            times /= SPENT[node.to]
    return [Share(share.aspect, share.points * times) for share in found]


def much(amount: Amount, usual: Usual = USUAL) -> float:
    """What an amount usually is."""
    match amount:
        case Fixed(number):
            return number
        case Sum(parts):
            return sum(much(part, usual) for part in parts)
        case PerWounds(every, most, least):
            return max(least, min(most, usual.wounds / every))
        case DamageTaken():
            return max(amount.least, min(amount.most, 1.2 * usual.hits))
        case PerBlock(every, most):
            return min(most, usual.block / every)
        case PerAttack(most):
            return min(most, 0.7 * usual.attacks)
        case PerColour() | PerCardInHand():
            return 0.45 * amount.most
        case TimesX(times, plus):
            return 1.7 * times + plus
        case IfAmount():
            return 0.45 * amount.amount
    return 1.0


def likely(condition: Condition, usual: Usual) -> float:
    """How often a condition is met."""
    match condition:
        case HasDiscarded():
            return usual.discards
        case HasBlock():
            return min(0.9, usual.block / 5)
        case Wounded(least):
            return max(0.1, min(0.9, 0.5 + 0.2 * (usual.wounds - least)))
        case Killed():
            return 0.3
    return 0.47


def figures(to: Target, usual: Usual) -> float:
    """How many figures an effect on heroes means, compared with oneself."""
    match to:
        case AllHeroes():
            return 1.0 + 0.45 * (usual.party - 1) - (1.0 if to.other else 0.0)
        case AHero(other):
            return (0.95 if other else 0.97) + 0.04 * usual.party
    return 1.0


# Effects


def _damage(effect: Damage, zone: str, usual: Usual) -> Iterator[Share]:
    """One great blow takes lives that small ones only scratch; what reaches farther saves moves."""
    amount = much(effect.amount, usual)
    if isinstance(effect.to, AllEnemies):
        yield Share("damage", amount * SWEEP.get(zone, 1.5) * usual.crowd)
    elif isinstance(effect.to, Beside | Chained):
        yield Share("damage", amount * 0.6 * usual.crowd)
    else:
        yield Share("damage", amount * (0.94 + 0.03 * amount if amount > 1 else 1.0))
        yield Share("move", amount * (REACH.get(zone, 1.3) - 1))


def _heal(effect: Heal, zone: str, usual: Usual) -> Iterator[Share]:
    """No more than there is to heal; somebody in a team has more wounds than one has oneself."""
    most = usual.wounds if isinstance(effect.to, Me) else usual.wounds + usual.party - 1
    yield Share("heal", 0.9 * min(much(effect.amount, usual), most) * figures(effect.to, usual))


def _lasting(effect: Lasting, zone: str, usual: Usual) -> Iterator[Share]:
    several = 1.8 * usual.crowd if isinstance(effect.to, AllEnemies) else figures(effect.to, usual)
    for rule in effect.rules:
        for share in lent(rule, usual):
            yield Share(share.aspect, several * share.points)


def lent(rule: object, usual: Usual) -> Iterator[Share]:
    """What a rule in force for a time is worth."""
    match rule:
        case NextAttack(keys, by):
            yield Share("damage", BOOST * much(by) if "damage" in keys else usual.strike)
        case Number(("damage",), by):
            yield Share("damage", 1.15 * usual.attacks * much(by))
        case Number(("attack",), by, AttacksIt()):
            yield Share("block", -0.65 * usual.hits * much(by))
        case Number(("attack",), by):
            yield Share("hold", -HIT * much(by))
        case Number(("moves",), by):
            yield Share("hold", 1.0 if rule.phase == "most" else -0.3 * much(by))
        case Number(("threat",), by):
            yield Share("hold", 0.2 * abs(much(by)))
        case Number(("hand-size",), by):
            yield Share("card", 1.0 * much(by))
        case Forbid(action):
            yield Share("hold", 0.75 * usual.hits) if action == "attack" else Share("block", FORBIDDEN.get(action, 0.5))
        case When("resolve", _, then):
            for share in value(then, "contact", usual):
                yield Share(share.aspect, 0.9 * usual.attacks * share.points)
        case When(_, _, Damage(by)):
            yield Share("damage", 0.5 * usual.hits * much(by))
        case Guards():
            yield Share("block", 0.2 * (usual.party - 1))


def rune(rule: object, usual: Usual) -> list[Share]:
    """What a rule on the ground is worth."""
    match rule:
        case When(_, _, then):
            return [found for node in walk(then) for found in around(node)]
        case Number(("damage",), by):
            return [Share("damage", (1.0 + 0.1 * usual.party) * usual.attacks * much(by))]
        case Number(("last-draw",), by):
            return [Share("card", 2.6 * much(by))]
    return []


def around(node: object) -> Iterator[Share]:
    match node:
        case Damage(by, Around()):
            yield Share("damage", 1.3 * much(by))
        case Block(by, Around()):
            yield Share("block", 0.8 * much(by))


def _choice(effect: OneOf, zone: str, usual: Usual) -> Iterator[Share]:
    """The best of them, and a little for having the choice."""
    every = [list(value(part, zone, usual)) for part in effect.options]
    best = max(every, key=lambda found: sum([share.points for share in found]))
    return iter([*best, Share(best[0].aspect, 0.3)])


def _whether(effect: Whether, zone: str, usual: Usual) -> Iterator[Share]:
    chance = likely(effect.condition, usual)
    for part, times in ((effect.then, chance), (effect.otherwise, 1 - chance)):
        for share in value(part, zone, usual) if part else ():
            yield Share(share.aspect, times * share.points)


def _sequence(effect: Seq, zone: str, usual: Usual) -> Iterator[Share]:
    several = any(getattr(part, "to", None) == AllEnemies() for part in effect.parts)
    for part in effect.parts:
        if several and isinstance(part, Damage) and isinstance(part.to, Those):
            part = replace(part, to=AllEnemies())
        yield from value(part, zone, usual)


def _shift(effect: Push, zone: str, usual: Usual) -> Iterator[Share]:
    several = 1.5 if isinstance(effect.to, AllEnemies) else 1.0
    yield Share("hold", several * (0.4 * effect.cells + (0.4 if effect.crash else 0.0)))


SENTENCES: dict[type[Effect], Callable[[Any, str, Usual], Iterator[Share]]] = {
    Seq: _sequence, OneOf: _choice, Whether: _whether,
    Damage: _damage, Heal: _heal, Lasting: _lasting, Push: _shift,
}  # fmt: skip
DEEDS: dict[type[Effect], tuple[str, Callable[[Any, Usual], float]]] = {
    Block: ("block", lambda effect, usual: 0.5 * much(effect.amount, usual) * figures(effect.to, usual)),
    LoseBlock: ("price", lambda effect, usual: -0.4),
    Suffer: ("price", lambda effect, usual: -0.75 * much(effect.amount, usual)),
    Walk: ("move", lambda effect, usual: 0.33 * effect.moves * figures(effect.to, usual)),
    Shift: ("hold", lambda effect, usual: 0.4 * effect.cells),
    Leap: ("move", lambda effect, usual: 1.2),
    Bring: ("move", lambda effect, usual: 1.2),
    Swap: ("move", lambda effect, usual: 0.7),
    Draw: ("card", lambda effect, usual: 1.3 * effect.amount * figures(effect.to, usual)),
    Discard: ("price", lambda effect, usual: -0.5 * effect.amount),
    Recover: ("card", lambda effect, usual: min(effect.amount, 0.7 * usual.exiled)),
    Exile: ("price", lambda effect, usual: -0.2 * effect.amount),
    ChooseX: ("price", lambda effect, usual: -0.6),
    Reveal: ("card", lambda effect, usual: 1.45 * effect.take),
    SeekType: ("card", lambda effect, usual: 1.35 * effect.amount),
    Seek: ("card", lambda effect, usual: min(1.3, 0.4 * usual.shots) if effect.name else 2.2),
    TakeBase: ("heal", lambda effect, usual: 1.6),
    AllyPlays: ("card", lambda effect, usual: 1.0),
    Stun: ("hold", lambda effect, usual: 2.6),
    ForEachRune: ("damage", lambda effect, usual: 1.4 * usual.runes),
}


def value(effect: Effect, zone: str, usual: Usual) -> Iterator[Share]:
    kind = type(effect)
    if kind in SENTENCES:
        yield from SENTENCES[kind](effect, zone, usual)
    elif kind in DEEDS:
        aspect, points = DEEDS[kind]
        yield Share(aspect, points(effect, usual))
