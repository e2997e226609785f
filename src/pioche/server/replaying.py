"""Finished games, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from pioche.kernel.decision import Reason, Refused
from pioche.kernel.event import Event
from pioche.kernel.game import Game
from pioche.kernel.query import EVERYONE, NOBODY
from pioche.server import bodies, offers
from pioche.server.fair import Proof, Proven, commitment
from pioche.server.house import House
from pioche.server.live import Live, Step
from pioche.server.room import names
from pioche.server.shapes import Fairness
from pioche.server.telling import Teller, events_for, sight, wire
from pioche.server.thinking import replayed
from pioche.table import CHANCE, CONCEDE, Table

PART = 50  # steps in one reply

Past = tuple[tuple[int, tuple[str, ...]], ...]


async def finished(house: House, table: str) -> tuple[Live, Past]:
    """A game that is over, with all its inputs; whoever has its id may see it."""
    live = await house.load(table)
    if live.row.status != "over":
        live = await house.load(table, fresh=True)
    if live.row.status != "over":
        raise Refused(Reason("not-over"))
    if live.read_only or live.game is None:
        raise Refused(Reason("read-only"))
    inputs = await house.store.inputs(table)
    return live, tuple((taken.seat, taken.keys) for taken in inputs if taken.number > 0)


async def summary(house: House, table: str, language: str) -> bodies.Replay:
    live, past = await finished(house, table)
    setup = live.row.setup
    turns = await house.thinker.do(turns_of, live.row.game, setup.config, setup.seed, past)
    assert live.game is not None
    teller = Teller(live.row.game, live.game, language, NOBODY, names(live))
    result = teller.result(live.game)
    assert result is not None
    fairness = Fairness(commitment(setup.seed, setup.salt), setup.practice, setup.seed, setup.salt)
    called = teller.called
    people = [chair.name or called[at] for at, chair in enumerate(live.course.chairs)]
    about = offers.find(live.row.game).about(live.game.rules)
    scored = about.standing.fr if language == "fr" else about.standing.en
    return bodies.Replay(table, live.row.game, setup.mode, people, called, len(past), turns, scored, result, fairness)


async def part(house: House, table: str, first: int, last: int, language: str, eyes: str) -> bodies.ReplayPart:
    live, past = await finished(house, table)
    if not 0 <= first <= last <= len(past) or last - first >= PART:
        raise Refused(Reason("no-such-step", detail=str(PART)))
    seat = eyes_of(eyes, len(live.course.chairs))
    setup = live.row.setup
    data = await house.thinker.do(
        steps_of, live.row.game, setup.config, setup.seed, past, first, last, language, seat, names(live)
    )
    return msgspec.msgpack.decode(data, type=bodies.ReplayPart)


def eyes_of(eyes: str, players: int) -> int | None:
    """By whose eyes: a seat's, a spectator's, or None for everybody's together."""
    if eyes == "open":
        return None
    if eyes == "watch":
        return NOBODY
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:
        return int(eyes)
    raise Refused(Reason("no-such-seat", detail=eyes))


async def record(house: House, table: str) -> bytes:
    """The file of a game, with what proves that it was fair."""
    live, past = await finished(house, table)
    setup = live.row.setup
    data = await house.thinker.do(record_of, live.row.game, setup.config, setup.seed, past)
    record = msgspec.json.decode(data, type=Proven)
    record.fairness = Proof(setup.salt, commitment(setup.seed, setup.salt), setup.practice)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


# In a process beside the worker


def record_of(name: str, config: dict[str, Any], seed: str, past: Past) -> bytes:
    return replayed(name, config, seed, list(past)).record()


def turns_of(name: str, config: dict[str, Any], seed: str, past: Past) -> list[bodies.ReplayTurn]:
    """Where each turn begins, and the scores then."""
    score = offers.find(name).standing
    found = []
    for step in walk(name, config, seed, past):
        for event in step.events:
            if event.kind == "turn":
                scores = [score(step.game, seat) for seat in range(step.game.players)]
                found.append(bodies.ReplayTurn(event.amount, event.seat, step.number, scores))
    return found


def steps_of(
    name: str, config: dict[str, Any], seed: str, past: Past, first: int, last: int, language: str, seat: int | None,
    called: list[str],
) -> bytes:  # fmt: skip
    """Some steps as somebody sees them, encoded."""
    score = offers.find(name).standing
    found = []
    for step in walk(name, config, seed, past[:last]):
        if step.number < first:
            continue
        eyes = NOBODY if seat is None else seat
        game, events = (step.game, step.events) if seat is not None else (laid_open(step.game), bared(step.events))
        teller = Teller(name, game, language, eyes, called)
        deed = ""
        if step.seat >= 0:
            deed = Teller(name, step.before, language, step.seat if seat is None else eyes, called).deed(step)
        found.append(
            bodies.ReplayStep(
                step.number,
                wire(step.seat),
                deed,
                events_for(game.rules, events, eyes),
                teller.lines(events, step.number),
                sight(game, eyes),
                [score(step.game, at) for at in range(game.players)],
            )
        )
    return msgspec.msgpack.encode(bodies.ReplayPart(found))


def walk(name: str, config: dict[str, Any], seed: str, past: Past) -> Iterator[Step]:
    """Every step of a game, the set-up as number 0."""
    fresh = Table.begin(name, seed, config).game
    yield Step(0, CHANCE, (), fresh.events, fresh, fresh)
    played = replayed(name, config, seed, list(past))
    for number, ((seat, keys), before) in enumerate(zip(past, played.history, strict=True), 1):
        table = Table(name, None, 0, before.copy())
        if seat == CHANCE:
            after = played.history[number] if number < len(past) else played.game
            yield Step(number, CHANCE, keys, [], before, after)
            continue
        if keys == (CONCEDE,):
            table.concede(seat)
        else:
            table.answer(seat, keys)
        yield Step(number, seat, keys, table.events, before, table.game)


def laid_open(game: Game) -> Game:
    """The game with every card seen by everybody."""
    new = game.copy()
    new.cards = [replace(card, seen=EVERYONE) for card in new.cards]
    return new


def bared(events: list[Event]) -> list[Event]:
    return [replace(event, before=EVERYONE, seen=EVERYONE) if event.definition >= 0 else event for event in events]
