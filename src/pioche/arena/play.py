"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from pioche.bots import Bot
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import view
from pioche.table import Table


class Outcome(Struct, frozen=True):
    """How a game ended: who won, the points of each seat, and how long it took."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int  # those with two or more answers


def play_game(
    name: str,
    config: Mapping[str, Any],
    bots: Sequence[Bot],
    seed: int | str,
    watch: Callable[[Game], object] = lambda game: None,
) -> Outcome:
    """Play a game to its end; bot k sits on seat k. No record is kept, so that a long game costs no memory.

    `watch` is shown the game at each decision.
    """
    table = Table.new(name, seed, **config)
    game = table.game
    views = [partial(view, game, seat) for seat in range(len(bots))]
    decisions = 0
    while (decision := game.decision) is not None:
        watch(game)
        seat = decision.seat
        decisions += decision.answers > 1
        game.answer(seat, bots[seat].choose(views[seat], decision))
    scores = tuple(table.score(seat) for seat in range(game.players))
    return Outcome(table.winners, scores, game.counters.get("turn", 0), decisions)
