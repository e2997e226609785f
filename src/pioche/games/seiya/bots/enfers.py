"""What the Enfers are worth to a seat: who is annihilated, who hampers, Capacités, pawns (Hadès).

At a table without Hadès the zones are empty, and nothing here is worth anything.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import fsum
from typing import NamedTuple

from pioche.games.seiya.bots.houses import conquest, majority, nearing
from pioche.games.seiya.bots.reading import SOUL, STEP, Rates, bans, boost, discount, done_by, effects_of, gain_of
from pioche.games.seiya.bots.trials import Progress, hampered, next_sense, once, progress, trials
from pioche.games.seiya.bots.worth import CARDS, PRICE, Position, power
from pioche.games.seiya.card import DIVINE, Annihilated, Gift
from pioche.games.seiya.enfers import GATE_TOKENS
from pioche.games.seiya.senses import ACTIVE_SIDE, EVEIL
from pioche.games.seiya.spaces import BONUSES, ELYSION, GATE, pawn
from pioche.games.seiya.terms import Worth
from pioche.kernel.cards.query import Exists
from pioche.kernel.cards.value import Effect, walk
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.view import CardView

HAMPER = 0.05  # what an Entrave effect costs in a turn, for each grade
LASTING = 4  # turns after which it is shaken off
FREEING = 0.4  # of each Force that somebody needs to be freed of a card
STANDING = 0.2  # how often a turn is won with the bonus of the space of the own pawn
LONG = 8  # turns that are looked ahead for it
UNKNOWN = 2.0  # the weight of a card that lies face down


@lru_cache(maxsize=1)
def rates(position: Position) -> Rates:
    """What things are worth to this seat now; what is left at the end of the game is worth nothing."""
    view, me = position.view, position.me
    time = min(1.0, position.turns / LASTING)
    soul = SOUL * time * 2 / view.players  # it hurts one of the opponents
    heal = max(0.0, max(map(position.use, position.wounded), default=0.0))
    pile = view.cards("entrave", me)
    freed = weight(position, pile[-1].slug) if pile else 0.0
    inactive = [card.slug for card in view.cards("senses", me) if card.mode != ACTIVE_SIDE and card.slug != EVEIL]
    recharge = max((once(position, slug) for slug in inactive), default=0.0)
    now = Rates(PRICE, position.draw, soul, next_sense(position), heal, freed=freed, recharge=recharge)
    here = view.counters.get(pawn(me), ELYSION)
    return now._replace(step=height(position, here - 1, now) - height(position, here, now) if here > ELYSION else 0.0)


# Fights


def space(position: Position, seat: int) -> int:
    return position.view.counters[pawn(seat)]


def targets(position: Position) -> list[CardView]:
    """The Characters of the Enfers within reach, and of the own Entrave pile."""
    view, me = position.view, position.me
    found = list(view.cards("entrave", me))
    if view.cards("enfers") and not hampered(position, "face"):
        found += [card for card in view.cards("enfers") if card.place >= space(position, me)]
    return found


def under_pawn(position: Position, target: int) -> bool:
    """Whether a card lies below the space of the own pawn."""
    card, zone, _ = position.cards[target]
    return zone == "enfers" and card.place == space(position, position.me)


class Prize(NamedTuple):
    """What it gains to overcome a card, and how far that brings a player with the open Épreuves."""

    gain: float
    done: Progress


@lru_cache(maxsize=16)
def prize(position: Position, target: int) -> Prize:
    """What it gains to overcome a card that lies elsewhere than on the field, the bonus of the space left out."""
    card, zone, _ = position.cards[target]
    known, now = CARDS[card.slug], rates(position)
    souls = 0 if hampered(position, "souls") else card.numbers.get("gain_souls", 0)
    deeds = {"souls": souls, "overcome-force": 1}
    if zone == "house":
        gain = conquest(position, card, now)
        deeds["acquire"] = 1
    elif zone == "entrave":
        top = card is position.view.cards("entrave", position.me)[-1]
        gain = (known.pv or 0) + top * hindrance(position, card.slug)
        deeds["release"] = 1
    else:
        effects = effects_of(known, Annihilated)
        gain = (known.pv or 0) + fsum(gain_of(effect, now) for effect in effects) + more_annihilated(position)
        deeds |= {"annihilate": 1, "acquire": 1}
        for effect in effects:
            deeds |= done_by(effect)
    done = progress(position, deeds, card.slug, card.numbers["cost_force"])
    return Prize(gain + souls * now.soul + nearing(position, deeds, card.slug), done)


def more_annihilated(position: Position) -> float:
    """What the Autel of a duel makes of one more card in the own Néant."""
    if not position.view.cards("altar"):
        return 0.0
    own, other = (len(position.view.cards("neant", seat)) for seat in (position.me, 1 - position.me))
    return majority(position, "neant", own, other, position.turns)


def bonus(position: Position, slot: int) -> float:
    """The best bonus of a space, once."""
    return max((of_bonus(position, effect) for effect in BONUSES[: GATE - slot]), default=0.0)


def of_bonus(position: Position, effect: Effect) -> float:
    return gain_of(effect, rates(position)) + trials(position, done_by(effect))


@cache
def crowd(slug: str) -> int:
    """How many Characters it takes at least to fight one in the Enfers."""
    needs = [rule.unless.least for rule in bans(CARDS[slug], "enfers", "fight") if isinstance(rule.unless, Exists)]
    return max(needs, default=1)


def useless(position: Position, target: CardView, force: int) -> bool:
    """Whether a card of so much Force cannot be used to annihilate another."""
    pile = position.view.cards("entrave", position.me)
    rules = [
        *bans(CARDS[target.slug], "enfers", "join"),
        *(bans(CARDS[pile[-1].slug], "entrave", "join") if pile else ()),
    ]
    bounds = [node.most for rule in rules for node in walk(rule.of) if isinstance(node, Worth)]
    return any(most is not None and force <= most for most in bounds)


@cache
def lowerable(slug: str) -> bool:
    """Whether the cost of a card of the Enfers can be lowered."""
    return not any(bans(CARDS[slug], "enfers", "lower"))


@lru_cache(maxsize=1)
def danger(position: Position) -> float:
    """What is lost at the end of the turn, if no slot of the Enfers becomes free: the card at the Gate hampers."""
    view = position.view
    lying = (*view.cards("enfers"), *view.cards("veiled"))
    if len(lying) < GATE or view.counters[GATE_TOKENS]:
        return 0.0
    last = max(lying, key=lambda card: card.place)
    return weight(position, last.slug) if last.slug else UNKNOWN


# Entrave piles


def hindrance(position: Position, slug: str) -> float:
    """What the Entrave effect of a card costs whom it hampers."""
    card = CARDS[slug]
    speaks = any(isinstance(ability, Static) and "entrave" in ability.where for ability in card.abilities)
    return speaks * HAMPER * (card.grade or 0) * min(position.turns, LASTING)


def weight(position: Position, slug: str) -> float:
    """What a card costs in whose Entrave pile it lies."""
    return (CARDS[slug].pv or 0) + hindrance(position, slug)


def hampering(position: Position, card: CardView) -> float:
    """What it gains to put a card into an opponent's pile, its Souls counted: who can, shakes it off."""
    loss = min(weight(position, card.slug), FREEING * card.numbers["cost_force"])
    gain = loss / (position.view.players - 1) + danger(position) + trials(position, {"bind": 1}, card.slug)
    return gain - rates(position).soul * card.numbers.get("cost_souls", 0)


def standing(position: Position, seat: int) -> float:
    """The points that a player shows, those of the Enfers counted."""
    view = position.view
    won, lost = (sum(CARDS[card.slug].pv or 0 for card in view.cards(zone, seat)) for zone in ("neant", "entrave"))
    return position.shown(seat) + won - lost + view.counters.get(f"tokens/{seat}", 0)


# Capacités


def gift(position: Position, slug: str) -> float:
    """What a Capacité is worth that is kept."""
    (effect,) = effects_of(CARDS[slug], Gift)
    return gain_of(effect, rates(position)) + PRICE * (sum(boost(effect)) + discount(effect)) / 2


# Pawns


def height(position: Position, slot: int, now: Rates) -> float:
    """What it is worth to come to a space: the nearer to Élysion, the more is in reach, and there the Divine Hero."""
    usual = max((PRICE, *(gain_of(effect, now) for effect in BONUSES[: GATE - slot])))
    here = STEP * (GATE - slot) + STANDING * min(position.turns, LONG) * usual
    if slot != ELYSION or space(position, position.me) == ELYSION:
        return here
    own = [card.slug for card in position.view.cards("aside", position.me) if DIVINE in CARDS[card.slug].words()]
    waiting = own + [card.slug for card in position.view.cards("elysion")]
    return here + max((PRICE * power(slug) for slug in waiting), default=0.0)
