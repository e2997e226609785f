"""A table that is loaded: its row, and the game if it can be played with the rules that are installed."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.server.records import Input, Job, Progress, Row, Write, encode_events
from pioche.server.results import ended
from pioche.table import Table, agreed, played, store_of, tells

Answered = tuple[int, tuple[str, ...]]  # a seat and the keys it chose


class Live(Struct, frozen=True):
    """A table at one version. Its game is never changed: whoever plays on takes a copy."""

    row: Row
    game: Game | None = None
    read_only: bool = False

    @property
    def progress(self) -> Progress:
        return self.row.progress

    @property
    def note(self) -> str:
        """Why nothing can be played here: the name of a message, "" where something can."""
        if self.progress.stopped:
            return f"stopped-{self.progress.stopped}"
        return "" if not self.read_only else "forgotten" if self.row.state is None else "read-only"

    @property
    def playing(self) -> Game:
        """The game that is going on; refused if there is none."""
        if self.read_only:
            raise Refused(Reason("read-only"))
        if self.game is None:
            raise Refused(Reason("not-begun"))
        if self.row.status == "over":
            raise Refused(Reason("game-is-over"))
        return self.game


class Step(Struct, frozen=True):
    """An input, what happened by it, and the game before and after."""

    number: int  # the step that is reached
    seat: int
    keys: tuple[str, ...]
    events: list[Event]
    before: Game
    game: Game


class Change(Struct, frozen=True):
    """A table after a change: what is to be stored, and what is to be told."""

    live: Live
    write: Write
    steps: tuple[Step, ...] = ()
    anew: bool = False  # what clients know of the game no longer holds


def load(row: Row) -> Live:
    """A table from its row; by other rules than those installed, it can only be looked at."""
    if row.state is None:
        return Live(row, read_only=row.status == "over")
    rules = rules_of(row)
    if rules is None or row.rules != rules.fingerprint:
        return Live(row, read_only=True)
    try:
        return Live(row, Table.load(row.game, row.state, **row.setup.config).game)
    except Refused:
        return Live(row, read_only=True)


def rules_of(row: Row) -> Rules | None:
    """The rules of a table with the cards that it brings, if there still is such a game."""
    try:
        return games.find(row.game).rules(agreed(row.game, row.setup.config))
    except Refused:
        return None


def play(live: Live, now: float, answers: Sequence[Answered], *, unseen: bool = False) -> Change:
    """Play on by answers that were all given knowing what was asked.

    Answers that were given `unseen`, before their questions were asked, count up to the first that tells something
    new, and as long as they fit: the rest is asked anew. What was played is never taken back, so that nothing can be
    tried out.
    """
    row, progress, game = live.row, live.progress, live.playing
    steps: list[Step] = []
    inputs: list[Input] = []
    counts = list(progress.answers)
    remarks = [Event(kind, seat) for kind, seat in progress.remarks]
    for seat, keys in answers:
        before = game
        try:
            game = played(before, seat, keys)
        except Refused:
            if unseen and steps:
                break
            raise
        told = tells(seat, before, game)
        happened = game.events if steps or not remarks else [*remarks, *game.events]
        step = Step(row.step + len(steps) + 1, seat, keys, happened, before, game)
        steps.append(step)
        inputs.append(Input(progress.count + len(steps), step.number, seat, keys, told, encode_events(step.events)))
        counts[seat] += 1
        if unseen and told:
            break
    progress = replace(
        progress, undo=None, count=progress.count + len(steps), answers=tuple(counts), last=inputs[-1].seat,
        told=inputs[-1].told, stop=(), remarks=(),
    )  # fmt: skip
    return with_game(live, now, game, progress, tuple(steps), tuple(inputs))


# Events of the house, not of the game: another bot plays on for a seat, a bot plays for somebody, or no longer.
BOT_FAILED, TIME_UP, HANDED_OVER, SAT_IN, TOOK_BACK, LEFT, CARRIED, LOST_TIME, LOST_LEFT = REMARKS = (
    "bot-failed", "time-up", "handed-over", "sat-in", "took-back", "left", "carried", "lost-time", "lost-left",
)  # fmt: skip


def noted(progress: Progress, kind: str, seat: int) -> Progress:
    """What is to be told of a seat with the next answer: nothing around a game is silent."""
    return replace(progress, remarks=(*progress.remarks, (kind, seat)))


def remarked(change: Change, remarks: Mapping[int, Event]) -> Change:
    """A change of which the log says something besides, before what happened by its first answer, its second …"""
    if not remarks:
        return change
    steps = [
        replace(step, events=[remarks[place], *step.events]) if place in remarks else step
        for place, step in enumerate(change.steps)
    ]
    write = change.write
    write.inputs = tuple(
        replace(taken, events=encode_events(step.events)) for taken, step in zip(write.inputs, steps, strict=True)
    )
    return replace(change, steps=tuple(steps))


def with_game(
    live: Live,
    now: float,
    game: Game,
    progress: Progress,
    steps: tuple[Step, ...],
    inputs: tuple[Input, ...],
    **more: Any,
) -> Change:
    """The table with another state of its game; without steps, what clients know of it no longer holds."""
    row = replace(
        live.row,
        version=live.row.version + 1,
        step=live.row.step + max(1, len(steps)),
        status="playing" if game.decisions else "over",
        rules=game.rules.fingerprint,
        progress=progress,
        state=store_of(game.rules).dump(game),
        **more,
    )
    write = Write(row, inputs, ended=None if game.decisions else ended(row, game, now))
    return settle(Change(Live(row, game), write, steps, anew=not steps), now)


def around(live: Live, now: float, progress: Progress) -> Change:
    """A change of what is around the game."""
    row = replace(live.row, version=live.row.version + 1, progress=progress)
    return settle(Change(Live(row, live.game, live.read_only), Write(row)), now)


def seats_asked(live: Live) -> list[int]:
    """The seats that may decide now."""
    if live.game is None or live.row.status != "playing":
        return []
    return live.game.seats_asked()


def bot_asked(live: Live) -> int | None:
    """The first seat for which a bot must answer: where people are asked the same, it leaves that to them."""
    if live.game is None or live.row.status != "playing":
        return None
    return first_asked(live.game, {seat for seat, chair in enumerate(live.progress.chairs) if chair.bot})


def first_asked(game: Game, bots: Container[int]) -> int | None:
    """The first of these seats that must answer."""
    for decision in game.decisions:
        seats = [seat for seat in decision.seats if decision.for_seat(seat) is not None]
        if all(seat in bots for seat in seats):
            return seats[0]
    return None


def settle(change: Change, now: float) -> Change:
    """A change with what is due after it: a bot's turn, or the end of somebody's time."""
    row = change.live.row
    progress = row.progress
    asked = seats_asked(change.live)
    job, clock = None, progress.clock
    if row.setup.clock:  # which runs while a bot sits there, too
        numbers = {seat: progress.answers[seat] for seat in asked}
        clock = clock.asked(numbers, len(progress.chairs), row.setup.clock, now)
    if bot_asked(change.live) is not None:
        job = Job("bot", row.step, now)
    elif asked and row.setup.clock:
        job = Job("clock", row.step, min(clock.running().values()))
    if clock != progress.clock or tuple(asked) != progress.asked:
        row = replace(row, progress=replace(progress, clock=clock, asked=tuple(asked)))
    write = change.write
    write.row, write.job = row, job
    write.had_job = bool(row.setup.clock) or any(chair.bot for chair in row.progress.chairs)
    return replace(change, live=replace(change.live, row=row))
