"""Bots at tables of every size."""

from __future__ import annotations

from typing import Any

import pytest

from pioche import games
from pioche.table import Table
from tests.bots.test_bots import answers

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "variant": True},
    {"players": 4, "promos": True},
    {"players": 5, "variant": True, "promos": True},
]


@pytest.mark.parametrize("config", TABLES, ids=str)
@pytest.mark.parametrize("name", games.bots("seiya"))
@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_games_with_legal_answers(name: str, config: dict[str, Any], seed: int) -> None:
    table = Table.new("seiya", seed, **config)
    answers([games.bot("seiya", name, f"{seed}/{seat}") for seat in range(config["players"])], table)
    assert table.winners
