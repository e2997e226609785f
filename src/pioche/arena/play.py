"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from pioche.bots import Bot, answer_of
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.ending import How
from pioche.kernel.state.chance import key_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import Rows
from pioche.table import Table


class Outcome(Struct, frozen=True):
    """How a game ended, the points of each seat if the game counts any, and how long it took."""

    how: How
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int  # those with two or more answers


def draw(lots: Mapping[str, Sequence[Any]], seed: int | str) -> dict[str, Any]:
    """What is settled by lot before a game; it depends on the seed alone. Of lists in a list, one is drawn first."""
    if not lots:
        return {}
    try:
        chance = Random(key_of(f"{seed}/lots"))
    except UnicodeEncodeError as error:
        raise Refused(Reason("bad-config", detail=str(error))) from None
    drawn: dict[str, Any] = {}
    for key, values in lots.items():
        drawn[key] = chance.choice(values)
        if isinstance(drawn[key], list):
            drawn[key] = chance.choice(drawn[key])
    return drawn


def play_game(
    name: str,
    config: Mapping[str, Any],
    bots: Sequence[Bot],
    seed: int | str,
    watch: Callable[[Game], object] | None = None,
) -> Outcome:
    """Play a game to its end; bot k sits on seat k. No record is kept, so that a long game costs no memory.

    `watch` is shown the game at each decision.
    """
    table = Table.new(name, seed, **config)
    game = table.game
    decisions = 0
    rows: Rows = {}  # what bots have been shown already
    chance = Random(key_of(f"{seed}/asked"))  # where several may answer, anybody is first
    while asked := game.asked or game.decisions:
        decision = asked[0]
        if watch is not None:
            watch(game)
        seat = chance.choice(game.seats_asked()) if decision.others or decision.apart else decision.seat
        decisions += decision.answers > 1
        game.answer(seat, answer_of(bots[seat], game, seat, rows))
    assert game.result is not None
    scores = tuple(table.score(seat) or 0 for seat in range(game.players))
    return Outcome(game.result.how, game.winners, scores, game.counters.get("turn", 0), decisions)
