"""Players that see only their own view: what every bot is, and the one that plays any game.

Those that know a game stand in its folder; `games.bot("toy", "greedy", seed)` makes one.
"""

from __future__ import annotations

from typing import Protocol

from pioche.bots.random import RandomBot
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import View, glance, view


class Bot(Protocol):
    """Answers what one seat is asked in one game."""

    looks: bool  # at cards; to one that does not, the question alone is shown

    def choose(self, view: View) -> tuple[str, ...]:
        """The keys of a legal answer to the question of the view."""


def seen_by(bot: Bot, game: Game, seat: int) -> View:
    """What a bot is shown."""
    return view(game, seat) if bot.looks else glance(game, seat)


__all__ = ["Bot", "RandomBot", "seen_by"]
