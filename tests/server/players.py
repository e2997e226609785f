"""People who play on whatever happens to the server, and what must be stored of what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from pioche.server.records import Row
from pioche.server.store import engine_for
from pioche.server.store.schema import inputs, tables
from pioche.server.store.store import row_of
from pioche.table import Table
from tests.server.client import AtTable, Guest, Running, Shut

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
MORE = 60  # steps


class Player:
    """Somebody who plays at random, comes back whenever the line is cut, and notes what was acknowledged."""

    def __init__(self, guest: Guest, table: Any, seed: int, pause: float = 0.0) -> None:
        self.guest = guest
        self.table = table
        self.chance = random.Random(seed)
        self.pause = pause  # seconds before each answer
        self.acknowledged: dict[int, tuple[str, ...]] = {}  # by the step that it led to
        self.over = False
        self.refused: set[str] = set()  # why answers were
        self.step = 0  # that was seen last
        self.goal = 10**9  # the step after which nobody plays on
        self.cuts = 0  # how often the line was cut
        self.told: list[bool] = []  # of troubles: that one is there, or over

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.guest.at(self.table) as person:
                    try:
                        await self.attend(person)
                    finally:
                        self.told += [trouble["over"] for trouble in person.trouble]
            except (OSError, Shut, WebSocketException):
                self.cuts += 1
                await asyncio.sleep(0.05)

    async def attend(self, person: AtTable) -> None:
        while True:
            try:
                await person.until(lambda: person.question or person.result or person.step >= self.goal)
            except TimeoutError:  # whoever is to answer is slow, or the server of the other is away
                continue
            self.step = step = person.step
            if person.result or step >= self.goal:
                self.over = True
                return
            assert person.question is not None
            if self.pause:
                await asyncio.sleep(self.pause)
                if person.step != step:
                    continue
            options = [option["key"] for option in person.question["options"]]
            size = self.chance.randint(person.question["least"], person.question["most"])
            keys = tuple(self.chance.sample(options, size))
            reply = await person.answer(*keys)
            if reply["is"] == "done":
                self.acknowledged[step + 1] = keys
                with contextlib.suppress(TimeoutError):
                    await person.until(lambda step=step: person.step != step)  # type: ignore[misc]
            else:
                assert reply["reason"] in ("too-late", "store-away", "table-damaged"), reply
                self.refused.add(reply["reason"])
                await asyncio.sleep(0.05)


async def go_on(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Whatever has happened: every table plays on for a while, or to the end of its game."""
    for player in players:
        player.goal = max(other.step for other in players if other.table is player.table) + MORE
    async with asyncio.timeout(240):
        await asyncio.gather(*playing)


Past = list[tuple[int, int, tuple[str, ...]]]  # step, seat, keys


def stored(url: str, names: set[str]) -> tuple[dict[str, Row], dict[str, Past]]:
    """These tables, and their inputs in order."""
    engine = engine_for(url)
    with engine.connect() as connection:
        wanted = select(tables).where(tables.c.id.in_(names))
        rows = {row["id"]: row_of(row) for row in connection.execute(wanted).mappings()}
        found: dict[str, Past] = {name: [] for name in rows}
        past = select(inputs).where((inputs.c.number > 0) & inputs.c.table_id.in_(names)).order_by(inputs.c.number)
        for row in connection.execute(past).mappings():
            keys = msgspec.msgpack.decode(row["keys"], type=tuple[str, ...])
            found[row["table_id"]].append((row["step"], row["seat"], keys))
    engine.dispose()
    return rows, found


def check(url: str, players: list[Player]) -> None:
    """Every acknowledged answer is stored, and every table can be played again from its record to the same state."""
    rows, found = stored(url, {player.table["id"] for player in players})
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


def somebody(server: Running, number: int, other: Running | None = None, pause: float = 0.0) -> list[Player]:
    """Two people at a table, the second perhaps at another server, or one with a bot and a clock."""
    ada = server.guest("Ada")
    if number % 2:
        made = ada.set_up(seats=[ME, BOT], clock=3600)  # far off, however slow the machine is
        return [Player(ada, made, number, pause)]
    bob = (other or server).guest("Bob")
    made = ada.set_up()

    async def sit() -> None:
        async with bob.at(made) as person:
            assert (await person.wish("sit", seat=1))["is"] == "done"

    asyncio.run(sit())
    return [Player(ada, made, number, pause), Player(bob, made, number + 100, pause)]
