"""Zones of cards: in words, and drawn as rows of signs."""

from __future__ import annotations

from pioche.games.veiel import grid
from pioche.games.veiel.wording.voice import PACKAGE
from pioche.kernel.wording import speech
from pioche.kernel.wording.voice import flag

OWN, CROSSED, INSIDE, OUTSIDE, WHOLE_BOARD = "■⊠□·∞"
SIDE, AHEAD = grid.ROWS - 1, grid.COLUMNS - 1  # so far two cells of the board can be from each other


def zone_name(shape: str, lang: str, crossed: bool = False) -> str:
    """A zone in words: "straight ahead, up to 3 cells"."""
    return speech(lang, PACKAGE).say("zone-" + shape, crossed=flag(crossed))


def zone_rows(shape: str, crossed: bool = False) -> tuple[str, ...]:
    """A zone drawn to the right, as on the card: the own cell, the cells of the zone, the others between them."""
    own = CROSSED if crossed else OWN
    if shape == "infini":
        return (own + WHOLE_BOARD,)
    cells = {(down, right) for right, down in grid.SHAPES[shape] if abs(down) <= SIDE and abs(right) <= AHEAD}
    rows = [down for down, _ in cells] + [0]
    columns = [right for _, right in cells] + [0]

    def sign(down: int, right: int) -> str:
        if (down, right) == (0, 0):
            return own
        return INSIDE if (down, right) in cells else OUTSIDE

    return tuple(
        "".join(sign(down, right) for right in range(min(columns), max(columns) + 1))
        for down in range(min(rows), max(rows) + 1)
    )
