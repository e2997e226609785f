"""Every game in each of its modes."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.learn import Kind, modes

KINDS = [
    Kind(game, mode.key, players) for game in games.NAMES for mode in modes(game) for players in {mode.least, mode.most}
]
SMALL = [Kind(game, mode.key) for game in games.NAMES for mode in modes(game)]


def named(kind: Kind) -> str:
    return f"{kind.game}-{kind.mode}-{kind.players or 'few'}"


every_kind = pytest.mark.parametrize("kind", KINDS, ids=named)
every_mode = pytest.mark.parametrize("kind", SMALL, ids=named)
