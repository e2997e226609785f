"""Somebody's tables that are not over, without their games."""

from __future__ import annotations

import contextlib

import msgspec
from sqlalchemy import Connection, and_, select

from pioche.server.records import Brief, progress_of, setup_of
from pioche.server.store.people import Do
from pioche.server.store.schema import members, tables

LISTED = 50  # tables


async def going_on(read: Do, guest: str) -> list[Brief]:
    """Those that have changed last first."""
    columns = tables.c.id, tables.c.status, tables.c.setup, tables.c.progress
    wanted = (
        select(*columns)
        .join(members, and_(members.c.table_id == tables.c.id, members.c.guest_id == guest))
        .where(tables.c.status != "over")
        .order_by(tables.c.changed.desc())
        .limit(LISTED)
    )

    def asked(connection: Connection) -> list[Brief]:
        found = []
        for row in connection.execute(wanted).mappings():
            with contextlib.suppress(msgspec.DecodeError):  # whoever lists it says so
                found.append(Brief(row["id"], row["status"], setup_of(row["setup"]), progress_of(row["progress"])))
        return found

    return await read(asked)
