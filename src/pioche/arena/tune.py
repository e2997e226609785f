"""Weights of an evaluation, found by games: CMA-ES proposes them, and goes where a search plays better by them.

All candidates of a generation play the same deals, each from every seat, against the same rival: luck is the same for
all of them. The next generation has other deals, so that nobody gets good at a few. What a generation has come to is
kept: whoever goes on after a break is proposed the same candidates again, and tells what is known of them already.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

import msgspec
import numpy
from msgspec import Struct

from pioche import __version__, games
from pioche.arena.crew import Crew
from pioche.arena.kept import Lines
from pioche.arena.play import draw, play_game
from pioche.bots import Bot
from pioche.bots.search import SearchBot
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.chance import key_of

with warnings.catch_warnings():  # that nothing can be drawn without matplotlib
    warnings.simplefilter("ignore")
    import cma

NEAR = 0.3  # how far the first candidates are from where it begins, as a share of each weight

Weights = tuple[float, ...]


class Plan(Struct, frozen=True):
    """What is tuned, and how it is tried. `rules` is the fingerprint of rules and cards, `version` that of bots."""

    game: str
    bot: str
    against: str  # "": alone against the game
    seed: int | str
    config: Mapping[str, Any]
    lots: Mapping[str, Any]
    deals: int  # of a generation
    candidates: int
    start: Mapping[str, float]
    rules: str = ""
    version: str = __version__

    @property
    def seats(self) -> int:
        return 2 if self.against else 1


class Generation(Struct, frozen=True):
    """What its candidates have come to, in the order in which they were proposed."""

    values: list[float]


class Trial(NamedTuple):
    """One deal for a candidate."""

    place: int  # of the candidate
    deal: str
    weights: Weights


class Gain(NamedTuple):
    """What weights have come to: points ahead, or the share of games won; with its standard error."""

    value: float
    error: float


def searching(game: str, bot: str, seed: int | str) -> SearchBot:
    found = games.bot(game, bot, seed)
    if not isinstance(found, SearchBot):
        raise Refused(Reason("tune-not-searching", detail=bot))
    return found


def played(plan: Plan, trial: Trial) -> tuple[Trial, float]:
    """What a candidate comes to in a deal, played from every seat."""
    seed = f"{plan.seed}/{trial.deal}"
    config = {"players": plan.seats, **plan.config, **draw(plan.lots, seed)}
    found: list[float] = []
    for mine in range(plan.seats):
        own = searching(plan.game, plan.bot, f"{seed}/own").weighed(dict(zip(plan.start, trial.weights, strict=True)))
        bots: list[Bot] = [games.bot(plan.game, plan.against, f"{seed}/rival") for _ in range(plan.seats - 1)]
        bots.insert(mine, own)
        outcome = play_game(plan.game, config, bots, seed)
        others = [points for seat, points in enumerate(outcome.scores) if seat != mine]
        if own.mind.evaluation.in_points and others:
            found.append(float(outcome.scores[mine] - max(others)))
        else:
            found.append(1 / len(outcome.winners) if mine in outcome.winners else 0.0 if outcome.winners else 0.5)
    return trial, mean(found)


class Tuning:
    """A search for better weights; `lines` is the file in which it is kept, if there is one."""

    def __init__(self, plan: Plan, keep: Path | None = None) -> None:
        self.plan = plan
        self.scale = [abs(weight) or 1.0 for weight in plan.start.values()]
        start = [weight / scale for weight, scale in zip(plan.start.values(), self.scale, strict=True)]
        chance = numpy.random.RandomState(list(key_of(f"{plan.seed}/candidates")))
        options = {"seed": numpy.nan, "randn": chance.randn, "popsize": plan.candidates, "verbose": -9}
        self._strategy = cma.CMAEvolutionStrategy(start, NEAR, options)
        self.generations: list[Generation] = []
        self.lines = Lines(keep, plan, self._remember) if keep else None

    def _remember(self, line: bytes) -> None:
        self._learn(self._strategy.ask(), msgspec.json.decode(line, type=Generation))

    def _learn(self, proposed: Sequence[Any], found: Generation) -> None:
        self._strategy.tell(proposed, [-value for value in found.values])
        self.generations.append(found)

    def run(
        self,
        generations: int,
        crew: Crew,
        told: Callable[[int, Generation], object] = lambda number, found: None,
    ) -> None:
        """Try candidates until there have been so many generations."""
        while (number := len(self.generations)) < generations:
            proposed = self._strategy.ask()
            trials = [
                Trial(place, f"{number}/{deal}", self._weights(point))
                for place, point in enumerate(proposed)
                for deal in range(self.plan.deals)
            ]
            by_place = shared(crew, partial(played, self.plan), trials)
            found = Generation([mean(by_place[place]) for place in range(len(proposed))])
            if self.lines:
                self.lines.add(found)
            self._learn(proposed, found)
            told(number + 1, found)

    def _weights(self, point: Iterable[float]) -> Weights:
        return tuple(round(float(at) * scale, 5) for at, scale in zip(point, self.scale, strict=True))

    @property
    def weights(self) -> dict[str, float]:
        """Those around which it looks now."""
        return dict(zip(self.plan.start, self._weights(self._strategy.mean), strict=True))

    def proof(self, deals: int, crew: Crew) -> tuple[Gain, Gain]:
        """What the weights at the beginning, and those that were found, come to in the same new deals."""
        pair = (tuple(self.plan.start.values()), tuple(self.weights.values()))
        trials = [Trial(place, f"proof/{deal}", pair[place]) for deal in range(deals) for place in range(len(pair))]
        before, now = shared(crew, partial(played, self.plan), trials).values()
        return gain(before), gain(now)

    def close(self) -> None:
        if self.lines:
            self.lines.close()


def shared(crew: Crew, play: Callable[[Trial], tuple[Trial, float]], trials: Sequence[Trial]) -> dict[int, list[float]]:
    """What each candidate has come to, deal by deal, whoever has played it."""
    known = dict(crew.share(play, trials))
    found: dict[int, list[float]] = {trial.place: [] for trial in trials}
    for trial in trials:
        found[trial.place].append(known[trial])
    return found


def gain(values: Sequence[float]) -> Gain:
    return Gain(mean(values), stdev(values) / sqrt(len(values)))
