"""What the database knows of people: guests, accounts, passkeys."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pioche.server.accounts import login_of
from pioche.server.passkeys import Passkey
from pioche.server.store.joined import joined
from pioche.server.store.schema import accounts, challenges, guests, passkeys, sanctions
from pioche.server.store.upsert import upsert

T = TypeVar("T")


class Do(Protocol):
    """Asks the database, or changes it, in one transaction."""

    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]: ...


class Person(Struct, frozen=True):
    """Somebody who plays here. A session counts if it was begun in the epoch of its account."""

    id: str
    name: str
    avatar: str = ""
    account: bool = False
    epoch: int = 0
    settings: str = ""  # of the page, kept with the account
    banned: bool = False


class Secret(Struct, frozen=True):
    """By what somebody comes back to an account."""

    guest: str
    password: str  # its hash, "" if there is none
    recovery: str  # the hash of the code
    epoch: int = 0


class NameTaken(Exception):
    """The name belongs to somebody else's account."""


class People:
    """Every question about people."""

    def __init__(self, read: Do, change: Do) -> None:
        self._read = read
        self._change = change

    async def find(self, guest: str) -> Person | None:
        barred = (sanctions.c.guest_id == guests.c.id) & (sanctions.c.kind == "ban") & (sanctions.c.until > time.time())
        joined = guests.outerjoin(accounts, accounts.c.guest_id == guests.c.id).outerjoin(sanctions, barred)
        columns = guests.c.name, guests.c.avatar, accounts.c.epoch, accounts.c.settings, sanctions.c.until
        wanted = select(*columns).select_from(joined)
        row = await self._read(lambda connection: connection.execute(wanted.where(guests.c.id == guest)).one_or_none())
        if row is None:
            return None
        return Person(guest, row[0], row[1], row[2] is not None, row[2] or 0, row[3] or "", row[4] is not None)

    async def save(self, guest: str, name: str, avatar: str | None = None) -> None:
        """A new guest, or another name or avatar; NameTaken if the name is an account's."""
        row = {"id": guest, "name": name, "created": time.time()} | ({} if avatar is None else {"avatar": avatar})

        def make(connection: Connection) -> None:
            free(connection, guest, name)
            upsert(connection, guests, [row])
            try:
                mine = update(accounts).where(accounts.c.guest_id == guest)
                connection.execute(mine.values(login=login_of(name)))
            except IntegrityError:
                raise NameTaken from None

        await self._change(make)

    async def join(self, guest: str, person: str) -> None:
        """What a guest has is somebody else's from now on; what both have of one kind, each keeps."""
        await self._change(lambda connection: joined(connection, guest, person))

    async def may_be_called(self, guest: str, name: str) -> None:
        await self._read(lambda connection: free(connection, guest, name))

    # Accounts

    async def open(self, person: Person, secret: Secret, settings: str, passkey: Passkey | None = None) -> None:
        """A guest becomes an account; NameTaken if there is one of this name, or the guest has one."""
        row = {
            "guest_id": person.id,
            "login": login_of(person.name),
            "password": secret.password,
            "recovery": secret.recovery,
            "settings": settings,
            "epoch": secret.epoch,
            "created": time.time(),
        }

        def make(connection: Connection) -> None:
            try:
                connection.execute(insert(accounts), row)
                if passkey is not None:
                    connection.execute(insert(passkeys), values(passkey))
            except IntegrityError:
                raise NameTaken from None

        await self._change(make)

    async def secret(self, *, guest: str = "", login: str = "") -> Secret | None:
        asked = accounts.c.guest_id == guest if guest else accounts.c.login == login
        columns = accounts.c
        wanted = select(columns.guest_id, columns.password, columns.recovery, columns.epoch)
        row = await self._read(lambda connection: connection.execute(wanted.where(asked)).one_or_none())
        return Secret(*row) if row else None

    async def alter(self, guest: str, **changed: Any) -> None:
        """Change what is kept of an account."""
        mine = update(accounts).where(accounts.c.guest_id == guest).values(**changed)
        await self._change(lambda connection: connection.execute(mine))

    async def epochs(self, wanted: Collection[str]) -> dict[str, int]:
        """Of which epoch the sessions of some accounts must be."""
        asked = select(accounts.c.guest_id, accounts.c.epoch).where(accounts.c.guest_id.in_(list(wanted)))
        return await self._read(lambda connection: dict(connection.execute(asked).tuples().all()))

    # Passkeys

    async def passkeys(self, guest: str) -> list[Passkey]:
        wanted = select(passkeys).where(passkeys.c.guest_id == guest).order_by(passkeys.c.created)
        return await self._read(lambda connection: [Passkey(*row) for row in connection.execute(wanted)])

    async def passkey(self, key: str) -> Passkey | None:
        wanted = select(passkeys).where(passkeys.c.id == key)
        row = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return Passkey(*row) if row else None

    async def add(self, passkey: Passkey) -> bool:
        """One more for an account; False if there is such a one."""

        def make(connection: Connection) -> bool:
            try:
                connection.execute(insert(passkeys), values(passkey))
            except IntegrityError:
                raise NameTaken from None
            return True

        try:
            return await self._change(make)
        except NameTaken:
            return False

    async def count(self, key: str, before: int, count: int) -> bool:
        """A passkey was used; False if it was used otherwise meanwhile."""
        same = (passkeys.c.id == key) & (passkeys.c.count == before)
        done = update(passkeys).where(same).values(count=count, used=time.time())
        return await self._change(lambda connection: connection.execute(done).rowcount == 1)

    async def forget(self, guest: str, key: str) -> bool:
        """Take a passkey away; False if nobody could come back without it."""

        def make(connection: Connection) -> bool:
            password = connection.execute(select(accounts.c.password).where(accounts.c.guest_id == guest)).scalar_one()
            mine = passkeys.c.guest_id == guest
            left = connection.execute(select(passkeys.c.id).where(mine & (passkeys.c.id != key))).first()
            if not password and left is None:
                return False
            connection.execute(delete(passkeys).where(mine & (passkeys.c.id == key)))
            return True

        return await self._change(make)

    # Challenges

    async def challenge(self, number: str, guest: str, value: bytes, until: float) -> None:
        """Keep what an authenticator is asked; what nobody has answered in time is forgotten."""

        def make(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until < time.time()))
            connection.execute(insert(challenges).values(id=number, guest_id=guest, value=value, until=until))

        await self._change(make)

    async def answered(self, number: str, guest: str) -> bytes | None:
        """What was asked: once, and in time."""
        mine = (challenges.c.id == number) & (challenges.c.guest_id == guest) & (challenges.c.until >= time.time())
        taken = delete(challenges).where(mine).returning(challenges.c.value)
        return await self._change(lambda connection: connection.execute(taken).scalar_one_or_none())


def free(connection: Connection, guest: str, name: str) -> None:
    others = (accounts.c.login == login_of(name)) & (accounts.c.guest_id != guest)
    if connection.execute(select(accounts.c.guest_id).where(others)).first() is not None:
        raise NameTaken


def values(passkey: Passkey) -> dict[str, Any]:
    return {
        "id": passkey.id,
        "guest_id": passkey.guest,
        "key": passkey.key,
        "count": passkey.count,
        "created": passkey.created,
        "used": passkey.used,
    }
