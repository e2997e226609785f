"""The store: every question that the server asks of its database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, func, insert, select, update

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import figures, spans
from pioche.server.limits import Payer
from pioche.server.records import (
    Brief,
    Input,
    Job,
    JobKind,
    Row,
    Ruleset,
    Write,
    encode,
    keys_of,
    ruleset_of,
    setup_of,
)  # fmt: skip
from pioche.server.store.chat import Chat
from pioche.server.store.engine import ANSWER, CONNECTIONS, LOST, UNFIT, StoreUnreachable, unreachable
from pioche.server.store.friends import Friends
from pioche.server.store.going_on import going_on
from pioche.server.store.order import Order
from pioche.server.store.people import People
from pioche.server.store.results import Past, history
from pioche.server.store.rows import readable, row_of
from pioche.server.store.schema import chat, inputs, jobs, keys, members, presence, rulesets, tables
from pioche.server.store.shelf import Shelf
from pioche.server.store.upsert import upsert
from pioche.server.store.writer import Announce, Writer, add, input_values

LISTED = 50  # tables in the lobby
CHOSEN_AMONG = 300
DUE = 500  # jobs that are looked at in one go
FORGOTTEN = 24 * 3600  # seconds after which the lobby no longer lists a table at which nothing happens

PROBE = 64_000  # bytes that a database must be able to keep, to be counted as there
PROMPT = 5.0  # seconds in which a database that is there has taken it

T = TypeVar("T")
log = logging.getLogger(__name__)


class Unreadable(Exception):
    """What the database holds of a table makes no sense."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Store(Shelf):
    """The database as the server sees it.

    Whatever goes wrong with it is StoreUnreachable; what it holds may be Unreadable.
    """

    def __init__(self, engine: Engine, announce: Announce) -> None:
        self.engine = engine
        self.announce = announce
        self.writer = Writer(engine, announce)
        self._threads = ThreadPoolExecutor(CONNECTIONS - 1, "store")
        # SQLite has one writer at a time; who finds another at it sleeps too long. So they queue up.
        self._changing = self.writer.thread if engine.dialect.name == "sqlite" else self._threads
        self._closed = False
        self._reading = engine.execution_options(writes=False)
        self.people = People(self._read, self._change)
        self.friends = Friends(self._read, self._change)
        self.order = Order(self._read, self._change)
        self.chat = Chat(self._read, self._change, announce)

    async def close(self) -> None:
        self._closed = True
        await self.writer.close()
        self._threads.shutdown()
        self.engine.dispose()

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def asked() -> T:
            with self._reading.connect() as connection:
                return ask(connection)

        return await self._away(self._threads, asked)

    async def asked(self, ask: Callable[[Connection], T]) -> T:
        """Whatever whoever runs the server wants to know."""
        return await self._read(ask)

    async def _change(self, make: Callable[[Connection], T]) -> T:
        def made() -> T:
            with self.engine.begin() as connection:
                return make(connection)

        return await self._away(self._changing, made)

    async def _away(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if self._closed:
            raise StoreUnreachable
        try:
            async with asyncio.timeout(ANSWER):  # the thread waits on, but nobody with it
                return await asyncio.get_running_loop().run_in_executor(threads, copy_context().run, work)
        except UNFIT as error:
            raise Refused(Reason("not-readable")) from error
        except LOST as error:
            raise unreachable(error) from error

    async def answers(self) -> bool:
        """Whether the database is there and keeps what it is given; connections that were lost are forgotten."""
        self.engine.dispose()
        row = {"name": "probe", "value": os.urandom(PROBE)}
        try:
            async with asyncio.timeout(PROMPT):
                await self._change(lambda connection: upsert(connection, keys, [row]))
                await self._change(lambda connection: connection.execute(delete(keys).where(keys.c.name == "probe")))
        except (StoreUnreachable, TimeoutError):
            return False
        return True

    # Keys

    async def key(self, name: str) -> bytes:
        """A secret that all workers share, made by the first who asks."""

        def make(connection: Connection) -> bytes:
            upsert(connection, keys, [{"name": name, "value": secrets.token_bytes(32)}], keep=True)
            return bytes(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())

        return await self._change(make)

    # Tables

    async def create(self, row: Row, taken: tuple[Input, ...], job: Job | None, people: Collection[str]) -> None:
        values = {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "public": row.public,
            "rules": row.rules,
            "version": row.version,
            "step": row.step,
            "setup": encode(row.setup),
            "progress": encode(row.progress),
            "state": row.state,
            "created": row.created,
            "changed": row.created,
        }

        def make(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            if taken:
                connection.execute(insert(inputs), [input_values(row.id, each) for each in taken])
            add(connection, [Write(row, job=job, members=tuple(people))])

        await self._change(make)

    async def write(self, write: Write) -> bool:
        """Store a change: False if the table has changed meanwhile."""
        if self._closed:
            raise StoreUnreachable
        with figures.STORING.time(), spans.span("store", {"pioche.table": write.row.id}):
            stored = await self.writer.write(write)
        if stored and write.inputs:
            figures.MOVES.labels(write.row.game).inc(sum(taken.seat >= 0 for taken in write.inputs))
        return stored

    async def load(self, table: str) -> Row | None:
        wanted = select(tables).where(tables.c.id == table)
        found = await self._read(lambda connection: connection.execute(wanted).mappings().one_or_none())
        try:
            return row_of(found) if found else None
        except Exception as error:
            raise Unreadable(table) from error

    async def versions(self, wanted: Collection[str]) -> dict[str, tuple[int, int]]:
        """The versions of tables, and their last chat lines."""
        last = select(func.coalesce(func.max(chat.c.id), 0)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        asked = select(tables.c.id, tables.c.version, last).where(tables.c.id.in_(list(wanted)))
        return await self._read(
            lambda connection: {table: (version, line) for table, version, line in connection.execute(asked)}
        )

    async def lobby(self) -> list[Row]:
        """Public tables that are not over, those that wait for people first, then the newest; fairly."""
        wanted = (
            select(tables)
            .where(tables.c.public & (tables.c.status != "over") & (tables.c.changed > time.time() - FORGOTTEN))
            .order_by(tables.c.status != "open", tables.c.created.desc())
            .limit(CHOSEN_AMONG)
        )
        return fairly(await self._read(lambda connection: readable(connection.execute(wanted).mappings())))

    async def in_play(self) -> list[Row]:
        """Every game that goes on."""
        wanted = select(tables).where(tables.c.status == "playing")
        return await self._read(lambda connection: readable(connection.execute(wanted).mappings()))

    async def tables_of(self, guest: str) -> list[Row]:
        wanted = (
            select(tables)
            .join(members, and_(members.c.table_id == tables.c.id, members.c.guest_id == guest))
            .order_by(tables.c.status == "over", tables.c.changed.desc())
            .limit(LISTED)
        )
        return await self._read(lambda connection: readable(connection.execute(wanted).mappings()))

    async def going_on(self, guest: str) -> list[Brief]:
        return await going_on(self._read, guest)

    async def history(self, guest: str) -> list[Past]:
        return await history(self._read, guest)

    async def inputs(self, table: str, after: int = -1) -> list[Input]:
        """What was answered after a step, in order."""
        wanted = select(inputs).where((inputs.c.table_id == table) & (inputs.c.step > after)).order_by(inputs.c.number)

        def asked(connection: Connection) -> list[Input]:
            found = connection.execute(wanted).mappings().all()
            try:
                return [
                    Input(row["number"], row["step"], row["seat"], keys_of(row["keys"]), row["told"], row["events"])
                    for row in found
                ]
            except Exception as error:
                raise Unreadable(table) from error

        return await self._read(asked)

    async def is_member(self, table: str, guest: str) -> bool:
        wanted = select(members.c.guest_id).where((members.c.table_id == table) & (members.c.guest_id == guest))
        return await self._read(lambda connection: connection.execute(wanted).first() is not None)

    # Rulesets

    async def note_rules(self, fingerprint: str, ruleset: Ruleset) -> None:
        row = {"fingerprint": fingerprint, "content": encode(ruleset)}
        await self._change(lambda connection: upsert(connection, rulesets, [row], keep=True))

    async def ruleset(self, fingerprint: str) -> Ruleset | None:
        wanted = select(rulesets.c.content).where(rulesets.c.fingerprint == fingerprint)
        content = await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())
        return ruleset_of(content) if content else None

    # Other workers

    async def tell(self, note: Callable[[Connection], None]) -> None:
        """A note to other workers that nothing is stored with."""
        await self._change(note)

    # Jobs

    async def due(self) -> list[tuple[str, JobKind]]:
        """The tables at which something is due and nobody sees to it, longest waiting first."""
        now = time.time()
        due = (jobs.c.due <= now) & (jobs.c.lease <= now)
        wanted = select(jobs.c.table_id, jobs.c.kind).where(due).order_by(jobs.c.due).limit(DUE)
        return await self._read(lambda connection: [(table, kind) for table, kind in connection.execute(wanted)])

    async def payers(self, wanted: Collection[str]) -> dict[str, Payer]:
        """On whose account bots think at these tables."""
        asked = select(tables.c.id, tables.c.setup).where(tables.c.id.in_(list(wanted)))
        found: dict[str, Payer] = {}
        for table, data in await self._read(lambda connection: connection.execute(asked).all()):
            with contextlib.suppress(msgspec.DecodeError):  # whoever sees to the job will say so
                setup = setup_of(data)
                found[table] = setup.origin, setup.host
        return found

    async def claim(self, worker: str, lease: float, wanted: Collection[str]) -> list[tuple[str, Job]]:
        """Those jobs that are still due and nobody sees to; nobody else will, until the lease has run out."""
        now = time.time()
        due = jobs.c.table_id.in_(list(wanted)) & (jobs.c.due <= now) & (jobs.c.lease <= now)
        some = select(jobs.c.table_id).where(due).with_for_update(skip_locked=True)
        taken = update(jobs).where(jobs.c.table_id.in_(some)).values(lease=now + lease, worker=worker).returning(jobs)
        return await self._change(
            lambda connection: [
                (row["table_id"], Job(row["kind"], row["step"], row["due"]))
                for row in connection.execute(taken).mappings()
            ]
        )

    async def next_due(self) -> float | None:
        """When somebody must look again at the jobs."""
        later = func.max if self.engine.dialect.name == "sqlite" else func.greatest
        wanted = select(func.min(later(jobs.c.due, jobs.c.lease)))
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def release(self, worker: str, table: str, due: float | None) -> None:
        """A job that somebody could not see to waits until then; without a time it was none any more."""
        mine = (jobs.c.table_id == table) & (jobs.c.worker == worker)
        done = (
            delete(jobs).where(mine) if due is None else update(jobs).where(mine).values(due=due, lease=0.0, worker="")
        )
        await self._change(lambda connection: connection.execute(done))

    # Presence

    async def appear(self, worker: str, table: str, guest: str, until: float) -> None:
        row = {"worker": worker, "table_id": table, "guest_id": guest, "until": until}

        def make(connection: Connection) -> None:
            upsert(connection, presence, [row])
            note_seen(connection, table, guest, time.time())
            self.announce(connection, [table])

        await self._change(make)

    async def disappear(self, worker: str, table: str, guest: str, at: float) -> None:
        here = (presence.c.worker == worker) & (presence.c.table_id == table) & (presence.c.guest_id == guest)

        def make(connection: Connection) -> None:
            connection.execute(delete(presence).where(here))
            note_seen(connection, table, guest, at)
            self.announce(connection, [table])

        await self._change(make)

    async def live(self, worker: str, until: float) -> None:
        """A sign of life of a worker; what dead ones said is forgotten."""

        def make(connection: Connection) -> None:
            seated = (presence.c.worker == worker) & (presence.c.table_id != "")
            connection.execute(update(presence).where(seated).values(until=until))
            gone = delete(presence).where(presence.c.until < time.time()).returning(presence)
            for row in connection.execute(gone).mappings().all():
                note_seen(connection, row["table_id"], row["guest_id"], row["until"])

        await self._change(make)

    async def seen(self, table: str) -> dict[str, float]:
        """When the people of a table were there last."""
        wanted = select(members.c.guest_id, members.c.seen).where(members.c.table_id == table)
        return await self._read(lambda connection: dict(iter(connection.execute(wanted))))

    async def present(self, wanted: Collection[str], besides: str = "") -> dict[str, set[str]]:
        """The guests who are at these tables at any worker but one."""
        others = presence.c.worker != besides
        here = presence.c.table_id.in_(list(wanted)) & others & (presence.c.until >= time.time())
        asked = select(presence.c.table_id, presence.c.guest_id).where(here)
        found: dict[str, set[str]] = {table: set() for table in wanted}
        for table, guest in await self._read(lambda connection: connection.execute(asked).all()):
            found[table].add(guest)
        return found


def fairly(rows: list[Row]) -> list[Row]:
    """As many as are listed, in their order: nobody's tables push out those of all others."""
    had: Counter[str] = Counter()
    ranks: list[tuple[int, int]] = []  # its number among those of its address, and its place
    for place, row in enumerate(rows):
        had[row.setup.origin] += 1
        ranks.append((had[row.setup.origin], place))
    return [rows[place] for place in sorted(place for _, place in sorted(ranks)[:LISTED])]


def note_seen(connection: Connection, table: str, guest: str, at: float) -> None:
    """Somebody was at a table then, or is just coming; of spectators nothing is kept."""
    mine = (members.c.table_id == table) & (members.c.guest_id == guest) & (members.c.seen < at)
    connection.execute(update(members).where(mine).values(seen=at))
