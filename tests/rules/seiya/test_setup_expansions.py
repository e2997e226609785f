"""The options of a table: boxes, Épopées, promos, solo mode; what they bring, and what does not go together."""

from collections import Counter

import pytest

from pioche.games.seiya.card import ARMOUR_TYPE, BRONZE_ARMOUR, CHARACTER_TYPE, RELIC_TYPE
from pioche.games.seiya.cards import ALL
from pioche.kernel.cards.query import NOBODY
from pioche.table import Table
from tests.rules.seiya.test_setup import NewTable, new_table, refusal, slugs
from tests.scenario import rule

__all__ = ["new_table"]

BY_SLUG = {card.slug: card for card in ALL}
PROMOS = {"seiya-du-sagittaire", "shiryu-de-la-balance", "hyoga-du-verseau"}
TYPES = (CHARACTER_TYPE, ARMOUR_TYPE, RELIC_TYPE)
BOTH = {"asgard": True, "poseidon": True}
NEW_ZONES = ("statue", "board", "pillars", "pillars-aside", "epic", "epics")


def reserve(table: Table) -> list[str]:
    """The cards that came into the Reserve, wherever they are now: alone the first turn has begun."""
    definitions = table.game.rules.catalogue.definitions
    cards = [BY_SLUG[definitions[card.definition].slug] for card in table.game.cards.values()]
    return [card.slug for card in cards if card.type in TYPES and not card.hero and BRONZE_ARMOUR not in card.classes]


def counted(table: Table) -> Counter[str]:
    """How many cards of each box came into the Reserve."""
    return Counter(BY_SLUG[slug].set for slug in reserve(table))


def epics(table: Table) -> set[str]:
    return {slug.removeprefix("epopee-") for slug in (*slugs(table, "epic"), *slugs(table, "epics"))}


# What is refused


@rule("seiya:classic:0:31")
@pytest.mark.parametrize("more", [{}, {"epics": True}, {"promos": True}, {"left_out": ("poseidon",)}])
def test_poseidon_without_asgard_is_refused(new_table: NewTable, more: dict[str, object]) -> None:
    assert refusal(new_table, poseidon=True, **more) == ("poseidon-needs-asgard", "seiya:classic:0:31")


@rule("seiya:classic:0:31")
@pytest.mark.parametrize(
    "config",
    [
        {"left_out": ("asgard",)},
        {"asgard": True, "left_out": ("poseidon",)},
        {"asgard": True, "left_out": ("asgard", "poseidon")},
        {"mode": "solo", "left_out": ("poseidon",)},
    ],
)
def test_only_the_cards_of_a_box_in_use_can_be_left_out(new_table: NewTable, config: dict[str, object]) -> None:
    assert refusal(new_table, **config) == ("left-out-unused", "seiya:classic:0:31")


@pytest.mark.parametrize("config", [{"left_out": ("base",)}, {"mode": "coop"}, {"asgard": "maybe"}, {"chaos": True}])
def test_unknown_boxes_and_modes_are_refused(new_table: NewTable, config: dict[str, object]) -> None:
    assert refusal(new_table, **config)[0] == "bad-config"


@rule("seiya:solo:6:1")
@pytest.mark.parametrize("difficulty", ["difficult", "expert"])
@pytest.mark.parametrize("boxes", [{}, BOTH])
def test_a_difficulty_without_hilda_is_refused(new_table: NewTable, difficulty: str, boxes: dict[str, object]) -> None:
    assert refusal(new_table, difficulty=difficulty, **boxes) == ("difficulty-only-solo", "seiya:solo:6:1")


@rule("seiya:solo:0:1")
@pytest.mark.parametrize("players", [-1, 0, 2, 5])
def test_only_one_player_faces_hilda(new_table: NewTable, players: int) -> None:
    assert refusal(new_table, mode="solo", players=players) == ("players-out-of-range", "seiya:solo:0:1")
    decision = new_table(mode="solo", players=1).decision
    assert decision is not None
    assert decision.seat == 0


@rule("seiya:classic:0:1")
@pytest.mark.parametrize("players", [1, 6])
def test_no_box_changes_how_many_can_play(new_table: NewTable, players: int) -> None:
    assert refusal(new_table, players=players, **BOTH) == ("players-out-of-range", "seiya:classic:0:1")


@rule("seiya:classic:1:2")
def test_alone_one_hero_is_named_at_most(new_table: NewTable) -> None:
    assert refusal(new_table, mode="solo", heroes=("shun", "ikki")) == ("too-many-heroes", "seiya:classic:1:2")
    assert refusal(new_table, mode="solo", first=1) == ("unknown-seat", "seiya:classic:2:8"), "Hilda has no seat"


# What is there


@pytest.mark.parametrize("promos", [False, True])
@pytest.mark.parametrize("with_epics", [False, True])
@pytest.mark.parametrize(
    ("config", "cards"),
    [
        ({}, {"base": 125}),
        ({"asgard": True}, {"base": 125, "asgard": 35}),
        (BOTH, {"base": 125, "asgard": 35, "poseidon": 36}),
        ({"mode": "solo"}, {"base": 124, "asgard": 32}),
        ({"mode": "solo", "poseidon": True}, {"base": 124, "asgard": 32, "poseidon": 34}),
    ],
)
@rule("seiya:classic:0:29", "seiya:classic:4:8", "seiya:classic:4:11", "seiya:classic:4:15")
def test_every_combination_of_boxes_can_be_played(
    new_table: NewTable, config: dict[str, object], cards: dict[str, int], with_epics: bool, promos: bool
) -> None:
    table = new_table(epics=with_epics, promos=promos, first=0, **config)
    found = counted(table)
    assert found.pop("promo", 0) == promos * (3 if len(cards) > 1 else 2)
    assert found == cards
    assert len(slugs(table, "epic")) == with_epics
    assert bool(slugs(table, "epics")) is with_epics
    assert table.decision is not None


@rule("seiya:classic:0:30")
def test_without_a_box_nothing_of_it_is_on_the_table(new_table: NewTable) -> None:
    table = new_table(players=5, promos=True)
    assert {BY_SLUG[slug].set for seat in range(5) for slug in slugs(table, "aside", seat)} == {"base"}
    assert [zone for zone in NEW_ZONES if slugs(table, zone)] == []
    for seat in (0, NOBODY):
        counters = table.view(seat).counters
        assert not [name for name in counters if name.startswith(("sapphires", "energy", "weapons", "die"))]


@rule("seiya:classic:0:31")
@pytest.mark.parametrize(
    ("left_out", "cards"),
    [
        (("asgard",), {"base": 125, "poseidon": 36}),
        (("poseidon",), {"base": 125, "asgard": 35}),
        (("asgard", "poseidon"), {"base": 125}),
    ],
)
def test_the_cards_of_a_box_can_be_left_out_of_the_reserve_but_not_its_material(
    new_table: NewTable, left_out: tuple[str, ...], cards: dict[str, int]
) -> None:
    table = new_table(heroes=("shun",), left_out=left_out, epics=True, **BOTH)
    assert counted(table) == cards
    assert slugs(table, "statue") == ["robe-d-odin"]
    assert len(slugs(table, "board")) == 4
    assert len(slugs(table, "pillars-aside")) == 7
    assert {"shun-uncommon-asgard", "armure-d-andromede-asgard", "shun-transcended"} <= set(slugs(table, "aside"))
    assert table.game.counters["sapphires"] == table.game.counters["energy/0"] == table.game.counters["weapons/0"] == 0


@rule("seiya:classic:5.1.1:15", "seiya:classic:5.1.1:16")
@pytest.mark.parametrize(
    ("left_out", "missing"),
    [
        (("asgard",), {"blizzard", "fuite", "fonte-des-glaces"}),
        (("poseidon",), {"deluge"}),
        (("asgard", "poseidon"), {"blizzard", "fuite", "fonte-des-glaces", "deluge"}),
    ],
)
def test_epics_about_cards_that_are_left_out_are_left_out_too(
    new_table: NewTable, left_out: tuple[str, ...], missing: set[str]
) -> None:
    assert epics(new_table(epics=True, **BOTH)) - epics(new_table(epics=True, left_out=left_out, **BOTH)) == missing


@pytest.mark.parametrize(
    ("config", "promos"),
    [
        ({"promos": False, "asgard": True}, set()),
        ({"promos": True}, PROMOS - {"hyoga-du-verseau"}),
        ({"promos": True, "asgard": True}, PROMOS),
        ({"promos": True, "asgard": True, "left_out": ("asgard",)}, PROMOS),
        ({"promos": True, "mode": "solo"}, PROMOS),
    ],
)
def test_promos_are_an_option_and_one_of_them_needs_asgard(
    new_table: NewTable, config: dict[str, object], promos: set[str]
) -> None:
    """Hyôga du Verseau speaks of frozen cards."""
    assert PROMOS.intersection(reserve(new_table(**config))) == promos


@rule("seiya:solo:2:1")
def test_ruling_a_solo_game_is_played_with_the_material_of_asgard(new_table: NewTable) -> None:
    """Nobody has to say so, but the cards of Asgard may stay out of the Reserve."""
    for config in ({}, {"asgard": True}, {"left_out": ("asgard",)}):
        table = new_table(mode="solo", heroes=("Shun",), **config)
        assert slugs(table, "statue") == ["robe-d-odin"]
        assert len(slugs(table, "board")) == 4
        assert (counted(table)["asgard"] > 0) is ("left_out" not in config)
