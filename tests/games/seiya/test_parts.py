"""Boxes and modes as parts of a table."""

import msgspec
import pytest

from pioche.games.seiya.parts import PARTS, at_table
from pioche.games.seiya.setup import Config
from pioche.table import Table

TABLES = {
    "base": Config(players=2),
    "asgard": Config(players=2, asgard=True),
    "poseidon": Config(players=2, asgard=True, poseidon=True),
    "epics": Config(players=2, asgard=True, epics=True),
    "hades": Config(players=2, asgard=True, poseidon=True, hades=True),
    "solo": Config(players=1, mode="solo"),
    "duel": Config(mode="duel"),
}


@pytest.mark.parametrize("config", TABLES.values(), ids=TABLES)
def test_a_game_that_is_loaded_has_the_parts_it_was_made_with(config: Config) -> None:
    """They are told by what lies on the table."""
    table = Table.begin("seiya", 1, msgspec.structs.asdict(config))
    again = Table.load("seiya", table.dump())
    assert again.game.rules.parts == at_table(config)  # type: ignore[attr-defined]


def test_every_part_is_on_some_table() -> None:
    assert {part for config in TABLES.values() for part in at_table(config)} == set(PARTS)
