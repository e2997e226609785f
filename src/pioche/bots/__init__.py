"""Players that see only their own view: `make("seiya", "greedy", seed)`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from pioche import games
from pioche.bots.random import RandomBot
from pioche.kernel.decision import Decision, Reason, Refused
from pioche.kernel.view import View

NAMES = ("random", "greedy")


class Bot(Protocol):
    """Answers the decisions of one seat in one game."""

    def choose(self, view: Callable[[], View], decision: Decision) -> tuple[str, ...]:
        """The keys of a legal answer. The view is a callable: a bot that needs none pays nothing for it."""


def make(game: str, name: str, seed: int | str) -> Bot:
    """A new bot for a game; its answers depend on nothing but the seed and what it is shown."""
    games.find(game)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        bot: Bot = import_module(f"pioche.bots.{game}").GreedyBot(seed)
        return bot
    raise Refused(Reason("unknown-bot", detail=name))
