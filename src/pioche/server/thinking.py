"""What takes long is done outside the event loop, in a process beside the worker: bots, undo, foresight, replays.

Every function takes and returns plain values.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche import games
from pioche.bots import Bot, answer_of
from pioche.bots.search import Cut, SearchBot
from pioche.bots.search.advice import Idea, advice
from pioche.kernel.play.intent import Intent
from pioche.kernel.state.view import intents
from pioche.server import spans
from pioche.server.limits import FairQueue, Payer, Shares
from pioche.server.live import first_asked
from pioche.server.logbook import because
from pioche.server.records import Input, encode_events
from pioche.table import CHANCE, FORMAT, Record, Table, agreed, store_of, take

TURN = 60  # answers of bots in one go
SLICE = 0.5  # seconds after which others may be next, however many answers were found
SIMPLE = "random"  # the bot that cannot fail
HOUSE = ("", "")  # who pays for what is nobody's
KINDNESS = 5  # bots leave the processor to those who serve people
WATCH = 1.0  # seconds between two looks at whether the worker is still there

T = TypeVar("T")


class Thinker:
    """Processes beside a worker, for which people queue up: whoever has had the least of them is next."""

    def __init__(self, processes: int, shares: Shares | None = None) -> None:
        self.processes = processes
        self._queue = FairQueue(processes, shares or Shares())
        self._pool: ProcessPoolExecutor | None = None
        self._flags = get_context("spawn").RawArray("b", processes)  # set where nobody waits for a thought any more
        self._thoughts: dict[int, str] = {}  # by flag, the table about which somebody thinks

    async def do(self, work: Callable[..., T], *given: Any, payer: Payer = HOUSE) -> T:
        """Have it done, on somebody's account; if the process has died on the way, once more by a new one."""
        async with self._queue.turn(payer):
            return await self._done(work, *given)

    async def think(self, table: str, work: Callable[..., T], *given: Any, payer: Payer = HOUSE) -> T:
        """The same for work that may take long, and that `cut` ends: it is given the number of its flag."""
        async with self._queue.turn(payer):
            flag = next(flag for flag in range(self.processes) if flag not in self._thoughts)
            self._thoughts[flag], self._flags[flag] = table, 0
            try:
                return await self._done(work, *given, flag)
            finally:
                del self._thoughts[flag]

    def cut(self, table: str) -> None:
        """The table has gone on: whoever still thinks about it may stop."""
        for flag, thought in self._thoughts.items():
            if thought == table:
                self._flags[flag] = 1

    async def _done(self, work: Callable[..., T], *given: Any) -> T:
        with spans.span(f"think {work.__name__}", {}):
            return await self._tried(work, *given)

    async def _tried(self, work: Callable[..., T], *given: Any) -> T:
        for attempt in (1, 2):
            pool = self._pool = self._pool or self._new()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError

    def _new(self) -> ProcessPoolExecutor:
        """Processes to which Ctrl-C says nothing: what is blocked here when they start stays so in them."""
        pool = ProcessPoolExecutor(self.processes, get_context("spawn"), prepare, (os.getpid(), self._flags))
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            pool.submit(warm)  # the first to think would wait until a process has started and learnt the games
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        return pool

    def start(self) -> None:
        """Start the processes, before anybody needs them."""
        self._pool = self._new()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


NO_FLAG = -1
flags: Sequence[int] = ()  # of all thoughts of the worker, in the process that thinks


def prepare(worker: int, shared: Sequence[int]) -> None:
    """Never outlive the worker, however it ended."""
    global flags
    flags = shared

    def watch() -> None:
        while os.getppid() == worker:
            time.sleep(WATCH)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)


def warm() -> None:
    """Learn the games."""
    for name in games.NAMES:
        store_of(games.find(name).RULES)
        for bot in games.bots(name):
            games.bot(name, bot, 0)


class Failure(Struct, frozen=True):
    """A bot raised something, or answered what is not offered: from this answer on the simple one plays for it."""

    answer: int  # its place among those of the turn
    seat: int
    bot: str
    cause: str


class Stuck(Exception):
    """Not even the simple bot could answer. Whatever it said, it is no refusal: the turn is still to be played."""


class Turn(Struct, frozen=True):
    """What bots have answered, and which of them failed."""

    answers: list[tuple[int, tuple[str, ...]]]
    failures: list[Failure]


def bots_turn(
    name: str,
    config: dict[str, Any],
    state: bytes,
    players: dict[int, str],
    seed: str,
    pause: float | None = None,
    flag: int = NO_FLAG,
) -> Turn:
    """The answers of bots, each from what its seat sees, until a person is asked, the game is over or time is up.

    If nobody waits for them any more, those that were found till then.
    """
    table = Table.load(name, state, **config)
    minds: dict[int | None, Bot] = {}
    turn = Turn([], [])
    until = time.monotonic() + (SLICE if pause is None else pause)
    while len(turn.answers) < TURN:
        seat = first_asked(table.game, players)
        foreseen = isinstance(mind := minds.get(seat), SearchBot) and mind.ready  # to think again would take longer
        if turn.answers and time.monotonic() >= until and not foreseen:
            break
        decision = table.decision_of(seat) if seat is not None else None
        if seat is None or decision is None:
            break
        if seat not in minds:
            minds[seat] = bot = games.bot(name, players[seat], f"{seed}/{seat}")
            if flag != NO_FLAG and isinstance(bot, SearchBot):
                bot.cut = lambda: bool(flags[flag])
        try:
            keys = tuple(answer_of(minds[seat], table.game, seat))
            decision.chosen(keys)
        except Cut:
            break
        except Exception as error:  # any: a table must not stand still because of a bot
            if any(failure.seat == seat for failure in turn.failures):
                raise Stuck(because(error)) from None
            turn.failures.append(Failure(len(turn.answers), seat, players[seat], because(error)))
            minds[seat] = games.bot(name, SIMPLE, f"{seed}/{seat}")
            continue
        table.answer(seat, keys)
        table.history.clear()
        turn.answers.append((seat, keys))
    return turn


class Undone(Struct, frozen=True):
    """A game after something was taken back."""

    state: bytes
    kept: int  # inputs that stay
    rekey: Input | None  # the new key of chance, an input of its own
    answers: tuple[int, ...]  # of each seat
    last: int
    told: bool


def undo(
    name: str,
    config: dict[str, Any],
    seed: str,
    inputs: list[tuple[int, tuple[str, ...]]],
    seat: int,
    rekey: str,
    whole: bool,
) -> Undone:
    """Take back everything from a seat's last action on."""
    table = replayed(name, config, seed, inputs)
    last = table.undo_action(seat, rekey, whole=whole)
    kept = len(table.inputs)
    added = None
    if kept and table.inputs[-1][0] == CHANCE and kept == last + 1:
        kept -= 1
        added = Input(kept + 1, 0, CHANCE, table.inputs[-1][1], True, encode_events([]))
    counts = tuple(sum(other == at for other, _ in table.inputs) for at in range(table.game.players))
    ends = (table.inputs[-1][0], table.told[-1]) if table.inputs else (CHANCE, True)
    return Undone(table.dump(), kept, added, counts, *ends)


def replayed(name: str, config: dict[str, Any], seed: str, inputs: list[tuple[int, tuple[str, ...]]]) -> Table:
    """A table with all that has happened at it."""
    rules = games.find(name).rules(agreed(name, config))
    record = Record(FORMAT, name, config, seed, rules.fingerprint, [(seat, list(keys)) for seat, keys in inputs], [])
    return Table.replay(msgspec.json.encode(record))


def advise(
    name: str, config: dict[str, Any], seed: str, inputs: list[tuple[int, tuple[str, ...]]], seat: int, bot: str
) -> list[Idea]:
    """What a bot would answer at a seat, from what the seat sees; the coach, if none is named.

    One that looks ahead begins anew. Another pursues what it has begun. It is asked anew what the seat has just
    answered: while that is what it would have answered, too, it goes on with it.
    """
    table = replayed(name, config, seed, inputs)
    mind = games.bot(name, bot, seed) if bot else games.coach(name, seed)
    if isinstance(mind, SearchBot):
        return advice(mind, table.game, seat)
    own = next((n for n, (by, _) in enumerate(reversed(table.inputs)) if by != seat), len(table.inputs))
    for game, (_, keys) in zip(table.history[-own:], table.inputs[-own:], strict=True) if own else ():
        if answer_of(mind, game, seat) != keys:
            mind = games.bot(name, bot, seed) if bot else games.coach(name, seed)
    return advice(mind, table.game, seat)


def foresee(name: str, config: dict[str, Any], state: bytes, seat: int, key: str, seed: str) -> bool:
    """Whether an option would show the seat a card that it does not know, or draw chance.

    It is tried on a game that the seat cannot tell from the real one.
    """
    supposed = Table.load(name, state, **config).resample(seat, seed).game
    drawn = supposed.chance.drawn
    take(supposed, seat, (key,))
    return supposed.chance.drawn != drawn or any(event.reveals_to(seat) for event in supposed.events)


def foretell(name: str, config: dict[str, Any], state: bytes, seat: int, key: str, seed: str) -> tuple[Intent, ...]:
    """What cards would do of themselves after an option, tried on a game that the seat cannot tell from the real one.

    Where the option draws or reveals something, nothing of it is for sure.
    """
    supposed = Table.load(name, state, **config).resample(seat, seed).game
    drawn = supposed.chance.drawn
    take(supposed, seat, (key,))
    known = supposed.chance.drawn == drawn and not any(event.reveals() for event in supposed.events)
    found = intents(supposed, seat)
    return found if known else tuple(replace(intent, sure=False) for intent in found)
