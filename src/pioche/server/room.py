"""A room: a table that somebody watches here, and the connections of those who do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.game import Game
from pioche.server import message_parts, messages, people
from pioche.server.absence import Here, over_days
from pioche.server.choices import mode_of
from pioche.server.former import Former, fairness
from pioche.server.guests import isolated
from pioche.server.limits import Payer
from pioche.server.live import Change, Live, Step
from pioche.server.message_parts import ChatLine, Seat, TableInfo, UndoWish
from pioche.server.messages import Happened, State
from pioche.server.patience import Patience
from pioche.server.records import Chair, ChatRow, Input, Progress
from pioche.server.results import rated
from pioche.server.telling import Shown, Sights, Teller, Telling, wire
from pioche.server.words import words

QUEUE = 400  # messages that may wait for a slow reader
LINES = 60  # of the log, for somebody who comes

encode = msgspec.json.Encoder().encode
pointed_of = msgspec.json.Decoder(messages.Pointed).decode


class Connection:
    """Somebody at a table. What they are sent waits in a queue: nobody waits for a slow reader."""

    def __init__(
        self,
        payer: Payer,
        name: str,
        language: message_parts.Language,
        *,
        avatar: str = "",
        may_play: bool = True,
        epoch: int | None = None,
    ) -> None:
        self.payer = payer
        self.epoch = epoch  # of the session, for who has an account
        _, self.guest = payer
        self.name = name
        self.avatar = avatar
        self.language = language
        self.may_play = may_play  # or only watch
        self.unread: set[str] = set()  # whose lines they do not want to read
        self.looks: int | None = None  # as which of their seats they said they look; NOBODY: as a spectator
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: messages.FromServer | bytes) -> None:
        if self.lost:
            return
        try:
            self.queue.put_nowait(message if isinstance(message, bytes) else encode(message))
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Whoever reads too slowly must come again."""
        self.lost = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """What is told to whom."""

    def __init__(self, table: str, grace: float = 0.0) -> None:
        self.table = table
        self.grace = grace
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.needed = 0  # by how many: connections, those that are just coming, changes under way
        self.elsewhere: set[str] = set()  # who is at the table at other workers
        self.seen: dict[str, float] = {}  # when the people of the table were here last
        self.patience = Patience()
        self.sore_until = 0.0  # when it may be looked at again, if something is wrong with it
        self.live: Live | None = None
        self.chat = 0  # the number of the last line that was told
        self.former: Former | None = None  # who tells of it, if it cannot be played any more
        self._shown = Shown()
        self._tellers: dict[tuple[int, str, tuple[str, ...]], Teller] = {}
        self._named: tuple[tuple[Chair, ...], tuple[str, ...]] | None = None  # the chairs, and what people are called

    # Whole states

    def state(
        self, connection: Connection, inputs: list[Input], chat: list[ChatRow], now: float, earlier: Live | None = None
    ) -> State:
        """All of the table, as it is now or was at an earlier moment."""
        live = earlier or self.live
        assert live is not None
        seat = shown(live, connection)
        game = live.game
        teller = self.teller(live, game, seat, connection.language) if game is not None else None
        sights = Sights(game, self._shown) if game is not None else None
        if self.former is None or not live.read_only:
            log, before = last_lines(teller, [taken for taken in inputs if taken.step <= live.row.step])
            seen = sights.of(seat) if sights is not None else None
            result = teller.result(game) if teller is not None and game is not None else None
        else:
            former = msgspec.structs.replace(self.former, row=live.row)
            speaker = former.teller(connection.language, seat, names(live))
            log, before = last_lines(speaker, inputs, former)[0], 0
            seen, result = former.sight(seat), former.result(speaker)
        return State(
            connection.language,
            live.row.step,
            self.info(live, connection, now),
            seen,
            self.question(live, teller, sights),
            may_undo(live, connection),
            may_concede(live, seat),
            remaining(live, now),
            log,
            before,
            as_read(chat, connection),
            result,
        )

    def question(self, live: Live, teller: Teller | None, sights: Sights | None) -> message_parts.Question | None:
        """A seat for which a bot plays is not asked."""
        if teller is None or sights is None or live.row.status != "playing":
            return None
        if teller.seat == NOBODY or live.progress.chairs[teller.seat].bot:
            return None
        return teller.question(sights)

    def teller(self, live: Live, game: Game, seat: int, language: str) -> Teller:
        """Who talks to a seat; players are called the same from the beginning of a game to its end."""
        if self._named is None or self._named[0] is not live.progress.chairs:
            self._named = live.progress.chairs, tuple(names(live))
        key = seat, language, self._named[1]
        if key not in self._tellers:
            self._tellers[key] = Teller(live.row.game, game, language, seat, key[2])
        return self._tellers[key]

    # Changes

    def tell(self, before: Live | None, change: Change, now: float) -> None:
        """Tell everybody here what has changed; whole states after an undo are somebody else's task."""
        self.live = live = change.live
        last = change.steps[-1].number if change.steps else 0
        for step in change.steps:
            known: dict[tuple[int, str, people.MayUndo], bytes] = {}
            telling = Telling(step, self._shown)
            for connection in self.connections:
                key = shown(live, connection), connection.language, may_undo(live, connection)
                if key not in known:
                    known[key] = encode(self.happened(live, telling, *key, now, step.number == last))
                connection.send(known[key])
        if before is None or not alike(before, live):
            self.tell_people(now)

    def tell_one(self, connection: Connection, steps: Sequence[Step], now: float) -> None:
        """Tell somebody who was not there what has happened until now."""
        live = self.live
        assert live is not None
        key = shown(live, connection), connection.language, may_undo(live, connection)
        for step in steps:
            connection.send(self.happened(live, Telling(step, self._shown), *key, now, step is steps[-1]))

    def happened(
        self, live: Live, telling: Telling, seat: int, language: str, undo: people.MayUndo, now: float, last: bool
    ) -> Happened:
        step = telling.step
        teller = self.teller(live, step.game, seat, language)
        return Happened(
            step.number,
            step.seat,
            telling.deed(teller),
            telling.version(seat).events,
            telling.lines(teller),
            telling.sights.of(seat),
            self.question(live, teller, telling.sights) if last else None,
            undo if last else "no",
            may_concede(live, seat),
            remaining(live, now) if last else None,
            teller.result(step.game) if last else None,
        )

    def tell_people(self, now: float) -> None:
        live = self.live
        if live is None:
            return
        for connection in self.connections:
            connection.send(
                messages.People(
                    self.info(live, connection, now),
                    remaining(live, now),
                    may_undo(live, connection),
                    may_concede(live, shown(live, connection)),
                )
            )

    def tell_chat(self, lines: Iterable[ChatRow]) -> None:
        for line in lines:
            if line.number > self.chat:
                self.chat = line.number
                for connection in self.connections:
                    connection.send(messages.Said(as_read([line], connection), False))

    def tell_anew(self, connection: Connection, chat: list[ChatRow]) -> None:
        """Somebody reads others than before."""
        connection.send(messages.Said(as_read(chat, connection), True))

    def pass_on(self, pointed: messages.Pointed, sender: Connection | None = None) -> None:
        """What somebody lets all others see who want to hear of them, and nobody keeps."""
        message, by = encode(pointed), self.live.progress.chairs[pointed.seat].guest if self.live else ""
        for connection in self.connections:
            if connection is not sender and by not in connection.unread:
                connection.send(message)

    @property
    def present(self) -> set[str]:
        """Who is at the table: of those at this worker nobody need be asked."""
        return self.elsewhere | {connection.guest for connection in self.connections}

    def note_seen(self, seen: Mapping[str, float]) -> None:
        """When people were here, as it is stored; what this worker has just seen may not be stored yet."""
        self.seen |= {guest: max(at, self.seen.get(guest, 0.0)) for guest, at in seen.items()}

    @property
    def here(self) -> Here:
        return Here(self.present, self.seen, self.grace)

    def info(self, live: Live, connection: Connection, now: float) -> TableInfo:
        row, progress, setup = live.row, live.progress, live.row.setup
        seat, mine = shown(live, connection), progress.seats_of(connection.guest)
        seated = {chair.guest for chair in progress.chairs if chair.guest}
        host = setup.host == connection.guest
        over = row.status == "over"
        return TableInfo(
            row.id,
            row.game,
            setup.mode,
            setup.options,
            row.status,
            row.public,
            setup.clock,
            setup.rated if row.status == "open" else rated(row),
            self.seats(
                live, now, mine if row.status == "open" else [seat], self.called(live, seat, connection.language)
            ),
            wire(seat),
            mine,
            setup.hot_seat,
            host,
            setup.invite if (mine or host) and not row.public else "",
            "" if row.public else setup.watch,
            connection.may_play,
            len(self.present - seated),
            undo_wish(progress),
            0.0 if over_days(live) else self.grace,
            list(progress.stop),
            fairness(live.row, over=over),
            words(connection.language).say(live.note) if live.note else "",
            progress.next,
            setup.guide,
            setup.puzzle,
        )

    def called(self, live: Live, seat: int, language: str) -> Sequence[str]:
        """How the game calls the players, in the language of whoever reads it; "" before it has begun."""
        if live.game is not None:
            return self.teller(live, live.game, seat, language).called
        return live.progress.called or ("",) * len(live.progress.chairs)

    def seats(self, live: Live, now: float, known: Container[int], called: Sequence[str]) -> list[Seat]:
        """The chairs; of those that are known, also what others must not know."""
        told, here = names(live), self.here
        secret = {setting.key for setting in mode_of(live.row.game, live.row.setup.mode).choices if setting.secret}
        return [
            Seat(
                "person" if chair.guest else "bot" if chair.bot else "open",
                told[at] or called[at] or chair.name,
                chair.bot,
                chair.guest in self.present,
                {key: value for key, value in chair.choices.items() if at in known or key not in secret},
                called[at],
                here.away(chair.guest, now),
                here.due(live, chair.guest, now),
                told[at] and (chair.avatar or chair.name),
            )
            for at, chair in enumerate(live.progress.chairs)
        ] + [Seat("rules", name, "", True, {}, name) for name in called[len(live.progress.chairs) :]]


def last_lines(
    teller: Teller | None, inputs: list[Input], former: Former | None = None
) -> tuple[list[message_parts.Line], int]:
    """The last lines of the log, and the step of the first of them if there are more before it."""
    parts: list[list[message_parts.Line]] = []
    count = 0
    for place in range(len(inputs) - 1, -1, -1):
        if teller is None:
            break
        if count >= LINES:
            return [line for part in parts[::-1] for line in part], inputs[place + 1].step
        events = inputs[place].happened if former is None else former.events(inputs[place])
        versions = [event.seen_by(teller.seat) for event in events]
        parts.append(teller.lines(versions, inputs[place].step, inputs[place].seat))
        count += len(parts[-1])
    return [line for part in parts[::-1] for line in part], 0


def undo_wish(progress: Progress) -> UndoWish | None:
    wish = progress.undo
    if wish is None:
        return None
    waiting = [seat for seat in people.others(progress, wish.seat) if seat not in wish.agreed]
    return UndoWish(wish.seat, list(wish.agreed), waiting)


def shown(live: Live, connection: Connection) -> int:
    """The seat as which somebody looks and acts."""
    return people.shown(live, connection.guest, connection.looks)


def may_undo(live: Live, connection: Connection) -> people.MayUndo:
    return people.may_undo(live, people.undone(live, connection.guest, shown(live, connection)))


def names(live: Live) -> list[str]:
    """The names of the people, "" for bots, players without a seat and seats of one person under one name."""
    chairs = live.progress.chairs
    alike = Counter((chair.guest, chair.name) for chair in chairs)
    told = [isolated(chair.name) if chair.guest and alike[chair.guest, chair.name] == 1 else "" for chair in chairs]
    return told + [""] * (len(live.progress.called) - len(chairs))


def may_concede(live: Live, seat: int) -> bool:
    return seat != NOBODY and live.row.status == "playing" and live.game is not None and concedes(live.game.rules)


@lru_cache(maxsize=16)
def concedes(rules: Any) -> bool:
    return people.can_concede(rules)


def remaining(live: Live, now: float) -> float | None:
    """Seconds until the first of those who are asked has no time left."""
    ends = [end for seat, end in live.progress.clock.running().items() if not live.progress.chairs[seat].bot]
    return max(0.0, min(ends) - now) if ends else None


def as_read(chat: Iterable[ChatRow], connection: Connection) -> list[ChatLine]:
    """What was said, as far as somebody wants to read it."""
    return [
        ChatLine(
            line.number,
            line.seat,
            line.name,
            "" if line.guest in connection.unread else line.text,
            line.at,
            "me" if line.guest == connection.guest else "other" if line.guest else "house",
            line.guest in connection.unread,
        )
        for line in chat
    ]


class Around(Struct, frozen=True):
    """What a People message tells besides the game."""

    chairs: object
    undo: object
    warned: object
    stop: object
    next: str
    status: str
    rules: bool


def alike(one: Live, other: Live) -> bool:
    """Whether nothing has changed around the game."""
    return around_of(one) == around_of(other)


def around_of(live: Live) -> Around:
    progress = live.progress
    return Around(
        progress.chairs, progress.undo, progress.warned, progress.stop, progress.next, live.row.status, live.read_only
    )
