"""Friends over HTTP: made by a link or by meeting at a table, and invited to others."""

from __future__ import annotations

import time

from litestar import get, post

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import account_bodies as bodies
from pioche.server.access import visible
from pioche.server.caller import Asked, from_here, house_of, payer_of, person_of
from pioche.server.guests import seal
from pioche.server.house import ID
from pioche.server.store import Person
from pioche.server.store.friends import Known

MOST = 200  # friends of one person, and those who ask or are asked
HANDLE = 24  # signs by which somebody knows another
STAYS = 60.0  # seconds for which an open page counts


def handle(request: Asked, me: str, other: str) -> str:
    """By what somebody knows another: it means nothing to anybody else."""
    return seal(f"friend:{me}:{other}", house_of(request).key)[:HANDLE]


async def changing(request: Asked) -> Person:
    """Before everything that changes who knows whom."""
    from_here(request)
    house_of(request).friends.spend(payer_of(request))
    return await person_of(request)


async def found(request: Asked, person: Person, wanted: str) -> Known:
    """Somebody whom a person knows."""
    for known in await house_of(request).store.friends.all(person.id):
        if handle(request, person.id, known.id) == wanted:
            return known
    raise Refused(Reason("no-such-friend"))


async def room_for_more(request: Asked, *people: str) -> None:
    for guest in people:
        if len(await house_of(request).store.friends.all(guest)) >= MOST:
            raise Refused(Reason("too-many-friends", detail=str(MOST)))


@get("/friends")
async def friends(request: Asked) -> bodies.Friends:
    """Your friends, and which of them are here."""
    house = house_of(request)
    house.looks.spend(payer_of(request))
    person = await person_of(request)
    await house.store.friends.look_in(house.worker, person.id, time.time() + STAYS)
    known = await house.store.friends.all(person.id)

    def those(mine: bool, theirs: bool) -> list[bodies.Friend]:
        return [
            bodies.Friend(handle(request, person.id, each.id), each.name, each.avatar, each.where)
            for each in known
            if (each.mine, each.theirs) == (mine, theirs)
        ]

    code = await house.store.friends.code(person.id)
    return bodies.Friends(code, those(True, True), those(False, True), those(True, False))


async def owner(request: Asked, person: Person, code: str) -> Known:
    """Whose link it is; refused if nobody's, or one's own."""
    other = await house_of(request).store.friends.whose(code) if ID.fullmatch(code) else None
    if other is None:
        raise Refused(Reason("no-such-friend"))
    if other.id == person.id:
        raise Refused(Reason("own-link"))
    return other


@post("/friends/whose", status_code=200)
async def whose(request: Asked, data: bodies.Code) -> bodies.Friend:
    """Who has given you a link."""
    other = await owner(request, person := await changing(request), data.code)
    return bodies.Friend(handle(request, person.id, other.id), other.name, other.avatar, "")


@post("/friends", status_code=204)
async def befriend(request: Asked, data: bodies.Code) -> None:
    """Become a friend of whoever has given you their link."""
    person = await changing(request)
    other = await owner(request, person, data.code)
    await room_for_more(request, person.id, other.id)
    await house_of(request).store.friends.count(person.id, other.id, mutual=True)


@post("/friends/met", status_code=204)
async def meet(request: Asked, data: bodies.Met) -> None:
    """Ask somebody at the same table to be friends; if they have asked, too, you are."""
    person = await changing(request)
    chairs = (await visible(house_of(request), data.table, person.id, "")).progress.chairs
    other = chairs[data.seat].guest if 0 <= data.seat < len(chairs) else ""
    if not other or other == person.id or all(chair.guest != person.id for chair in chairs):
        raise Refused(Reason("no-such-friend"))
    await room_for_more(request, person.id, other)
    await house_of(request).store.friends.count(person.id, other)


@post("/friends/answer", status_code=204)
async def answer(request: Asked, data: bodies.Befriended) -> None:
    """Say yes to somebody who asks; or no, to them or to a friend."""
    person = await changing(request)
    other = await found(request, person, data.id)
    store = house_of(request).store.friends
    if data.yes and other.theirs:
        await store.count(person.id, other.id)
    elif not data.yes:
        await store.part(person.id, other.id)


@post("/friends/invite", status_code=204)
async def invite(request: Asked, data: bodies.Invited) -> None:
    """Invite a friend to a table that waits for people: they find it among their own."""
    person = await changing(request)
    other = await found(request, person, data.id)
    live = await visible(house_of(request), data.table, person.id, "")
    if not (other.mine and other.theirs):
        raise Refused(Reason("no-such-friend"))
    if not live.progress.seats_of(person.id) and live.row.setup.host != person.id:
        raise Refused(Reason("not-seated"))
    if live.row.status != "open":
        raise Refused(Reason("already-begun"))
    await house_of(request).store.friends.invite(data.table, other.id, person.name)


handlers = [friends, whose, befriend, meet, answer, invite]
