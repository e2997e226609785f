"""Saint Seiya Deckbuilding: base box, Asgard, Poséidon and Épopées; classic mode, solo mode against Hilda."""

from pioche.games.seiya import setup
from pioche.games.seiya.parts import at_table
from pioche.games.seiya.rules import SeiyaRules
from pioche.games.seiya.scoring import score
from pioche.games.seiya.setup import Config
from pioche.kernel.state.game import Game

SCORE = "pv"
RULES = SeiyaRules()
FOREIGN: frozenset[str] = frozenset()


def rules(config: Config) -> SeiyaRules:
    """All tables have the same cards, each its own boxes and modes."""
    return RULES.playing(at_table(config))


def new(config: Config, seed: int | str) -> Game:
    return setup.new(RULES, config, seed)


__all__ = ["FOREIGN", "RULES", "SCORE", "Config", "new", "rules", "score"]
