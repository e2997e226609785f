"""How a game ended: who won, alone or together."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

How = Literal[
    "won",  # by one player
    "shared",  # several are equally good, or nobody is better
    "together",  # everybody wins as one side
    "lost",  # everybody loses
    "stopped",  # it broke off, and nobody wins
]


class Ending(Struct, frozen=True, array_like=True, gc=False):
    """How a game ended, and who won it."""

    how: How
    winners: tuple[int, ...] = ()
