"""L'Ordre de Veiel: heroes on a grid, together against enemies and a boss."""

from pioche.games.veiel import setup
from pioche.games.veiel.rules import VeielRules
from pioche.games.veiel.setup import Config
from pioche.kernel.state.game import Game

SCORE = ""
RULES = VeielRules()
HIDDEN = VeielRules(hands="owner")
PLAYERS = (2, 5)
FOREIGN: frozenset[str] = frozenset()


def rules(config: Config) -> VeielRules:
    """The same cards at all tables; hands are open or hidden."""
    return HIDDEN if config.hidden else RULES


def new(config: Config, seed: int | str) -> Game:
    return setup.new(rules(config), config, seed)


__all__ = ["FOREIGN", "HIDDEN", "PLAYERS", "RULES", "SCORE", "Config", "new", "rules"]
