"""Players that see only their own view: what every bot is, and the one that plays any game.

Those that know a game stand in its folder; `games.bot("toy", "greedy", seed)` makes one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pioche.bots.random import RandomBot
from pioche.kernel.play.decision import Decision
from pioche.kernel.state.view import View


class Bot(Protocol):
    """Answers the decisions of one seat in one game."""

    def choose(self, view: Callable[[], View], decision: Decision) -> tuple[str, ...]:
        """The keys of a legal answer. The view is a callable: a bot that needs none pays nothing for it."""


__all__ = ["Bot", "RandomBot"]
