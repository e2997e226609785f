"""Players that see only their own view: what every bot is, and the one that plays any game.

Those that know a game stand in its folder; `games.bot("toy", "greedy", seed)` makes one.
"""

from __future__ import annotations

from typing import Protocol

from pioche.bots.random import RandomBot
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Look, Rows, View, glance


class Bot(Protocol):
    """Answers what one seat is asked in one game."""

    looks: bool  # at cards; to one that does not, the question alone is shown

    def choose(self, view: View) -> tuple[str, ...]:
        """The keys of a legal answer to the question of the view."""


def seen_by(bot: Bot, game: Game, seat: int, rows: Rows | None = None) -> View:
    """What a bot is shown; `rows` of earlier states of the same game spare looking again at what has not changed."""
    return Look(game, rows).view(seat) if bot.looks else glance(game, seat)


def answer_of(bot: Bot, game: Game, seat: int, rows: Rows) -> tuple[str, ...]:
    """What a bot answers now; the random one, which looks at nothing, needs no view to pick options."""
    if not isinstance(bot, RandomBot):
        return bot.choose(seen_by(bot, game, seat, rows))
    decision = game.decision_of(seat)
    assert decision is not None
    return bot.pick(decision.options, decision.least, decision.most)


__all__ = ["Bot", "RandomBot", "answer_of", "seen_by"]
