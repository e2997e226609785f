"""What cards of Saint Seiya Deckbuilding are worth to a seat, as far as it can see.

Everything is counted in Victory Points. A card is worth the points it brings at the end, and the use it has until then:
so many draws are still to come, and each brings what the card gives beyond an average card of the deck. A card below
the average has a negative use: its owner is better off without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import fsum
from types import MappingProxyType
from typing import NamedTuple

from pioche.games.seiya import RULES
from pioche.games.seiya.bots.moods import FONDNESS, GREED, SOBER, TASTE, whim
from pioche.games.seiya.bots.reading import Rates, boost, gain_of
from pioche.games.seiya.card import ARMOUR_TYPE, CHARACTER_TYPE, SAINT, Activation, Play, SeiyaCard, Talent
from pioche.games.seiya.clock import FLAMES
from pioche.games.seiya.rules import PLACED
from pioche.games.seiya.solo import TURNS as SOLO_TURNS
from pioche.games.seiya.upkeep import HAND
from pioche.kernel.state.view import CardView, Choice, Question, View

NOTHING: Mapping[str, int] = MappingProxyType({})
PRICE = 0.3  # points that one Force or Cosmos more in hand brings, once
DRAWN = 0.45  # the same for one that is drawn again and again: its owner plans with it
USED = 0.3  # the share of what its effects gain that a card really brings: often there is no use for them
COSMOS = 0.9  # the power of one Cosmos, in Force
SPARE = 0.3  # of a value that a card gives besides its main one
UNSEEN = 1.2  # the power of a card in one's own draw pile
TURNS = 64  # of a whole game, all players together
HOUSE_TURNS = 3.0  # for each Maison of a duel
DELAY = 2  # turns before an acquired card comes to hand
ROUND = 2.2  # cards that leave the field in a turn

# Points that go with acquiring a card, besides the card itself.
SPOILS = {
    "shura-du-capricorne": 3.0,
    "dante-de-cerbere": 1.5,
    "kuraggu": 1.5,
    "aphrodite-des-poissons": 0.5,
    "babel-du-centaure": 0.5,
}

BLACK_SAINTS = {
    "pegase-noir": "seiya",
    "dragon-noir": "shiryu",
    "cygne-noir": "hyoga",
    "andromede-noir": "shun",
    "phoenix-noir": "ikki",
    "jango": "",
}
PAIRS = {"leda": "spica", "spica": "leda"}

CARDS: dict[str, SeiyaCard] = {card.slug: card for card in RULES.catalogue.definitions}  # type: ignore[misc]


def is_character(slug: str) -> bool:
    return CARDS[slug].type == CHARACTER_TYPE


def is_armour(slug: str) -> bool:
    return CARDS[slug].type == ARMOUR_TYPE


def is_saint(slug: str) -> bool:
    return any(name.startswith(SAINT) for name in CARDS[slug].classes)


@cache
def power(slug: str) -> float:
    """What a card gives when it comes to hand, in Force."""
    card = CARDS[slug]
    values = sorted((card.force or 0, COSMOS * (card.cosmos or 0)))
    return values[1] + SPARE * values[0] + 0.1 * (card.heal or 0) + effect(card)


def effect(card: SeiyaCard) -> float:
    """What the effects of a card add to its power, as far as they can be read."""
    usual = Rates(PRICE, PRICE * UNSEEN)
    effects = [ability.effect for ability in card.abilities if isinstance(ability, (Activation, Play, Talent))]
    gains = [gain_of(effect, usual) + PRICE * max(boost(effect)) for effect in effects]
    return USED * max(0.0, *gains, 0.0) / PRICE


def turns_left(counters: dict[str, int], reserve: int, houses: int, players: int) -> float:
    """The turns that each player may still have, with so many cards in the Reserve and in the pile of Maisons."""
    flow = reserve / ROUND
    if "difficulty" in counters:  # alone against Hilda, until her counter has gone round
        return min(float(SOLO_TURNS - counters["turn"]), flow)
    if "flames" in counters:
        return min(TURNS * counters["flames"] / FLAMES, flow) / players
    return min(HOUSE_TURNS * (1 + houses), flow) / players  # a duel, until the last Maison is acquired


class Seen(NamedTuple):
    """A card of the view, and where it is."""

    card: CardView
    zone: str
    seat: int


class Position:
    """What a bot makes of its view."""

    def __init__(self, view: View, mood: int = SOBER, done: Mapping[str, int] = NOTHING) -> None:
        self.view = view
        self.mood = mood
        self.done = done  # what this seat did in this turn, and how often
        self.me = view.seat
        self.cards: dict[int, Seen] = {}
        for zone, rows in view.zones.items():
            for seat, row in enumerate(rows):
                for card in row:
                    if card.tag:
                        self.cards[card.tag] = Seen(card, zone, seat)
        own = [
            card.slug
            for zone in ("hand", "discard", "play", "armour")
            for card in view.cards(zone, self.me)
            if card.slug
        ]
        self.own = own
        self.wounded = [card.slug for zone in ("wounded", "frozen") for card in view.cards(zone, self.me)]
        self.size = len(own) + len(view.cards("draw", self.me))
        hidden = self.size - len(own)
        self.average = (fsum(map(power, own)) + UNSEEN * hidden) / self.size if self.size else UNSEEN
        self.draw = PRICE * self.average  # what it gains to draw a card
        houses = len(view.cards("houses")) if "houses" in view.zones else 0
        self.turns = turns_left(view.counters, len(view.cards("reserve")), houses, view.players)
        self.pace = (
            (1 + GREED * whim(mood, "pace")) * DRAWN * max(0.0, self.turns - DELAY) * HAND / max(self.size, HAND)
        )

    def slug(self, option: Choice) -> str:
        """The card of an option; one from a pile that only the question shows is known by its key.

        "" for an option that is about no card, or about one that this seat cannot see.
        """
        seen = self.cards.get(option.card)
        slug = seen.card.slug if seen else option.key.split("#")[0].split("@")[0].split(">")[0]
        return slug if slug in CARDS else ""

    def key(self, tag: int) -> str:
        """The key of a card that lies on the table: by its slot on the field, else by the zone and its player."""
        card, zone, seat = self.cards[tag]
        if zone == "field":
            return f"{card.slug}@{card.place}"
        whose = "" if RULES.zones[zone].common else f"/{seat}"
        return f"{card.slug}@{zone}{whose}" + (f"/{card.place}" if zone in PLACED else "")

    def is_mine(self, option: Choice) -> bool:
        """Whether it is about a card of this seat; what is no card of a player is nobody's."""
        seen = self.cards.get(option.card)
        return seen is None or (not RULES.zones[seen.zone].common and seen.seat == self.me)

    def zone(self, option: Choice) -> str:
        seen = self.cards.get(option.card)
        return seen.zone if seen else ""

    def cause(self, question: Question) -> str:
        """The card because of which something is asked, if it can be seen."""
        seen = self.cards.get(question.card)
        return seen.card.slug if seen else ""

    def shown(self, seat: int) -> float:
        """The printed points that a player shows."""
        zones = ("discard", "armour", "wounded", "play")
        return sum(CARDS[card.slug].pv or 0 for zone in zones for card in self.view.cards(zone, seat))

    # Worth

    def use(self, slug: str) -> float:
        """What it is worth that a card goes round in a deck, or below zero that it does not."""
        return self.pace * (power(slug) - self.average) + FONDNESS * whim(self.mood, "use " + slug)

    def points(self, slug: str) -> float:
        """The Victory Points a card would bring this seat, as its deck is now."""
        deck = (*self.own, *self.wounded)
        if slug == "athena":
            return (self.size + len(self.wounded)) // 10
        if slug == "jaki":
            return len(self.view.cards("destroyed", self.me)) // 5
        if slug == "hilda":
            return 2 * sum(other.startswith("robe-divine-") for other in deck)
        if slug in PAIRS:
            return 2 if PAIRS[slug] in deck else 0.5
        if slug == "jango":
            return len({other for other in (*deck, slug) if other in BLACK_SAINTS})
        if slug in ("marine-de-l-aigle", "shaina-d-ophiuchus"):
            return 3.4
        return CARDS[slug].pv or 0

    def worth(self, slug: str) -> float:
        return self.points(slug) * (1 + GREED * whim(self.mood, "points")) + self.use(slug)

    def gain(self, slug: str) -> float:
        """What a card is worth that this seat does not have yet: it may also make others worth more."""
        deck = (*self.own, *self.wounded)
        more = 0.0
        if slug in PAIRS and slug not in deck:
            more = 1.5 * deck.count(PAIRS[slug])
        elif slug in BLACK_SAINTS and slug not in deck:
            more = deck.count("jango")
        return (self.worth(slug) + more + SPOILS.get(slug, 0.0)) * (1 + TASTE * whim(self.mood, "gain " + slug))
