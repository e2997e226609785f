"""Games on a cluster: the same figures, whatever dies meanwhile."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from msgspec.structs import replace

from pioche.arena import Tournament
from pioche.arena.cluster import LOCAL
from pioche.kernel.play.decision import Refused
from tests.arena.test_arena import TIMES


def at_work() -> list[int]:
    """The workers of the cluster that play a block of games, all below this process."""
    parents = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            name = (process / "cmdline").read_text()
            parents[int(process.name)] = int((process / "stat").read_text().rpartition(")")[2].split()[1]), name
        except OSError:
            continue  # it has ended meanwhile

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and ours(parents[pid][0]))

    return [pid for pid, (_, name) in parents.items() if name.startswith("ray::played") and ours(pid)]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with pytest.raises(Refused) as refused:
        Tournament("seiya", ("random", "random"), 1).run(cluster=address)
    assert refused.value.reason.text == "no-cluster"
    assert address in refused.value.reason.detail


@pytest.mark.slow
def test_workers_may_die() -> None:
    tournament = Tournament("seiya", ("random", "random"), 300, 3)
    killed = []

    def progress(games: int) -> None:
        if len(killed) < 2 and (found := at_work()):
            os.kill(found[0], signal.SIGKILL)
            killed.append(found[0])

    here, _ = tournament.run()
    there, interrupted = tournament.run(2, progress, LOCAL)
    assert here is not None
    assert there is not None
    assert not interrupted
    assert len(killed) == 2
    assert replace(here, **TIMES) == replace(there, **TIMES)
