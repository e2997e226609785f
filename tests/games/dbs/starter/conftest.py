"""Scenarios with the cards of the starter set."""

from __future__ import annotations

import pytest

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import ALL
from tests.games.dbs.duel import Duel, Factory


@pytest.fixture
def starter(duel: Factory) -> Factory:
    """Makes duels in which the cards of the starter set are known too."""

    def make(*sides: object, cards: tuple[DbsCard, ...] = (), **given: object) -> Duel:
        return duel(*sides, cards=(*ALL, *cards), **given)

    return make
