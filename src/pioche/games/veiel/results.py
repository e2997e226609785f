"""What is noted of games of L'Ordre de Veiel that bots play."""

from pioche.kernel.state.game import Game

GAINED = ("gain",)


def plays(game: Game, seat: int) -> str:
    """The hero of a seat."""
    return game.rules.catalogue.slugs[game.counters[f"hero/{seat}"]]
