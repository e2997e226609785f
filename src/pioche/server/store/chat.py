"""What people say at tables, whom they do not want to read, and what they report."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from pioche.server.records import ChatRow, Why
from pioche.server.store.people import Do
from pioche.server.store.schema import chat, reports, unread
from pioche.server.store.upsert import upsert
from pioche.server.store.writer import Announce

LINES = 50  # that somebody who comes gets
LISTED = 200  # reports
ROW = chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at, chat.c.guest_id


class Report(Struct, frozen=True):
    """A line that somebody has reported."""

    line: int
    table: str
    about: str  # whose it is
    name: str  # how they were called then
    text: str
    why: Why
    times: int  # by how many people


class Chat:
    """Every question about it."""

    def __init__(self, read: Do, change: Do, announce: Announce) -> None:
        self._read = read
        self._change = change
        self._announce = announce

    async def say(self, table: str, seat: int, guest: str, name: str, words: str) -> ChatRow:
        """The house says something as nobody ("")."""
        at = time.time()
        values = {"table_id": table, "seat": seat, "guest_id": guest, "name": name, "text": words, "at": at}
        added = insert(chat).values(values).returning(chat.c.id)

        def make(connection: Connection) -> int:
            number: int = connection.execute(added).scalar_one()
            self._announce(connection, [table])
            return number

        return ChatRow(await self._change(make), seat, name, words, at, guest)

    async def said(self, table: str, after: int = 0) -> list[ChatRow]:
        """The last lines of a table."""
        wanted = select(*ROW).where((chat.c.table_id == table) & (chat.c.id > after))
        last = wanted.order_by(chat.c.id.desc()).limit(LINES)
        lines = await self._read(lambda connection: [ChatRow(*row) for row in connection.execute(last)])
        return lines[::-1]

    async def line(self, table: str, number: int) -> ChatRow | None:
        wanted = select(*ROW).where((chat.c.table_id == table) & (chat.c.id == number))
        row = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return ChatRow(*row) if row else None

    # Whom somebody does not want to read

    async def unread(self, guest: str) -> set[str]:
        wanted = select(unread.c.other_id).where(unread.c.guest_id == guest)
        return await self._read(lambda connection: set(connection.execute(wanted).scalars()))

    async def mute(self, guest: str, other: str) -> None:
        row = {"guest_id": guest, "other_id": other}
        await self._change(lambda connection: upsert(connection, unread, [row], keep=True))

    async def unmute(self, guest: str, other: str) -> None:
        lifted = delete(unread).where((unread.c.guest_id == guest) & (unread.c.other_id == other))
        await self._change(lambda connection: connection.execute(lifted))

    # What is reported

    async def report(self, table: str, line: ChatRow, by: str, why: Why) -> bool:
        """Once for each person who does; False if they have done so before."""
        row = {
            "line": line.number,
            "by_id": by,
            "about_id": line.guest,
            "table_id": table,
            "name": line.name,
            "text": line.text,
            "why": why,
            "at": time.time(),
            "settled": False,
        }
        return await self._change(lambda connection: upsert(connection, reports, [row], keep=True) > 0)

    async def reports(self) -> list[Report]:
        """What nobody has settled yet, the oldest first."""
        wanted = select(reports).where(~reports.c.settled).order_by(reports.c.at).limit(LISTED)

        def asked(connection: Connection) -> list[Report]:
            found: dict[int, Report] = {}
            for row in connection.execute(wanted).mappings():
                times = found[row["line"]].times + 1 if row["line"] in found else 1
                found[row["line"]] = Report(
                    row["line"], row["table_id"], row["about_id"], row["name"], row["text"], row["why"], times
                )
            return list(found.values())

        return await self._read(asked)

    async def settle(self, line: int) -> bool:
        """Nobody need see to it any more; False if there was nothing."""
        done = update(reports).where((reports.c.line == line) & ~reports.c.settled).values(settled=True)
        return await self._change(lambda connection: connection.execute(done).rowcount > 0)
