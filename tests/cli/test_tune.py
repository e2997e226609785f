"""pioche tune."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from pioche.arena import tune
from pioche.bots.search import Weights
from pioche.cli import tune as command
from tests.cli.terminal import Run, runner

FEW = ("--generations", "2", "--candidates", "3", "--deals", "1", "--proof", "2", "--workers", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("lang", "told", "proof"), [("fr", "Génération 2", "nouvelles donnes"), ("en", "Generation 2", "new deals")]
)
def test_what_was_found_is_shown_beside_what_there_was(run: Run, lang: str, told: str, proof: str) -> None:
    shown = run("tune", "seiya", "--bot", "beginner", *FEW, "--lang", lang, columns=120)
    assert shown.code == 0
    assert told in shown.err
    assert proof in shown.out
    assert "deck" in shown.out


@pytest.mark.parametrize(("better", "written"), [(1.0, True), (-1.0, False)])
def test_only_better_weights_are_written(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, better: float, written: bool
) -> None:
    """In place of games: the farther from the first weights, the better, or the worse."""

    def measured(plan: tune.Plan, trial: tune.Trial) -> tuple[tune.Trial, float]:
        far = sum(abs(one - other) for one, other in zip(trial.weights, plan.start.values(), strict=True))
        return trial, better * far

    file = tmp_path / command.data_file("dbs")
    file.parent.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "pioche"\n')
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tune, "played", measured)
    assert run("tune", "dbs", "--bot", "club", *FEW, "--write").code == 0
    assert file.exists() == written
    if written:
        kept = msgspec.json.decode(file.read_bytes(), type=Weights)
        assert set(kept.terms) == set(tune.searching("dbs", "club", 0).mind.evaluation.weights)
        assert kept.made.startswith("pioche tune dbs --bot club --generations 2")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--bot", "greedy"), "greedy"),
        (("--bot", "nobody"), "nobody"),
        (("--against", "nobody"), "nobody"),
        (("--candidates", "2"), "--candidates 2"),
        (("--deals", "0"), "--deals 0"),
        (("--proof", "1"), "--proof 1"),
    ],
)
def test_what_cannot_be_tuned_is_refused(run: Run, given: tuple[str, ...], said: str) -> None:
    shown = run("tune", "seiya", *given)
    assert shown.code == 2
    assert said in shown.err
