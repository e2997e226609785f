"""Setting up a game with Hadès."""

from __future__ import annotations

from collections import Counter

import pytest

from pioche.games.seiya.souls import SOULS
from tests.rules.seiya.test_setup import NewTable, new_table, refusal, slugs
from tests.scenario import rule

__all__ = ["new_table"]

HADES = {"asgard": True, "poseidon": True, "hades": True}


@rule("hades:presentation:2")
@pytest.mark.parametrize("boxes", [{}, {"asgard": True}])
def test_it_needs_the_material_of_both_boxes(new_table: NewTable, boxes: dict[str, bool]) -> None:
    assert refusal(new_table, hades=True, **boxes) == ("hades-needs-both", "hades:presentation:2")


@rule("hades:presentation:3", "hades:presentation:4")
def test_cards_of_the_other_boxes_may_stay_out_of_the_reserve(new_table: NewTable) -> None:
    table = new_table(**HADES, left_out=("asgard", "poseidon"))
    sets = {
        table.game.rules.catalogue.definitions[table.game.cards[ref].definition].set
        for ref in table.game.cards_in("reserve")
    }  # type: ignore[attr-defined]
    assert sets <= {"base", "hades"}


def test_ruling_there_is_no_hades_alone(new_table: NewTable) -> None:
    assert refusal(new_table, **HADES, mode="solo")[0] == "hades-not-solo"


@rule("hades:mise-en-place-joueur:4")
def test_some_flames_may_be_taken_off_the_clock(new_table: NewTable) -> None:
    for flames in (1, 8, 12):
        assert new_table(**HADES, flames=flames).game.counters["flames"] == flames
    assert new_table(**HADES).game.counters["flames"] == 12
    for config in ({"flames": 8}, {**HADES, "flames": 0}, {**HADES, "flames": 13}):
        assert refusal(new_table, **config) == ("flames-out-of-range", "hades:mise-en-place-joueur:4")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule(
    "hades:mise-en-place-espace:1", "hades:mise-en-place-espace:4", "hades:mise-en-place-espace:5",
    "hades:mise-en-place-espace:6", "hades:mise-en-place-espace:7", "hades:mise-en-place-espace:11",
    "hades:mise-en-place-espace:12",
)  # fmt: skip
def test_the_enfers_are_laid_out(new_table: NewTable, players: int) -> None:
    table = new_table(**HADES, players=players, first=1)
    game = table.game
    assert len(slugs(table, "styx")) + 4 == 75
    assert sorted(game.cards[ref].place for ref in game.cards_in("veiled")) == [1, 2, 3, 4]
    assert slugs(table, "enfers") == []
    assert game.counters["gate"] == 2 * players
    assert [game.counters[f"pawn/{seat}"] for seat in range(players)] == [5] * players
    assert [game.counters[f"souls/{(1 + before) % players}"] for before in range(players)] == list(range(players))
    assert game.counters[SOULS] == 90 - sum(range(players))


@rule("hades:mise-en-place-espace:8", "hades:mise-en-place-espace:9", "hades:mise-en-place-espace:10", "hades:enfers:6")
def test_epreuves_and_capacites_are_laid_out(new_table: NewTable) -> None:
    table = new_table(**HADES)
    assert len(slugs(table, "trials")) == 3
    assert len(slugs(table, "trials-pile")) == 16
    assert slugs(table, "trials-past") == []
    assert set(Counter(slugs(table, "capacities")).values()) == {3}
    assert len(slugs(table, "capacities")) == 18


@rule("hades:mise-en-place-joueur:2", "hades:mise-en-place-joueur:3", "hades:eveil-sens:1", "hades:eveil-sens:2")
def test_each_player_begins_with_the_eveil_and_the_fifth_sens(new_table: NewTable) -> None:
    table = new_table(**HADES)
    for seat in range(2):
        senses = table.game.cards_in("senses", seat)
        assert [table.game.cards[ref].mode for ref in senses] == [0, 0]
        assert slugs(table, "senses", seat) == ["sens-eveil", "sens-cinquieme-sens"]
        assert len(slugs(table, "senses-aside", seat)) == 3


def test_without_hades_nothing_of_it_is_there(new_table: NewTable) -> None:
    table = new_table(asgard=True, poseidon=True, epics=True)
    counters = table.game.counters
    assert not [name for name in counters if name.split("/")[0] in ("gate", "souls", "pawn")]
    sets = {table.game.rules.catalogue.definitions[card.definition].set for card in table.game.cards.values()}  # type: ignore[attr-defined]
    assert "hades" not in sets
