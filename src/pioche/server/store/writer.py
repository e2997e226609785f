"""Writes to tables, many in one transaction: what waits while one transaction is made goes into the next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from pioche.server.records import Write, encode
from pioche.server.store.engine import LOST, away
from pioche.server.store.schema import inputs, jobs, members, tables
from pioche.server.store.upsert import upsert

BATCH = 100  # writes in one transaction
PACE = 0.008  # seconds from one transaction to the next: who waits that long shares it with others
GONE = (OperationalError, InterfaceError, NoneFree, OSError)  # what hits every write of a batch alike
Announce = Callable[[Connection, Sequence[str]], None]  # tells other workers of tables that change
Waiting = tuple[Write, "asyncio.Future[bool]"]


class Writer:
    """Takes writes one after the other, in a thread of its own."""

    def __init__(self, engine: Engine, announce: Announce) -> None:
        self.engine = engine
        self.announce = announce
        self.thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0  # when the next transaction may begin

    async def write(self, write: Write) -> bool:
        """Store a change: True once it is stored, False if the table has changed meanwhile; Away if nobody knows."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await future

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self.thread.shutdown()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._next - loop.time()) > 0:
                await asyncio.sleep(early)
            self._next = loop.time() + PACE
            batch = self._waiting[:BATCH]
            del self._waiting[:BATCH]
            error = await self._try(batch)
            if error is None:
                continue
            if isinstance(error, GONE) or len(batch) == 1:
                tell(batch, error)
                continue
            for each in batch:  # one of them cannot be stored: the others can
                if (error := await self._try([each])) is not None:
                    tell([each], error)

    async def _try(self, batch: list[Waiting]) -> Exception | None:
        """Store a batch and tell those who wait for it; or why it could not be stored."""
        writes = [write for write, _ in batch]
        try:
            stored = await asyncio.get_running_loop().run_in_executor(self.thread, self._store, writes)
        except Exception as error:
            return error
        for write, future in batch:
            if not future.done():
                future.set_result(stored.get(write.row.id) is write)
        return None

    def _store(self, batch: list[Write]) -> dict[str, Write]:
        """Make the changes whose tables are still at the version before; of two to one table, the first."""
        with self.engine.begin() as connection:
            ids = sorted(write.row.id for write in batch)  # sorted: two workers do not wait for each other
            now = dict(connection.execute(LOCK, {"ids": ids}).all())
            fresh: dict[str, Write] = {}
            for write in batch:
                if now.get(write.row.id) == write.row.version - 1:
                    fresh.setdefault(write.row.id, write)
            if fresh:
                store(connection, list(fresh.values()))
                self.announce(connection, list(fresh))
        return fresh


def tell(batch: list[Waiting], error: Exception) -> None:
    """Whoever waits must hear of it, whatever it is."""
    for _, future in batch:
        if not future.done():
            future.set_exception(away(error) if isinstance(error, LOST) else error)


# Made once: to build a statement costs more than to carry it out.
LOCK = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("version", "step", "status", "rules", "course", "state", "changed")})
)
ADD = insert(inputs)


def store(connection: Connection, writes: list[Write]) -> None:
    """Changes of different tables."""
    now = time.time()
    connection.execute(
        CHANGE,
        [
            {
                "table": row.id,
                "version": row.version,
                "step": row.step,
                "status": row.status,
                "rules": row.rules,
                "course": encode(row.course),
                "state": row.state,
                "changed": now,
            }
            for write in writes
            for row in (write.row,)
        ],
    )
    for write in writes:
        if write.new_setup:
            setup = encode(write.row.setup)
            connection.execute(update(tables).where(tables.c.id == write.row.id).values(setup=setup))
        if write.keep is not None:
            taken_back = (inputs.c.table_id == write.row.id) & (inputs.c.number >= write.keep)
            connection.execute(delete(inputs).where(taken_back))
    idle = [write.row.id for write in writes if write.job is None and write.had_job]
    if idle:
        connection.execute(delete(jobs).where(jobs.c.table_id.in_(idle)))
    add(connection, writes)


def add(connection: Connection, writes: list[Write]) -> None:
    """What comes with the rows of tables: inputs, jobs that are due, people."""
    answered = [
        {
            "table_id": write.row.id,
            "number": taken.number,
            "step": taken.step,
            "seat": taken.seat,
            "keys": encode(taken.keys),
            "told": taken.told,
            "events": taken.events,
        }
        for write in writes
        for taken in write.inputs
    ]
    if answered:
        connection.execute(ADD, answered)
    due = [
        {
            "table_id": write.row.id,
            "kind": write.job.kind,
            "step": write.job.step,
            "due": write.job.due,
            "lease": 0.0,
            "worker": "",
        }
        for write in writes
        if write.job is not None
    ]
    upsert(connection, jobs, due)
    people = [{"guest_id": guest, "table_id": write.row.id} for write in writes for guest in write.members]
    upsert(connection, members, people, keep=True)
