"""Answers weighed against each other: each is thought about for itself, as long as the others and in the same deals."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from pioche.bots.search.advice import Idea, reasons
from pioche.bots.search.bot import Budget, Expected, Search
from pioche.bots.search.mind import Mind
from pioche.bots.search.tree import Answer
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import View


class Thought(Struct, frozen=True):
    """About what, and how long."""

    mind: Mind
    view: View
    game: Game  # one of those that may be
    budget: Budget
    seed: int | str

    def weighed(self, answers: Iterable[Answer]) -> dict[Answer, Expected]:
        """What comes of each of these answers, well played from there on."""
        found = {}
        for answer in dict.fromkeys(answers):
            found[answer] = self._pursued(answer).expected(answer)
        return found

    def won(self, answer: Answer, games: int) -> float:
        """The share of games won after an answer, if the policy plays them to their end."""
        return self._pursued(answer).won(answer, games)

    def _pursued(self, answer: Answer) -> Search:
        search = Search(self.mind, self.view, self.game, self.budget, self.seed, only=answer)
        search.run()
        return search


def beside(answer: Answer, found: Expected, other: Expected) -> Idea:
    """An answer as an idea, with the terms that speak for it beside another."""
    changes = {name: value - other.parts[name] for name, value in found.parts.items()}
    return Idea(answer, found.chance, found.points, reasons(changes))
