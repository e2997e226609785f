"""Workers tell each other which tables have changed: by PostgreSQL's notifications, or by looking now and then.

A note is only a hint to look at the database; whoever misses one finds out at the next look.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import psycopg
from sqlalchemy import Connection, Engine, text

from pioche.server.patience import Patience

CHANNEL = "pioche"
WHISPERS = "pioche_whispers"  # what is passed on and not kept
NOTE = 7_000  # bytes in one notification; PostgreSQL takes 8000
AGAIN = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger(__name__)

Look = Callable[[set[str] | None], Awaitable[None]]  # at these tables, or at all that somebody watches
Hear = Callable[[str, str], None]  # at a table, a message to those who are there


class Bus:
    """The notes of one worker. Its own come back to it and are left out."""

    def __init__(self, engine: Engine, pause: float) -> None:
        self.url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.pause = pause  # seconds between two looks
        self.notifies = engine.dialect.name == "postgresql"
        self._hears = asyncio.Event()  # set from the first time on that it listens

    def announce(self, connection: Connection, tables: Sequence[str]) -> None:
        """Within the transaction that changes them: the note goes out with its commit."""
        if not self.notifies or not tables:
            return
        size = NOTE // (len(tables[0]) + 1)
        for start in range(0, len(tables), size):
            self._note(connection, CHANNEL, " ".join([self.worker, *tables[start : start + size]]))

    def whisper(self, connection: Connection, table: str, message: str) -> None:
        """A short message for those who are at a table at other workers; whoever misses it never hears of it."""
        self._note(connection, WHISPERS, f"{self.worker} {table} {message}")

    def _note(self, connection: Connection, channel: str, note: str) -> None:
        connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": channel, "note": note})

    async def listen(self, look: Look, hear: Hear) -> None:
        """Look at tables whenever somebody tells, and now and then at all of them; for ever."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._now_and_then(look))
            if self.notifies:
                group.create_task(self._notified(look, hear))

    async def hears(self, seconds: float) -> None:
        """Wait until notes come through, so long at most: what was whispered before, nobody here would ever hear."""
        if self.notifies:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._hears.wait()

    async def _now_and_then(self, look: Look) -> None:
        while True:
            await asyncio.sleep(self.pause)
            await look(None)

    async def _notified(self, look: Look, hear: Hear) -> None:
        patience = Patience(AGAIN)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, connect_timeout=5)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {WHISPERS}")
                    patience.calm()
                    self._hears.set()
                    await look(None)  # what was told while nobody listened
                    async for note in connection.notifies():
                        worker, told = note.payload.split(" ", 1)
                        if worker == self.worker:
                            continue
                        if note.channel == WHISPERS:
                            hear(*told.split(" ", 1))
                        else:
                            await look(set(told.split(" ")))
            except (OSError, psycopg.Error) as error:
                log.warning("notes of other workers do not come through", exc_info=error)
            await asyncio.sleep(patience.pause())
