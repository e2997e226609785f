"""Real cards at the table: games between random decks end, whatever is answered."""

from __future__ import annotations

from random import Random

import pytest

from pioche.games import dbs
from tests.conformance import LONGEST, any_answer
from tests.games.dbs import real

GAMES = 60


@pytest.mark.slow
def test_random_games_between_random_decks_end() -> None:
    for seed in range(GAMES):
        chance = Random(seed)
        game = dbs.new(real.decks(chance), seed)
        for _ in range(LONGEST):
            if (decision := game.decision) is None:
                break
            game.answer(decision.seat, any_answer(decision, chance))
        assert game.result is not None, f"the game of seed {seed} does not end"
