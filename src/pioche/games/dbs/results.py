"""What is noted of games of the Dragon Ball Super Card Game that bots play."""

from pioche.games.dbs.cards import DECKS
from pioche.kernel.state.game import Game

GAINED = ("play",)  # all cards come with the deck: it counts which of them are played
NAMED = {deck.leader: name for name, deck in DECKS.items()}


def plays(game: Game, seat: int) -> str:
    """The deck of a seat, by its name or its Leader Card."""
    (leader,) = game.cards_in("leader", seat)
    slug = game.rules.catalogue.slugs[game.cards[leader].definition]
    return NAMED.get(slug, slug)
