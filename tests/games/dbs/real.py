"""Real cards for tests: those of the public lists all of whose skills are understood, and random decks of them."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import pytest

from pioche.games import dbs
from pioche.games.dbs.card import LEADER, DbsCard
from pioche.games.dbs.effects import Look
from pioche.games.dbs.importer import imported
from pioche.games.dbs.setup import Config, Deck
from pioche.kernel.cards.value import walk

SHARED = Path(os.environ.get("PIOCHE_SHARED") or Path(__file__).parents[4] / "shared")
LISTS = sorted((SHARED / "facts" / "dbs").glob("*.json"))
LATER = sorted((SHARED / "facts" / "dbs-later").glob("*.json"))
SIZE = 50  # cards in a deck


@cache
def cards() -> tuple[DbsCard, ...]:
    if not LISTS:
        pytest.skip(f"no card lists below {SHARED}")
    return tuple(card for card in imported([*LISTS, *LATER]).cards if not card.unread)


def decks(chance: Random) -> Config:
    """A table with two random decks. It brings all cards, so that such tables share their rules."""
    return Config(decks=(deck(chance), deck(chance)), cards=cards())


@cache
def looking() -> tuple[DbsCard, ...]:
    """Cards by which a player looks at hidden cards and chooses among them: what nobody else may learn from."""
    return tuple(card for card in cards() if any(isinstance(node, Look) for node in walk(card)))


def deck(chance: Random) -> Deck:
    """A random legal deck, mostly of cards in the colours of its Leader Card; half of the leaders look at cards."""
    rules = dbs.with_cards(cards())
    others = [card for card in cards() if card.type != LEADER and not card.token]
    curious = chance.random() < 0.5
    while True:
        leader = chance.choice(
            [card for card in (looking() if curious else cards()) if card.type == LEADER and card.front]
        )
        fitting = [card for card in others if set(card.colours) & set(leader.colours)]
        pool = fitting if chance.random() < 0.8 else others
        slugs = [card.slug for card in chance.sample(pool, len(pool)) for _ in range(chance.randint(2, 4))]
        found = Deck(leader.slug, tuple(slugs[:SIZE]))
        if dbs.legal(rules, found):
            return found
