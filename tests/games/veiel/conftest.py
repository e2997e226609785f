"""Scenario tests get a `camp`, or an `opening`: straight, and once more shaken (see camp.py)."""

from collections.abc import Iterator

import pytest

from pioche.games.veiel import Config
from tests.conftest import MODES
from tests.games.veiel.camp import Camp, Factory


@pytest.fixture(params=MODES)
def camp(request: pytest.FixtureRequest) -> Iterator[Factory]:
    """Makes camps: `camp(barbare=Side("2-2", hand=[...]), guerisseur=Side("4-6"), enemies=["zombi@2-3"])`."""
    made: list[Camp] = []

    def make(**given: object) -> Camp:
        made.append(Camp(request.param == "shaken", **given))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for scenario in made:
        scenario.finished()


@pytest.fixture(params=MODES)
def opening(request: pytest.FixtureRequest) -> Iterator[Factory]:
    """Makes whole games as they are set up: `opening(heroes=("barbare", "guerisseur"), difficulty="easy")`."""
    made: list[Camp] = []

    def make(seed: int = 0, **agreed: object) -> Camp:
        made.append(Camp.opened(request.param == "shaken", Config(**agreed), seed))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for scenario in made:
        scenario.named = "place-hero"
        scenario.finished()
