"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import figures, messages, spans
from pioche.server.access import Access, access
from pioche.server.caller import house_of, known, payer_of
from pioche.server.house import House
from pioche.server.limits import Payer
from pioche.server.origin import same_origin
from pioche.server.room import Connection, Room
from pioche.server.store import Person, StoreUnreachable, Unreadable
from pioche.server.wishes import Wishes
from pioche.server.words import refusal

NOT_READABLE, NO_GUEST, NO_TABLE, TOO_MANY, SLOW, DAMAGED = 4400, 4401, 4404, 4429, 4408, 4410
PATIENCE = 30  # messages too many before the line is cut
GREETING = 15.0  # seconds in which somebody must say hello

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(messages.FromClient).decode
read_id = msgspec.json.Decoder(dict[str, object]).decode


@websocket("/ws/tables/{table:str}")
async def at_table(socket: WebSocket, table: str) -> None:
    """A table in play: see messages.py."""
    house = house_of(socket)
    if not same_origin(socket.headers, house.settings.pages):
        await socket.close(4403)
        return
    await socket.accept()
    payer = payer_of(socket)
    try:
        house.visits.spend(payer)
        person = await known(socket)
        if person is None:
            await socket.close(NO_GUEST)
            return
        with house.connections.taken(payer):
            await attend(socket, house, table, payer, person)
    except Refused:
        await socket.close(TOO_MANY)
    except StoreUnreachable as fault:
        house.trouble(fault, table)
        with contextlib.suppress(Exception):
            await socket.close(1013)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.error("a table cannot be shown", exc_info=error, extra={"table": table})
        with contextlib.suppress(Exception):
            await socket.close(DAMAGED)


async def attend(socket: WebSocket, house: House, table: str, payer: Payer, person: Person) -> None:
    """From the first hello to the end."""
    try:
        async with asyncio.timeout(GREETING):
            hello = decode(await socket.receive_text())
    except (msgspec.DecodeError, TimeoutError, KeyError, UnicodeError, RecursionError):
        await socket.close(NOT_READABLE)
        return
    if not isinstance(hello, messages.Hello):
        await socket.close(NOT_READABLE)
        return
    try:
        allowed = await may_enter(house, table, payer[1], hello.invite)
        if allowed == "no":
            raise Refused(Reason("no-such-table"))
        epoch = person.epoch if person.account else None
        connection = Connection(
            payer, person.name, hello.language, avatar=person.avatar, may_play=allowed == "play", epoch=epoch
        )
        await stay(socket, house, table, connection, hello.id)
    except Refused:
        await socket.close(NO_TABLE)


async def stay(socket: WebSocket, house: House, table: str, connection: Connection, hello: int) -> None:
    """From coming in to the end."""
    with house.within(table) as room:
        sender = asyncio.create_task(send(socket, connection))
        try:
            await house.enter(room, connection)
            connection.send(messages.Done(hello))
            await listen(socket, house, room, connection)
        finally:
            connection.lost = True
            await house.go(room, connection)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender


async def may_enter(house: House, table: str, guest: str, invite: str) -> Access:
    """What somebody may do at a table; a crowd lets no more spectators in."""
    live = await house.load(table)
    room = house.rooms.get(table)
    if not live.progress.seats_of(guest) and room is not None and len(room.connections) >= house.settings.watchers:
        return "no"
    return await access(house, live, guest, invite)


async def send(socket: WebSocket, connection: Connection) -> None:
    """What waits for a reader, as fast as it reads."""
    with contextlib.suppress(Exception):
        while (data := await connection.queue.get()) is not None:
            await socket.send_data(data.decode(), mode="text")
        await socket.close(SLOW)


async def listen(socket: WebSocket, house: House, room: Room, connection: Connection) -> None:
    """Wish after wish, each replied to before the next is read."""
    wishes = Wishes(house, room, connection)
    excess = 0
    while not connection.lost:
        try:
            text = await socket.receive_text()
        except (KeyError, UnicodeError):  # bytes instead of a text
            await socket.close(NOT_READABLE)
            return
        try:
            house.messages.spend(connection.payer, "too-fast")
        except Refused as given:
            excess += 1
            if excess > PATIENCE:
                await socket.close(TOO_MANY)
                return
            connection.send(refused(id_in(text), given.reason, connection.language))
            continue
        try:
            wish = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            connection.send(refused(id_in(text), Reason("not-readable"), connection.language))
            continue
        named = type(wish).__name__
        with figures.WISHES.labels(named).time(), spans.span(f"wish {named}", {"pioche.table": room.table}):
            connection.send(await reply(wishes, wish))


async def reply(wishes: Wishes, wish: messages.Wish) -> messages.FromServer:
    """The reply to a wish. Whatever goes wrong is said, and changes nothing."""
    language = wishes.connection.language
    try:
        return await wishes.fulfil(wish)
    except Refused as given:
        return said(wishes, wish.id, given.reason)
    except StoreUnreachable as fault:
        wishes.house.trouble(fault, wishes.room.table)
        return refused(wish.id, Reason("store-away"), language)
    except Exception as error:
        named, table = type(wish).__name__, wishes.room.table
        log.error("a wish has failed, %s", named, exc_info=error, extra={"table": table})
        reason = "table-damaged" if isinstance(error, Unreadable) else "our-fault"
        return refused(wish.id, Reason(reason), language)


def said(wishes: Wishes, number: int, reason: Reason) -> messages.Refused:
    """A refusal in the words of the table, which can name cards."""
    language = wishes.connection.language
    try:
        teller, game = wishes.teller
    except Refused:
        return refused(number, reason, language)
    if not teller.talk.words.knows("reason-" + reason.text) or (
        reason.card and not game.known(reason.card, teller.seat)
    ):
        return refused(number, reason, language)
    return messages.Refused(number, reason.text, teller.talk.reason(reason, game), teller.cited(reason.rule))


def refused(number: int, reason: Reason, language: str) -> messages.Refused:
    return messages.Refused(number, reason.text, refusal(reason, language), None)


def id_in(text: str) -> int:
    """The id of a message that could not be read otherwise, -1 if it has none."""
    try:
        found = read_id(text).get("id")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return -1
    return found if isinstance(found, int) and abs(found) < 2**53 else -1
