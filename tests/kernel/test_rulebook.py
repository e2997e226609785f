"""The rulebook: statements, labels and search; and that no statement of the index is missing from it."""

from __future__ import annotations

import csv
import os
from pathlib import Path

import pytest

from pioche.games.seiya.cards import ALL
from pioche.games.seiya.rulebook import rulebook
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.rulebook import Made, Rulebook, section_of

SHARED = Path(os.environ.get("PIOCHE_SHARED", Path(__file__).parents[2].parent / "shared"))
INDEX = SHARED / "rules" / "seiya.tsv"

BOXES = ("base", "asgard", "poseidon", "solo", "promo")

BOOK = Rulebook(
    "pioche.games.seiya",
    {
        "seiya:classic:2:1": {"fr": "Chacun reçoit un paquet.", "en": "Each player takes a packet."},
        "seiya:classic:10:1": {"fr": "Le Héros est détruit.", "en": "The Hero is destroyed."},
        "seiya:classic:2:2": {"fr": "On mélange.", "en": "Shuffle."},
        "seiya:glossary:heros:1": Made(lambda lang: f"made in {lang}"),
    },
    {
        "seiya:classic:2": {"fr": "Préparation", "en": "Setup"},
        "seiya:classic:10": {"fr": "Fin", "en": "End"},
        "seiya:glossary:heros": {"fr": "Héros", "en": "Hero"},
    },
)


def test_statements() -> None:
    assert BOOK.has("seiya:classic:2:2")
    assert not BOOK.has("seiya:classic:2:3")
    assert BOOK.statement("seiya:classic:2:2", "en") == "Shuffle."
    assert BOOK.statement("seiya:glossary:heros:1", "fr") == "made in fr"


def test_sections_keep_their_order() -> None:
    assert BOOK.sections() == ("seiya:classic:2", "seiya:classic:10", "seiya:glossary:heros")
    assert BOOK.in_section("seiya:classic:2") == ("seiya:classic:2:1", "seiya:classic:2:2")
    assert BOOK.title("seiya:classic:10", "fr") == "Fin"


def test_search_ignores_case_and_accents() -> None:
    assert BOOK.search("HEROS detruit", "fr") == ["seiya:classic:10:1"]
    assert BOOK.search("héros", "fr") == ["seiya:classic:10:1", "seiya:glossary:heros:1"]
    assert BOOK.search("setup", "en") == ["seiya:classic:2:1", "seiya:classic:2:2"]
    assert BOOK.search("nothing like it", "en") == []


def test_labels_are_found_without_their_dots() -> None:
    book = rulebook()
    rule = "seiya:faq:armure-du-belier:1"
    assert rule in book.search("faq belier", "fr")
    assert rule in book.search("F.A.Q. Bélier", "fr")


@pytest.mark.parametrize(
    ("rule", "french", "english"),
    [
        ("seiya:classic:5.1.2:3", "5.1.2-3", "5.1.2-3"),
        ("seiya:glossary:acquerir:2", "Glossaire «\u00a0Acquérir\u00a0», 2", "Glossary Acquire, 2"),
        ("seiya:faq:armure-du-belier:1", "F.A.Q. Armure du Bélier, 1", "F.A.Q. Aries Armour, 1"),
        ("seiya:faq:hyoga-common:1", "F.A.Q. Hyôga du Cygne ▲, 1", "F.A.Q. Cygnus Hyôga ▲, 1"),
        ("seiya:card:armure-du-belier:1", "Carte Armure du Bélier, 1", "Card Aries Armour, 1"),
        ("seiya:card:seiya-verycommon:0", "Carte Seiya de Pégase ●, 0", "Card Pegasus Seiya ●, 0"),
        ("seiya:card:seiya-uncommon-asgard:1", "Carte Seiya de Pégase ▲◆, 1", "Card Pegasus Seiya ▲◆, 1"),
        ("seiya:card:athena-asgard:1", "Carte Athéna (Asgard), 1", "Card Athena (Asgard), 1"),
        ("seiya:asgard:5", "Asgard, 5", "Asgard, 5"),
        ("seiya:solo:5.2.1:1", "Solo 5.2.1-1", "Solo 5.2.1-1"),
        ("seiya:solo:4:geler:1", "Solo 4, Le dé\u00a0: Geler, 1", "Solo 4, The die: Freeze, 1"),
        (
            "seiya:board:seiya:meteores-de-pegase",
            "Plateau de Pégase «\u00a0Météores de Pégase\u00a0»",
            "Plateau de Pégase “Météores de Pégase”",
        ),
        (
            "seiya:pilier:pilier-de-l-ocean-indien:3",
            "Pilier de l'Océan Indien, 3",
            "Pilier de l'Océan Indien, 3",
        ),
        ("seiya:epopee:blizzard:2", "Épopée «\u00a0Blizzard\u00a0», 2", "Épopée Blizzard, 2"),
    ],
)
def test_labels(rule: str, french: str, english: str) -> None:
    assert rulebook().label(rule, "fr") == french
    assert rulebook().label(rule, "en") == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_own_label_and_its_statement(lang: str) -> None:
    book = rulebook()
    assert len({book.label(rule, lang) for rule in book.ids()}) == len(book.ids())
    for rule in book.ids():
        assert book.title(section_of(rule), lang)
        assert book.statement(rule, lang).strip()
        assert "seiya:" not in book.label(rule, lang) + book.statement(rule, lang)


def test_cards_are_in_the_book() -> None:
    book = rulebook()
    assert book.statement("seiya:card:seiya-verycommon:1", "en") == "This card has no effect of its own."
    assert book.statement("seiya:card:jaki:1", "fr").startswith("Cette carte vaut 1 PV")
    assert book.statement("seiya:card:jaki:2", "fr").startswith("Détruire\u00a0: ")
    for card in ALL:
        assert all(book.has(card.citation(ability)) for ability in card.abilities)


@pytest.mark.skipif(not INDEX.exists(), reason="the index of rules is not here")
def test_every_statement_of_the_index_is_in_the_book() -> None:
    with INDEX.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    wanted = [row["id"] for row in rows if row["proof"] != "none" and row["box"] in BOXES]
    book = rulebook()
    assert [rule for rule in wanted if not book.has(rule)] == []
    for rule in wanted:
        assert all(book.statement(rule, lang) for lang in LANGUAGES)
