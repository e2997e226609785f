"""What a game is worth to a seat: when it is over, or step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.ending import Ending
from pioche.table import Table

Reward = Literal["win", "score", "lead"]


def by_win(table: Table, ending: Ending | None) -> list[float]:
    """From 1, a victory, to -1, a defeat; one that k share counts 1/k of a victory, so that a draw of two is 0.

    Whoever wins or loses together gets the same. A game that broke off is worth nothing to anybody.
    """
    players = table.game.players
    if ending is None or ending.how == "stopped":
        return [0.0] * players
    share = 1.0 if ending.how == "together" else 1 / max(1, len(ending.winners))
    return [2 * share - 1 if seat in ending.winners else -1.0 for seat in range(players)]


def by_score(table: Table, ending: Ending | None) -> list[float]:
    """At the end, the points by which a seat is ahead of the best of the others, or behind."""
    return by_lead(table, ending) if ending else [0.0] * table.game.players


def by_lead(table: Table, ending: Ending | None) -> list[float]:
    """The same at any moment: each step is worth what it changes, and the whole game what it is by score."""
    scores = [table.score(seat) or 0 for seat in range(table.game.players)]
    return [
        float(mine - max((other for at, other in enumerate(scores) if at != seat), default=0))
        for seat, mine in enumerate(scores)
    ]


REWARDS: dict[str, Callable[[Table, Ending | None], list[float]]] = {
    "win": by_win,
    "score": by_score,
    "lead": by_lead,
}


def check(reward: Reward, table: Table) -> None:
    """Refuse points where the game counts none, and those of the moment where not everybody knows them."""
    counted = reward == "win" or table.score(0) is not None
    if reward not in REWARDS or not counted or (reward == "lead" and not games.offers(table.name).OPEN):
        raise Refused(Reason("bad-config", detail=f"reward={reward}"))
