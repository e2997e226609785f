"""What the Enfers are worth to a seat: who is annihilated, who hampers, Épreuves, Sens, Capacités, pawns (Hadès).

At a table without Hadès the zones are empty, and nothing here is worth anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import fsum

from pioche.games.seiya.bots.houses import A_HERO, conquest, majority, nearing
from pioche.games.seiya.bots.reading import GIFT, SOUL, STEP, Rates, bans, boost, discount, effects_of, gain_of
from pioche.games.seiya.bots.worth import CARDS, PRICE, Position, power
from pioche.games.seiya.card import DIVINE, Annihilated, Gift, Sense
from pioche.games.seiya.enfers import GATE_TOKENS
from pioche.games.seiya.gifts import HELD
from pioche.games.seiya.senses import ACTIVE_SIDE, EVEIL, LADDER
from pioche.games.seiya.spaces import BONUSES, ELYSION, GATE, pawn
from pioche.games.seiya.terms import Paid, Worth
from pioche.games.seiya.trials import Claim
from pioche.kernel.cards.query import Exists
from pioche.kernel.cards.rule import When
from pioche.kernel.cards.value import walk
from pioche.kernel.state.catalogue import Static
from pioche.kernel.state.view import CardView

HAMPER = 0.05  # what an Entrave effect costs in a turn, for each grade
LASTING = 4  # turns after which it is shaken off
KEPT = 4  # turns after which a Sens is lost
FREEING = 0.4  # of each Force that somebody needs to be freed of a card
UNKNOWN = 2.0  # the weight of a card that lies face down


@lru_cache(maxsize=1)
def rates(position: Position) -> Rates:
    """What things are worth to this seat now; what is left at the end of the game is worth nothing."""
    time = min(1.0, position.turns / LASTING)
    soul = SOUL * time * 2 / position.view.players  # it hurts one of the opponents
    heal = max(0.0, max(map(position.use, position.wounded), default=0.0))
    return Rates(PRICE, position.draw, soul, next_sense(position), heal)


# Fights


def space(position: Position, seat: int) -> int:
    return position.view.counters[pawn(seat)]


def hampered(position: Position, action: str) -> bool:
    """Whether the top card of the own Entrave pile forbids something."""
    pile = position.view.cards("entrave", position.me)
    return bool(pile) and any(bans(CARDS[pile[-1].slug], "entrave", action))


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


def prize(position: Position, card: CardView) -> float:
    """What it gains to overcome a card that lies elsewhere than on the field, the bonus of the space left out."""
    known, now = CARDS[card.slug], rates(position)
    zone = position.cards[card.tag].zone
    if zone == "house":
        met = trials(position, {"acquire": 1, "overcome-force": 1}, card.slug, card.numbers["cost_force"])
        return conquest(position, card, now) + met
    souls = 0 if hampered(position, "souls") else card.numbers.get("gain_souls", 0)
    deeds = {"souls": souls, "overcome-force": 1}
    if zone == "entrave":
        top = card is position.view.cards("entrave", position.me)[-1]
        gain = (known.pv or 0) + top * hindrance(position, card.slug)
        deeds["release"] = 1
    else:
        gain = (known.pv or 0) + fsum(gain_of(effect, now) for effect in effects_of(known, Annihilated))
        gain += more_annihilated(position)
        deeds |= {"annihilate": 1, "acquire": 1}
    return gain + souls * now.soul + trials(position, deeds, card.slug, card.numbers["cost_force"])


def more_annihilated(position: Position) -> float:
    """What the Autel of a duel makes of one more card in the own Néant."""
    if not position.view.cards("altar"):
        return 0.0
    own, other = (len(position.view.cards("neant", seat)) for seat in (position.me, 1 - position.me))
    return majority(position, "neant", own, other, position.turns)


def bonus(position: Position, slot: int) -> float:
    """The best bonus of a space."""
    now = rates(position)
    return max((gain_of(effect, now) for effect in BONUSES[: GATE - slot]), default=0.0)


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


# Épreuves, Sens, Capacités


def trials(position: Position, deeds: Mapping[str, int], slug: str = "", paid: int = 0) -> float:
    """What it is worth to do these things with a card, or with some Hero.

    These are the Épreuves that would be met by it, and the Maison of a duel that comes nearer.
    """
    nearer = nearing(position, deeds, slug)
    opened = position.view.cards("trials")
    if not opened or not (worth := reward(position)):
        return nearer
    words = CARDS[slug].words() if slug else A_HERO
    met = 0
    for card in opened:
        for rule in watches(card.slug):
            claim = rule.effect
            enough = isinstance(claim, Claim) and deeds.get(rule.verb, 0) >= claim.nth
            dear = all(paid >= node.least for node in walk(rule.of) if isinstance(node, Paid))
            met += enough and dear and rule.of.passes(words) is not False
    return nearer + worth * met


@cache
def watches(slug: str) -> tuple[When, ...]:
    """What an Épreuve waits for."""
    statics = [ability for ability in CARDS[slug].abilities if isinstance(ability, Static)]
    return tuple(rule for ability in statics for rule in ability.rules if isinstance(rule, When))


@lru_cache(maxsize=1)
def reward(position: Position) -> float:
    """What an Épreuve is worth: Éveil or a Capacité."""
    view, me = position.view, position.me
    awake = any(card.slug == EVEIL and card.mode == ACTIVE_SIDE for card in view.cards("senses", me))
    room = len(view.cards("gifts", me)) < HELD and not hampered(position, "draw-gift")
    return max(next_sense(position) if awake and not hampered(position, "awaken") else 0.0, GIFT * room)


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
    (effect,) = effects_of(CARDS[slug], Sense)
    once = gain_of(effect, Rates(PRICE, position.draw)) + PRICE * sum(boost(effect))
    return max(0.0, once) * min(position.turns, KEPT)


def gift(position: Position, slug: str) -> float:
    """What a Capacité is worth that is kept."""
    (effect,) = effects_of(CARDS[slug], Gift)
    return gain_of(effect, rates(position)) + PRICE * (sum(boost(effect)) + discount(effect)) / 2


# Pawns


def height(position: Position, slot: int) -> float:
    """What it is worth to come to a space: the nearer to Élysion, the more is in reach, and there the Divine Hero."""
    here = STEP * (GATE - slot)
    if slot != ELYSION or space(position, position.me) == ELYSION:
        return here
    own = [card.slug for card in position.view.cards("aside", position.me) if DIVINE in CARDS[card.slug].words()]
    waiting = own + [card.slug for card in position.view.cards("elysion")]
    return here + max((PRICE * power(slug) for slug in waiting), default=0.0)
