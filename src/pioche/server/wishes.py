"""What a connection at a table may wish for, and what becomes of it."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec.structs import replace

from pioche.kernel.cards import answers
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Option, Reason, Refused
from pioche.kernel.state.card import life_of
from pioche.kernel.state.game import Game
from pioche.server import messages, people
from pioche.server.fair import fresh, rekey
from pioche.server.guests import TEXT, tidy
from pioche.server.house import House
from pioche.server.live import Change, Live, with_game
from pioche.server.message_parts import Cell, Cited
from pioche.server.messages import Done, Explained
from pioche.server.opening import rematch
from pioche.server.room import Connection, Room, last_lines, shown
from pioche.server.telling import Teller, intended, wire
from pioche.server.thinking import foresee, foretell, undo
from pioche.server.words import words
from pioche.table import Table


class Wishes:
    """Fulfils the wishes of one connection, or refuses them."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection

    @property
    def seat(self) -> int:
        assert self.room.live is not None
        return shown(self.room.live, self.connection)

    async def fulfil(self, wish: messages.Wish) -> messages.FromServer:
        """The reply to a wish; whoever may not wish for it is refused."""
        guest, looks = self.connection.guest, self.connection.looks
        if isinstance(wish, HEAVY):
            self.house.heavy.spend(self.connection.payer, "too-fast")
        if isinstance(wish, messages.Foresee):
            self.house.foresight.spend(self.connection.payer, "too-fast")
        if isinstance(wish, messages.Begin | messages.HandOver) or (isinstance(wish, messages.Arrange) and wish.bot):
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
                if not self.connection.may_play:
                    raise Refused(Reason("only-watching"))
                name = self.connection.name
                await self.change(
                    lambda live: people.sit(live, time.time(), guest, name, wish.seat, wish.choices, too=wish.too)
                )
            case messages.Leave():
                await self.change(lambda live: people.leave(live, time.time(), guest))
            case messages.Arrange():
                await self.change(
                    lambda live: people.arrange(live, time.time(), guest, wish.seat, wish.bot, wish.choices)
                )
            case messages.Begin():
                await self.change(lambda live: people.begin(live, time.time(), guest))
            case messages.HandOver():
                await self.change(lambda live: people.hand_over(live, time.time(), guest, wish.bot, looks))
            case messages.TakeBack():
                await self.change(lambda live: people.take_back(live, time.time(), guest, looks))
            case messages.Rematch():
                await self.rematch()
            case messages.Say():
                await self.say(wish.text)
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
            case messages.Log():
                return await self.log(wish)
            case _:
                raise Refused(Reason("already-here"))
        return Done(wish.id)

    async def change(self, make: Callable[[Live], Change]) -> None:
        await self.house.change(self.room.table, make)

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
        undone = await house.thinker.do(
            undo, row.game, row.setup.config, row.setup.seed, past, seat, key, payer=self.connection.payer
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
        change, members = rematch(live.row, self.connection.guest, time.time(), payer[0])

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
        line = await self.house.store.say(self.room.table, wire(self.seat), self.connection.name, tidy(text, TEXT))
        self.room.tell_chat([line])

    async def point(self, place: Cell | None) -> None:
        """At a cell, as one seat, for everybody else to see; it costs as much as saying so."""
        self.house.chat.spend(self.connection.payer, "too-fast")
        _, game = self.teller
        assert self.room.live is not None
        seat, _ = people.own(self.room.live, self.connection.guest, self.connection.looks)
        if place is not None and not is_cell(game, place):
            raise Refused(Reason("no-such-cell"))
        await self.house.pass_on(self.room, messages.Pointed(seat, place), self.connection)

    # Explaining

    @property
    def teller(self) -> tuple[Teller, Game]:
        live = self.room.live
        if live is None or live.game is None:
            raise Refused(Reason("read-only" if live and live.read_only else "not-begun"))
        return self.room.teller(live, live.game, self.seat, self.connection.language), live.game

    def known(self, game: Game, tag: int) -> int:
        """The card that this seat knows by a tag."""
        for zone in game.zones:
            for ref in zone:
                if life_of(ref) == tag and game.known(ref, self.seat):
                    return ref
        raise Refused(Reason("card-not-there"))

    def explain_number(self, wish: messages.ExplainNumber) -> Explained:
        teller, game = self.teller
        ref = self.known(game, wish.card)
        if wish.key not in game.rules.catalogue.keys:
            raise Refused(Reason("no-such-number", detail=wish.key))
        text = teller.talk.number(game, wish.key, ref)
        if text is None:
            raise Refused(Reason("no-such-number", detail=wish.key))
        base = game.printed(wish.key, ref) or 0
        parts = answers.parts(game, wish.key, ref, base, game.rules.supposed(game, ref))
        return Explained(wish.id, [text], cited(teller, [part.rule for part in parts]))

    def asked(self, game: Game, step: int) -> Decision:
        live = self.room.live
        assert live is not None
        decision = game.decision_of(self.seat)
        if live.row.step != step or decision is None:
            raise Refused(Reason("too-late"))
        return decision

    def option(self, decision: Decision, key: str) -> Option:
        for option in decision.options:
            if option.key == key:
                return option
        raise Refused(Reason("not-listed", decision.rule, detail=key))

    def explain_option(self, wish: messages.ExplainOption) -> Explained:
        teller, game = self.teller
        decision = self.asked(game, wish.step)
        option = self.option(decision, wish.key)
        return Explained(
            wish.id, self.numbers(teller, game, decision, option), rules_of(teller, game, decision, option)
        )

    def numbers(self, teller: Teller, game: Game, decision: Decision, option: Option) -> list[str]:
        if not option.card or not game.known(option.card, self.seat):
            return []
        return teller.talk.numbers(game, decision, option)

    def why_not(self, wish: messages.WhyNot) -> Explained:
        """Whose turn it is, what is asked instead, or what the game says stands in the way."""
        teller, game = self.teller
        ref = self.known(game, wish.card)
        seat = self.seat
        say = words(self.connection.language).say
        first, decision = game.decision, game.decision_of(seat)
        if seat == NOBODY:
            return Explained(wish.id, [say("why-watching")], [])
        if first is None:
            return Explained(wish.id, [say("why-over")], [])
        if decision is None:
            return Explained(wish.id, [say("why-not-asked", who=teller.talk.names[first.seat])], [])
        if decision.ask != teller.offers.MENU:
            text = say("why-other-question", question=teller.talk.ask(game, decision))
            return Explained(wish.id, [text], cited(teller, [decision.rule]))
        reasons = teller.offers.obstacles(game, seat, ref)
        texts = [teller.talk.reason(reason, game) for reason in reasons]
        return Explained(wish.id, list(dict.fromkeys(texts)), cited(teller, [reason.rule for reason in reasons]))

    def explain_rule(self, wish: messages.ExplainRule) -> Explained:
        teller, _ = self.teller
        found = teller.cited(wish.rule)
        if found is None:
            raise Refused(Reason("no-such-rule"))
        return Explained(wish.id, [found.statement], [found])

    async def foresee(self, wish: messages.Foresee) -> messages.Foreseen:
        """Where nobody need agree, everything can be undone alone; of several cards none is foreseen."""
        _, game = self.teller
        decision = self.asked(game, wish.step)
        option = self.option(decision, wish.key)
        live = self.room.live
        assert live is not None
        if decision.least > 1 or not people.others(live.progress, self.seat):
            return messages.Foreseen(wish.id, final=False)
        row, payer = live.row, self.connection.payer
        final = await self.house.thinker.do(
            foresee, row.game, row.setup.config, row.state, self.seat, option.key, fresh(), payer=payer
        )
        return messages.Foreseen(wish.id, final)

    async def foretell(self, wish: messages.Foretell) -> messages.Foretold:
        _, game = self.teller
        option = self.option(self.asked(game, wish.step), wish.key)
        live = self.room.live
        assert live is not None
        row, payer = live.row, self.connection.payer
        intents = await self.house.thinker.do(
            foretell, row.game, row.setup.config, row.state, self.seat, option.key, fresh(), payer=payer
        )
        return messages.Foretold(wish.id, [intended(intent) for intent in intents])

    async def log(self, wish: messages.Log) -> messages.LogPart:
        inputs = await self.house.store.inputs(self.room.table)
        teller, _ = self.teller
        return messages.LogPart(wish.id, *last_lines(teller, [taken for taken in inputs if taken.step < wish.before]))


HEAVY = (
    messages.Speak, messages.Look, messages.Undo, messages.Agree, messages.Log, messages.Rematch,
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


def cited(teller: Teller, rules: list[str]) -> list[Cited]:
    """Rules in their order, each once."""
    return [found for rule in dict.fromkeys(rules) if (found := teller.cited(rule)) is not None]


def rules_of(teller: Teller, game: Game, decision: Decision, option: Option) -> list[Cited]:
    """The rules that an option rests on; the talk of a game tells them by label."""
    return [Cited("", label, statement) for label, statement in teller.talk.statements(game, decision, option)]
