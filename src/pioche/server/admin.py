"""What whoever runs a server may do about tables and people, said to the database: every worker learns it there."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from pioche.kernel.play.decision import Reason, Refused
from pioche.server.guests import NAME, TEXT, tidy
from pioche.server.house import House
from pioche.server.live import Change, Live, around, play
from pioche.server.records import Row
from pioche.server.settings import Settings
from pioche.server.store import NameTaken
from pioche.server.store.chat import Report
from pioche.server.store.order import Sanction
from pioche.server.store.schema import accounts, guests, sanctions, tables
from pioche.server.store.store import FORGOTTEN, readable
from pioche.table import STOP

HOUSE = "Pioche"  # who speaks when the house does
LISTED = 200
FOR_EVER = 1e12  # a time that never comes


class Guest(Struct, frozen=True):
    """Somebody as a list shows them."""

    id: str
    name: str
    account: bool
    under: tuple[str, ...]  # what they may not


@asynccontextmanager
async def at_work(settings: Settings) -> AsyncIterator[House]:
    """A house without people, by which others are told."""
    house = House(settings)
    try:
        yield house
    finally:
        await house.store.close()


async def all_tables(house: House) -> list[Row]:
    """Tables that are not over, the last changed first."""
    wanted = select(tables).where(tables.c.status != "over").order_by(tables.c.changed.desc()).limit(LISTED)
    return await house.store.asked(lambda connection: readable(connection.execute(wanted).mappings()))


async def people(house: House, called: str) -> list[Guest]:
    """Those of a name or an id, the last who came first; without one, all."""
    mine = (guests.c.id == called) | (func.lower(guests.c.name) == called.lower())
    wanted = select(guests.c.id, guests.c.name, accounts.c.login).outerjoin(accounts)
    chosen = (wanted.where(mine) if called else wanted).order_by(guests.c.created.desc()).limit(LISTED)
    counts = select(sanctions.c.guest_id, sanctions.c.kind).where(sanctions.c.until > time.time())

    def asked(connection: Connection) -> list[Guest]:
        under = connection.execute(counts).all()
        return [
            Guest(guest, name, login is not None, tuple(kind for who, kind in under if who == guest))
            for guest, name, login in connection.execute(chosen)
        ]

    return await house.store.asked(asked)


async def person(house: House, called: str) -> Guest:
    """The one of that name or id; refused if there is none, or several."""
    found = await people(house, called)
    if not called or not found:
        raise Refused(Reason("nobody-called", detail=called))
    if len(found) > 1:
        raise Refused(Reason("several-called", detail=", ".join(each.id for each in found)))
    return found[0]


async def close(house: House, table: str) -> None:
    """End a game without a winner; a table that waits for people opens for nobody."""

    def make(live: Live) -> Change:
        if live.row.status == "over":
            raise Refused(Reason("game-is-over"))
        if live.game is not None:
            return play(live, time.time(), [(0, (STOP,))])
        row = replace(live.row, status="over")
        return around(replace(live, row=row), time.time(), replace(live.progress, stopped="closed"))

    await house.change(table, make)


async def rename(house: House, called: str, name: str) -> Guest:
    """Somebody is called otherwise from now on, also at tables that are not over."""
    guest, new = await person(house, called), tidy(name, NAME)
    try:
        await house.store.people.save(guest.id, new)
    except NameTaken:
        raise Refused(Reason("name-taken")) from None

    def make(live: Live) -> Change:
        chairs = tuple(replace(chair, name=new) if chair.guest == guest.id else chair for chair in live.progress.chairs)
        return around(live, time.time(), replace(live.progress, chairs=chairs))

    for row in await house.store.tables_of(guest.id):
        if row.status != "over":
            await house.change(row.id, make)
    return replace(guest, name=new)


async def sanction(house: House, called: str, kind: Sanction, days: float) -> Guest:
    """For so many days, 0 for ever; a negative number lifts it."""
    guest = await person(house, called)
    until = FOR_EVER if days == 0 else 0.0 if days < 0 else time.time() + days * 24 * 3600
    await house.store.order.put(guest.id, kind, until)
    return guest


async def reports(house: House) -> list[Report]:
    """Lines of the chat that people have reported and nobody has settled."""
    return await house.store.chat.reports()


async def settle(house: House, line: int) -> None:
    if not await house.store.chat.settle(line):
        raise Refused(Reason("no-such-report", detail=str(line)))


async def announce(house: House, text: str) -> int:
    """A line in the chat of every table that is not over; how many there are."""
    said = tidy(text, TEXT)
    lately = (tables.c.status != "over") & (tables.c.changed > time.time() - FORGOTTEN)
    wanted = select(tables.c.id).where(lately)
    found = await house.store.asked(lambda connection: list(connection.execute(wanted).scalars()))
    for table in found:
        await house.store.chat.say(table, -1, "", HOUSE, said)
    return len(found)
