"""Faults: killed servers and workers, a database that goes away, tables of other rules."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update
from websockets.exceptions import WebSocketException

from pioche.server.records import Row
from pioche.server.store import engine_for
from pioche.server.store.schema import inputs, jobs, tables
from pioche.server.store.store import row_of
from pioche.table import Table
from tests.server.client import AtTable, Guest, Running, Shut
from tests.server.cluster import Cluster
from tests.server.conftest import DATABASES, StartServer

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
pytestmark = pytest.mark.slow

TABLES = 6
KILLS = 4
MORE = 60  # steps


class Player:
    """Somebody who plays at random, comes back whenever the line is cut, and notes what was acknowledged."""

    def __init__(self, guest: Guest, table: Any, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, tuple[str, ...]] = {}  # by the step that it led to
        self.over = False
        self.troubles = 0
        self.step = 0  # that was seen last
        self.goal = 10**9  # the step after which nobody plays on

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.guest.at(self.table) as person:
                    await self.attend(person)
            except (OSError, Shut, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)

    async def attend(self, person: AtTable) -> None:
        while True:
            await person.until(lambda: person.question or person.result or person.step >= self.goal)
            self.step = step = person.step
            if person.result or step >= self.goal:
                self.over = True
                return
            assert person.question is not None
            options = [option["key"] for option in person.question["options"]]
            size = self.chance.randint(person.question["least"], person.question["most"])
            keys = tuple(self.chance.sample(options, size))
            reply = await person.answer(*keys)
            if reply["is"] == "done":
                self.acknowledged[step + 1] = keys
                await person.until(lambda step=step: person.step != step)  # type: ignore[misc]
            else:
                assert reply["reason"] in ("too-late", "store-away"), reply
                self.troubles += reply["reason"] == "store-away"
                await asyncio.sleep(0.05)


async def go_on(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Whatever has happened: every table plays on for a while, or to the end of its game."""
    for player in players:
        player.goal = max(other.step for other in players if other.table is player.table) + MORE
    async with asyncio.timeout(240):
        await asyncio.gather(*playing)


Past = list[tuple[int, int, tuple[str, ...]]]  # step, seat, keys


def stored(url: str) -> tuple[dict[str, Row], dict[str, Past]]:
    """All tables, and their inputs in order."""
    engine = engine_for(url)
    with engine.connect() as connection:
        rows = {row["id"]: row_of(row) for row in connection.execute(select(tables)).mappings()}
        found: dict[str, Past] = {name: [] for name in rows}
        past = select(inputs).where(inputs.c.number > 0).order_by(inputs.c.number)
        for row in connection.execute(past).mappings():
            keys = msgspec.msgpack.decode(row["keys"], type=tuple[str, ...])
            found[row["table_id"]].append((row["step"], row["seat"], keys))
    engine.dispose()
    return rows, found


def check(url: str, players: list[Player]) -> None:
    """Every acknowledged answer is stored, and every table can be played again from its record to the same state."""
    rows, found = stored(url)
    for player in players:
        row = rows[player.table["id"]]
        assert row.status == "over" or row.step >= player.goal
        by_step = {step: keys for step, _, keys in found[player.table["id"]]}
        for step, keys in player.acknowledged.items():
            assert by_step.get(step) == keys, (player.table["id"], step)
    for name, row in rows.items():
        if row.state is not None:
            table = Table.begin(row.game, row.setup.seed, row.setup.config)
            for _, seat, keys in found[name]:
                table.answer(seat, keys)
            assert table.dump() == row.state


def somebody(server: Running, number: int) -> list[Player]:
    """Two people at a table, or one with a bot and a clock."""
    ada = server.guest("Ada")
    if number % 2:
        made = ada.set_up(seats=[ME, BOT], clock=3600)  # far off, however slow the machine is
        return [Player(ada, made, number)]
    bob = server.guest("Bob")
    made = ada.set_up()

    async def sit() -> None:
        async with bob.at(made) as person:
            assert (await person.wish("sit", seat=1))["is"] == "done"

    asyncio.run(sit())
    return [Player(ada, made, number), Player(bob, made, number + 100)]


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
