"""The real public card lists: every number is a card with its exact facts, and no skill is lost."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pioche.games.dbs import files, importer
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.importer import Imported, imported
from pioche.games.dbs.terms import Only
from pioche.kernel.cards.query import Is
from pioche.kernel.cards.value import walk
from tests.games.dbs.real import LATER, LISTS, SHARED

FOLDERS = {"dbs": (1504, 1300), "dbs-later": (200, 150)}  # how many numbers there are, and how many compile at least


@pytest.fixture(scope="module", params=FOLDERS)
def folder(request: pytest.FixtureRequest) -> Path:
    path = SHARED / "facts" / str(request.param)
    if not path.exists():
        pytest.skip(f"no card lists in {path}")
    return path


@pytest.fixture(scope="module")
def found(folder: Path) -> Imported:
    return imported(sorted(folder.glob("*.json")))


@pytest.fixture(scope="module")
def listed(folder: Path) -> dict[str, dict[str, Any]]:
    """The entries without a suffix, read independently of the importer."""
    entries = [found for path in sorted(folder.glob("*.json")) for found in json.loads(path.read_text("utf-8"))]
    return {found["number"]: found for found in entries if "_" not in found["number"]}


def printed(found: Imported) -> list[DbsCard]:
    """The cards that are in the lists; tokens are made by effects only (10-18)."""
    return [card for card in found.cards if not card.token]


def test_every_number_is_a_card(folder: Path, found: Imported, listed: dict[str, dict[str, Any]]) -> None:
    count, compiled = FOLDERS[folder.name]
    assert found.report.cards == len(listed) == count
    assert found.report.compiled >= compiled
    assert found.refused == ()
    assert {card.number for card in printed(found)} == set(listed)
    assert len(printed(found)) == count + sum(entry["type"] == "LEADER" for entry in listed.values())
    assert files.checked(found.cards) == found.cards


def test_facts_are_exact(found: Imported, listed: dict[str, dict[str, Any]]) -> None:
    for card in printed(found):
        entry = listed[card.number]
        side = "" if card.front else "_back"
        assert card.name.split() == entry["title" + side].split()
        assert card.type == entry["type"].lower()
        assert "/".join(card.colours) == entry["color"].lower()
        assert text(card.power) == entry.get("power" + side, "")
        assert text(card.combo_cost) == entry.get("combo_energy", "")
        assert text(card.combo_power) == entry.get("combo_power", "")
        assert list(card.characters) == split(entry.get("character", ""))
        assert list(card.traits) == split(entry.get("special_trait", ""))
        assert card.era == entry.get("era", "").strip("-")
        energy = entry.get("energy_text", "")
        assert list(card.specified) == re.findall(r"/(\w+)_ball", energy)
        assert card.x_cost == energy.startswith("X")
        assert text(card.cost) == ("" if card.x_cost else str(entry.get("energy", "")))
        assert card.source == "public"


def test_skills_are_whole(found: Imported, listed: dict[str, dict[str, Any]]) -> None:
    """What is not understood is kept to the letter, blanks and icons apart."""
    for card in found.cards:
        assert not (card.abilities and card.unread)
        if card.unread:
            words = listed[card.number]["skills_back_text" if not card.front else "skills_text"]
            assert letters("".join(card.unread)) == letters(words)
    assert found.report.skills_compiled == found.report.round_trip
    assert sum(found.report.missing.values()) == found.report.skills - found.report.skills_compiled


def test_they_are_files_of_cards(found: Imported, tmp_path: Path) -> None:
    importer.save(found.cards, tmp_path)
    assert set(files.load(tmp_path)) == set(found.cards)


def text(value: int | None) -> str:
    return "" if value is None else str(value)


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split("/") if name.strip()]


def letters(content: str) -> str:
    """The letters and digits of a text without its icons and tags."""
    content = re.sub(r"\[[^\]]*\]|<img[^>]*>|</?br/?>|</\w+>|=\"\"", "", content)
    return re.sub(r"\W", "", content).lower()


def test_every_name_that_a_compiled_card_speaks_of_is_that_of_a_card() -> None:
    """Else it is misprinted, or read wrongly: what nothing is called would never be found."""
    cards = imported([*LISTS, *LATER]).cards
    names = {word for card in cards for word in card.words()}
    told = [node for card in cards if not card.unread for ability in card.abilities for node in walk(ability)]
    spoken = {node.word for node in told if isinstance(node, Is)}
    spoken |= {node.name for node in told if isinstance(node, Only)}
    assert {word for word in spoken if word[0] in "<《{"} - names == set()
