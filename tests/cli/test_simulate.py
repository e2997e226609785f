"""pioche simulate."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.terminal import Run, runner

START = (sys.executable, "-c", "from pioche.cli import main; main()", "simulate", "seiya")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def test_json_tells_who_won_and_how_fast_it_went(run: Run) -> None:
    result = run(
        "simulate", "seiya", "--bots", "random,greedy", "--games", "3", "--seed", "7", "--workers", "1", "--json"
    )
    assert result.code == 0
    report = json.loads(result.out)
    assert list(report) == [
        "game", "players", "seed", "games", "decisions", "decisions_per_second", "games_per_second", "turns_mean",
        "endings", "score", "seats",
    ]  # fmt: skip
    assert (report["game"], report["players"], report["seed"], report["games"]) == ("seiya", 2, 7, 3)
    assert [seat["bot"] for seat in report["seats"]] == ["random", "greedy"]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(3)
    for seat in report["seats"]:
        assert list(seat) == ["bot", "wins", "win_ci95", "pv_mean", "pv_ci95"]
        assert 0 <= seat["win_ci95"][0] <= seat["wins"] / 3 <= seat["win_ci95"][1] <= 1
        assert seat["pv_ci95"][0] <= seat["pv_mean"] <= seat["pv_ci95"][1]


@pytest.mark.parametrize(("lang", "word"), [("fr", "Victoires"), ("en", "Wins")])
def test_a_table_for_people(run: Run, lang: str, word: str) -> None:
    result = run("simulate", "--games", "2", "--workers", "1", "--lang", lang, columns=80)
    assert word in result.out
    assert "greedy" in result.out
    assert result.err == ""  # no bar where there is no terminal
    assert max(map(len, result.out.splitlines())) <= 80


def test_one_game_gives_no_interval(run: Run) -> None:
    game = ("simulate", "--games", "1", "--workers", "1")
    assert [seat["pv_ci95"] for seat in json.loads(run(*game, "--json").out)["seats"]] == [None, None]
    assert run(*game).out.count("(–)") == 2


@pytest.mark.parametrize("seed", ["007", "1.5", "0x10", "9" * 5000])
def test_a_seed_is_taken_as_typed(run: Run, seed: str) -> None:
    result = run("simulate", "--seed", seed, "--bots", "random,random", "--games", "1", "--workers", "1", "--json")
    assert json.loads(result.out)["seed"] == seed


def test_more_players_than_names_repeat_the_names_in_turn(run: Run) -> None:
    result = run(
        "simulate", "--bots", "random,greedy", "--players", "5", "--variant", "--promos", "--games", "1",
        "--workers", "1", "--json",
    )  # fmt: skip
    bots = [seat["bot"] for seat in json.loads(result.out)["seats"]]
    assert bots == ["random", "greedy", "random", "greedy", "random"]


@pytest.mark.parametrize(
    "args",
    [
        ("chess",),
        ("--bots", "random,oracle"),
        ("--bots", "random"),
        ("--bots", ""),
        ("--bots", "", "--players", "2"),
        ("--players", "6"),
        ("--bots", "random,random,random", "--players", "2"),
        ("--games", "0"),
        ("--games", "some"),
        ("--games", "1.5"),
        ("--games", "9" * 5000),
        ("--seed", "\udcff"),
        ("--workers", "0"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_played_is_said_clearly(run: Run, args: tuple[str, ...]) -> None:
    result = run("simulate", *args)
    assert result.code == 2
    assert result.err.strip() or result.out.strip()
    assert "Traceback" not in result.err


def test_an_interruption_stops_the_workers_and_reports_what_is_over() -> None:
    for wait in (3, 10, 30):  # longer on a machine too busy to begin, or to finish a game
        process = subprocess.Popen(
            [*START, "--bots", "random,random", "--games", "100000", "--workers", "2", "--json", "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        time.sleep(wait)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)  # ends when nobody holds the pipes: no worker is left
        if out:
            break
    assert process.returncode == 130
    assert "Interrupted" in err
    assert "Traceback" not in err
    assert 0 < json.loads(out)["games"] < 100000
