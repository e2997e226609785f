"""Players that see only their own view: `make("greedy", seed)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pioche.kernel.decision import Decision, Reason, Refused
from pioche.kernel.view import View

NAMES = ("random", "greedy")


class Bot(Protocol):
    """Answers the decisions of one seat in one game."""

    def choose(self, view: Callable[[], View], decision: Decision) -> tuple[str, ...]:
        """The keys of a legal answer. The view is a callable: a bot that needs none pays nothing for it."""


def make(name: str, seed: int | str) -> Bot:
    """A new bot; its answers depend on nothing but the seed and what it is shown."""
    # Only the bot that is asked for is imported: the greedy one needs the catalogue of its games.
    if name == "random":
        from pioche.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from pioche.bots.greedy import GreedyBot

        return GreedyBot(seed)
    raise Refused(Reason("unknown-bot", detail=name))
