"""Faults: killed servers and workers, a database that goes away, tables of other rules."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update

from pioche.server.store import engine_for
from pioche.server.store.schema import jobs, tables
from pioche.server.store.store import row_of
from tests.server import faults
from tests.server.cluster import Cluster
from tests.server.conftest import DATABASES, StartServer
from tests.server.players import BOT, ME, Player, check, go_on, somebody

pytestmark = pytest.mark.slow

TABLES = 6
KILLS = 4


@pytest.mark.parametrize("kind", DATABASES)
def test_what_was_acknowledged_survives_kill_9(start_server: StartServer, kind: str) -> None:
    server = start_server(kind)
    players = [player for number in range(TABLES) for player in somebody(server, number)]

    async def told() -> None:
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(0.7)
            server.kill()
            await asyncio.to_thread(server.start)
        await go_on(players, playing)

    asyncio.run(told())
    check(server.settings.db, players)


def test_workers_and_servers_are_killed_by_turns(tmp_path: Path) -> None:
    """A sample of `make faults`, which has them all."""
    figures = faults.kills_on_sqlite(tmp_path, 2)
    assert figures.kills == 2
    assert figures.acknowledged > 0


def test_what_was_acknowledged_and_is_not_stored_is_noticed(start_server: StartServer) -> None:
    server = start_server("sqlite")
    players = somebody(server, 1)
    faults.played(players, lambda: asyncio.sleep(0), faults.Figures())
    players[0].acknowledged[10**6] = ("never",)
    with pytest.raises(AssertionError):
        check(server.settings.db, players)


@pytest.mark.parametrize("kind", DATABASES)
def test_the_turn_of_a_bot_goes_on_elsewhere(start_server: StartServer, kind: str) -> None:
    """The worker that holds the lease is killed; another one sees to it."""
    server = start_server(kind, workers=2)
    ada = server.guest("Ada")
    players = [Player(ada, ada.set_up(seats=[ME, BOT, BOT]), number) for number in range(4)]
    engine = engine_for(server.settings.db)
    killed = 0

    def kill_the_busy() -> int:
        """Kill a worker that holds a lease; its name begins with the number of its process."""
        with engine.connect() as connection:
            held = connection.execute(select(jobs.c.worker).where(jobs.c.lease > time.time())).scalars().all()
        for worker in held:
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(worker.partition("-")[0]), signal.SIGKILL)
                return 1
        return 0

    async def told() -> None:
        nonlocal killed
        playing = [asyncio.create_task(player.play()) for player in players]
        until = time.monotonic() + 15
        while killed < 3 and time.monotonic() < until and not all(player.over for player in players):
            await asyncio.sleep(0.01)
            done = await asyncio.to_thread(kill_the_busy)
            if done:
                killed += 1
                await asyncio.sleep(2.5)
        await go_on(players, playing)

    asyncio.run(told())
    engine.dispose()
    assert killed
    check(server.settings.db, players)


def test_a_lease_of_a_dead_worker_runs_out(start_server: StartServer) -> None:
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])

    async def told() -> None:
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            # A worker that is no more has taken the bot's turn.
            server.kill()
        engine = engine_for(server.settings.db)
        with engine.begin() as connection:
            row = row_of(connection.execute(select(tables)).mappings().one())
            chairs = msgspec.structs.replace(row.progress.chairs[0], bot="random")
            progress = msgspec.structs.replace(row.progress, chairs=(chairs, row.progress.chairs[1]))
            connection.execute(update(tables).values(progress=msgspec.msgpack.encode(progress)))
            connection.execute(text("DELETE FROM jobs"))
            connection.execute(
                jobs.insert().values(
                    table_id=row.id, kind="bot", step=row.step, due=0.0, lease=time.time() + 3, worker="dead"
                )
            )
        engine.dispose()
        await asyncio.to_thread(server.start)
        async with ada.at(made) as one:
            assert one.question is None
            await one.until(lambda: one.result)

    asyncio.run(told())


def test_a_clock_goes_on_after_kill_9(start_server: StartServer) -> None:
    server = start_server("sqlite")
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT], clock=10)

    async def told() -> None:
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
        server.kill()
        await asyncio.to_thread(server.start)
        async with ada.at(made) as one:
            await one.until(lambda: one.info["seats"][0]["bot"])
            await one.until(lambda: one.result)  # both bots play on

    asyncio.run(told())


def test_postgresql_restarted_under_load(start_server: StartServer, cluster: Cluster) -> None:
    server = start_server("postgresql")
    players = [player for number in range(4) for player in somebody(server, number)]
    watcher = players[0].guest

    async def told() -> list[dict[str, Any]]:
        playing = [asyncio.create_task(player.play()) for player in players]
        async with watcher.at(players[0].table) as person:
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.restart, 1.0)
            await person.until(lambda: any(trouble["over"] for trouble in person.trouble))
            await go_on(players, playing)
            return person.trouble

    troubles = asyncio.run(told())
    assert [trouble["over"] for trouble in troubles[:2]] == [False, True]
    assert all(trouble["text"] for trouble in troubles)
    check(server.settings.db, players)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("told_by", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_when_told_to(
    start_server: StartServer, tmp_path: Path, told_by: signal.Signals, workers: int
) -> None:
    """In the middle of bots' turns, and without a word."""
    with open(tmp_path / "errors", "w+") as errors:
        server = start_server("sqlite", errors, workers=workers)
        ada = server.guest("Ada")
        made = [ada.set_up(seats=[ME, {"kind": "bot", "bot": "greedy"}, BOT]) for _ in range(6)]

        async def told() -> None:
            async with ada.at(made[0]) as one:
                for table in made:
                    async with ada.at(table) as person:
                        assert (await person.wish("hand-over", bot="greedy"))["is"] == "done"
                assert await asyncio.to_thread(server.stop, told_by) == 0
                await one.until(lambda: one.shut)
                assert one.code == 1012

        asyncio.run(told())
        errors.seek(0)
        assert errors.read() == ""
