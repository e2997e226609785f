"""Scenario tests get a `table`: straight, and once more shaken (see scenario.py)."""

import os
from collections.abc import Iterator

import pytest

from tests.scenario import Factory, Scenario, build

MODES = ["straight"] if os.environ.get("PIOCHE_ONCE") else ["straight", "shaken"]


@pytest.fixture(params=MODES)
def table(request: pytest.FixtureRequest) -> Iterator[Factory]:
    """Makes scenarios: `table(seiya=Side(hand=[...]), shun=Side(), field=[...])`; the first player is active."""
    made: list[Scenario] = []

    def make(**given: object) -> Scenario:
        made.append(build(request.param == "shaken", **given))
        return made[-1]

    yield make
    for scenario in made:
        scenario.finished()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first: at the end, when few are left, no worker waits for another that has a long one."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
