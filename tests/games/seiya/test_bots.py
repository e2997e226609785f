"""Bots at tables of every size."""

from __future__ import annotations

from typing import Any

import pytest

from pioche import games
from pioche.bots import answer_of
from pioche.bots.search import Budget, SearchBot
from pioche.games.seiya.bots.mind import MIND
from pioche.table import Table
from tests.bots.test_bots import answers
from tests.games.kinds import quick

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "variant": True},
    {"players": 4, "promos": True},
    {"players": 5, "variant": True, "promos": True},
]


@pytest.mark.parametrize("config", TABLES, ids=str)
@pytest.mark.parametrize("name", quick("seiya"))
@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_games_with_legal_answers(name: str, config: dict[str, Any], seed: int) -> None:
    table = Table.new("seiya", seed, **config)
    answers([games.bot("seiya", name, f"{seed}/{seat}") for seat in range(config["players"])], table)
    assert table.winners


ALL = {"asgard": True, "poseidon": True}
MODES: list[dict[str, Any]] = [
    {"players": 3, "epics": True, **ALL},
    {"players": 1, "mode": "solo", "difficulty": "expert"},
    {"players": 2, "hades": True, **ALL},
    {"players": 2, "mode": "duel", "hades": True, **ALL},
]


@pytest.mark.parametrize("config", MODES, ids=str)
def test_the_search_knows_every_box_and_mode(config: dict[str, Any]) -> None:
    """It thinks about some questions in turn with greedy, which brings the game forward; a table refuses nothing."""
    game = Table.new("seiya", 3, **config).game
    bots = [games.bot("seiya", "greedy", 0) for _ in range(game.players)]
    hasty = SearchBot(MIND, Budget(tries=3, steps=60, deals=2), "s")
    for number in range(60):
        seat = game.seats_asked()[0]
        game.answer(seat, answer_of(hasty if number % 6 < 2 else bots[seat], game, seat))
    assert 0.0 < hasty.mind.evaluation.chance(game, 0) < 1.0
