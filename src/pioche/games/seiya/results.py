"""What is noted of games of Saint Seiya Deckbuilding that bots play."""

from pioche.games.seiya.card import PLAYED
from pioche.kernel.state.game import Game

GAINED = ("acquire-force", "acquire-cosmos", "acquire-free", "annihilate")  # events by which a player gets a card


def plays(game: Game, seat: int) -> str:
    """The hero of a seat, or its side in a duel; Hilda has none."""
    place = game.counters.get(f"hero/{seat}", -1)
    return PLAYED[place] if place >= 0 else ""
