"""Who plays many games: this process, others of this machine, or the machines of a cluster."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool
from typing import Any, NamedTuple

from pioche.arena.cluster import joined, processors, spread


class Crew(NamedTuple):
    """Those who play: how many at once, and how work is shared out among them, done in any order."""

    size: int
    share: Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


@contextmanager
def crew(workers: int, cluster: str | None = None) -> Iterator[Crew]:
    """Whoever plays, for as long as there is work; leaving it ends them at once."""
    if cluster is not None:
        with joined(cluster, workers) as ray:
            yield Crew(processors(ray), partial(spread, ray))
    elif workers <= 1:
        yield Crew(1, map)
    else:
        with pool(workers) as processes:
            yield Crew(workers, processes.imap_unordered)


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
