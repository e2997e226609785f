"""Bots with every starter deck."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.games.dbs.cards import DECKS
from pioche.table import Table
from tests.bots.test_bots import answers
from tests.games.kinds import quick


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("name", quick("dbs"))
def test_bots_play_every_starter_deck(name: str, deck: str) -> None:
    for seed, other in enumerate(DECKS):
        table = Table.new("dbs", seed, decks=(DECKS[deck], DECKS[other]))
        answers([games.bot("dbs", name, f"{seed}/{seat}") for seat in range(2)], table)
        assert table.over
