"""Scenario tests get a `table`: straight, and once more shaken (see scenario.py)."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scenario import Factory, Scenario, build

BROWSER = Path(__file__).parent / "browser"
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
    """Long tests come first, so that at the end no processor waits for another that has a long one; those with a
    browser stay with one worker, for two browsers at a time only slow each other down.
    """
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))
