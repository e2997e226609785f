"""What a game gives the search: who proposes, how far to look, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path

import msgspec
from msgspec import Struct

from pioche.bots import Bot
from pioche.kernel.state.game import Game

Terms = Callable[[Game, int], dict[str, float]]


class Weights(Struct, frozen=True):
    """What each named term of a position adds to the odds of winning, and how the figures were made."""

    terms: dict[str, float]
    made: str = ""


def even(game: Game) -> float:
    """The spread of a game whose terms are odds already, and the effort at a table like any other."""
    return 1.0


class Evaluation:
    """The chance of a seat to win, from few named terms of the position and their weights.

    Where a game counts points, weighted terms are points, and the spread says by how many the game may still turn.
    """

    def __init__(
        self, terms: Terms, weights: Mapping[str, float], spread: Callable[[Game], float] | None = None
    ) -> None:
        self.terms = terms
        self.weights = dict(weights)
        self.spread = spread or even
        self.in_points = spread is not None

    def weighed(self, weights: Mapping[str, float]) -> Evaluation:
        """The same terms with other weights."""
        return Evaluation(self.terms, weights, self.spread if self.in_points else None)

    def parts(self, game: Game, seat: int) -> dict[str, float]:
        """What each term adds."""
        found = self.terms(game, seat)
        return {name: weight * found.get(name, 0.0) for name, weight in self.weights.items()}

    def odds(self, game: Game, seat: int) -> float:
        """The logarithm of the odds of winning, while the game goes on."""
        return sum(self.parts(game, seat).values()) / self.spread(game)

    def chance(self, game: Game, seat: int, before: float = 0.0) -> float:
        """The chance to win; with the odds `before`, how much better it has become: 0.5 is as good as it was then.

        Whoever is far ahead or far behind could not tell a good answer from a bad one by the chance itself.
        """
        if game.result is not None:
            winners = game.result.winners
            together = game.result.how == "together"
            return (1.0 if together else 1.0 / len(winners)) if seat in winners else 0.0
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.odds(game, seat) - before))))


class Mind(Struct, frozen=True):
    """How a game is thought about."""

    policy: Callable[[int | str], Bot]  # proposes answers, and plays on where the search has looked no further
    evaluation: Evaluation
    clock: Callable[[Game], int]  # goes up by one with each stretch of the game: a turn, a round
    ahead: int = 1  # stretches after which a position is evaluated
    moods: Callable[[int | str, int], Bot] | None = None  # the policy in moods: 0 is sober, those below 0 are wild
    effort: Callable[[Game], float] = even  # how many ordinary steps one takes as long as


def weights(file: Path) -> Weights:
    """The weights in a data file."""
    return msgspec.json.decode(file.read_bytes(), type=Weights)
