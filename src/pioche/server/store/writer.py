"""Writes to tables, many in one transaction: what waits while one transaction is made goes into the next."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, Insert, Pool, Update, bindparam, delete, insert, update
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

from pioche.server.records import Input, Row, Write, encode
from pioche.server.store.engine import ANSWER, LOST, unreachable
from pioche.server.store.results import keep
from pioche.server.store.schema import inputs, jobs, members, tables
from pioche.server.store.upsert import upsert

BATCH = 100  # writes in one transaction
PACE = 0.008  # seconds from one transaction to the next: who waits that long shares it with others
GONE = (
    OperationalError, InterfaceError, sqlite3.OperationalError, psycopg.OperationalError, NoneFree, OSError,
)  # what hits every write of a batch alike  # fmt: skip
Announce = Callable[[Connection, Sequence[str]], None]  # tells other workers of tables that change
Waiting = tuple[Write, "asyncio.Future[bool]"]


class Writer:
    """Takes writes one after the other, in a thread of its own, by a connection of its own."""

    def __init__(self, engine: Engine, announce: Announce) -> None:
        self.engine = engine
        self.announce = announce
        self.thread = ThreadPoolExecutor(1, "writer")
        self._change, self._add = Prepared(CHANGE, engine), Prepared(ADD, engine)
        self._kept: tuple[Pool, Connection] | None = None  # to take one from the pool for each write costs a lot
        self._waiting: list[Waiting] = []
        self._idle = asyncio.Event()  # set while nothing is waiting or being written
        self._idle.set()
        self._next = 0.0  # when the next transaction may begin
        self._deadline: asyncio.TimerHandle | None = None  # of the batch that is being written

    async def write(self, write: Write) -> bool:
        """Store a change: True once it is stored, False if the table has changed meanwhile.

        Whether it is stored is not known if the database is unreachable.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((write, future))
        if self._idle.is_set():
            self._idle.clear()
            loop.call_at(self._next, self._begin, loop)
        return await future

    async def close(self) -> None:
        await self._idle.wait()
        self.thread.shutdown()
        self._forget()

    # No task and no future stands between the thread and those who wait: each would cost the loop a round of its own.

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand the next batch to the thread."""
        self._next = loop.time() + PACE
        batch = self._waiting[:BATCH]
        del self._waiting[:BATCH]
        self._deadline = loop.call_later(ANSWER, self._late, loop, batch)
        try:
            self.thread.submit(self._work, loop, batch)
        except RuntimeError as error:  # there is no thread any more
            self._tell(loop, batch, [error] * len(batch))

    def _work(self, loop: asyncio.AbstractEventLoop, batch: list[Waiting]) -> None:
        """In the thread: store a batch."""
        outcomes = self._outcomes([write for write, _ in batch])
        loop.call_soon_threadsafe(self._tell, loop, batch, outcomes)

    def _tell(self, loop: asyncio.AbstractEventLoop, batch: list[Waiting], outcomes: list[bool | Exception]) -> None:
        """Whoever waits must hear of it, whatever it is."""
        if self._deadline is not None:
            self._deadline.cancel()
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(unreachable(outcome) if isinstance(outcome, LOST) else outcome)
            else:
                future.set_result(outcome)
        if self._waiting:
            loop.call_at(self._next, self._begin, loop)
        else:
            self._idle.set()

    def _late(self, loop: asyncio.AbstractEventLoop, batch: list[Waiting]) -> None:
        """The database says nothing: who waits is told so, and who comes while it stays silent, too.

        What the thread is writing may still be stored; what waits behind it is not tried any more.
        """
        for _, future in (*batch, *self._waiting):
            if not future.done():
                future.set_exception(unreachable(TimeoutError()))
        self._waiting.clear()
        self._deadline = loop.call_later(ANSWER, self._late, loop, batch)

    def _outcomes(self, batch: list[Write]) -> list[bool | Exception]:
        """What becomes of each write: whether it is stored, or why it could not be."""
        try:
            stored = self._store(batch)
        except Exception as error:
            if isinstance(error, GONE) or len(batch) == 1:
                return [error] * len(batch)
            return [self._outcomes([write])[0] for write in batch]  # one of them cannot be stored: the others can
        return [any(write is each for each in stored) for write in batch]

    def _store(self, batch: list[Write]) -> list[Write]:
        """Make the changes whose tables are still at the version before; of two to one table, the first."""
        batch = sorted(batch, key=lambda write: write.row.id)  # two workers do not wait for each other
        connection = self._connection()
        try:
            with connection.begin():
                stored = [write for write in batch if self._changed(connection, write.row)]
                for write in stored:
                    rearrange(connection, write)
                    for taken in write.inputs:
                        self._add.execute(connection, input_values(write.row.id, taken))
                if stored:
                    add(connection, stored)
                    self.announce(connection, [write.row.id for write in stored])
        except BaseException:
            self._forget()
            raise
        return stored

    def _connection(self) -> Connection:
        """The connection that is kept; a new one if the pool it is from was given up, as when the database was away."""
        if self._kept is not None and self._kept[0] is not self.engine.pool:
            self._forget()
        if self._kept is None:
            self._kept = self.engine.pool, self.engine.connect()
        return self._kept[1]

    def _forget(self) -> None:
        """Who knows in what state the connection is: the next write takes another."""
        if self._kept is not None:
            _, connection = self._kept
            self._kept = None
            connection.invalidate()
            connection.close()

    def _changed(self, connection: Connection, row: Row) -> bool:
        """Change the row of a table, if it is still as it was before."""
        values = {
            "table": row.id,
            "before": row.version - 1,
            "version": row.version,
            "step": row.step,
            "status": row.status,
            "rules": row.rules,
            "progress": encode(row.progress),
            "state": row.state,
            "changed": time.time(),
        }
        return self._change.execute(connection, values) == 1


CHANGE = (
    update(tables)
    .where((tables.c.id == bindparam("table")) & (tables.c.version == bindparam("before")))
    .values({name: bindparam(name) for name in ("version", "step", "status", "rules", "progress", "state", "changed")})
)
ADD = insert(inputs).values({column.name: bindparam(column.name) for column in inputs.c})


class Prepared:
    """A statement in the words of a driver. SQLAlchemy's way from one to the other costs more than what it does."""

    def __init__(self, statement: Insert | Update, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._order = compiled.positiontup

    def execute(self, connection: Connection, values: dict[str, Any]) -> int:
        """Carry it out; answers how many rows it changed."""
        cursor = connection.connection.cursor()
        cursor.execute(self._text, [values[name] for name in self._order] if self._order is not None else values)
        changed: int = cursor.rowcount
        cursor.close()
        return changed


def rearrange(connection: Connection, write: Write) -> None:
    """What only some changes change: what was agreed, and inputs that are taken back."""
    if write.new_setup:
        setup = encode(write.row.setup)
        connection.execute(update(tables).where(tables.c.id == write.row.id).values(setup=setup))
    if write.keep is not None:
        taken_back = (inputs.c.table_id == write.row.id) & (inputs.c.number >= write.keep)
        connection.execute(delete(inputs).where(taken_back))


def input_values(table: str, taken: Input) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": taken.number,
        "step": taken.step,
        "seat": taken.seat,
        "keys": encode(taken.keys),
        "told": taken.told,
        "events": taken.events,
    }


def add(connection: Connection, writes: list[Write]) -> None:
    """What comes with changes of different tables: jobs that are due, people, and what became of them."""
    idle = [write.row.id for write in writes if write.job is None and write.had_job]
    if idle:
        connection.execute(delete(jobs).where(jobs.c.table_id.in_(idle)))
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
    now = time.time()
    people = [{"guest_id": guest, "table_id": write.row.id, "seen": now} for write in writes for guest in write.members]
    upsert(connection, members, people, keep=True)
    keep(connection, writes)
