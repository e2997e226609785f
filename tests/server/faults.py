"""The faults, all of them: servers of several workers are killed, robbed of their database, and given damaged rows.

People play meanwhile. What the server must not do: lose an acknowledged answer, leave a table that does not go on,
write a line too many or too few, or let somebody notice what does not concern them. Run with `make faults`, or
`python -m tests.server.faults --kills 20`; the suite has a sample (`test_faults.py`, `test_watch.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import update

from pioche.server.settings import Settings
from pioche.server.store import engine_for
from pioche.server.store.engine import ANSWER
from pioche.server.store.schema import tables
from pioche.server.store.store import PROMPT
from tests.server.client import Running
from tests.server.cluster import Cluster, children
from tests.server.conftest import QUICK
from tests.server.players import Player, check, go_on, somebody

KILLS = 100
AT_ONCE = 5  # kills in one round; then all that was acknowledged is looked for
TABLES = 6
LATEST = 30.0  # seconds in which a line is written on a busy machine
THINKING = 0.1  # seconds before each answer, so that games last longer than what happens to them
WORKERS = 2
WHILE = ANSWER + 2 * PROMPT  # seconds that a database stands still: longer than anybody waits for it
NOTES = "notes of other workers do not come through"  # what a lost connection makes a worker say besides
DIED = "a worker has died and is replaced, exit code -9"
AWAY, BACK = "the database is away", "the database is back"


class Figures(msgspec.Struct):
    """What became of a fault."""

    acknowledged: int = 0
    kills: int = 0
    cuts: int = 0

    def add(self, players: list[Player]) -> None:
        self.acknowledged += sum(len(player.acknowledged) for player in players)
        self.cuts += sum(player.cuts for player in players)


class Site(Running):
    """A server with several workers and a log of its own."""

    def __init__(self, db: str, folder: Path) -> None:
        super().__init__(Settings(db=db, workers=WORKERS, **QUICK))  # type: ignore[arg-type]
        self.log = folder / f"log-{time.monotonic_ns()}"
        self.died = 0  # workers

    def start(self) -> None:
        with self.log.open("a") as opened:
            self.errors = opened.fileno()
            super().start()

    def crew(self) -> list[int]:
        """The processes of its workers."""
        assert self.process is not None
        found = [(child, Path(f"/proc/{child}/cmdline").read_bytes()) for child in children(self.process.pid)]
        return [child for child, command in found if b"--multiprocessing-fork" in command]

    def kill_a_worker(self, chance: random.Random) -> None:
        os.kill(chance.choice(self.crew()), signal.SIGKILL)
        self.died += 1

    def written(self) -> Counter[str]:
        """What its log says, without times, causes and figures."""
        lines = [line.split(" ", 2)[2] for line in self.log.read_text().splitlines()]
        return Counter(line.partition(": ")[0].partition(" after ")[0].partition(" [")[0] for line in lines)


@contextmanager
def sites(db: str, count: int) -> Iterator[list[Site]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pioche-faults-")))
        found = [Site(db, folder) for _ in range(count)]
        for site in found:
            stack.enter_context(site)
        yield found


def seated(running: list[Site], turn: int = 0) -> list[Player]:
    """People at all servers; where two play, each is at another one."""
    found = []
    for number in range(TABLES):
        here, there = (running[(turn + number // 2 + more) % len(running)] for more in range(2))
        found += somebody(here, number, there, THINKING)
    return found


def played(players: list[Player], happening: Callable[[], Coroutine[Any, Any, None]], figures: Figures) -> None:
    """Let people play while something happens, and afterwards; what they were told is stored."""

    async def told() -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(1)
        await happening()
        await go_on(players, playing)

    asyncio.run(told())
    figures.add(players)
    check(players[0].guest.server.settings.db, players)


def expect(site: Site, wanted: dict[str, int], also: tuple[str, ...] = ()) -> None:
    """The log says this, and nothing else; a line may be a moment late."""
    until = time.monotonic() + LATEST
    while (found := {line: count for line, count in site.written().items() if line not in also}) != wanted:
        assert time.monotonic() < until, f"the log says {found}, not {wanted}:\n{site.log.read_text()}"
        time.sleep(0.2)


def killed(running: list[Site], kills: int, seed: str) -> Figures:
    """Workers and whole servers by turns. Whoever is at another server has the line cut never."""
    chance = random.Random(seed)
    figures = Figures()
    while figures.kills < kills:
        players = seated(running, figures.kills)

        async def happening(players: list[Player] = players) -> None:
            for _ in range(min(AT_ONCE, kills - figures.kills)):
                victim = running[figures.kills // 2 % len(running)]
                others = [player for player in players if player.guest.server is not victim]
                before = [player.cuts for player in others]
                if figures.kills % 2:
                    victim.kill()
                    await asyncio.to_thread(victim.start)
                else:
                    victim.kill_a_worker(chance)
                    await asyncio.to_thread(expect, victim, {DIED: victim.died}, (NOTES,))
                    await asyncio.sleep(chance.uniform(0.0, 2.0))  # the next may hit one that has just begun
                figures.kills += 1
                assert [player.cuts for player in others] == before, "somebody at another server was cut off"

        played(players, happening, figures)
        assert not any(player.told for player in players), "somebody was told of a trouble"
    for site in running:
        expect(site, {DIED: site.died} if site.died else {}, (NOTES,))
    return figures


def kills_on_postgresql(cluster: Cluster, kills: int) -> Figures:
    """Two servers at one database, each of several workers."""
    with sites(cluster.database(), 2) as running:
        return killed(running, kills, "postgresql")


def kills_on_sqlite(folder: Path, kills: int) -> Figures:
    """One server of several workers."""
    with sites(f"sqlite:///{folder / 'killed.sqlite'}", 1) as running:
        return killed(running, kills, "sqlite")


def away(running: list[Site], happening: Callable[[], object]) -> Figures:
    """The database is away for all: everybody is told once that it is and once that it is back, and so is each log."""
    figures = Figures()
    players = seated(running)

    async def while_they_play() -> None:
        await asyncio.to_thread(happening)
        for site in running:
            await asyncio.to_thread(expect, site, {AWAY: WORKERS, BACK: WORKERS}, (NOTES,))

    played(players, while_they_play, figures)
    assert not figures.cuts, "somebody was cut off"
    assert all(player.told == [False, True] for player in players), [player.told for player in players]
    for site in running:
        expect(site, {AWAY: WORKERS, BACK: WORKERS}, (NOTES,))
    return figures


def postgresql_stopped(cluster: Cluster) -> Figures:
    with sites(cluster.database(), 2) as running:
        return away(running, lambda: cluster.restart(3.0))


def postgresql_frozen(cluster: Cluster) -> Figures:
    with sites(cluster.database(), 2) as running:
        return away(running, lambda: cluster.freeze(WHILE))


def full_disk(folder: Path) -> Figures:
    """No file of any worker may grow, for a while."""
    with sites(f"sqlite:///{folder / 'full.sqlite'}", 1) as running:

        def full() -> None:
            crew = running[0].crew()
            for most, pause in ((4096, 4.0), (resource.RLIM_INFINITY, 0.0)):
                for worker in crew:
                    resource.prlimit(worker, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
                time.sleep(pause)

        return away(running, full)


def damaged_row(db: str) -> Figures:
    """One table cannot be read any more: its people are told, and each worker that tries says so once."""
    figures = Figures()
    with sites(db, 1) as (site,):
        players = seated([site])
        bad = players[0].table["id"]
        concerned = [player for player in players if player.table["id"] == bad]
        others = [player for player in players if player.table["id"] != bad]

        async def happening() -> None:
            playing = [asyncio.create_task(player.play()) for player in concerned]
            await asyncio.sleep(1)
            engine = engine_for(db)
            with engine.begin() as connection:
                values = {"progress": b"nonsense", "version": tables.c.version + 1}
                connection.execute(update(tables).where(tables.c.id == bad).values(values))
            engine.dispose()
            await asyncio.sleep(4)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

        played(others, happening, figures)
        assert not figures.cuts, "somebody elsewhere was cut off"
        assert not any(player.told or player.refused - {"too-late"} for player in others), "somebody elsewhere was told"
        heard = [False in player.told or "table-damaged" in player.refused for player in concerned]
        assert all(heard), "somebody at the table was not told"
        written = {line: count for line, count in site.written().items() if NOTES not in line}
        assert written, "nothing was written down"
        assert all(f"table={bad} " in line and count <= WORKERS for line, count in written.items()), written
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, help="in all, over both databases")
    parser.add_argument("--only", default="", help="faults with this word in their name")
    given = parser.parse_args()
    found = 0
    with Cluster() as cluster, tempfile.TemporaryDirectory(prefix="pioche-faults-") as name:
        folder = Path(name)
        faults: dict[str, Callable[[], Figures]] = {
            "kill -9, PostgreSQL": lambda: kills_on_postgresql(cluster, given.kills - given.kills // 2),
            "kill -9, SQLite": lambda: kills_on_sqlite(folder, given.kills // 2),
            "PostgreSQL stopped": lambda: postgresql_stopped(cluster),
            "PostgreSQL frozen": lambda: postgresql_frozen(cluster),
            "full disk, SQLite": lambda: full_disk(folder),
            "damaged row, SQLite": lambda: damaged_row(f"sqlite:///{folder / 'damaged.sqlite'}"),
            "damaged row, PostgreSQL": lambda: damaged_row(cluster.database()),
        }
        for fault, happens in faults.items():
            if given.only in fault:
                began = time.monotonic()
                try:
                    told = str(happens())
                except (AssertionError, TimeoutError) as error:
                    found += 1
                    told = f"FAILED: {type(error).__name__} {error}"
                print(f"{fault}: {told}, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{found} of the faults were not borne")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
