"""Many games, shared out among worker processes."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from time import perf_counter
from typing import Any

from msgspec import Struct

from pioche import games
from pioche.arena.play import draw, play_game
from pioche.arena.report import Report, Tally, report
from pioche.kernel.play.decision import Reason, Refused
from pioche.table import Table


class Tournament(Struct, frozen=True):
    """Games of one kind with one set of bots. Game i depends on (seed, i) alone, whoever plays it and when."""

    name: str
    bots: tuple[str, ...]  # bot k sits on seat k
    games: int
    seed: int | str = 0
    config: Mapping[str, Any] = {}
    lots: Mapping[str, Sequence[Any]] = {}  # what each game draws by lot, with the values it may have

    def check(self) -> None:
        """Refuse what cannot be played before the first worker starts."""
        if self.games < 1:
            raise Refused(Reason("too-few-games", detail=str(self.games)))
        for bot in self.bots:
            games.bot(self.name, bot, 0)
        self.names()

    def names(self) -> tuple[str, ...]:
        """Who plays: the bots, and players without a seat."""
        game = Table.new(self.name, self.seed_of(0), **self.settings(0)).game
        seats = game.players - len(game.automatic)
        if len(self.bots) < seats:
            raise Refused(Reason("fewer-bots-than-players", detail=f"{len(self.bots)} < {seats}"))
        if len(self.bots) > seats and not self.lots:
            raise Refused(Reason("more-bots-than-players", detail=f"{len(self.bots)} > {seats}"))
        return (*self.bots, *(game.rules.called(seat) for seat in game.automatic))

    def settings(self, number: int) -> dict[str, Any]:
        return {"players": len(self.bots), **self.config, **draw(self.lots, self.seed_of(number))}

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def play(self, number: int) -> Tally:
        """Play one game of the tournament."""
        seed = self.seed_of(number)
        bots = [games.bot(self.name, bot, f"{seed}/{seat}") for seat, bot in enumerate(self.bots)]
        settings = self.settings(number)
        outcome = play_game(self.name, settings, bots, seed)
        return Tally.of(outcome, groups(self.lots, settings, len(outcome.scores)))

    def run(self, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> tuple[Report | None, bool]:
        """Play all games, or those that are over when somebody interrupts; says also whether that happened."""
        self.check()
        tally = Tally()
        interrupted = False
        start = perf_counter()
        try:
            with closing(self._tallies(workers)) as tallies:
                for part in tallies:
                    tally += part
                    progress(part.games)
        except KeyboardInterrupt:
            interrupted = True
        if not tally.games:
            return None, interrupted
        return report(
            self.name, self.names(), self.seed, tally, perf_counter() - start, games.find(self.name).SCORE
        ), interrupted

    def _tallies(self, workers: int) -> Generator[Tally]:
        if workers <= 1:
            for number in range(self.games):
                yield self.play(number)
            return
        with pool(min(workers, self.games)) as crew:  # leaving it ends the workers at once
            yield from crew.imap_unordered(self.play, range(self.games))


def groups(lots: Iterable[str], settings: Mapping[str, Any], players: int) -> list[tuple[str, str]]:
    """The groups in which a game counts: by each thing drawn by lot, and by how many played."""
    found = [("players", str(players))] if lots else []
    for key in lots:
        value = settings[key]
        found += [(key, str(part)) for part in (value if isinstance(value, tuple | list) else [value])]
    return found


@contextmanager
def pool(workers: int) -> Iterator[Pool]:
    """Workers that leave Ctrl-C to their parent: they inherit, from their first instant, that it is held back.

    For the parent it waits until the pool is made. (Windows tells every process, and nothing can be held back.)
    """
    if sys.platform == "win32":
        with get_context("spawn").Pool(workers) as made:
            yield made
        return
    resource_tracker.ensure_running()  # if the pool had to start it, that would let Ctrl-C through
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with get_context("spawn").Pool(workers) as made:
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)
            yield made
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)
