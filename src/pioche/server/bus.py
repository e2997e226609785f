"""Workers tell each other which tables have changed: by PostgreSQL's notifications, or by looking now and then.

A note is only a hint to look at the database; whoever misses one finds out at the next look.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Awaitable, Callable, Sequence

import psycopg
from sqlalchemy import Connection, Engine, text

from pioche.server.patience import Patience

CHANNEL = "pioche"
NOTE = 7_000  # bytes in one notification; PostgreSQL takes 8000
AGAIN = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger(__name__)

Look = Callable[[set[str] | None], Awaitable[None]]  # at these tables, or at all that somebody watches


class Bus:
    """The notes of one worker. Its own come back to it and are left out."""

    def __init__(self, engine: Engine, pause: float) -> None:
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.pause = pause  # seconds between two looks
        self.notifies = engine.dialect.name == "postgresql"

    def announce(self, connection: Connection, tables: Sequence[str]) -> None:
        """Within the transaction that changes them: the note goes out with its commit."""
        if not self.notifies or not tables:
            return
        size = NOTE // (len(tables[0]) + 1)
        for start in range(0, len(tables), size):
            note = " ".join([self.worker, *tables[start : start + size]])
            connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})

    async def listen(self, look: Look) -> None:
        """Look at tables whenever somebody tells, and now and then at all of them; for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._now_and_then(look))
            if self.notifies:
                group.create_task(self._notified(look))

    async def _now_and_then(self, look: Look) -> None:
        while True:
            await asyncio.sleep(self.pause)
            await look(None)

    async def _notified(self, look: Look) -> None:
        patience = Patience(AGAIN)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, connect_timeout=5)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    patience.calm()
                    await look(None)  # what was told while nobody listened
                    async for note in connection.notifies():
                        worker, *tables = note.payload.split(" ")
                        if worker != self.worker:
                            await look(set(tables))
            except (OSError, psycopg.Error) as error:
                log.warning("notes of other workers do not come through", exc_info=error)
            await asyncio.sleep(patience.pause())
