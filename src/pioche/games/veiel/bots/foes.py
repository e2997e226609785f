"""Enemies as a bot reads them from their cards: how they attack, and what their passives do."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from pioche.games.veiel.bots.worth import CARDS
from pioche.games.veiel.card import Assault, VeielCard
from pioche.games.veiel.enemies import Summon
from pioche.games.veiel.fight import Block, ShareDamage, Suffer
from pioche.games.veiel.moves import Push
from pioche.games.veiel.piles import Discard
from pioche.games.veiel.terms import IfAmount, MoreHeroes, PerCellMoved, PerLifeLost, PerWounds, Sum
from pioche.games.veiel.tests import Distant, Neighbour
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.rule import Forbid, Number, When
from pioche.kernel.cards.value import Amount, walk
from pioche.kernel.state.catalogue import Static

HITS = {"anneau": 1.6, "cone": 1.5, "arc": 1.4, "croix": 1.5, "losange": 1.7, "ligne": 1.4, "croisee": 1.5}


class Blow(NamedTuple):
    """An attack: what it deals to each hero that it reaches."""

    zone: str
    moves: int
    several: bool
    damage: int
    alone: int  # more to a hero who stands alone
    every: int  # one more for so many cells moved; 0: none
    price: float  # what else it costs the hero


class Nature(NamedTuple):
    """What is printed on an enemy, for a number of heroes."""

    slug: str
    blows: tuple[tuple[float, Blow], ...]  # with the chance of each, for a boss
    turns: int  # attacks in one enemies' turn
    menace: float  # what it does to the heroes in a round, roughly
    boss: bool = False
    aura: int = 0  # more damage for its neighbours
    armour: int = 0
    court: bool = False  # the armour counts while it is not alone
    parry: int = 0  # block whenever it is targeted
    elusive: bool = False  # can be chosen from beside it alone
    shared: int = 0  # damage that those beside it share for each life
    burst: int = 0  # damage to each beside it for each life
    rage: int = 0  # one more damage for so many lives lost
    full: int = 0  # its lives at first


def sized(amount: Amount | None, party: int) -> tuple[int, int, int]:
    """The damage of an attack, what is added to a lone hero, and for how many cells moved one is added."""
    match amount:
        case Fixed(number):
            return number, 0, 0
        case MoreHeroes():
            return party - 1, 0, 0
        case Sum(parts):
            sizes = [sized(part, party) for part in parts]
            return sum(size[0] for size in sizes), sum(size[1] for size in sizes), sum(size[2] for size in sizes)
        case IfAmount():
            return 0, amount.amount, 0
        case PerCellMoved(every):
            return 0, 0, every
        case PerWounds():
            return 1, 0, 0
    return 0, 0, 0


@cache
def blow(slug: str, party: int) -> Blow | None:
    """The attack of an enemy or an Action, if it has one."""
    assault = CARDS[slug].assault()
    if assault is None or (assault.damage is None and assault.then is None):
        return None
    damage, alone, every = sized(assault.damage, party)
    price = 0.0
    for node in walk(assault.then) if assault.then else ():
        price += 0.7 if isinstance(node, Discard) else 0.2 if isinstance(node, Push) else 0.0
    moves = assault.moves
    return Blow(assault.zone, moves, assault.several, damage * assault.times, alone, every, price)


def menace_of(assault: Assault | None, party: int, own: Blow | None) -> float:
    summons = (
        2.5 if assault and assault.first and any(isinstance(node, Summon) for node in walk(assault.first)) else 0.0
    )
    if own is None:
        return summons
    hits = min(party, HITS.get(own.zone, party)) if own.several else 1.0
    reach = 0.6 + 0.05 * own.moves + (0.15 if own.zone not in ("contact", "croix", "arc", "anneau") else 0.0)
    return summons + (own.damage + own.price + 0.5 * own.alone + (1 if own.every else 0)) * hits * min(1.0, reach)


@cache
def nature(slug: str, party: int) -> Nature:
    """An enemy that is no boss."""
    card = CARDS[slug]
    own = blow(slug, party)
    return passives(card, party, Nature(slug, ((1.0, own),) if own else (), 1, menace_of(card.assault(), party, own)))


@cache
def boss(slug: str, party: int, past: tuple[str, ...]) -> Nature:
    """A boss, of whose Actions some have been seen: any of the others may come next."""
    seen = Counter(past)
    left = {
        card.slug: card.copies - seen[card.slug]
        for card in CARDS.values()
        if card.kind == "action" and card.boss == slug
    }
    if sum(left.values()) < 2:  # all are shuffled anew
        left = {name: CARDS[name].copies for name in left}
    whole = sum(left.values())
    blows = tuple((count / whole, own) for name, count in left.items() if count and (own := blow(name, party)))
    menace = sum(
        count / whole * menace_of(CARDS[name].assault(), party, blow(name, party)) for name, count in left.items()
    )
    return passives(CARDS[slug], party, Nature(slug, blows, 2, 2 * menace, True))


def passives(card: VeielCard, party: int, found: Nature) -> Nature:
    """With what its passives say."""
    facts: dict[str, Any] = {"full": card.vitality[party - 2][0]}
    for rule in (rule for ability in card.abilities if isinstance(ability, Static) for rule in ability.rules):
        match rule:
            case Number(("attack",), Fixed(more), Neighbour()):
                facts["aura"] = more
            case Number(("attack",), PerLifeLost(every)):
                facts["rage"] = every
            case Number(("armour",), Fixed(less)):
                facts["armour"], facts["court"] = less, rule.when is not None
            case Forbid("choose", Distant()):
                facts["elusive"] = True
            case When("target", _, Block(Fixed(more))):
                facts["parry"] = more
            case When("lose-life", _, ShareDamage(amount)):
                facts["shared"] = amount
            case When("lose-life", _, Suffer(Fixed(amount))):
                facts["burst"] = amount
    return found._replace(**facts)
