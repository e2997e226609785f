"""Games spread over the machines of a Ray cluster (`pioche[cluster]`): whichever of them dies, its games are played
again elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from functools import partial
from logging import ERROR
from socket import create_connection
from typing import TYPE_CHECKING, Any

from pioche.kernel.play.decision import Reason, Refused

if TYPE_CHECKING:
    from pioche.arena.report import Tally
    from pioche.arena.tournament import Tournament

LOCAL = ""  # no address: a cluster of this machine alone, for as long as the games last
PATIENCE = 5.0  # seconds for a machine to answer
AHEAD = 3  # blocks under way for each processor: nobody waits for work, and little of it is in memory


def spread(
    tournament: Tournament, blocks: Iterator[range], address: str, workers: int
) -> Generator[tuple[range, Tally]]:
    """Play blocks of games on all processors of a cluster; each comes as soon as it is over."""
    ray = joined(address, workers)
    try:
        play = ray.remote(max_retries=-1)(block_of)
        shared = ray.put(tournament)
        under_way: list[Any] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)
            under_way += [play.remote(shared, block) for _, block in zip(range(room), blocks, strict=False)]
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def block_of(tournament: Tournament, block: range) -> tuple[range, Tally]:
    return tournament.play_block(block)


def joined(address: str, workers: int) -> Any:
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
    return ray


def reached(address: str) -> None:
    """Raise what is wrong with an address at once: the library itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:  # else it names no machine: Ray looks for a cluster that runs here
        create_connection((host, int(port)), PATIENCE).close()
