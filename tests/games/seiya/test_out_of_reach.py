"""Cards that are out of reach are told from printed numbers: the menu must be the same as without that short cut."""

from random import Random

import pytest

from pioche.games import seiya
from pioche.games.seiya.acquire import Means
from pioche.games.seiya.turn import acquirable
from tests.conformance import any_answer

BASE = seiya.Config(players=2, promos=True)
ALL = seiya.Config(players=2, promos=True, asgard=True, poseidon=True, epics=True)


@pytest.mark.parametrize("config", [BASE, ALL], ids=["base", "all"])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_in_reach_is_left_out(seed: int, config: seiya.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    game = seiya.new(config, seed)
    chance = Random(seed)
    told = 0
    while (decision := game.decision) is not None:
        if decision.ask == "main-phase":
            quick = acquirable(game, decision.seat)
            with monkeypatch.context() as patch:
                patch.setattr(Means, "hopeless", lambda self, target: False)
                assert acquirable(game, decision.seat) == quick
            told += any(map(Means(game, decision.seat).hopeless, game.cards_in("field")))
        game.answer(decision.seat, any_answer(decision, chance))
    assert told > 50
