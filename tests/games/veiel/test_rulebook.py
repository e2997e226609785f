"""The rulebook of L'Ordre de Veiel holds every statement of the index, in both languages and in words of its own."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest

from pioche.games.veiel.rulebook import CARD, CHAPTERS, chapter, rulebook
from pioche.kernel.wording import LANGUAGES
from pioche.kernel.wording.rulebook import section_of

SHARED = Path(os.environ.get("PIOCHE_SHARED") or Path(__file__).parents[4] / "shared")
INDEX = SHARED / "rules" / "veiel.tsv"
SOURCE = SHARED / "seeds" / "002_d272981886458695.txt"
COPIED = 8  # so many words in a row are a sentence of somebody else's

BOOK = rulebook()
WRITTEN = [rule for rule in BOOK.ids() if not rule.startswith(CARD)]  # what cards say is made from the cards


@pytest.mark.skipif(not INDEX.exists(), reason="the index of rules is not here")
def test_every_statement_of_the_index_is_in_the_book_in_its_order() -> None:
    with INDEX.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    assert [row["id"] for row in rows] == WRITTEN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_own_label_and_its_statement(lang: str) -> None:
    assert len({BOOK.label(rule, lang) for rule in BOOK.ids()}) == len(BOOK.ids())
    for rule in BOOK.ids():
        assert BOOK.title(section_of(rule), lang)
        assert BOOK.statement(rule, lang).endswith(".")
        assert "veiel:" not in BOOK.label(rule, lang) + BOOK.statement(rule, lang)


def test_labels() -> None:
    assert BOOK.label("veiel:tour-des-ennemis:3", "fr") == "Tour des ennemis, 3"
    assert BOOK.label("veiel:tour-des-ennemis:3", "en") == "The enemies' turn, 3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_follow_one_another(lang: str) -> None:
    found = [chapter(section_of(rule), lang) for rule in WRITTEN]
    assert found == sorted(found, key=found.index)
    assert len(set(found)) == len(CHAPTERS)
    assert chapter(CARD + "frappe", lang) not in found


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    for rule in WRITTEN:
        assert not re.search(r" [:;?!»]|« |[^\N{NO-BREAK SPACE}][:;?!»]", BOOK.statement(rule, "fr")), rule


def in_a_row(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[n : n + COPIED]) for n in range(len(words) - COPIED + 1)}


@pytest.mark.skipif(not SOURCE.exists(), reason="the printed rulebook is not here")
def test_no_sentence_is_copied() -> None:
    printed = in_a_row(SOURCE.read_text(encoding="utf-8"))
    assert [rule for rule in WRITTEN if printed & in_a_row(BOOK.statement(rule, "fr"))] == []
