"""pioche rules."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from pioche.cli import proving, rules
from pioche.cli.proving import Proof
from pioche.games.seiya.rulebook import rulebook
from tests.cli.terminal import Run, runner

FLAME = "seiya:classic:6:3"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_rules_are_listed(run: Run, lang: str) -> None:
    out = squeezed(run("rules", "seiya", "--lang", lang).out)
    book = rulebook()
    for rule in book.ids():
        assert squeezed(book.statement(rule, lang)).replace("\N{NO-BREAK SPACE}", " ") in out


def test_a_rule_is_found_by_its_id_by_its_label_and_by_words(run: Run) -> None:
    book = rulebook()
    by_id = run("rules", "seiya", FLAME, "--lang", "en").out
    assert squeezed(book.statement(FLAME, "en")) in squeezed(by_id)
    assert FLAME in by_id
    assert run("rules", "seiya", book.label(FLAME, "en"), "--lang", "en").out == by_id
    words = book.statement(FLAME, "en").split()
    assert squeezed(book.statement(FLAME, "en")) in squeezed(run("rules", "seiya", *words, "--lang", "en").out)


def test_a_rule_names_the_card_it_is_about(run: Run) -> None:
    assert "Carte concernée : Athéna" in run("rules", "seiya", "seiya:card:athena:1").out
    assert "Carte" not in run("rules", "seiya", FLAME).out


def test_a_section_shows_its_rules(run: Run) -> None:
    out = run("rules", "seiya", "seiya:classic:6", "--lang", "en").out
    assert squeezed(rulebook().statement(FLAME, "en")) in squeezed(out)
    assert "6-1" in out


def test_an_unknown_rule_is_said_clearly(run: Run) -> None:
    for args in (("seiya", "seiya:classic:99:1"), ("seiya", "xylophone"), ("chess",)):
        result = run("rules", *args)
        assert result.code == 2
        assert args[-1] in result.err


# Coverage


def test_coverage_counts_the_tests_of_each_rule() -> None:
    found = rules.covered(
        rulebook(),
        [
            Proof("a.py::one[straight]", [FLAME, "no:such:rule"], True),
            Proof("a.py::one[shaken]", [FLAME], True),
            Proof("b.py::two", [FLAME], False),
        ],
    )
    assert found.tests[FLAME] == ["a.py::one", "b.py::two"]
    assert found.covered == 1
    assert found.rules == len(rulebook().ids())
    assert FLAME not in found.uncovered
    assert len(found.uncovered) == found.rules - 1


def test_coverage_counts_only_what_passed() -> None:
    found = rules.covered(
        rulebook(),
        [
            Proof("a.py::one[en]", [FLAME], True, "passed"),
            Proof("a.py::one[fr]", [FLAME], True, "failed"),
            Proof("b.py::two", [FLAME], True, "skipped"),
        ],
    )
    assert found.covered == 0
    assert FLAME in found.uncovered
    assert found.failed == {FLAME: ["a.py::one"]}
    assert found.skipped == {FLAME: ["b.py::two"]}


PROJECT = '[project]\nname = "pioche"\n[tool.pytest.ini_options]\nmarkers = ["rule"]\n'
TESTS = f"""
import pytest

@pytest.fixture
def table():
    return None

@pytest.mark.rule("{FLAME}")
def test_flame(table):
    pass
"""


@pytest.fixture
def small_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "test_small.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path / "tests" / "deep")
    return tmp_path


@pytest.fixture
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)


def test_coverage_reads_the_tests_of_the_checkout(run: Run, small_checkout: Path) -> None:
    result = run("rules", "coverage", "--json")
    assert result.code == 0
    found = json.loads(result.out)["seiya"]
    assert list(found) == ["rules", "covered", "uncovered", "tests", "skipped", "failed"]
    assert found["covered"] == 1
    assert found["tests"][FLAME] == ["tests/test_small.py::test_flame"]


def test_coverage_for_people(run: Run, small_checkout: Path) -> None:
    out = run("rules", "coverage", "--lang", "en").out
    assert "tests/test_small.py::test_flame" in out
    assert "no test" in out
    assert f"1 of {len(rulebook().ids()):,} rules are proved by a test, 1 by a game played." in out


@pytest.mark.usefixtures("one_core")
def test_coverage_runs_the_tests_again_when_a_file_has_changed(run: Run, small_checkout: Path) -> None:
    assert "Running" in run("rules", "coverage", "--json", "--lang", "en").err
    assert "Running" not in run("rules", "coverage", "--json", "--lang", "en").err
    test = small_checkout / "tests" / "test_small.py"
    test.write_text(TESTS.replace("pass", "assert False"))
    result = run("rules", "coverage", "--lang", "en")
    assert "tests/test_small.py::test_flame (failed)" in result.out
    assert f"0 of {len(rulebook().ids()):,} rules are proved" in result.out
    test.write_text(TESTS.replace("pass", "pytest.skip('no table')"))
    result = run("rules", "coverage", "--lang", "en")
    assert "tests/test_small.py::test_flame (skipped" in result.out
    assert f"0 of {len(rulebook().ids()):,} rules are proved" in result.out


@pytest.mark.usefixtures("one_core")
def test_coverage_does_not_count_tests_that_cannot_be_read(run: Run, small_checkout: Path) -> None:
    (small_checkout / "tests" / "test_broken.py").write_text("import nothing_of_that_name\n")
    result = run("rules", "coverage")
    assert result.code == 2
    assert result.err


def test_coverage_outside_a_checkout_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n')
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    result = run("rules", "coverage")
    assert result.code == 2
    assert result.err


def test_coverage_without_pytest_is_refused(run: Run, small_checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "find_spec", lambda name: None)
    result = run("rules", "coverage")
    assert result.code == 2
    assert "pytest" in result.err
