"""Scenario tests get a `duel`: straight, and once more shaken (see duel.py)."""

from collections.abc import Iterator

import pytest

from tests.conftest import MODES
from tests.games.dbs.duel import Duel, Factory


@pytest.fixture(params=MODES)
def duel(request: pytest.FixtureRequest) -> Iterator[Factory]:
    """Makes duels: `duel(you=Side(hand=[...]), foe=Side())`."""
    made: list[Duel] = []

    def make(*sides: object, **given: object) -> Duel:
        made.append(Duel(request.param == "shaken", *sides, **given))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for scenario in made:
        scenario.finished()
