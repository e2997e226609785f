"""The house: all that one worker knows. Nothing of it matters that is not in the database too."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import messages
from pioche.server.bus import Bus
from pioche.server.catching_up import steps_between, unseen
from pioche.server.former import Former, ruleset_for
from pioche.server.guests import seal
from pioche.server.limits import Buckets, Budget, Payer, Places, Shares, address_of
from pioche.server.live import Change, Live, load
from pioche.server.once import Once
from pioche.server.patience import Patience
from pioche.server.records import Row, Write
from pioche.server.room import Connection, Room, encode, pointed_of
from pioche.server.settings import Settings
from pioche.server.store import Store, StoreUnreachable, Unreadable, engine_for
from pioche.server.thinking import Thinker
from pioche.server.words import words

if TYPE_CHECKING:
    from pioche.server.course import Blamed, Found

TRIES = 6  # of a change that others are faster than
KEPT = 400  # loaded tables that nobody here watches
LOOKED_BACK = 1000  # games of which it is kept how they went, and turns of them
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")  # of a table; a database might stumble over other signs
AGAIN, LATER = 0.5, 30.0  # seconds until a database that is away is asked again, at first and at last
ORIGIN = 16  # signs by which addresses are told apart
STEADY = 60.0  # seconds after which a database that is back counts as well

log = logging.getLogger(__name__)


class House:
    """Rooms with people in them, tables that are loaded, and the ways to change them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = engine_for(settings.db)
        self.bus = Bus(engine, settings.look)
        self.worker = self.bus.worker
        self.store = Store(engine, self.bus.announce)
        self.thinking = Shares()
        self.thinker = Thinker(settings.thinkers, self.thinking)
        self.rooms: dict[str, Room] = {}
        self.key = b""
        self.names = Buckets(settings.guests)
        self.signing = Budget(settings.signing, settings.shared)
        self.requests = Budget(settings.requests, settings.shared)
        self.visits = Budget(settings.visits, settings.shared)
        self.messages = Budget(settings.messages, settings.shared)
        self.new_tables = Budget(settings.tables, settings.shared)
        self.bots = Budget(settings.bots, settings.shared)
        self.heavy = Budget(settings.heavy, settings.shared)
        self.foresight = Budget(settings.foresight, settings.shared)
        self.replays = Budget(settings.replays, settings.shared)
        self.reviews = Budget(settings.reviews, settings.shared)
        self.chat = Budget(settings.chat, settings.shared)
        self.looks = Budget(settings.looks, settings.shared)
        self.searches = Budget(settings.searches, settings.shared)
        self.friends = Budget(settings.friends, settings.shared)
        self.decks = Budget(settings.decks, settings.shared)
        self.imports = Budget(settings.imports, settings.shared)
        self.connections = Places(settings.connections, settings.shared)
        self.courses: Once[str, Found] = Once(LOOKED_BACK)  # of finished games
        self.blamed: Once[tuple[str, int], Blamed | None] = Once(LOOKED_BACK)  # and of turns that decided them
        self.due = asyncio.Event()  # a job may be due
        self._loaded: OrderedDict[str, Live] = OrderedDict()
        self._noted: set[str] = set()
        self._trouble: asyncio.Task[None] | None = None
        self._patience = Patience(AGAIN, LATER)
        self._well = -STEADY  # since when the database is
        self._closed = False

    def payer(self, host: str | None, guest: str) -> Payer:
        """On whose account somebody does something. Addresses are sealed: the database must not know them."""
        return seal(address_of(host or ""), self.key)[:ORIGIN], guest

    def pay_for_table(self, payer: Payer, *, bots: bool) -> None:
        """Before a table is set up; refused if it is one too many."""
        self.new_tables.spend(payer)
        if bots:
            self.bots.spend(payer)

    # Tables

    @contextmanager
    def within(self, table: str) -> Iterator[Room]:
        """The room of a table, there for as long as somebody needs it."""
        room = self.rooms.setdefault(table, Room(table, self.settings.grace))
        room.needed += 1
        try:
            yield room
        finally:
            room.needed -= 1
            if not room.needed:
                del self.rooms[table]

    async def load(self, table: str, *, fresh: bool = False) -> Live:
        """A table, as this worker knows it or as it is stored now."""
        known = self._loaded.get(table)
        if known is not None and not fresh:
            self._loaded.move_to_end(table)
            return known
        row = await self.store.load(table) if ID.fullmatch(table) else None
        if row is None:
            raise Refused(Reason("no-such-table"))
        if known is not None and known.row.version == row.version:
            return self.keep(known)
        try:
            return self.keep(load(row))
        except Exception as error:
            raise Unreadable(table) from error

    def keep(self, live: Live) -> Live:
        self._loaded[live.row.id] = live
        self._loaded.move_to_end(live.row.id)
        while len(self._loaded) > KEPT + len(self.rooms):
            self._loaded.popitem(last=False)
        return live

    async def create(self, change: Change, people: list[str]) -> Row:
        """Store a new table."""
        await self.note_rules(change.live)
        await self.store.create(change.live.row, change.write.inputs, change.write.job, people)
        self.keep(change.live)
        self.due.set()
        return change.live.row

    async def note_rules(self, live: Live) -> None:
        """How cards are numbered, for later days."""
        if live.game is not None and live.row.rules not in self._noted:
            await self.store.note_rules(live.row.rules, ruleset_for(live.game.rules))
            self._noted.add(live.row.rules)

    async def former(self, live: Live) -> Former:
        """Who tells of a table that cannot be played any more."""
        return Former.of(live.row, await self.store.ruleset(live.row.rules))

    async def change(self, table: str, make: Callable[[Live], Change]) -> Change:
        """Change a table: made from what is stored, stored if nobody was faster, then told to everybody."""
        with self.within(table) as room:
            async with room.lock:
                return await self.changed(room, make)

    async def changed(self, room: Room, make: Callable[[Live], Change]) -> Change:
        for attempt in range(TRIES):
            live = await self.load(room.table, fresh=attempt > 0)
            change = make(live)
            await self.note_rules(change.live)
            if await self.store.write(change.write):
                await self.made(room, live, change)
                return change
            await self.catch_up(room)
        raise Refused(Reason("too-busy"))

    async def made(self, room: Room, before: Live, change: Change) -> None:
        """Tell a change that was stored."""
        self.keep(change.live)
        if change.live.row.step != before.row.step:
            self.thinker.cut(room.table)
        if change.write.job is not None:
            self.due.set()
        if not room.connections:
            return
        if room.live is not None and room.live.row.version != before.row.version:
            await self.catch_up(room)  # others had gone on before this change
        elif change.anew:
            room.live = change.live
            await self.tell_all(room)
        else:
            room.tell(before, change, time.time())

    async def pass_on(self, room: Room, message: messages.Pointed, sender: Connection) -> None:
        """Let all others at a table see something that nobody keeps, at other workers too."""
        room.pass_on(message, sender)
        if self.bus.notifies:
            data = encode(message).decode()
            await self.store.tell(lambda connection: self.bus.whisper(connection, room.table, data))

    # What others did

    def hear(self, table: str, message: str) -> None:
        """Something that nobody keeps, from another worker."""
        if room := self.rooms.get(table):
            room.pass_on(pointed_of(message))

    async def look(self, tables: set[str] | None) -> None:
        """See what other workers have changed."""
        if tables is None:
            watched = [table for table, room in self.rooms.items() if room.connections]
            self._loaded = OrderedDict((table, live) for table, live in self._loaded.items() if table in self.rooms)
        else:
            watched = [table for table in tables if table in self.rooms and self.rooms[table].connections]
            for table in tables - set(watched):
                self._loaded.pop(table, None)
        now = time.monotonic()
        watched = [table for table in watched if self.rooms[table].sore_until <= now]
        if not watched or self._trouble is not None:
            return
        try:
            if tables is None:
                await self.end_sessions()
            versions, elsewhere = await self.store.versions(watched), await self.store.present(watched, self.worker)
            for table in watched:
                await self.look_carefully(self.rooms.get(table), *versions.get(table, (0, 0)), elsewhere[table])
        except StoreUnreachable as fault:
            self.trouble(fault)

    async def look_carefully(self, room: Room | None, version: int, chat: int, elsewhere: set[str]) -> None:
        """What is wrong with one table must not keep anybody from the others; it is looked at again, but later."""
        if room is None:
            return
        try:
            await self.look_at(room, version, chat, elsewhere)
        except StoreUnreachable:
            raise
        except Exception as error:
            self.sore(room, error)
        else:
            if room.sore_until:
                room.sore_until = 0.0
                room.patience.calm()
                self.tell_trouble("table-back", over=True, room=room)

    def sore(self, room: Room, error: Exception) -> None:
        """Something is wrong with a table: say so once to those who are there, and leave it alone for a while."""
        log.error("a table cannot be followed", exc_info=error, extra={"table": room.table})
        if not room.sore_until:
            self.tell_trouble("table-damaged", over=False, room=room)
        room.sore_until = time.monotonic() + room.patience.pause()

    async def look_at(self, room: Room, version: int, chat: int, elsewhere: set[str]) -> None:
        if chat > room.chat:
            room.tell_chat(await self.store.chat.said(room.table, room.chat))
        if room.live is not None and version > room.live.row.version:
            async with room.lock:
                await self.catch_up(room)
        if elsewhere != room.elsewhere:
            room.elsewhere = elsewhere
            room.note_seen(await self.store.seen(room.table))
            room.tell_people(time.time())

    async def catch_up(self, room: Room) -> None:
        """Tell a room what was stored by others, step by step where that can be told."""
        before = room.live
        live = await self.load(room.table, fresh=True)
        if before is None or before.row.version >= live.row.version:
            return
        steps = await steps_between(self.store, before, live)
        room.live = live
        if steps is None:
            await self.tell_all(room)
        else:
            room.tell(before, Change(live, Write(live.row), steps), time.time())

    async def tell_all(self, room: Room) -> None:
        """Whole states, to everybody here."""
        inputs, chat = await self.store.inputs(room.table), await self.store.chat.said(room.table)
        for connection in room.connections:
            connection.send(room.state(connection, inputs, chat, time.time()))

    async def tell_state(self, room: Room, connection: Connection) -> None:
        inputs, chat = await self.store.inputs(room.table), await self.store.chat.said(room.table)
        connection.send(room.state(connection, inputs, chat, time.time()))

    # Coming and going

    async def enter(self, room: Room, connection: Connection) -> None:
        """Somebody comes: they get the whole state, the others see it."""
        async with room.lock:
            live = await self.load(room.table, fresh=True)
            if room.connections:
                await self.catch_up(room)
            else:
                room.live = live
            if live.read_only and room.former is None:
                room.former = await self.former(live)
            await self.store.appear(self.worker, room.table, connection.guest, time.time() + self.settings.life)
            room.elsewhere = (await self.store.present([room.table], self.worker))[room.table]
            room.note_seen(await self.store.seen(room.table))
            inputs, chat = await self.store.inputs(room.table), await self.store.chat.said(room.table)
            room.chat = max([room.chat, *(line.number for line in chat)])
            connection.unread = await self.store.chat.unread(connection.guest)
            first, steps = await unseen(self.store, live, connection.guest)
            room.connections.add(connection)
            connection.send(room.state(connection, inputs, chat, time.time(), first))
            room.tell_one(connection, steps, time.time())
            room.tell_people(time.time())

    async def go(self, room: Room, connection: Connection) -> None:
        """Somebody goes."""
        room.connections.discard(connection)
        if all(other.guest != connection.guest for other in room.connections):
            now = time.time()
            room.note_seen({connection.guest: now})
            try:
                await self.store.disappear(self.worker, room.table, connection.guest, now)
            except StoreUnreachable as fault:
                self.trouble(fault)
            room.tell_people(time.time())

    async def end_sessions(self) -> None:
        """Whoever's session no longer counts must come again, and is not let in."""
        there = [each for room in self.rooms.values() for each in room.connections if each.epoch is not None]
        epochs = await self.store.people.epochs({each.guest for each in there}) if there else {}
        for each in there:
            if epochs.get(each.guest) != each.epoch:
                each.hang_up()

    # Trouble

    def close(self) -> None:
        """From now on the database is away, and nobody waits for it."""
        self._closed = True
        if self._trouble is not None:
            self._trouble.cancel()

    def trouble(self, fault: StoreUnreachable, table: str = "") -> None:
        """The database has failed somebody, perhaps at a table: if it is away, say so, and go on when it is back."""
        if self._trouble is None and not self._closed:
            self._trouble = asyncio.create_task(self._wait(fault, table))

    async def _wait(self, fault: StoreUnreachable, table: str) -> None:
        try:
            if time.monotonic() - self._well < STEADY:  # it comes and goes
                await asyncio.sleep(self._patience.pause())
            else:
                self._patience.calm()
            if await self.store.answers():
                log.error("the database has failed once", exc_info=fault, extra={"table": table})
            else:
                await self._wait_long(fault)
            self._well = time.monotonic()
        finally:
            self._trouble = None
        self.due.set()
        await self.look(None)  # what was missed meanwhile

    async def _wait_long(self, fault: StoreUnreachable) -> None:
        """Until it is back. Everybody is told when it goes away and when it is back, and nothing between."""
        began = time.monotonic()
        log.error("the database is away", exc_info=fault, extra={"news": True})
        self.tell_trouble("store-away", over=False)
        while True:
            await asyncio.sleep(self._patience.pause())
            if await self.store.answers() and await self.all_recovered():
                break
        log.warning("the database is back after %d s", time.monotonic() - began, extra={"news": True})

    async def all_recovered(self) -> bool:
        """Show everybody what counts now; False if the database has gone away again."""
        self._loaded.clear()
        for room in [room for room in self.rooms.values() if room.connections]:
            if not await self.recovered(room) and not await self.store.answers():
                return False
        return True

    async def recovered(self, room: Room) -> bool:
        """Show everybody in a room what counts now; False if the database fails."""
        try:
            async with room.lock:
                room.live = await self.load(room.table, fresh=True)
                for connection in list(room.connections):
                    guest = connection.guest
                    await self.store.appear(self.worker, room.table, guest, time.time() + self.settings.life)
                self.tell_trouble("store-back", over=True, room=room)
                await self.tell_all(room)
        except StoreUnreachable:
            return False
        except Exception as error:
            self.sore(room, error)
        return True

    def tell_trouble(self, text: str, *, over: bool, room: Room | None = None) -> None:
        for each in [room] if room else list(self.rooms.values()):
            for connection in each.connections:
                said = words(connection.language).say("trouble-" + text)
                connection.send(messages.Trouble(said, over))
