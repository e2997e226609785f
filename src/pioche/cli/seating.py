"""Which bots sit down if nobody names them."""

from __future__ import annotations

from pioche import games

GOOD, SIMPLE = "greedy", "random"


def usual_bot(game: str) -> str:
    """The bot against which people play."""
    return GOOD if GOOD in games.bots(game) else SIMPLE


def usual_bots(game: str, seats: int) -> tuple[str, ...]:
    """Who plays when bots play among themselves."""
    return (SIMPLE,) * (seats - 1) + (usual_bot(game),)
