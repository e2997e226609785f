"""Card files: what is written is read back equal, what cards have, and folders of files."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import pioche.games.dbs
from pioche.games.dbs import files
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import ALL
from pioche.games.dbs.known import FOREIGN
from pioche.kernel.cards.value import kinds_of_value
from tests.games.dbs.card_files import BATTLE, CARDS, EXTRA, FRONT, UNISON, content, reason, refusal
from tests.scenario import rule

# Round trips


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(content(*CARDS[:3]))
    (tmp_path / "b.json").write_bytes(content(*CARDS[3:]))
    (tmp_path / "notes.txt").write_text("no cards")
    cards = files.load(tmp_path)
    assert [card.slug for card in cards] == ["t1-001", "t1-002", "t1-003", "t1-004", "t1-004-back"]
    assert files.read(files.write(cards), "again") == cards


def test_the_cards_that_are_built_in_are_a_file_too() -> None:
    assert files.checked(files.read(files.write(ALL), "starter")) == ALL


def test_the_codec_knows_every_kind_of_value() -> None:
    """Whichever module defines it: the codec lists the kinds that are loaded when it is made."""
    known = set(files.codec().kinds)
    for module in walk_packages(pioche.games.dbs.__path__, "pioche.games.dbs."):
        import_module(module.name)
    assert set(kinds_of_value("pioche.kernel", "pioche.games.dbs")) - FOREIGN == known


def test_a_folder_adds_to_the_starter_set(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(content(BATTLE))
    assert set(files.every(None)) == {card.slug for card in ALL}
    assert set(files.every(tmp_path)) == {card.slug for card in ALL} | {"t1-001"}
    (tmp_path / "b.json").write_bytes(files.write(ALL[2:3]))
    assert reason(lambda: files.every(tmp_path))[0] == "card-twice"


def test_text_that_is_not_understood_is_kept() -> None:
    (card,) = files.read(content(BATTLE | {"unread": ["[Auto] Win."]}), "some.json")
    assert card.unread == ("[Auto] Win.",)


# What cards have (2)


@rule("dbs:2-3-1", "dbs:2-3-2", "dbs:2-3-2-2-1", "dbs:2-3-2-3-1", "dbs:2-3-2-4-1")
def test_a_card_is_of_one_of_four_types() -> None:
    """Which is also the word by which card texts mean it."""
    for card in CARDS:
        (found,) = files.read(content(card), "some.json")
        assert found.type == card["type"]
        assert found.words() & {"leader", "battle", "extra", "unison"} == {card["type"]}
    assert refusal(EXTRA | {"type": "trap"}) == (
        "bad-card",
        "some.json, t1-002: Invalid enum value 'trap' - at `$.type`",
    )


@rule("dbs:2-4-1", "dbs:2-4-1-1", "dbs:2-4-1-2", "dbs:2-4-1-2-1")
def test_a_card_has_one_or_more_of_five_colours() -> None:
    two: DbsCard = files.read(content(FRONT), "some.json")[0]
    assert {"red", "blue", "multicolour"} <= two.words()
    assert "multicolour" not in files.read(content(BATTLE), "some.json")[0].words()
    for colours in ([], ["white"], ["red", "red"]):
        text, detail = refusal(BATTLE | {"colours": colours})
        assert text == "bad-card-field"
        assert detail.startswith("some.json, t1-001, colours: ")


@rule("dbs:2-1-1", "dbs:2-1-2", "dbs:2-5-1", "dbs:2-5-2", "dbs:2-5-3", "dbs:2-6-1", "dbs:2-6-2", "dbs:2-6-4")
@rule("dbs:2-7-1", "dbs:2-7-2", "dbs:2-15-1")
def test_a_card_has_a_number_a_name_characters_traits_and_an_era() -> None:
    """Texts mean them by words in different brackets, so that a name is no character."""
    (card,) = files.read(content(BATTLE | {"name": "Tall Sentry", "era": "First Saga"}), "some.json")
    assert {"{Tall Sentry}", "<Sentry>", "《Guild》", "era First Saga", "#T1-001"} <= card.words()
    assert not card.words() & {"{Sentry}", "<Tall Sentry>", "<Guild>", "《Sentry》"}
    assert refusal(BATTLE | {"name": " "})[1] == "some.json, t1-001, name: ' '"
    assert refusal(BATTLE | {"number": "T1:001"})[1] == "some.json, t1-001, number: 'T1:001'"
    assert refusal(BATTLE | {"slug": "sentry"})[1] == "some.json, sentry, slug: 'sentry'"


@rule("dbs:2-5-4", "dbs:2-7-3", "dbs:2-8-2", "dbs:2-9-2", "dbs:2-10-2", "dbs:2-11-2")
@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        (EXTRA, "characters", ["Sentry"]),
        (UNISON, "characters", ["Sentry"]),
        (EXTRA, "era", "First"),
        (UNISON, "era", "First"),
        (EXTRA, "power", 0),
        (EXTRA, "combo_power", 5000),
        (UNISON, "combo_power", 5000),
        (FRONT, "combo_cost", 0),
        (FRONT, "cost", 0),
        (FRONT, "specified", ["red"]),
        (FRONT, "x_cost", True),
        (BATTLE, "back", "t1-002"),
        (BATTLE, "power", None),
        (BATTLE, "cost", None),
        (UNISON | {"x_cost": False}, "cost", None),
        (EXTRA, "token", True),
    ],
)
def test_a_type_has_only_what_it_may_have(card: dict[str, Any], field: str, value: Any) -> None:
    text, detail = refusal(card | {field: value})
    assert text == "bad-card-field"
    assert detail.startswith(f"some.json, {card['slug']}, {field}: ")


@rule("dbs:2-11-3")
def test_the_energy_cost_is_the_larger_of_total_and_specified_cost() -> None:
    costs = [(3, ["red"], 3), (1, ["red", "red"], 2), (0, [], 0)]
    for total, specified, cost in costs:
        (card,) = files.read(content(BATTLE | {"cost": total, "specified": specified}), "some.json")
        assert card.numbers()["cost"] == cost
        assert (card.cost, list(card.specified)) == (total, specified)


def test_an_extra_card_may_have_a_special_trait() -> None:
    """The rulebook contradicts itself (2-6-5, 10-38-1): a card has a trait if its data says so."""
    assert files.read(content(EXTRA | {"traits": ["Guild"]}), "some.json")[0].traits == ("Guild",)


# Folders


def test_folders_and_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    assert reason(lambda: files.load(tmp_path)) == ("no-card-files", str(tmp_path))
    assert reason(lambda: files.load(tmp_path / "none")) == ("file-missing", str(tmp_path / "none"))
    assert reason(lambda: files.load(Path("a\0b")))[0] == "file-unreadable"
    (tmp_path / "folder.json").mkdir()
    assert reason(lambda: files.load(tmp_path)) == ("file-is-folder", str(tmp_path / "folder.json"))
    file = tmp_path / "file"
    file.write_bytes(content())
    assert reason(lambda: files.load(file)) == ("file-not-folder", str(file))


def test_a_file_that_is_too_large_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert reason(lambda: files.load(tmp_path)) == ("file-too-large", str(path))
