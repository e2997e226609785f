"""A pytest plugin that writes down which tests carry which rules: `pytest --collect-only -p pioche.cli.collecting`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

TARGET = "PIOCHE_COLLECTED"  # names the file to write
SCENARIOS = frozenset({"table", "duel"})  # the fixtures that make scenarios


class Collected(Struct):
    """A test, the ids of its rule marks, and whether it plays a scenario at a table."""

    test: str
    rules: list[str]
    scenario: bool


def pytest_collection_finish(session: Any) -> None:
    found = [
        Collected(
            item.nodeid,
            [rule for mark in item.iter_markers("rule") for rule in mark.args],
            not SCENARIOS.isdisjoint(item.fixturenames),
        )
        for item in session.items
    ]
    Path(os.environ[TARGET]).write_bytes(msgspec.json.encode(found))
