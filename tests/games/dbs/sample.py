"""The sample cards as a game of their own, for random games."""

from __future__ import annotations

from pioche.games.dbs.deck import COPIES, LEAST, MOST
from pioche.games.dbs.rules import DbsRules
from pioche.games.dbs.setup import Config, Deck
from pioche.games.dbs.setup import new as begin
from pioche.kernel.chance import Chance, key_of
from pioche.kernel.game import Game
from tests.games.dbs.sample_cards import CARDS

RULES = DbsRules(CARDS)


def decks(seed: int) -> Config:
    """Two legal decks of sample cards, dealt at random."""
    chance = Chance(key_of(seed))
    cards = [card.slug for card in CARDS if card.type != "leader" for _ in range(COPIES)]

    def deal(leader: str) -> Deck:
        return Deck(leader, tuple(chance.shuffled(tuple(cards))[: LEAST + chance.below(MOST - LEAST + 1)]))

    return Config(decks=(deal("captain"), deal("scout")))


def new(config: Config, seed: int | str) -> Game:
    return begin(RULES, config, seed)
