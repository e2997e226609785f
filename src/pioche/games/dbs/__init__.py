"""The Dragon Ball Super Card Game, comprehensive rules 1.1."""

from collections import Counter
from functools import lru_cache

from pioche.games.dbs import calls, gather, negate, setup  # noqa: F401 (a codec knows what has been imported)
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import ALL
from pioche.games.dbs.deck import check
from pioche.games.dbs.files import checked
from pioche.games.dbs.known import FOREIGN
from pioche.games.dbs.rules import DbsRules
from pioche.games.dbs.setup import Config, Deck
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.game import Game

SCORE = "life"
RULES = DbsRules(ALL)


def rules(config: Config) -> DbsRules:
    """The rules with the cards of a table: those that are built in, and those that it brings."""
    return with_cards(config.cards) if config.cards else RULES


@lru_cache(maxsize=16)
def with_cards(cards: tuple[DbsCard, ...]) -> DbsRules:
    """Cards come with recorded games too: they are checked as those of a file are."""
    return DbsRules((*ALL, *checked(cards, ALL)))


def new(config: Config, seed: int | str) -> Game:
    game = setup.new(rules(config), config, seed)
    for deck in config.decks:
        if not legal(rules(config), deck):
            raise Refused(Reason("bad-deck", "dbs:5-1-3", detail=deck.leader))
    return game


@lru_cache(maxsize=64)
def legal(rules: DbsRules, deck: Deck) -> bool:
    """Whether a deck of known cards keeps the rules of deck construction (5-1)."""
    cards = {card.slug: card for card in rules.catalogue.definitions if isinstance(card, DbsCard)}
    lines = [f"{count} {cards[slug].number}" for slug, count in Counter((deck.leader, *deck.cards)).items()]
    return not check("\n".join(lines), cards).faults


def score(game: Game, seat: int) -> int:
    """The life that a winner has left; who has not won has nothing."""
    return len(game.cards_in("life", seat)) if seat in game.winners else 0


__all__ = ["FOREIGN", "RULES", "SCORE", "Config", "Deck", "new", "rules", "score"]
