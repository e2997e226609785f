"""Starter decks with cards added, checked."""

from __future__ import annotations

from collections import Counter

from pioche.games.dbs.cards import ALL, DECKS
from pioche.games.dbs.deck import check

CARDS = {card.slug: card for card in ALL}


def lines(name: str) -> list[str]:
    """A starter deck as people write it."""
    deck = DECKS[name]
    counts = Counter((deck.leader, *deck.cards))
    return [f"{count} {CARDS[slug].number}" for slug, count in counts.items()]


def faults(name: str, *added: str) -> list[str]:
    """The rules that a starter deck breaks to which cards are added, by their numbers."""
    return [
        fault.rule for fault in check("\n".join((*lines(name), *(f"1 {number}" for number in added))), CARDS).faults
    ]
