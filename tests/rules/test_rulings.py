"""docs/rulings.md: what the rulebooks leave open is ruled there, and every ruling is proven."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from pioche.games import dbs
from pioche.games.dbs.rulebook import rulebook as dbs_rulebook
from pioche.games.seiya.rulebook import rulebook as seiya_rulebook

TESTS = Path(__file__).parents[1]
DOCUMENT = (TESTS.parent / "docs" / "rulings.md").read_text(encoding="utf-8")
SHARED = Path(os.environ.get("PIOCHE_SHARED") or TESTS.parents[1] / "shared")
OPEN = SHARED / "rules" / "dbs-open-questions.md"


def written(*folders: str) -> set[str]:
    """The names of the tests in these folders."""
    return {
        name
        for folder in folders
        for path in (TESTS / folder).rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def test_every_test_that_the_document_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCUMENT))
    assert named
    assert sorted(named - written("rules", "games")) == []


def test_every_ruling_names_a_test() -> None:
    for entry in re.split(r"^### ", DOCUMENT, flags=re.MULTILINE)[1:]:
        assert re.search(r"`test_\w+`", entry), entry.splitlines()[0]


def test_every_line_of_a_table_of_misprints_names_its_rules_and_a_test() -> None:
    (table,) = re.findall(r"^\| rules .*\n\| --- .*\n((?:\|.*\n)+)", DOCUMENT, re.MULTILINE)
    for line in table.splitlines():
        assert re.search(r"`dbs:[^`]+`.*`test_\w+`", line), line


def test_every_test_of_a_ruling_is_in_the_document() -> None:
    rulings = sorted(name for name in written("rules") if name.startswith("test_ruling_"))
    assert [name for name in rulings if f"`{name}`" not in DOCUMENT] == []


def test_every_rule_that_the_document_names_exists() -> None:
    books = {"seiya": seiya_rulebook(), "dbs": dbs_rulebook(dbs.RULES)}
    named = re.findall(r"`((seiya|dbs):[^`]+)`", DOCUMENT)
    assert sorted(rule for rule, game in named if not books[game].has(rule)) == []


@pytest.mark.skipif(not OPEN.exists(), reason="the list of open questions is not here")
def test_every_open_question_of_the_comprehensive_rules_is_ruled() -> None:
    """A question is told by the first rule of its line in the list."""
    found = re.findall(r"^\| (\d+(?:-\d+)+)", OPEN.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) > 30
    assert [rule for rule in found if not re.search(rf"`dbs:{rule}[-`]", DOCUMENT)] == []
