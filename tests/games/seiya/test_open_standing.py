"""Victory Points are open: whoever has seen the game so far knows what everybody has."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pioche.games.seiya.scoring import score
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.resample import resample
from pioche.table import Table

ALL = {"asgard": True, "poseidon": True, "hades": True, "epics": True}
TABLES: dict[str, dict[str, Any]] = {
    "base": {"players": 3},
    "all boxes": {"players": 4, **ALL},
    "alone": {"mode": "solo", "poseidon": True, "epics": True},
    "duel": {"mode": "duel", **ALL},
}
ANSWERS, EVERY = 150, 15


@pytest.mark.parametrize("config", TABLES.values(), ids=TABLES)
def test_what_a_seat_has_not_seen_does_not_change_the_score(config: dict[str, Any]) -> None:
    table, chance = Table.new("seiya", seed=5, **config), random.Random(2)
    for number in range(1, ANSWERS):
        if not (asked := table.game.seats_asked()):
            break
        if number % EVERY == 0:
            players = range(table.game.players)
            real = [score(table.game, seat) for seat in players]
            for eyes in (*players, NOBODY):
                dealt = resample(table.game, eyes, Chance(key_of(str(number))))
                assert [score(dealt, seat) for seat in players] == real
        decision = table.game.decision_of(asked[0])
        assert decision is not None
        acting = [option for option in decision.options if option.kind != "end"] or list(decision.options)
        chosen = chance.sample(acting, max(decision.least, min(1, decision.most)))
        table.answer(asked[0], [option.key for option in chosen])
