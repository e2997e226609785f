"""One search for all games: what a game gives it is a `Mind` in its own folder."""

from pioche.bots.search.bot import Budget, Cut, Search, SearchBot
from pioche.bots.search.levels import LEVELS, coach, levels, mind_of
from pioche.bots.search.mind import Evaluation, Mind, Weights, weights

__all__ = [
    "LEVELS", "Budget", "Cut", "Evaluation", "Mind", "Search", "SearchBot", "Weights", "coach", "levels", "mind_of",
    "weights",
]  # fmt: skip
