"""Games spread over the machines of a Ray cluster (`pioche[cluster]`): whichever of them dies, its games are played
again elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from logging import ERROR
from socket import create_connection
from typing import Any, TypeVar

from pioche.kernel.play.decision import Reason, Refused

T = TypeVar("T")
R = TypeVar("R")

LOCAL = ""  # no address: a cluster of this machine alone, for as long as the games last
PATIENCE = 5.0  # seconds for a machine to answer
AHEAD = 3  # blocks under way for each processor: nobody waits for work, and little of it is in memory


def spread(ray: Any, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R]:
    """Do tasks on all processors of a cluster; what comes of each is told as soon as it is done."""
    play = ray.remote(max_retries=-1)(played)
    shared, left = ray.put(work), iter(tasks)
    under_way: list[Any] = []
    while True:
        room = AHEAD * processors(ray) - len(under_way)
        under_way += [play.remote(shared, task) for _, task in zip(range(room), left, strict=False)]
        if not under_way:
            return
        done, under_way = ray.wait(under_way)
        yield from ray.get(done)


def played(work: Callable[[T], R], task: T) -> R:
    return work(task)


def processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def joined(address: str, workers: int) -> Iterator[Any]:
    """The library, connected to the cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # before it is loaded: nothing is told to anybody
    try:
        import ray
    except ImportError:
        raise Refused(Reason("no-cluster-library")) from None
    init = partial(ray.init, log_to_driver=False, logging_level=ERROR)
    try:
        if address == LOCAL:
            init(num_cpus=workers, include_dashboard=False)
        else:
            reached(address)
            init(address=address)
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(Reason("no-cluster", detail=f"{address}: {error}")) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def reached(address: str) -> None:
    """Raise what is wrong with an address at once: the library itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:  # else it names no machine: Ray looks for a cluster that runs here
        create_connection((host, int(port)), PATIENCE).close()
