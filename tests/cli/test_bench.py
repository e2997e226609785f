"""pioche bench runs; how fast is not tested."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pioche.cli import bench
from tests.cli.terminal import Run, runner

TINY = {
    "speed": ("--games", "1", "--runs", "1"),
    "state": ("--times", "1"),
    "memory": ("--first", "1", "--last", "2"),
}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", TINY)


@pytest.mark.usefixtures("tiny")
def test_json_holds_every_figure(run: Run) -> None:
    result = run("bench", "--quick", "--json")
    assert result.code == 0
    figures = json.loads(result.out)
    assert list(figures) == ["calibration_ms", "seiya", "dbs", "veiel", "quick"]
    both = ["decisions_per_second", "games_per_second", "copy_us", "dump_load_us"]
    ways = ("", "all_boxes_", "hades_")
    assert set(figures["seiya"]) == {*(way + figure for way in ways for figure in both), "rss_growth_mb"}
    assert list(figures["dbs"]) == both
    thinking = ["thinking_p50_ms", "thinking_p95_ms", "thinking_max_ms"]
    assert list(figures["veiel"]) == ["decisions_per_second", "copy_us", "dump_load_us", "foresee_ms", *thinking]
    numbers = [figure for game in ("seiya", "dbs", "veiel") for figure in figures[game].values()]
    assert all(isinstance(figure, int | float) for figure in numbers)


@pytest.mark.usefixtures("tiny")
def test_a_table_for_people(run: Run) -> None:
    out = run("bench", "--quick", "--lang", "en").out
    assert "seiya: decisions a second" in out
    assert "dbs: decisions a second" in out
    assert "veiel: an answer of greedy, 95 % of them within" in out
    assert "100th to the 1,000th game" in out


def test_outside_a_checkout_it_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("bench")
    assert result.code == 2
    assert result.err


def test_a_benchmark_that_fails_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "pioche"\n')
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "calibration.py").write_text("raise SystemExit(1)\n")
    monkeypatch.chdir(tmp_path)
    result = run("bench")
    assert result.code == 2
    assert "calibration" in result.err
