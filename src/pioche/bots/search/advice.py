"""What a search would play, and why: its best answers, what is expected of them, and the terms that speak for them."""

from __future__ import annotations

from msgspec import Struct

from pioche.bots import SUPPOSED, Bot, answer_of, seen_by
from pioche.bots.answer import REFUSALS
from pioche.bots.search.bot import Budget, Search, SearchBot
from pioche.bots.search.mind import Mind
from pioche.bots.search.tree import Answer
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game
from pioche.kernel.state.resample import supposed
from pioche.kernel.state.view import View

IDEAS = 3  # answers that are shown
REASONS = 2  # terms that are named
TRIED = 2  # times an answer must have been tried to be shown
SLIGHT = 0.1  # of the largest change: what changes less is not worth naming


class Idea(Struct, frozen=True):
    """An answer, the chance to win with it, and what speaks for it."""

    keys: Answer
    chance: float | None = None  # None from a bot that does not look ahead
    points: float | None = None  # by how many points it is expected to win, where the game counts any
    reasons: tuple[tuple[str, float], ...] = ()  # terms that change most, and by how much, beside what else can be done


def advice(bot: Bot, game: Game, seat: int) -> list[Idea]:
    """What a bot would answer at a seat, the best first: from one that looks ahead with reasons."""
    view = seen_by(bot, game, seat)
    assert view.question is not None
    if not isinstance(bot, SearchBot) or view.question.answers == 1:
        return [Idea(answer_of(bot, game, seat))]
    return ideas(bot.mind, view, supposed(game, seat, Chance(SUPPOSED)), bot.seed, bot.budget)


def ideas(mind: Mind, view: View, game: Game, seed: int | str, budget: Budget) -> list[Idea]:
    """The best answers, the best first, and what comes of doing nothing, where that is possible.

    What speaks for one is told by comparison: with doing nothing, else with the best of the others.
    """
    question = view.question
    assert question is not None
    search = Search(mind, view, game, budget, seed)
    root = search.run()
    tried = [answer for answer in root.answers if root.children[answer].visits >= TRIED and answer != root.best]
    tried.sort(key=lambda answer: -root.children[answer].worth)
    best = [root.best, *tried][:IDEAS]
    refusals = [(option.key,) for option in question.options if option.kind in REFUSALS]
    found = {answer: search.expected(answer) for answer in dict.fromkeys([*best, *refusals[:1]])}
    best.sort(key=lambda answer: -found[answer].chance)
    told = []
    for answer in dict.fromkeys([*best, *found]):
        beside = next((other for other in (*refusals[:1], *best) if other != answer), answer)
        changes = {name: value - found[beside].parts[name] for name, value in found[answer].parts.items()}
        told.append(Idea(answer, found[answer].chance, found[answer].points, reasons(changes)))
    return told


def reasons(changes: dict[str, float]) -> tuple[tuple[str, float], ...]:
    """The terms that change most, the first one first."""
    named = sorted(changes.items(), key=lambda change: (-abs(change[1]), change[0]))[:REASONS]
    least = max(SLIGHT * abs(named[0][1]), 1e-9) if named else 0.0
    return tuple((name, round(change, 2)) for name, change in named if abs(change) >= least)
