"""Players that see only their own view: what every bot is, and the one that plays any game.

Those that know a game stand in its folder; `games.bot("toy", "greedy", seed)` makes one.
"""

from __future__ import annotations

from typing import Protocol, TypeGuard, runtime_checkable

from pioche.bots.looking import LookingBot
from pioche.bots.random import RandomBot
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.kernel.state.view import Look, Rows, View, glance


class Bot(Protocol):
    """Answers what one seat is asked in one game."""

    looks: bool  # at cards; to one that does not, the question alone is shown

    def choose(self, view: View) -> tuple[str, ...]:
        """The keys of a legal answer to the question of the view."""


@runtime_checkable
class Pondering(Bot, Protocol):
    """A bot that thinks ahead, in games that its seat cannot tell from the real one."""

    def ponder(self, view: View, game: Game) -> tuple[str, ...]:
        """The keys of a legal answer; the game is one of those that may be, and as many more can be dealt from it."""


def ponders(bot: Bot) -> TypeGuard[Pondering]:
    """Whether a bot thinks ahead; it is asked before every answer, and to ask for a protocol takes long."""
    return hasattr(bot, "ponder")


SUPPOSED = key_of("supposed")  # what a seat cannot know is dealt by this key, the same for whatever really lies there


def seen_by(bot: Bot, game: Game, seat: int, rows: Rows | None = None) -> View:
    """What a bot is shown; `rows` of earlier states of the same game spare looking again at what has not changed."""
    return Look(game, rows).view(seat) if bot.looks else glance(game, seat)


def answer_of(bot: Bot, game: Game, seat: int, rows: Rows | None = None) -> tuple[str, ...]:
    """What a bot answers now; the random one, which looks at nothing, needs no view to pick options."""
    if isinstance(bot, RandomBot):
        decision = game.decision_of(seat)
        assert decision is not None
        return bot.pick(decision.options, decision.least, decision.most)
    if not ponders(bot):
        return chosen(bot, game, seat, rows)
    view = seen_by(bot, game, seat, rows)
    assert view.question is not None
    if view.question.answers > 1:
        return bot.ponder(view, supposed(game, seat, Chance(SUPPOSED)))
    return bot.choose(view)


def chosen(bot: Bot, game: Game, seat: int, rows: Rows | None = None) -> tuple[str, ...]:
    """What a bot chooses, shown no more than it needs."""
    if isinstance(bot, LookingBot):
        question = glance(game, seat).question
        assert question is not None
        if (known := bot.follow(question)) is not None:
            return tuple([option.key for option in known])
    return bot.choose(seen_by(bot, game, seat, rows))


__all__ = ["SUPPOSED", "Bot", "Pondering", "RandomBot", "answer_of", "chosen", "seen_by"]
