"""Finished games looked back on: how the chances went, and what the coach would have answered where they turned.

What was found out is kept. It is thought about question by question, so that others need not wait for the whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from pioche import games
from pioche.bots.search import Mind, hindsight, mind_of, telling
from pioche.bots.search.hindsight import Swing, Verdict
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.game import Game
from pioche.server import http_bodies
from pioche.server.live import Live
from pioche.server.message_parts import Language
from pioche.server.records import Row
from pioche.server.replaying import Asking, Past, coached, encode, finished, walk
from pioche.server.room import names
from pioche.server.telling import Teller
from pioche.table import Table

PATIENCE = 5.0  # seconds that a request waits for the coach; whoever asks again finds him further


class Found(Struct, frozen=True):
    """What is known of a game: how it went, and the turns that decided it."""

    moments: list[hindsight.Moment]
    swings: list[Swing]


class Blamed(Struct, frozen=True):
    """The answer that cost most in a turn, and the game before it."""

    verdict: Verdict
    state: bytes


class Asked(Struct, frozen=True):
    """An answer that may be to blame, and the game before it."""

    step: int
    keys: tuple[str, ...]
    state: bytes


async def course(asking: Asking) -> http_bodies.Course:
    """How the chances of everybody went, and where they turned; nothing of a game without a coach."""
    live, past = await finished(asking)
    if not coached(live):
        return http_bodies.Course([], [])
    found = await looked_back(asking, live, past)
    moments = [http_bodies.Chances(each.step, list(each.chances)) for each in found.moments]
    turned = [http_bodies.Turned(swing.first, swing.last, swing.seat, swing.lost) for swing in found.swings]
    return http_bodies.Course(moments, turned)


async def looked_back(asking: Asking, live: Live, past: Past) -> Found:
    row = live.row

    async def make() -> Found:
        return await asking.have_done(found_in, row.game, encode(row.setup.config), row.setup.seed, past)

    return await asking.house.courses.get(row.id, make)


async def turn(asking: Asking, first: int, language: Language) -> http_bodies.Hindsight:
    """What the coach would have answered in a turn that decided a game."""
    live, past = await finished(asking)
    if not coached(live):
        raise Refused(Reason("no-such-step", detail=str(first)))
    found = await looked_back(asking, live, past)
    swing = next((swing for swing in found.swings if swing.first == first), None)
    if swing is None:
        raise Refused(Reason("no-such-step", detail=str(first)))
    house, key = asking.house, (live.row.id, first)
    if not house.blamed.has(key):
        house.reviews.spend(asking.payer)
    try:
        async with asyncio.timeout(PATIENCE):
            blamed = await house.blamed.get(key, lambda: blame(asking, live.row, past, swing))
    except TimeoutError:
        return http_bodies.Hindsight(-1, "", "", "", "", "", thinking=True)
    if blamed is None:
        return http_bodies.Hindsight(-1, "", "", "", "", "")
    said = live.row.game, live.row.setup.config, blamed, swing.seat, language, names(live)
    return await asking.have_done(in_words, *said)


async def blame(asking: Asking, row: Row, past: Past, swing: Swing) -> Blamed | None:
    """The answer of a turn that cost most, if the coach would have given another."""
    config, seed = row.setup.config, row.setup.seed
    asked = await asking.have_done(asked_in, row.game, encode(config), seed, past, swing)
    states = {each.step: each for each in asked}
    much = {each.step: await asking.have_done(suspicion, row.game, config, each, swing.seat, seed) for each in asked}
    verdicts = [
        await asking.have_done(verdict, row.game, config, states[step], swing.seat, seed)
        for step in hindsight.suspects(much)
    ]
    worst = hindsight.worst(verdicts)
    return Blamed(worst, states[worst.step].state) if worst is not None else None


# In a process beside the worker


def mind_for(name: str) -> Mind:
    mind = mind_of(games.coach(name, 0))
    assert mind is not None
    return mind


def states_of(name: str, config: bytes, seed: str, past: Past) -> Sequence[Game]:
    return [step.game for step in walk(name, config, seed, past)]


def found_in(name: str, config: bytes, seed: str, past: Past) -> Found:
    moments = hindsight.course(mind_for(name), states_of(name, config, seed, past))
    return Found(moments, hindsight.swings(moments))


def asked_in(name: str, config: bytes, seed: str, past: Past, swing: Swing) -> list[Asked]:
    """The answers of a turn that may be to blame, each with the state before it."""
    states = states_of(name, config, seed, past)
    inputs = [(taken.seat, taken.keys) for taken in past[1:]]
    return [
        Asked(number, inputs[number][1], Table(name, None, seed, states[number]).dump())
        for number in hindsight.questions(states, inputs, swing)
    ]


def suspicion(name: str, config: dict[str, Any], asked: Asked, seat: int, seed: str) -> float:
    game = Table.load(name, asked.state, **config).game
    return hindsight.suspicion(mind_for(name), game, seat, asked.keys, seed)


def verdict(name: str, config: dict[str, Any], asked: Asked, seat: int, seed: str) -> Verdict:
    game = Table.load(name, asked.state, **config).game
    return hindsight.verdict(mind_for(name), game, seat, asked.keys, asked.step, seed)


def in_words(
    name: str, config: dict[str, Any], blamed: Blamed, seat: int, language: Language, called: list[str]
) -> http_bodies.Hindsight:
    game = Table.load(name, blamed.state, **config).game
    talk = Teller(name, game, language, seat, called).talk
    decision = game.decision_of(seat)
    assert decision is not None
    _, instead, hoped, why = telling.told(talk, game, decision, blamed.verdict.instead)
    _, given, expected, _ = telling.told(talk, game, decision, blamed.verdict.given)
    return http_bodies.Hindsight(blamed.verdict.step, given, expected, instead, hoped, why)
