"""The strengths at which a search plays, for every game that gives it a mind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pioche.bots import Bot
from pioche.bots.search.bot import Budget, SearchBot
from pioche.bots.search.mind import Mind

# A beginner sees few of the possible answers; club and expert see all, and think more or less about them.
LEVELS = {
    "beginner": Budget(tries=6, steps=200, deals=2, sees=2),
    "club": Budget(tries=128, steps=2000, deals=12),
    "expert": Budget(tries=512, steps=9600, deals=24, again=True),
}

# The same where whole lines are compared. A beginner plays each stretch in one wild mood.
IN_LINES = {
    "beginner": Budget(tries=1, steps=200, deals=1, sees=1),
    "club": Budget(tries=100, steps=3000, deals=8),
    "expert": Budget(tries=720, steps=16_000, deals=32),
}

ADVICE = Budget(tries=60, steps=2000, deals=8)  # before somebody is advised


def coach(mind: Mind) -> Callable[[int | str], Bot]:
    """A bot that says why."""
    return partial(SearchBot, mind, ADVICE)


def mind_of(bot: Bot) -> Mind | None:
    """How a bot thinks that searches; None of others."""
    return bot.mind if isinstance(bot, SearchBot) else None


def levels(mind: Mind) -> Mapping[str, Callable[[int | str], Bot]]:
    """The bots of all levels, by their names."""
    budgets = IN_LINES if mind.moods else LEVELS
    return {name: partial(SearchBot, mind, budget) for name, budget in budgets.items()}
