"""How fast the server is with 200 tables in play, over real WebSockets. Prints one JSON line.

The server is one process, all players another. Answers are given at a steady rate, by scripted players; the time from
an answer to its broadcast is measured at the opponent, where it arrives last. The figures are medians of the runs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from calibration import loop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from pioche.server.settings import Settings
from tests.server.client import Guest, Running
from tests.server.cluster import Cluster, installed

GUESTS = 20  # who share the seats
WARM = 3.0  # seconds before anything is measured
LATE = 0.1  # seconds of answers that may be given at once after a pause
NO_LIMIT = (1e6, 10**6)


class Option(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    least: int
    most: int
    options: list[Option]


class Message(msgspec.Struct):
    """What a scripted player reads of a message."""

    kind: str = msgspec.field(name="is")
    step: int = 0
    question: Question | None = None
    result: Any = None


read = msgspec.json.Decoder(Message).decode


class Player:
    """A seat: its connection, and the question that is put to it."""

    def __init__(self, load: Load, table: int, socket: ClientConnection) -> None:
        self.load = load
        self.table = table
        self.socket = socket
        self.question: Question | None = None
        self.step = 0
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for text in self.socket:
            arrived = time.perf_counter()
            message = read(text)
            if message.kind in ("state", "happened"):
                self.step, self.question = message.step, message.question
                if message.kind == "happened":
                    self.load.told(self, message.step, arrived)
                if self.question is not None:
                    self.load.ready.append(self)
            elif message.kind == "refused":
                self.load.refused += 1

    async def answer(self, chance: random.Random) -> None:
        question, self.question = self.question, None
        assert question is not None
        size = chance.randint(question.least, question.most)
        keys = [option.key for option in chance.sample(question.options, size)]
        self.load.sent[self.table, self.step + 1] = time.perf_counter(), self
        await self.socket.send(json.dumps({"is": "answer", "id": self.step, "step": self.step, "keys": keys}))


class Load:
    """Tables in play, and how long their answers took."""

    def __init__(self, server: Running, tables: int) -> None:
        self.server = server
        self.tables = tables
        self.players: list[Player] = []
        self.ready: list[Player] = []
        self.sent: dict[tuple[int, int], tuple[float, Player]] = {}
        self.took: list[float] = []
        self.refused = 0
        self.measuring = False
        self.given = 0
        self.used = 0.0  # processor time of the server

    def told(self, player: Player, step: int, arrived: float) -> None:
        """A broadcast has arrived; what the opponent gets is what counts."""
        key = player.table, step
        if key in self.sent and self.sent[key][1] is not player:
            since, _ = self.sent.pop(key)
            if self.measuring:
                self.took.append(arrived - since)

    async def set_up(self) -> None:
        guests = [self.server.guest(f"Guest {number}") for number in range(GUESTS)]
        for table in range(self.tables):
            host, other = guests[table % GUESTS], guests[(table + 1) % GUESTS]
            made = host.set_up(public=True)
            first = await self.come(table, host, made)
            second = await self.come(table, other, made)
            await second.socket.send(json.dumps({"is": "sit", "id": 2, "seat": 1}))
            self.players += [first, second]
        while sum(player.step > 0 for player in self.players) < 2 * self.tables:
            await asyncio.sleep(0.05)

    async def come(self, table: int, guest: Guest, made: Any) -> Player:
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{made['id']}"
        socket = await connect(
            url, additional_headers={"Cookie": guest.cookie}, compression=None, max_size=None, proxy=None
        )
        await socket.send(json.dumps({"is": "hello", "id": 1, "language": ("fr", "en")[table % 2]}))
        return Player(self, table, socket)

    async def play(self, rate: float, seconds: float) -> None:
        """Answers at a steady rate, whoever is ready."""
        chance = random.Random(1)
        began = time.perf_counter()
        given = 0
        while (now := time.perf_counter() - began) < WARM + seconds:
            if now > WARM and not self.measuring:
                self.measuring = True
            while given < now * rate and self.ready:
                player = self.ready.pop(chance.randrange(len(self.ready)))
                if player.question is not None:
                    await player.answer(chance)
                    given += 1
                    self.given += 1
            given = max(given, int((now - LATE) * rate))  # what could not be given is not made up for later
            await asyncio.sleep(0.002)
        await asyncio.sleep(1.0)

    async def close(self) -> None:
        for player in self.players:
            player.task.cancel()
        await asyncio.gather(*(player.socket.close() for player in self.players), return_exceptions=True)


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Milliseconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def run(url: str, tables: int, rate: float, seconds: float) -> dict[str, float]:
    settings = Settings(
        db=url,
        requests=NO_LIMIT,
        visits=NO_LIMIT,
        messages=NO_LIMIT,
        guests=NO_LIMIT,
        tables=NO_LIMIT,
        heavy=NO_LIMIT,
        connections=10 * tables,
        watchers=100,
    )
    with Running(settings) as server:
        assert server.process is not None
        pid = server.process.pid
        before = memory(pid)

        async def load() -> Load:
            found = Load(server, tables)
            await found.set_up()
            found.used = processor(pid)
            await found.play(rate, seconds)
            found.used = processor(pid) - found.used
            return found

        async def whole() -> dict[str, float]:
            found = await load()
            after = memory(pid)
            took = sorted(found.took)
            await found.close()
            return {
                "moves_per_s": len(took) / seconds,
                "p50_ms": took[len(took) // 2] * 1000,
                "p99_ms": took[int(len(took) * 0.99)] * 1000,
                "worst_ms": took[-1] * 1000,
                "cpu_ms_per_move": found.used / found.given,
                "kb_per_table": (after - before) * 1024 / tables,
                "refused": found.refused,
            }

        return asyncio.run(whole())


def measured(kind: str, runs: int, tables: int, rate: float, seconds: float) -> dict[str, float]:
    found = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as folder:
            if kind == "sqlite":
                found.append(run(f"sqlite:///{folder}/pioche.sqlite", tables, rate, seconds))
            else:
                with Cluster() as cluster:
                    found.append(run(cluster.database(), tables, rate, seconds))
    return {name: round(median(each[name] for each in found), 1) for name in found[0]}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--db", choices=("sqlite", "postgresql"), action="append")
    given = parser.parse_args()
    kinds = given.db or ["sqlite", *(["postgresql"] if installed() else [])]
    figures: dict[str, Any] = {"calibration_ms": round(median(loop() for _ in range(5)), 2)}
    for kind in kinds:
        for name, value in measured(kind, given.runs, given.tables, given.rate, given.seconds).items():
            figures[f"server_{kind}_{name}"] = value
    print(json.dumps(figures))
