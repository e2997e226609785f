"""Finished games, step by step."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.state.card import Cards
from pioche.kernel.state.game import Game
from pioche.server import bodies, offers
from pioche.server.access import visible
from pioche.server.fair import Proof, Proven, commitment
from pioche.server.house import House
from pioche.server.limits import Payer
from pioche.server.live import Live, Step
from pioche.server.room import names
from pioche.server.shapes import Fairness
from pioche.server.telling import Teller, events_for, sight, wire
from pioche.server.thinking import replayed
from pioche.table import CHANCE, Table, take

PART = 50  # steps in one reply
KEPT = 8  # games that a process remembers, with all their steps

encode = msgspec.msgpack.encode

Past = tuple[tuple[int, tuple[str, ...]], ...]
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
    """A game that is over, with all its inputs, for those who may see its table."""
    house, table = asking.house, asking.table
    _, guest = asking.payer
    live = await visible(house, table, guest, asking.invite)
    if live.row.status != "over":
        live = await house.load(table, fresh=True)
    if live.row.status != "over":
        raise Refused(Reason("not-over"))
    if live.read_only or live.game is None:
        raise Refused(Reason("read-only"))
    inputs = await house.store.inputs(table)
    return live, tuple((taken.seat, taken.keys) for taken in inputs if taken.number > 0)


async def summary(asking: Asking, language: str) -> bodies.Replay:
    live, past = await finished(asking)
    setup = live.row.setup
    turns = await asking.have_done(turns_of, live.row.game, encode(setup.config), setup.seed, past)
    assert live.game is not None
    teller = Teller(live.row.game, live.game, language, NOBODY, names(live))
    result = teller.result(live.game)
    assert result is not None
    fairness = Fairness(commitment(setup.seed, setup.salt), setup.practice, setup.seed, setup.salt)
    called = teller.called
    people = [told or name for told, name in zip(names(live), called, strict=True)]
    about = offers.find(live.row.game).about(live.game.rules)
    scored = about.standing.fr if language == "fr" else about.standing.en
    return bodies.Replay(
        live.row.id, live.row.game, setup.mode, people, called, len(past), turns, scored, result, fairness,
        "" if live.row.public else setup.watch,
    )  # fmt: skip


async def part(asking: Asking, first: int, last: int, language: str, eyes: str) -> bodies.ReplayPart:
    live, past = await finished(asking)
    if not 0 <= first <= last <= len(past) or last - first >= PART:
        raise Refused(Reason("no-such-step", detail=str(PART)))
    seat = eyes_of(eyes, len(live.course.chairs))
    setup = live.row.setup
    data = await asking.have_done(
        steps_of, live.row.game, encode(setup.config), setup.seed, past, first, last, language, seat, names(live)
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


async def record(asking: Asking) -> bytes:
    """The file of a game, with what proves that it was fair."""
    live, past = await finished(asking)
    setup = live.row.setup
    data = await asking.have_done(record_of, live.row.game, setup.config, setup.seed, past)
    record = msgspec.json.decode(data, type=Proven)
    record.fairness = Proof(setup.salt, commitment(setup.seed, setup.salt), setup.practice)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


# In a process beside the worker


def record_of(name: str, config: dict[str, Any], seed: str, past: Past) -> bytes:
    return replayed(name, config, seed, list(past)).record()


def turns_of(name: str, config: bytes, seed: str, past: Past) -> list[bodies.ReplayTurn]:
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
        found.append(
            bodies.ReplayStep(
                step.number,
                wire(step.seat),
                tellers[speaker].deed(step),
                events_for(game.rules, events, eyes),
                tellers[eyes].lines(events, step.number),
                sight(game, eyes),
                [score(step.game, at) for at in range(game.players)],
            )
        )
    return encode(bodies.ReplayPart(found))


@lru_cache(maxsize=KEPT)
def walk(name: str, config: bytes, seed: str, past: Past) -> tuple[Step, ...]:
    """Every step of a game, the set-up as number 0. Who looks at one part of a game will look at others."""
    agreed = msgspec.msgpack.decode(config)
    fresh = Table.begin(name, seed, agreed).game
    played = replayed(name, agreed, seed, list(past))
    states = [*played.history, played.game]
    steps = [Step(0, CHANCE, (), fresh.events, fresh, fresh)]
    for number, (seat, keys) in enumerate(past, 1):
        before, after = states[number - 1 : number + 1]
        steps.append(Step(number, seat, keys, [] if seat == CHANCE else again(before, seat, keys), before, after))
    return tuple(steps)


def again(game: Game, seat: int, keys: tuple[str, ...]) -> list[Event]:
    """What happened by an answer; a table keeps states, not events."""
    new = game.copy()
    take(new, seat, keys)
    return new.events


def laid_open(game: Game) -> Game:
    """The game with every card seen by everybody."""
    new = game.copy()
    new.cards = Cards(replace(card, seen=EVERYONE) for card in new.cards.in_order())
    return new


def bared(events: list[Event]) -> list[Event]:
    return [replace(event, before=EVERYONE, seen=EVERYONE) if event.definition >= 0 else event for event in events]
