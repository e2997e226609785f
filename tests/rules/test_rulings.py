"""docs/rulings.md: what the rulebooks leave open is ruled there, and every ruling is proven."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from pioche.games import dbs
from pioche.games.dbs.rulebook import rulebook as dbs_rulebook
from pioche.games.seiya.rulebook import rulebook as seiya_rulebook
from pioche.games.veiel.rulebook import rulebook as veiel_rulebook

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
    books = {
        "seiya": seiya_rulebook(),
        "hades": seiya_rulebook(),
        "dbs": dbs_rulebook(dbs.RULES),
        "veiel": veiel_rulebook(),
    }
    named = re.findall(r"`((seiya|hades|dbs|veiel):[^`…]+)`", DOCUMENT)
    assert {game for _, game in named} == set(books)
    assert sorted(rule for rule, game in named if not books[game].has(rule)) == []


def test_every_ruling_by_number_that_code_and_positions_name_exists() -> None:
    """The rulings of L'Ordre de Veiel have numbers, without a gap, and each states its rules."""
    chapter = DOCUMENT.partition("# L'Ordre de Veiel\n")[2]
    numbered = {int(entry.partition(".")[0]): entry for entry in re.split(r"^### ", chapter, flags=re.MULTILINE)[1:]}
    assert sorted(numbered) == list(range(1, len(numbered) + 1))
    assert [number for number, entry in numbered.items() if not re.search(r"- \*\*Rules\*\*: `veiel:", entry)] == []
    folders = (TESTS.parent / "src/pioche/games/veiel", TESTS / "games/veiel")
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".txt")]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    named = {
        int(number)
        for text in texts
        for said in re.findall(r"rulings? ([\d, and]+)", text)
        for number in re.findall(r"\d+", said)
    }
    assert named
    assert named <= set(numbered)


@pytest.mark.skipif(not OPEN.exists(), reason="the list of open questions is not here")
def test_every_open_question_of_the_comprehensive_rules_is_ruled() -> None:
    """A question is told by the first rule of its line in the list."""
    found = re.findall(r"^\| (\d+(?:-\d+)+)", OPEN.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) > 30
    assert [rule for rule in found if not re.search(rf"`dbs:{rule}[-`]", DOCUMENT)] == []
