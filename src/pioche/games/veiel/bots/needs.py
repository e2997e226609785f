"""What a hero needs: a Reward counts by what the deck lacks and can make of it, healing by how near death is."""

from __future__ import annotations

from collections import Counter

from pioche.games.veiel import RULES
from pioche.games.veiel.bots.weigh import harm, punch
from pioche.games.veiel.bots.worth import CARDS, Usual, shares, usually
from pioche.games.veiel.card import ATTACK, VeielCard
from pioche.games.veiel.piles import ChooseX, Discard, Exile
from pioche.kernel.cards.value import walk
from pioche.kernel.state.view import View

HAND = 5
CURE = 4
ALIVE = ("deck", "discard", "hand", "lasting")  # cards that keep a hero alive
SEEN = ("discard", "hand", "lasting", "wounds", "exile")  # and those whose faces one knows
# What a card of a deck usually has of each aspect: a deck with less of it wants more.
COMMON = {"damage": 0.85, "block": 0.34, "heal": 0.06, "move": 0.25, "card": 0.2, "hold": 0.05}
REST = 1.1  # what life counts before an encounter: nobody knows yet who comes
LEAST, MOST = 0.4, 2.3
CROWD = (1.0, 1.15, 1.05, 0.8)  # many enemies come before the boss, few with it
SOON = (1.0, 1.1, 0.95, 0.75)  # what a card counts, the longer one has it, by the encounter that was won


class Needs:
    """A hero between two encounters."""

    def __init__(self, view: View) -> None:
        seat = view.seat
        hero = RULES.catalogue.definitions[view.counters[f"hero/{seat}"]]
        assert isinstance(hero, VeielCard)
        self.threat = hero.threat
        self.wounds = len(view.cards("wounds", seat))
        self.margin = sum(len(view.cards(zone, seat)) for zone in ALIVE) - HAND
        self.encounter = view.counters["encounter"]
        seen = [card.slug for zone in SEEN for card in view.cards(zone, seat) if card.slug]
        base = [slug for slug, copies in hero.base for _ in range(copies)]
        self.deck = base + [slug for slug in seen if CARDS[slug].kind != "base"]
        self.usual = self.expects(view)
        self.wants = self.lacks()

    def expects(self, view: View) -> Usual:
        """What a card could count on in this deck."""
        size = len(self.deck)
        attacks = [slug for slug in self.deck if ATTACK in CARDS[slug].types]
        words = Counter(type(node) for slug in self.deck for node in walk(CARDS[slug].effect()))
        strikes = sorted([punch(slug)[0] for slug in attacks], reverse=True)[:3]
        return Usual(
            party=view.players,
            wounds=self.wounds + 1.5,
            hits=0.8 + 0.4 * self.threat,
            block=2.0 * HAND * self.has("block"),
            attacks=(HAND - 1) * len(attacks) / size,
            strike=sum(strikes) / len(strikes) if strikes else 1.0,
            discards=min(0.9, 0.4 + 0.1 * (words[Discard] + words[ChooseX])),
            exiled=len(view.cards("exile", view.seat)) + 0.7 * words[Exile],
            shots=float(self.deck.count("tir")),
            runes=min(3.0, 0.6 * sum(bool(CARDS[slug].rune_ends) for slug in self.deck)),
            crowd=CROWD[self.encounter],
        )

    def has(self, aspect: str) -> float:
        """How much of an aspect a card of the deck has."""
        found = [share.points for slug in self.deck for share in usually(slug) if share.aspect == aspect]
        return sum(found) / len(self.deck)

    def lacks(self) -> dict[str, float]:
        """By aspect, how much more or less a point counts than usually."""
        wants = {
            aspect: max(LEAST, min(MOST, ((usual + 0.1) / (self.has(aspect) + 0.1)) ** 1.6))
            for aspect, usual in COMMON.items()
        }
        wants["block"] *= 0.82 + 0.06 * self.threat
        wants["heal"] *= 0.7 + 0.06 * self.wounds
        wants["price"] = 1.0 + max(0.0, 0.1 * (5 - self.margin))
        return wants

    def worth(self, slug: str) -> float:
        """What a card would be worth in this deck."""
        return sum([share.points * self.wants[share.aspect] for share in shares(slug, self.usual)])

    def gain(self, slug: str) -> float:
        """How much better it is to have taken a Reward: it will be played, and it is one more card to lose."""
        return SOON[self.encounter] * self.worth(slug) + harm(self.margin) - harm(self.margin + 1)

    def relief(self) -> float:
        """How much better it is to have been healed instead."""
        return REST * (harm(self.margin) - harm(self.margin + min(CURE, self.wounds)))
