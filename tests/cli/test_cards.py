"""pioche cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.terminal import Run, runner

FIELDS = [
    "slug", "number", "set", "name", "type", "classes", "ranks", "copies", "cost_force", "cost_cosmos", "force", "heal",
    "cosmos", "cost_souls", "gain_souls", "grade", "pv", "pv_rule", "icon", "side", "source", "text_fr", "text_en",
]  # fmt: skip


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def cards(run: Run, *args: str) -> dict[str, dict[str, Any]]:
    return {card["slug"]: card for card in json.loads(run("cards", "seiya", *args, "--json").out)}


def test_json_holds_every_card_with_its_facts(run: Run) -> None:
    found = cards(run)
    assert all(list(card) == FIELDS for card in found.values())
    base = [card for card in found.values() if card["set"] == "base"]
    assert len(base) == 90
    assert sum(card["copies"] for card in base) == 200
    assert [card["number"] for card in base] == [f"{number:03}" for number in range(1, 91)]
    marine = found["marine-de-l-aigle"]
    assert marine["name"] == "Marine de l'Aigle"
    assert marine["classes"] == ["Chevalier d'Argent"]
    assert marine["ranks"] == ["uncommon"]
    assert (marine["cost_force"], marine["cost_cosmos"], marine["force"], marine["heal"]) == (6, 4, 1, None)
    assert (marine["pv"], marine["pv_rule"], marine["icon"], marine["copies"]) == (3, True, None, 2)
    assert found["mu-du-belier"]["icon"] == "flame"
    assert found["mu-du-belier"]["pv_rule"] is False
    assert "draws 1 card" in found["athena"]["text_en"]
    assert "pioche 1 carte" in found["athena"]["text_fr"]


def test_a_set_can_be_asked_for(run: Run) -> None:
    assert {card["set"] for card in cards(run, "--set", "promo").values()} == {"promo"}
    assert len(cards(run, "--set", "asgard")) == 57
    refused = run("cards", "seiya", "--set", "chaos")
    assert refused.code == 2
    assert "asgard, poseidon" in refused.err


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_cards_stand_under_the_name_of_their_box(run: Run, lang: str) -> None:
    for slug, box in (
        ("mime-de-benetnash", "Asgard"),
        ("kassa-des-lyumnades", "Poséidon"),
        ("hyoga-du-verseau", "Promo"),
    ):
        assert run("cards", "seiya", slug, "--lang", lang).out.split()[0].rstrip(":") == box
    assert run("cards", "seiya", "mu-du-belier", "--lang", lang).out.split()[0] in ("Chevaliers", "Gold")


@pytest.mark.parametrize("words", [("asterion",), ("ASTÉRION",), ("Chiens", "chasse")])
def test_a_card_is_found_whatever_its_case_and_accents(run: Run, words: tuple[str, ...]) -> None:
    assert list(cards(run, *words)) == ["asterion-des-chiens-de-chasse"]


def test_a_card_is_found_by_its_number(run: Run) -> None:
    assert list(cards(run, "090")) == ["jaki", "athena-combattante-divine"]


def test_all_words_must_fit_and_classes_count(run: Run) -> None:
    assert list(cards(run, "armure", "lion")) == ["armure-du-lion"]
    assert len([card for card in cards(run, "gold saint").values() if card["set"] == "base"]) == 12


def test_an_unknown_card_is_said_clearly(run: Run) -> None:
    result = run("cards", "seiya", "gandalf")
    assert result.code == 2
    assert "gandalf" in result.err
    assert run("cards", "chess").code == 2


@pytest.mark.parametrize(("lang", "word"), [("fr", "donne F1 S1 C1"), ("en", "gives F1 H1 C1")])
def test_a_listing_for_people_fits_eighty_columns(run: Run, lang: str, word: str) -> None:
    out = run("cards", "--lang", lang, columns=80).out
    assert word in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "Shiryû de la Balance" in out
