"""What Épreuves are worth to a seat, and the Sens and Capacités that they bring (Hadès).

At a table without Hadès none is open, and nothing here is worth anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from pioche.games.seiya.bots.houses import A_HERO, nearing
from pioche.games.seiya.bots.reading import GIFT, Rates, bans, boost, effects_of, gain_of
from pioche.games.seiya.bots.worth import CARDS, PRICE, Position
from pioche.games.seiya.card import Sense
from pioche.games.seiya.gifts import HELD
from pioche.games.seiya.senses import ACTIVE_SIDE, EVEIL, LADDER
from pioche.games.seiya.terms import Paid
from pioche.games.seiya.trials import Claim
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Static

KEPT = 4  # turns after which a Sens is lost

Progress = tuple[int, ...]  # how often the deed was done that each open Épreuve waits for; empty if none was


class Watch(NamedTuple):
    """What an Épreuve waits for: the n-th deed of a kind, with such cards, for so much Force."""

    verb: str
    nth: int
    of: Test
    paid: int


def hampered(position: Position, action: str) -> bool:
    """Whether the top card of the own Entrave pile forbids something."""
    pile = position.view.cards("entrave", position.me)
    return bool(pile) and any(bans(CARDS[pile[-1].slug], "entrave", action))


@lru_cache(maxsize=1)
def opened(position: Position) -> tuple[Watch, ...]:
    """The open Épreuves, if meeting one is worth anything."""
    if not rewards(position):
        return ()
    return tuple(watch for card in position.view.cards("trials") for watch in watches(card.slug))


@cache
def watches(slug: str) -> tuple[Watch, ...]:
    return tuple(
        Watch(rule.verb, rule.effect.nth, rule.of, paid(rule.of))
        for ability in CARDS[slug].abilities
        if isinstance(ability, Static)
        for rule in ability.rules
        if isinstance(rule, When) and isinstance(rule.effect, Claim)
    )


def paid(of: Test) -> int:
    return max((node.least for node in walk(of) if isinstance(node, Paid)), default=0)


@cache
def fits(of: Test, slug: str) -> bool:
    """Whether a deed with a card, or with some Hero, may be of that sort."""
    return of.passes(CARDS[slug].words() if slug else A_HERO) is not False


def progress(position: Position, deeds: Mapping[str, int], slug: str = "", force: int = 0) -> Progress:
    """How far these deeds bring a player, done with a card, or with some Hero, for so much Force."""
    found = tuple(
        deeds[watch.verb] if watch.verb in deeds and force >= watch.paid and fits(watch.of, slug) else 0
        for watch in opened(position)
    )
    return found if any(found) else ()


def added(one: Progress, other: Progress) -> Progress:
    return tuple(map(sum, zip(one, other, strict=True))) if one and other else one or other


def met_by(position: Position, done: Progress) -> float:
    """What the Épreuves are worth that are met by so much, and by what was done before in this turn."""
    met = 0
    for watch, times in zip(opened(position), done, strict=False):
        before = position.done.get(watch.verb, 0) if watch.nth > 1 else 0
        met += times > 0 and before < watch.nth <= before + times
    return sum(rewards(position)[:met])


def besides(position: Position, one: Progress, other: Progress) -> float:
    """What two things are worth together more than each for itself: what both meet is met once."""
    if not one or not other:
        return 0.0
    return met_by(position, added(one, other)) - met_by(position, one) - met_by(position, other)


def trials(position: Position, deeds: Mapping[str, int], slug: str = "", force: int = 0) -> float:
    """What it is worth to do these things with a card, or with some Hero.

    These are the Épreuves that would be met by it, and the Maison of a duel that comes nearer.
    """
    done = progress(position, deeds, slug, force)
    return nearing(position, deeds, slug) + (met_by(position, done) if done else 0.0)


@lru_cache(maxsize=1)
def rewards(position: Position) -> list[float]:
    """What the Épreuves of a turn bring, the first, the second and so on: Éveil once, else Capacités."""
    if not position.view.cards("trials"):
        return []
    return sorted(offered(position), reverse=True)


def offered(position: Position) -> Iterator[float]:
    view, me = position.view, position.me
    awake = any(card.slug == EVEIL and card.mode == ACTIVE_SIDE for card in view.cards("senses", me))
    if awake and not hampered(position, "awaken"):
        yield next_sense(position)
    if not hampered(position, "draw-gift"):
        yield from [GIFT] * (HELD - len(view.cards("gifts", me)))


# Sens


@lru_cache(maxsize=1)
def next_sense(position: Position) -> float:
    """What the next Sens would be worth."""
    aside = {card.slug for card in position.view.cards("senses-aside", position.me)}
    return next((sense(position, slug) for slug in LADDER if slug in aside), 0.0)


@lru_cache(maxsize=1)
def highest_sense(position: Position) -> float:
    """What is lost by who defeats a Character of the field by Force."""
    own = {card.slug for card in position.view.cards("senses", position.me)}
    return next((sense(position, slug) for slug in reversed(LADDER) if slug in own), 0.0)


def sense(position: Position, slug: str) -> float:
    """What a Sens is worth until it is lost."""
    return once(position, slug) * min(position.turns, KEPT)


def once(position: Position, slug: str) -> float:
    """What it is worth to use a Sens once."""
    (effect,) = effects_of(CARDS[slug], Sense)
    return max(0.0, gain_of(effect, Rates(PRICE, position.draw)) + PRICE * sum(boost(effect)))
