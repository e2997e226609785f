"""What the Maisons of a duel are worth to a seat, and what lowers its counter (Hadès).

At any other table there is no Maison, and nothing here is worth anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import fsum
from typing import NamedTuple

from pioche.games.seiya.bots.reading import Rates, gain_of
from pioche.games.seiya.bots.worth import CARDS, Position
from pioche.games.seiya.card import CHARACTER_TYPE, HERO, Bonus, Power
from pioche.games.seiya.epic_verbs import EndGame
from pioche.games.seiya.houses import DROP, LEAST, START, LowerCounter, counter
from pioche.games.seiya.scoring import Most
from pioche.games.seiya.souls import SpendSouls, purse
from pioche.games.seiya.tokens import GainEnergy
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import Cards, Exists, Within
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.value import Effect, walk
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.view import CardView

DENIED = 1.5  # of the points of a Maison: what it is worth that the opponent does not get it
NEARER = 0.15  # what it is worth that the own counter is lower by one, as long as nobody has the Maison
SETBACK = 0.3  # that the opponent's is higher by one
DECIDED = 20.0  # what it is worth to end a game that is won, and costs to end one that is lost
USUAL = 0.5  # the points of a card in a deck
DOUBT = 6  # cards of that sort that are added to those seen, so that a few tell little
A_HERO = frozenset((CHARACTER_TYPE, HERO))


def house(position: Position) -> CardView | None:
    """The revealed Maison."""
    revealed = position.view.cards("house")
    return revealed[0] if revealed else None


def cost(position: Position, seat: int) -> int:
    return position.view.counters[counter(seat)]


def taken(position: Position) -> tuple[int, int]:
    """How many Maisons this seat has, and the other one."""
    own, other = (len(position.view.cards("own-houses", seat)) for seat in (position.me, 1 - position.me))
    return own, other


# What lowers the counter


def lowering(position: Position, deeds: Mapping[str, int], slug: str = "") -> int:
    """By how much the own counter drops when a player does these things with a card, or with some Hero."""
    now = house(position)
    if now is None:
        return 0
    words = CARDS[slug].words() if slug else A_HERO
    deep = bool(slug) and CARDS[slug].grade is not None
    by = sum(
        drop
        for rule, drop in conditions(now.slug)
        if deeds.get(rule.verb) and rule.of.passes(words) is not False and not (deep and on_field(rule))
    )
    return min(by, cost(position, position.me) - LEAST)


def cheaper_house(position: Position, deeds: Mapping[str, int], slug: str = "") -> tuple[int, int]:
    """The revealed Maison, and by how much it is cheaper once these things are done."""
    target = house(position)
    return (target.tag, lowering(position, deeds, slug)) if target else (0, 0)


def nearing(position: Position, deeds: Mapping[str, int], slug: str = "") -> float:
    """What that is worth, even if the Maison is not acquired this turn."""
    return NEARER * lowering(position, deeds, slug)


@cache
def conditions(slug: str) -> tuple[tuple[When, int], ...]:
    """What a Maison waits for, and how far the counter drops then."""
    rules = [rule for ability in CARDS[slug].abilities if isinstance(ability, Static) for rule in ability.rules]
    return tuple((rule, drop_of(rule.effect)) for rule in rules if isinstance(rule, When))


@cache
def on_field(rule: When) -> bool:
    return any(isinstance(node, Within) for node in walk(rule.of))


def drop_of(effect: Effect) -> int:
    return sum(node.by for node in walk(effect) if isinstance(node, LowerCounter))


@cache
def energy(effect: Effect) -> dict[str, int]:
    """The Energy that an effect brings, as a Maison sees it."""
    return {"energy": sum(node.size for node in walk(effect) if isinstance(node, GainEnergy))}


class Payment(NamedTuple):
    """The price of a Maison, paid once or more often."""

    lowers: int
    loss: float
    gone: tuple[int, ...] = ()  # the cards destroyed for it


def payments(position: Position, slug: str, soul: float) -> Iterator[Payment]:
    """The ways to pay the price of a Maison, in Souls or in Heroes of the hand, as often as it lowers the counter."""
    view, me = position.view, position.me
    heroes = [(position.worth(card.slug), card.tag) for card in view.cards("hand", me) if is_hero(card.slug)]
    heroes.sort()
    for ability in CARDS[slug].abilities:
        if isinstance(ability, Power) and isinstance(ability.effect, Do):
            paid, by, most = ability.effect.first, drop_of(ability.effect), cost(position, me) - LEAST
            souls = paid.size if isinstance(paid, SpendSouls) else 0
            often = view.counters[purse(me)] // souls if souls else len(heroes)
            for times in range(1, min(often, -(-most // by)) + 1):
                lost = heroes[:times] if not souls else []
                loss = times * souls * soul + fsum(worth for worth, _ in lost)
                yield Payment(min(most, times * by), loss, tuple(tag for _, tag in lost))


def is_hero(slug: str) -> bool:
    return HERO in CARDS[slug].words()


# What a Maison is worth


def conquest(position: Position, target: CardView, rates: Rates) -> float:
    """What it gains to acquire the revealed Maison."""
    own, other = taken(position)
    points = CARDS[target.slug].pv or 0
    lost = START + other - cost(position, 1 - position.me)
    gain = points * (1 + DENIED) + SETBACK * lost + altar_gain(position, rates)
    if ends(position, own + 1):
        gain += DECIDED if lead(position, 1) + points > 0 else -DECIDED
    return gain


def ends(position: Position, own: int) -> bool:
    """Whether the game is over when this seat has so many Maisons, the revealed one among them."""
    enough = [
        node.least
        for rule in altar_rules(position)
        if any(isinstance(node, EndGame) for node in walk(rule))
        for node in walk(rule)
        if isinstance(node, Exists)
    ]
    return not position.view.cards("houses") or any(own >= least for least in enough)


def altar_rules(position: Position) -> list[object]:
    return [
        rule
        for card in position.view.cards("altar")
        for ability in CARDS[card.slug].abilities
        if isinstance(ability, Static)
        for rule in ability.rules
    ]


def altar_gain(position: Position, rates: Rates) -> float:
    """What the Autel makes of a Maison that is acquired."""
    own, other = taken(position)
    gain = majority(position, "own-houses", own, other, len(position.view.cards("houses")))
    for rule in altar_rules(position):
        if isinstance(rule, When) and rule.verb == "acquire":
            gain += gain_of(rule.effect, rates)
        elif isinstance(rule, Number) and DROP in rule.keys:  # for who has fewer
            gain -= NEARER * position.turns * ((own == other) + (own + 1 == other))
    return gain


def majority(position: Position, zone: str, own: int, other: int, left: float) -> float:
    """What it is worth to have one more of what the Autel rewards the most of, with so many to come."""
    amount = sum(amount for where, amount in rewarded(position) if where == zone)
    return amount / (left + 2) if abs(own + 1 - other) <= left + 1 else 0.0


def rewarded(position: Position) -> Iterator[tuple[str, int]]:
    """Of what the Autel rewards the most, by zone, and with how many points."""
    for card in position.view.cards("altar"):
        for ability in CARDS[card.slug].abilities:
            most = ability.amount if isinstance(ability, Bonus) else None
            if isinstance(most, Most) and isinstance(most.among, Cards):
                yield most.among.zones[0], most.amount


def lead(position: Position, more: int = 0) -> float:
    """By how many points this seat seems to be ahead, once it has so many Maisons more."""
    view, me = position.view, position.me
    ahead = total(position, me) - total(position, 1 - me)
    for zone, amount in rewarded(position):
        surplus = len(view.cards(zone, me)) - len(view.cards(zone, 1 - me)) + more * (zone == "own-houses")
        ahead += amount * ((surplus > 0) - (surplus < 0))
    return ahead


def total(position: Position, seat: int) -> float:
    """The points that a player seems to have: cards that cannot be seen are like those that can."""
    view = position.view

    def points(*zones: str) -> int:
        return sum(CARDS[card.slug].pv or 0 for zone in zones for card in view.cards(zone, seat) if card.slug)

    deck = [card for zone in ("hand", "draw", "discard", "play", "armour") for card in view.cards(zone, seat)]
    seen = [CARDS[card.slug].pv or 0 for card in deck if card.slug]
    each = (sum(seen) + USUAL * DOUBT) / (len(seen) + DOUBT)
    sure = points("wounded", "frozen", "neant", "own-houses", "trophies") - points("entrave")
    return sum(seen) + each * (len(deck) - len(seen)) + sure + view.counters.get(f"tokens/{seat}", 0)
