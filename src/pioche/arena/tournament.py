"""Many games, shared out among worker processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.pool import Pool
from time import perf_counter
from typing import Any

from msgspec import Struct

from pioche.arena.play import play_game
from pioche.arena.report import Report, Tally, report
from pioche.bots import make
from pioche.kernel.decision import Reason, Refused
from pioche.table import Table

CHUNK = 10  # games a worker plays before it tells: seldom enough to cost nothing, often enough to show progress


class Tournament(Struct, frozen=True):
    """Games of one kind with one set of bots. Game i depends on (seed, i) alone, whoever plays it and when."""

    name: str
    bots: tuple[str, ...]  # bot k sits on seat k
    games: int
    seed: int | str = 0
    config: Mapping[str, Any] = {}

    def check(self) -> None:
        """Refuse what cannot be played before the first worker starts."""
        if self.games < 1:
            raise Refused(Reason("too-few-games", detail=str(self.games)))
        for bot in self.bots:
            make(bot, 0)
        Table.new(self.name, 0, **self.settings())

    def settings(self) -> dict[str, Any]:
        return {"players": len(self.bots), **self.config}

    def play(self, number: int) -> Tally:
        """Play one game of the tournament."""
        seed = f"{self.seed}/{number}"
        bots = [make(bot, f"{seed}/{seat}") for seat, bot in enumerate(self.bots)]
        return Tally.of(play_game(self.name, self.settings(), bots, seed))

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
        return report(self.name, self.bots, self.seed, tally, perf_counter() - start), interrupted

    def _tallies(self, workers: int) -> Generator[Tally]:
        if workers <= 1:
            for number in range(self.games):
                yield self.play(number)
            return
        chunk = max(1, min(CHUNK, self.games // workers))
        chunks = [(self, first, min(first + chunk, self.games)) for first in range(0, self.games, chunk)]
        with _pool(min(workers, len(chunks))) as pool:  # leaving it ends the workers at once
            yield from pool.imap_unordered(_play_chunk, chunks)


def _pool(workers: int) -> Pool:
    """Workers that leave Ctrl-C to their parent: they inherit, from their first instant, that it is ignored."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(workers)
    finally:
        signal.signal(signal.SIGINT, usual)


def _play_chunk(task: tuple[Tournament, int, int]) -> Tally:
    tournament, first, end = task
    tally = Tally()
    for number in range(first, end):
        tally += tournament.play(number)
    return tally
