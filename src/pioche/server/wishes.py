"""What a connection at a table may wish for, and what becomes of it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.game import Game
from pioche.server import absence, messages, people, shares
from pioche.server.bring import brought
from pioche.server.fair import rekey
from pioche.server.guests import TEXT, tidy
from pioche.server.inquiries import Inquiries
from pioche.server.live import Change, Live, with_game
from pioche.server.message_parts import Cell
from pioche.server.messages import Done
from pioche.server.opening import rematch
from pioche.server.records import ChatRow
from pioche.server.room import shown
from pioche.server.telling import wire
from pioche.server.thinking import undo
from pioche.table import Table

log = logging.getLogger(__name__)


class Wishes(Inquiries):
    """Fulfils the wishes of one connection, or refuses them."""

    async def fulfil(self, wish: messages.Wish) -> messages.FromServer:
        """The reply to a wish; whoever may not wish for it is refused."""
        guest, looks = self.connection.guest, self.connection.looks
        if isinstance(wish, HEAVY):
            self.house.heavy.spend(self.connection.payer, "too-fast")
        if isinstance(wish, messages.Foresee | messages.Foretell | messages.Advise | messages.Solve):
            self.house.foresight.spend(self.connection.payer, "too-fast")
        if isinstance(wish, messages.Begin | messages.HandOver | messages.SitIn) or (
            isinstance(wish, messages.Arrange) and wish.bot
        ):
            self.house.bots.spend(self.connection.payer)
        match wish:
            case messages.Answer():
                await self.answer(wish)
            case messages.Speak():
                self.connection.language = wish.language
                async with self.room.lock:
                    await self.house.tell_state(self.room, self.connection)
            case messages.Look():
                await self.look(wish.seat)
            case messages.Undo():
                await self.undo(lambda live: people.wish_undo(live, time.time(), guest, looks))
            case messages.Agree():
                await self.undo(lambda live: people.agree(live, time.time(), guest, wish.yes))
            case messages.Concede():
                await self.change(lambda live: people.concede(live, time.time(), guest, looks))
            case messages.Sit():
                await self.sit(wish)
            case messages.Pledge():
                await self.change(lambda live: shares.pledge(live, time.time(), guest, wish.hash))
            case messages.Reveal():
                await self.change(lambda live: shares.reveal(live, time.time(), guest, wish.share))
            case messages.Leave():
                await self.change(lambda live: people.leave(live, time.time(), guest))
            case messages.Arrange():
                own = await self.bring(wish.choices)
                await self.change(
                    lambda live: people.arrange(live, time.time(), guest, wish.seat, wish.bot, wish.choices, own)
                )
            case messages.Begin():
                await self.change(lambda live: people.begin(live, time.time(), guest))
            case messages.HandOver():
                await self.change(lambda live: people.hand_over(live, time.time(), guest, wish.bot, looks))
            case messages.TakeBack():
                await self.change(lambda live: people.take_back(live, time.time(), guest, looks))
            case messages.Warn():
                await self.change(lambda live: absence.warn(live, time.time(), guest, wish.seat, self.room.here))
            case messages.SitIn():
                await self.change(lambda live: absence.sit_in(live, time.time(), guest, wish.seat, self.room.here))
            case messages.Stop():
                await self.change(lambda live: absence.stop(live, time.time(), guest, self.room.here))
            case messages.Rematch():
                await self.rematch()
            case messages.Say():
                await self.say(wish.text)
            case messages.Mute():
                await self.mute(wish.line, yes=wish.yes)
            case messages.Report():
                await self.report(wish)
            case messages.Point():
                await self.point(wish.place)
            case messages.ExplainNumber():
                return self.explain_number(wish)
            case messages.ExplainOption():
                return self.explain_option(wish)
            case messages.WhyNot():
                return self.why_not(wish)
            case messages.ExplainRule():
                return self.explain_rule(wish)
            case messages.Foresee():
                return await self.foresee(wish)
            case messages.Foretell():
                return await self.foretell(wish)
            case messages.Learn():
                return self.learn(wish)
            case messages.Advise():
                return await self.advise(wish)
            case messages.Solve():
                return await self.solve(wish)
            case messages.Log():
                return await self.log(wish)
            case _:
                raise Refused(Reason("already-here"))
        return Done(wish.id)

    async def change(self, make: Callable[[Live], Change]) -> None:
        await self.house.change(self.room.table, make)

    async def sit(self, wish: messages.Sit) -> None:
        if not self.connection.may_play:
            raise Refused(Reason("only-watching"))
        own, who = await self.bring(wish.choices), self.connection
        await self.change(
            lambda live: people.sit(
                live, time.time(), who.guest, who.name, wish.seat, wish.choices, own, too=wish.too, avatar=who.avatar
            )
        )

    async def look(self, seat: int) -> None:
        """As another of one's own seats, or as a spectator."""
        async with self.room.lock:
            assert self.room.live is not None
            if seat != -1 and seat not in self.room.live.progress.seats_of(self.connection.guest):
                raise Refused(Reason("not-your-seat"))
            self.connection.looks = NOBODY if seat == -1 else seat
            await self.house.tell_state(self.room, self.connection)

    # Playing

    async def answer(self, wish: messages.Answer) -> None:
        answers = [tuple(keys) for keys in (wish.keys, *wish.then)]

        def make(live: Live) -> Change:
            connection = self.connection
            if wish.seat not in (-1, shown(live, connection)):
                raise Refused(Reason("too-late"))  # another of their seats is shown meanwhile
            return people.answer(live, time.time(), connection.guest, wish.step, answers, connection.looks)

        known = self.room.live
        if known is not None and wish.step > known.row.step:
            await self.house.look({self.room.table})
        await self.change(make)

    async def undo(self, decide: Callable[[Live], Change | int]) -> None:
        """Ask for something back, or agree to it; once nothing stands in the way, take it back."""
        granted: list[tuple[int, int]] = []

        def make(live: Live) -> Change:
            found = decide(live)
            if isinstance(found, int):
                granted.append((found, live.row.version))
                raise Granted
            return found

        for _ in range(3):
            granted.clear()
            try:
                await self.change(make)
            except Granted:
                if await self.take_back(*granted[0]):
                    return
            else:
                return
        raise Refused(Reason("too-busy"))

    async def take_back(self, seat: int, version: int) -> bool:
        """Take back everything from a seat's last answer on; False if the table has changed meanwhile."""
        house = self.house
        live = await house.load(self.room.table)
        inputs = await house.store.inputs(self.room.table)
        row = live.row
        if row.version != version:
            return False
        key = rekey(row.setup.salt, row.progress.undos + 1)
        past = [(taken.seat, taken.keys) for taken in inputs if taken.number > 0]
        whole = not people.others(row.progress, seat)
        undone = await house.thinker.do(
            undo, row.game, row.setup.config, row.setup.seed, past, seat, key, whole, payer=self.connection.payer
        )

        def make(live: Live) -> Change:
            if live.row.version != version:
                raise Late
            game = Table.load(row.game, undone.state, **row.setup.config).game
            step = live.row.step + 1
            added = (replace(undone.rekey, step=step),) if undone.rekey is not None else ()
            progress = replace(
                live.progress, undo=None, undos=live.progress.undos + 1, count=undone.kept + len(added),
                answers=undone.answers, last=undone.last, told=undone.told,
            )  # fmt: skip
            change = with_game(live, time.time(), game, progress, (), added)
            change.write.keep = undone.kept + 1
            return change

        try:
            await self.change(make)
        except Late:
            return False
        return True

    async def bring(self, choices: Mapping[str, str], *, lenient: bool = False) -> dict[str, str]:
        """The deck of one's own that a seat shall play; `lenient`: without it, if it is not theirs to bring."""
        assert self.room.live is not None
        try:
            return await brought(self.house.store, self.connection.guest, self.room.live.row.game, choices)
        except Refused:
            if lenient:
                return {}
            raise

    async def rematch(self) -> None:
        """A new table, once; whoever wishes for one later finds it."""
        live = await self.house.load(self.room.table, fresh=True)
        people.seats(live, self.connection.guest)
        if live.row.status != "over":
            raise Refused(Reason("not-over"))
        if live.progress.next:
            return
        payer = self.connection.payer
        self.house.pay_for_table(payer, bots=any(chair.bot for chair in live.progress.chairs))
        guest = self.connection.guest
        own = [await self.bring(chair.choices, lenient=chair.guest != guest) for chair in live.progress.chairs]
        change, members = rematch(live.row, guest, time.time(), own, payer[0])

        def note(live: Live) -> Change:
            if live.progress.next:
                raise Late
            return people.around(live, time.time(), replace(live.progress, next=change.live.row.id))

        await self.house.create(change, members)
        try:
            await self.change(note)
        except Late:
            return

    async def say(self, text: str) -> None:
        self.house.chat.spend(self.connection.payer, "too-fast")
        if await self.house.store.order.under("mute", [self.connection.guest]):
            raise Refused(Reason("muted"))
        connection, words = self.connection, tidy(text, TEXT)
        chat = self.house.store.chat
        line = await chat.say(self.room.table, wire(self.seat), connection.guest, connection.name, words)
        self.room.tell_chat([line])

    async def mute(self, number: int, *, yes: bool) -> None:
        """Whoever has said a line is not read any more, or again: at once at all tables that are looked at here."""
        self.house.chat.spend(self.connection.payer, "too-fast")
        await self.unread(await self.line(number), yes=yes)

    async def unread(self, line: ChatRow, *, yes: bool) -> None:
        guest, other, chat = self.connection.guest, line.guest, self.house.store.chat
        await (chat.mute if yes else chat.unmute)(guest, other)
        for room in list(self.house.rooms.values()):
            for connection in [each for each in room.connections if each.guest == guest]:
                connection.unread = connection.unread | {other} if yes else connection.unread - {other}
                room.tell_anew(connection, await chat.said(room.table))

    async def report(self, wish: messages.Report) -> None:
        self.house.chat.spend(self.connection.payer, "too-fast")
        line = await self.line(wish.line)
        if await self.house.store.chat.report(self.room.table, line, self.connection.guest, wish.why):
            log.warning("a line of the chat is reported", extra={"table": self.room.table, "news": True})
        await self.unread(line, yes=True)

    async def line(self, number: int) -> ChatRow:
        """What somebody else has said at this table."""
        line = await self.house.store.chat.line(self.room.table, number)
        if line is None or line.guest in ("", self.connection.guest):
            raise Refused(Reason("no-such-line"))
        return line

    async def point(self, place: Cell | None) -> None:
        """At a cell, as one seat, for everybody else to see; it costs as much as saying so."""
        self.house.chat.spend(self.connection.payer, "too-fast")
        _, game = self.teller
        assert self.room.live is not None
        seat, _ = people.own(self.room.live, self.connection.guest, self.connection.looks)
        if place is not None and not is_cell(game, place):
            raise Refused(Reason("no-such-cell"))
        await self.house.pass_on(self.room, messages.Pointed(seat, place), self.connection)


HEAVY = (
    messages.Speak, messages.Look, messages.Sit, messages.Arrange, messages.Undo, messages.Agree, messages.Log,
    messages.Rematch,
)  # fmt: skip


class Granted(Exception):
    """Nothing stands in the way of taking something back."""


class Late(Exception):
    """The table has changed meanwhile."""


def is_cell(game: Game, place: Cell) -> bool:
    """Whether there is such a cell in this game: a common zone is at seat 0 alone."""
    zone = game.rules.zones.get(place.zone)
    if zone is None or not 0 <= place.seat < (1 if zone.common else game.players):
        return False
    return 0 < place.cell <= zone.rows * zone.columns
