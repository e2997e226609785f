"""Scenarios with the cards of the starter set."""

from __future__ import annotations

import pytest

from pioche.games.dbs.calls import field
from pioche.games.dbs.card import COLOURS, DbsCard
from pioche.games.dbs.cards import ALL
from tests.games.dbs.duel import Duel, Factory
from tests.games.dbs.sample_cards import battle, extra

# Cards that just miss what the cards of the set ask for: one of all colours in the Battle Area that is no Battle Card,
# and Battle Cards a little stronger than the rest of their size.
CAMP = extra("camp", "/".join(COLOURS), 1, field())
STRONGER = tuple(battle(f"over-{size}", "blue", 1, size * 1000 + 1000) for size in (10, 15, 20))


@pytest.fixture
def starter(duel: Factory) -> Factory:
    """Makes duels in which the cards of the starter set are known too."""

    def make(*sides: object, cards: tuple[DbsCard, ...] = (), **given: object) -> Duel:
        return duel(*sides, cards=(*ALL, CAMP, *STRONGER, *cards), **given)

    return make
