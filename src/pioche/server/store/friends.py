"""Who are friends, in the database, and which of them are here."""

from __future__ import annotations

import time
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from pioche.server.guests import new_id
from pioche.server.store.people import Do
from pioche.server.store.schema import friends, guests, members, presence, unread
from pioche.server.store.upsert import upsert

Where = Literal["", "site", "table"]


class Known(Struct, frozen=True):
    """Somebody whom somebody else knows: a friend, or one who has asked or was asked."""

    id: str
    name: str
    avatar: str
    mine: bool  # whether I count them as a friend
    theirs: bool  # whether they count me
    where: Where = ""


class Friends:
    """Every question about friends."""

    def __init__(self, read: Do, change: Do) -> None:
        self._read = read
        self._change = change

    async def code(self, guest: str) -> str:
        """What the link of somebody holds, made when it is first asked for."""

        def make(connection: Connection) -> str:
            mine = guests.c.id == guest
            connection.execute(update(guests).where(mine & (guests.c.code == "")).values(code=new_id()))
            found: str = connection.execute(select(guests.c.code).where(mine)).scalar_one()
            return found

        return await self._change(make)

    async def whose(self, code: str) -> Known | None:
        """Who has given a link away."""
        wanted = select(guests.c.id, guests.c.name, guests.c.avatar).where(guests.c.code == code)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return Known(row[0], row[1], row[2], mine=False, theirs=True) if row else None

    async def all(self, guest: str) -> list[Known]:
        """Everybody who is, or would be, somebody's friend."""

        def asked(connection: Connection) -> list[Known]:
            out = select(friends.c.friend_id).where(friends.c.guest_id == guest)
            back = select(friends.c.guest_id).where(friends.c.friend_id == guest)
            mine = set(connection.execute(out).scalars())
            quiet = set(connection.execute(select(unread.c.other_id).where(unread.c.guest_id == guest)).scalars())
            theirs = set(connection.execute(back).scalars()) - (quiet - mine)
            both = list(mine | theirs)
            here = presence.c.guest_id.in_(both) & (presence.c.until >= time.time())
            at: dict[str, Where] = {}
            for who, table in connection.execute(select(presence.c.guest_id, presence.c.table_id).where(here)):
                at[who] = "table" if table or at.get(who) == "table" else "site"
            named = select(guests.c.id, guests.c.name, guests.c.avatar).where(guests.c.id.in_(both))
            return [
                Known(who, name, avatar, who in mine, who in theirs, at.get(who, "") if who in mine & theirs else "")
                for who, name, avatar in connection.execute(named.order_by(func.lower(guests.c.name)))
            ]

        return await self._read(asked)

    async def count(self, guest: str, friend: str, *, mutual: bool = False) -> None:
        """Somebody counts somebody else as a friend; `mutual`: both do."""
        pairs = [(guest, friend), (friend, guest)] if mutual else [(guest, friend)]
        rows = [{"guest_id": one, "friend_id": other, "since": time.time()} for one, other in pairs]
        await self._change(lambda connection: upsert(connection, friends, rows, keep=True))

    async def part(self, guest: str, friend: str) -> None:
        """They are no friends, and nobody asks any more."""
        one = (friends.c.guest_id == guest) & (friends.c.friend_id == friend)
        other = (friends.c.guest_id == friend) & (friends.c.friend_id == guest)
        await self._change(lambda connection: connection.execute(delete(friends).where(one | other)))

    async def invite(self, table: str, friend: str, by: str) -> None:
        """A friend may come to a table, and finds it among their own."""
        row = {"guest_id": friend, "table_id": table, "seen": 0.0, "invited": by}
        await self._change(lambda connection: upsert(connection, members, [row], keep=True))

    async def invited(self, guest: str) -> dict[str, str]:
        """Who has invited somebody, by table."""
        mine = (members.c.guest_id == guest) & (members.c.invited != "")
        wanted = select(members.c.table_id, members.c.invited).where(mine)
        return await self._read(lambda connection: dict(connection.execute(wanted).tuples().all()))

    async def look_in(self, worker: str, guest: str, until: float) -> None:
        """Somebody has a page open."""
        row = {"worker": worker, "table_id": "", "guest_id": guest, "until": until}
        await self._change(lambda connection: upsert(connection, presence, [row]))
