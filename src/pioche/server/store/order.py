"""Keeping order: who may not speak or not come, and what becomes of games that nobody needs any more."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Literal

from sqlalchemy import Connection, delete, func, literal, select, update

from pioche.server.store.people import Do
from pioche.server.store.schema import chat, inputs, jobs, members, presence, sanctions, tables
from pioche.server.store.upsert import upsert

Sanction = Literal["mute", "ban"]
AT_ONCE = 100  # tables that one transaction forgets: others wait for it


class Order:
    """Every question about it."""

    def __init__(self, read: Do, change: Do) -> None:
        self._read = read
        self._change = change

    async def under(self, kind: Sanction, guests: Collection[str]) -> set[str]:
        """Those of them who may not."""
        counts = (sanctions.c.kind == kind) & (sanctions.c.until > time.time())
        asked = select(sanctions.c.guest_id).where(counts & sanctions.c.guest_id.in_(list(guests)))
        return set(await self._read(lambda connection: connection.execute(asked).scalars().all()))

    async def put(self, guest: str, kind: Sanction, until: float) -> None:
        """From now until then; a time that is over lifts it."""
        row = {"guest_id": guest, "kind": kind, "until": until}
        await self._change(lambda connection: upsert(connection, sanctions, [row]))

    async def count(self) -> dict[tuple[str, str], dict[str, int]]:
        """How much there is: by the name of a figure and what it is told by."""
        soon = (jobs.c.due <= time.time()) & (jobs.c.lease <= time.time())
        here = presence.c.until >= time.time()
        people = func.count(func.distinct(presence.c.guest_id))
        asked = {
            ("pioche_tables", "status"): select(tables.c.status, func.count()).group_by(tables.c.status),
            ("pioche_people", "where"): select(literal("at a table"), people).where(here),
            ("pioche_jobs_due", "kind"): select(jobs.c.kind, func.count()).where(soon).group_by(jobs.c.kind),
        }
        return await self._read(
            lambda connection: {name: dict(connection.execute(wanted).tuples().all()) for name, wanted in asked.items()}
        )

    async def forget(self, before: float) -> int:
        """Forget how games went that ended before then, and tables that waited since for people who never came.

        That they were played, by whom and how they ended stays. A game that goes on is never forgotten.
        """
        forgotten = 0
        while count := await self._change(lambda connection: forget_some(connection, before)):
            forgotten += count
        return forgotten


def forget_some(connection: Connection, before: float) -> int:
    old = tables.c.changed < before
    over = select(tables.c.id).where(old & (tables.c.status == "over") & tables.c.state.is_not(None)).limit(AT_ONCE)
    waiting = select(tables.c.id).where(old & (tables.c.status == "open")).limit(AT_ONCE)
    played, never = (list(connection.execute(wanted).scalars()) for wanted in (over, waiting))
    for part in (inputs, chat, members):
        connection.execute(delete(part).where(part.c.table_id.in_([*played, *never])))
    empty = {"state": None, "version": tables.c.version + 1}
    connection.execute(update(tables).where(tables.c.id.in_(played)).values(empty))
    connection.execute(delete(tables).where(tables.c.id.in_(never)))
    return len(played) + len(never)
