"""Finished games, step by step."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche import games
from pioche.bots.search import mind_of
from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.card import Cards
from pioche.kernel.state.game import Game
from pioche.kernel.state.save import fingerprint
from pioche.server import http_bodies, offers
from pioche.server.access import visible
from pioche.server.fair import Proven, proof_of
from pioche.server.former import Former, fairness
from pioche.server.house import House
from pioche.server.limits import Payer
from pioche.server.live import Live, Step
from pioche.server.records import Input, Row, Ruleset
from pioche.server.room import names
from pioche.server.telling import Teller, events_for, sight, wire
from pioche.server.thinking import replayed
from pioche.server.words import words
from pioche.table import CHANCE, FORMAT

PART = 50  # steps in one reply
KEPT = 8  # games that a process remembers, with all their steps

encode = msgspec.msgpack.encode

Past = tuple[Input, ...]  # the set-up, and all that was answered
T = TypeVar("T")


class Asking(Struct, frozen=True):
    """Who wants to see a finished game, by which link, on whose account."""

    house: House
    table: str
    payer: Payer
    invite: str

    async def have_done(self, work: Callable[..., T], *given: Any) -> T:
        """In the process beside the worker."""
        return await self.house.thinker.do(work, *given, payer=self.payer)


async def finished(asking: Asking) -> tuple[Live, Past]:
    """A game that is over, with all that was stored of it, for those who may see its table."""
    house, table = asking.house, asking.table
    _, guest = asking.payer
    live = await visible(house, table, guest, asking.invite)
    if live.row.status != "over":
        live = await house.load(table, fresh=True)
    if live.row.status != "over":
        raise Refused(Reason("not-over"))
    inputs = await house.store.inputs(table)
    return live, tuple(inputs)


async def summary(asking: Asking, language: str) -> http_bodies.Replay:
    live, past = await finished(asking)
    row, setup = live.row, live.row.setup
    teller: Teller | None
    carried = live.progress.carried > 0
    if live.game is None:
        former = await asking.house.former(live)
        teller = former.teller(language, NOBODY, names(live))
        turns, result = former_turns(past), former.result(teller)
    else:
        given = row.game, encode(setup.config), setup.seed, past
        turns = former_turns(past) if carried else await asking.have_done(turns_of, *given)
        teller = Teller(row.game, live.game, language, NOBODY, names(live))
        result = teller.result(live.game)
    if result is None or teller is None:
        raise Refused(Reason("read-only"))
    called = list(live.progress.called) or teller.called
    people = [told or name for told, name in zip(names(live), called, strict=True)]
    about = offers.find(row.game).about(teller.rules)
    return http_bodies.Replay(
        row.id,
        row.game,
        setup.mode,
        people,
        called,
        len(past) - 1,
        turns,
        about.standing.fr if language == "fr" else about.standing.en,
        result,
        fairness(row, over=True),
        "" if row.public else setup.watch,
        words(language).say(note) if (note := replay_note(live)) else "",
        coached(live),
    )


def coached(live: Live) -> bool:
    """Whether a coach can look back on a finished game: there is one who says why, and it can be played again."""
    playable = live.game is not None and not live.read_only and not live.progress.carried
    return playable and mind_of(games.coach(live.row.game, 0)) is not None


def replay_note(live: Live) -> str:
    """What is to be said of a game that is not played again but shown as it was stored; "" of others."""
    if live.read_only:
        return live.note if live.progress.stopped else "former-replay"
    return "carried-replay" if live.progress.carried else ""


async def part(asking: Asking, first: int, last: int, language: str, eyes: str) -> http_bodies.ReplayPart:
    live, past = await finished(asking)
    if not 0 <= first <= last < len(past) or last - first >= PART:
        raise Refused(Reason("no-such-step", detail=str(PART)))
    seat = eyes_of(eyes, len(live.progress.chairs))
    row, seen = live.row, (first, last, language, seat, names(live))
    if live.read_only or live.progress.carried:
        ruleset = await asking.house.store.ruleset(row.rules)
        data = await asking.have_done(former_steps, row, ruleset, past, *seen)
    else:
        data = await asking.have_done(steps_of, row.game, encode(row.setup.config), row.setup.seed, past, *seen)
    return msgspec.json.decode(data, type=http_bodies.ReplayPart)


def eyes_of(eyes: str, players: int) -> int | None:
    """By whose eyes: a seat's, a spectator's, or None for everybody's together."""
    if eyes == "open":
        return None
    if eyes == "watch":
        return NOBODY
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:
        return int(eyes)
    raise Refused(Reason("no-such-seat", detail=eyes))


async def record(asking: Asking) -> bytes:
    """The file of a game, with what proves that it was fair.

    A game that goes on tells nobody its seed, but for one that can never go on: who played it may keep it.
    """
    _, guest = asking.payer
    live = await visible(asking.house, asking.table, guest, asking.invite)
    if live.read_only and live.progress.seats_of(guest):
        past = tuple(await asking.house.store.inputs(asking.table))
    else:
        live, past = await finished(asking)
    setup = live.row.setup
    if live.read_only or live.progress.carried:
        record = former_record(live.row, past)
    else:
        data = await asking.have_done(record_of, live.row.game, setup.config, setup.seed, past)
        record = msgspec.json.decode(data, type=Proven)
    record.fairness = proof_of(setup)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


# Games of former days, which nobody can play again


def former_record(row: Row, past: Past) -> Proven:
    """For the rules by which it was played."""
    inputs = [(taken.seat, list(taken.keys)) for taken in past[1:]]
    marks = [] if row.state is None else [(len(inputs), fingerprint(row.state))]
    return Proven(FORMAT, row.game, row.setup.config, row.setup.seed, row.rules, inputs, marks)


def former_turns(past: Past) -> list[http_bodies.ReplayTurn]:
    return [
        http_bodies.ReplayTurn(event.amount, event.seat, number, [])
        for number, taken in enumerate(past)
        for event in taken.happened
        if event.kind == "turn"
    ]


def former_steps(
    row: Row, ruleset: Ruleset | None, past: Past, first: int, last: int, language: str, seat: int | None,
    called: list[str],
) -> bytes:  # fmt: skip
    """Some steps as somebody saw them, from what was stored, encoded."""
    former = Former.of(row, ruleset)
    eyes = NOBODY if seat is None else seat
    teller = former.teller(language, eyes, called)
    found = []
    for number, seen in enumerate(former.sights(past, first, last, seat), first):
        if seen is None or teller is None:
            raise Refused(Reason("read-only"))
        events = former.events(past[number])
        versions = [event.seen_by(eyes) for event in (events if seat is not None else bared(events))]
        lines = teller.lines(versions, number, past[number].seat)
        said = events_for(teller.rules, versions)
        found.append(http_bodies.ReplayStep(number, wire(past[number].seat), "", said, lines, seen, []))
    return msgspec.json.encode(http_bodies.ReplayPart(found))


# In a process beside the worker


def record_of(name: str, config: dict[str, Any], seed: str, past: Past) -> bytes:
    return replayed(name, config, seed, [(taken.seat, taken.keys) for taken in past[1:]]).record()


def turns_of(name: str, config: bytes, seed: str, past: Past) -> list[http_bodies.ReplayTurn]:
    """Where each turn begins, and the scores then."""
    score = offers.find(name).standing
    found = []
    for step in walk(name, config, seed, past):
        for event in step.events:
            if event.kind == "turn":
                scores = [score(step.game, seat) for seat in range(step.game.players)]
                found.append(http_bodies.ReplayTurn(event.amount, event.seat, step.number, scores))
    return found


def steps_of(
    name: str, config: bytes, seed: str, past: Past, first: int, last: int, language: str, seat: int | None,
    called: list[str],
) -> bytes:  # fmt: skip
    """Some steps as somebody sees them, encoded."""
    score = offers.find(name).standing
    steps = walk(name, config, seed, past)[first : last + 1]
    eyes = NOBODY if seat is None else seat
    tellers = {eyes: Teller(name, steps[0].game, language, eyes, called)}
    found = []
    for step in steps:
        game, events = (step.game, step.events) if seat is not None else (laid_open(step.game), bared(step.events))
        speaker = step.seat if seat is None and step.seat >= 0 else eyes
        if speaker not in tellers:
            tellers[speaker] = Teller(name, steps[0].game, language, speaker, called)
        versions = [event.seen_by(eyes) for event in events]
        found.append(
            http_bodies.ReplayStep(
                step.number,
                wire(step.seat),
                tellers[speaker].deed(step),
                events_for(game.rules, versions),
                tellers[eyes].lines(versions, step.number, step.seat),
                sight(game, eyes),
                [score(step.game, at) for at in range(game.players)],
            )
        )
    return msgspec.json.encode(http_bodies.ReplayPart(found))


@lru_cache(maxsize=KEPT)
def walk(name: str, config: bytes, seed: str, past: Past) -> tuple[Step, ...]:
    """Every step of a game, the set-up as number 0. Who looks at one part of a game will look at others.

    What happened was stored; the game is played once more for how the table looked.
    """
    first, *rest = past
    played = replayed(name, msgspec.msgpack.decode(config), seed, [(taken.seat, taken.keys) for taken in rest])
    states = [*played.history, played.game]
    steps = [Step(0, CHANCE, (), first.happened, states[0], states[0])]
    for number, taken in enumerate(rest, 1):
        steps.append(Step(number, taken.seat, taken.keys, taken.happened, states[number - 1], states[number]))
    return tuple(steps)


def laid_open(game: Game) -> Game:
    """The game with every card seen by everybody."""
    new = game.copy()
    new.cards = Cards(replace(card, seen=EVERYONE) for card in new.cards.in_order())
    return new


def bared(events: list[Event]) -> list[Event]:
    return [replace(event, before=EVERYONE, seen=EVERYONE) if event.definition >= 0 else event for event in events]
