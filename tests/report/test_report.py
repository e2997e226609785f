"""Results of many games: written down, read again, and made a page of."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from pioche import games
from pioche.arena.parquet import read
from pioche.report.figures import cards, lengths, pairings, points, wins
from pioche.report.page import page
from tests.cli.terminal import Run, runner

SEATS = {  # two games of a against b, then one that all lose
    "game": [0, 0, 1, 1, 2, 2], "seat": [0, 1] * 3, "bot": ["a", "b"] * 3, "plays": ["x", "y", "y", "x", "x", "y"],
    "first": [True, False] * 3, "won": [1.0, 0.0, 0.5, 0.5, 0.0, 0.0], "score": [9, 3, 5, 5, 1, 1],
    "turns": [7, 7, 9, 9, 7, 7],
}  # fmt: skip


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def simulated(run: Run, path: Path, *more: str) -> dict[str, pa.Table]:
    shown = run("simulate", *more, "--out", str(path), "--per-turn", "--per-card", "--json")
    assert (shown.code, shown.err) == (0, "")
    return {"report": json.loads(shown.out), **read(path)[1]}


# What is written down


def test_every_seat_of_every_game_has_a_row(run: Run, tmp_path: Path) -> None:
    found = simulated(
        run, tmp_path / "r.parquet", "seiya", "--bots", "greedy,random,random", "--games", "3", "--workers", "1"
    )
    rows = found["seats"].to_pylist()
    assert [(row["game"], row["seat"], row["bot"]) for row in rows] == [
        (game, seat, bot) for game in range(3) for seat, bot in enumerate(("greedy", "random", "random"))
    ]
    for seat, told in enumerate(found["report"]["seats"]):
        mine = [row for row in rows if row["seat"] == seat]
        assert sum(row["won"] for row in mine) == pytest.approx(told["wins"])
        assert sum(row["score"] for row in mine) / 3 == pytest.approx(told["pv_mean"], abs=0.001)
    assert sum(row["first"] for row in rows) == 3
    assert sum(row["turns"] for row in rows) / 9 == pytest.approx(found["report"]["turns_mean"], abs=0.01)
    for game in range(3):
        assert len({row["plays"] for row in rows if row["game"] == game}) == 3


@pytest.mark.parametrize("game", games.NAMES)
def test_files_are_the_same_for_any_number_of_workers(run: Run, tmp_path: Path, game: str) -> None:
    one, two = (
        simulated(
            run, tmp_path / f"{workers}.parquet", game, "--bots", "greedy,greedy", "--games", "2", "--workers", workers
        )
        for workers in ("1", "2")
    )
    for what in ("seats", "turns", "cards"):
        assert one[what].num_rows
        assert one[what].equals(two[what])
    slugs = set(games.find(game).RULES.catalogue.slugs)
    assert set(one["cards"]["card"].to_pylist()) <= slugs
    assert set(one["cards"]["seat"].to_pylist()) <= {0, 1}


def test_points_begin_with_the_first_turn(run: Run, tmp_path: Path) -> None:
    found = simulated(run, tmp_path / "r.parquet", "seiya", "--bots", "greedy,random", "--games", "1", "--workers", "1")
    rows = found["turns"].to_pylist()
    assert [row["turn"] for row in rows if row["seat"] == 1] == list(range(1, rows[-1]["turn"] + 1))
    assert [row["points"] for row in rows[:2]] == [0, 0]
    assert max(row["points"] for row in rows if row["seat"] == 0) > 10


def test_who_plays_without_a_seat_is_named(run: Run, tmp_path: Path) -> None:
    more = ("seiya", "--mode", "solo", "--bots", "random", "--games", "1", "--workers", "1")
    rows = simulated(run, tmp_path / "r.parquet", *more)["seats"].to_pylist()
    assert [(row["bot"], bool(row["plays"])) for row in rows] == [("random", True), ("Hilda", False)]


# Figures


def test_shares_count_victories_in_parts() -> None:
    seats = pa.table(SEATS)
    assert [(row["bot"], row["share"], row["games"]) for row in wins(seats, "bot")] == [("a", 0.5, 3), ("b", 1 / 6, 3)]
    low, high = (wins(seats, "bot")[0][end] for end in ("low", "high"))
    assert 0 < low < 0.5 < high < 1
    assert lengths(seats) == [{"turns": 7, "games": 2}, {"turns": 9, "games": 1}]
    found = {(row["one"], row["other"]): row["share"] for row in pairings(seats, "plays")}
    assert found == {("x", "y"): 0.5, ("y", "x"): pytest.approx(1 / 6)}


def test_a_card_is_compared_with_what_is_usual_for_the_same_bot() -> None:
    had = pa.table({"game": [0, 0, 0, 1], "seat": [0, 0, 1, 0], "card": ["k", "k", "k", "m"], "turn": [1, 2, 2, 3]})
    k, m = cards({"seats": pa.table(SEATS), "cards": had}, "score")
    assert (k["card"], k["seats"], k["share"], k["brings"]) == ("k", 2, pytest.approx(1 / 3), 2)  # +4 and 0
    assert (m["card"], m["seats"], m["brings"]) == ("m", 1, 0)


def test_turns_that_few_games_reach_are_left_out() -> None:
    count = 20
    seats = pa.table({"game": list(range(count)), "seat": [0] * count, "bot": ["a"] * count})
    turns = pa.table({
        "game": [*range(count), 0], "seat": [0] * (count + 1), "turn": [*[1] * count, 2],
        "points": [*range(count), 50],
    })  # fmt: skip
    (row,) = points({"seats": seats, "turns": turns})
    assert (row["turn"], row["points"]) == (1, 9.5)
    assert row["low"] < 9.5 < row["high"]


# The page


@pytest.mark.parametrize("game", games.NAMES)
def test_a_page_tells_all_and_fetches_nothing(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "r.parquet"
    simulated(run, path, game, "--bots", "greedy,greedy", "--games", "2", "--workers", "1")
    for lang, said in (("fr", "Victoires de chaque place"), ("en", "Games won by each seat")):
        shown = run("report", str(path), "--lang", lang)
        assert (shown.code, shown.err) == (0, "")
        text = path.with_suffix(".html").read_text("utf-8")
        before, *_ = text.split("<script>")
        assert said in before
        assert f'<html lang="{lang}">' in before
        assert re.findall(r"<(?:link|img|iframe)|<script[^>]+src|@import|url\(", before) == []
        (found,) = re.findall(r"^const specs = (.*);$", text, re.MULTILINE)
        specs = json.loads(found.replace("<\\/", "</"))
        assert {"seats", "length", "points", "gained"} <= set(specs)
        assert re.findall(r'class="plot" id="(\w+)"', text) == list(specs)


def test_without_points_and_cards_there_are_fewer_plots(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    assert run("simulate", "dbs", "--games", "1", "--workers", "1", "--out", str(path)).code == 0
    about, tables = read(path)
    assert set(tables) == {"seats"}
    assert 'id="points"' not in page(about, tables, "en")


def test_files_of_another_run_are_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "r.parquet"
    simulated(run, path, "dbs", "--games", "1", "--workers", "1", "--seed", "1")
    assert run("simulate", "dbs", "--games", "1", "--workers", "1", "--seed", "2", "--out", str(path)).code == 0
    assert set(read(path)[1]) == {"seats"}


# What goes wrong


@pytest.mark.parametrize(("lang", "said"), [("fr", "ne peut pas être lu"), ("en", "cannot be read")])
def test_a_missing_file_is_said(run: Run, tmp_path: Path, lang: str, said: str) -> None:
    shown = run("report", str(tmp_path / "none.parquet"), "--lang", lang)
    assert (shown.code, shown.out) == (2, "")
    assert said in shown.err
    assert "Traceback" not in shown.err


@pytest.mark.parametrize("kind", ["text", "parquet", "later"])
@pytest.mark.parametrize(("lang", "said"), [("fr", "pas des résultats"), ("en", "no results")])
def test_what_is_not_ours_is_said(run: Run, tmp_path: Path, kind: str, lang: str, said: str) -> None:
    path = tmp_path / "r.parquet"
    if kind == "text":
        path.write_text("hello")
    else:
        about = b'{"format": "results/9", "game": "x", "seed": "", "games": 1, "bots": [], "score": ""}'
        table = pa.table({"x": [1]})
        pq.write_table(table.replace_schema_metadata({"pioche": about}) if kind == "later" else table, path)
    shown = run("report", str(path), "--lang", lang)
    assert (shown.code, shown.out) == (2, "")
    assert said in shown.err


@pytest.mark.parametrize("command", ["report", "simulate"])
def test_a_missing_library_is_said(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for name in ("pioche.arena.parquet", "pioche.report.page"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    path = str(tmp_path / "r.parquet")
    shown = run("report", path) if command == "report" else run("simulate", "--games", "1", "--out", path)
    assert (shown.code, shown.out) == (2, "")
    assert "pip install 'pioche[report]'" in shown.err


def test_points_and_cards_need_a_file(run: Run) -> None:
    shown = run("simulate", "--games", "1", "--per-turn", "--lang", "en")
    assert (shown.code, shown.out) == (2, "")
    assert "--out" in shown.err


@pytest.mark.parametrize("more", [("--cluster",), ("--keep", "kept")])
def test_what_is_noted_is_played_here(run: Run, tmp_path: Path, more: tuple[str, ...]) -> None:
    shown = run("simulate", "--games", "1", "--out", str(tmp_path / "r.parquet"), "--lang", "en", *more)
    assert (shown.code, shown.out) == (2, "")
    assert "leave out" in shown.err


def test_a_place_where_nothing_can_be_written_is_said(run: Run, tmp_path: Path) -> None:
    shown = run("simulate", "--games", "1", "--out", str(tmp_path / "none" / "r.parquet"), "--lang", "en")
    assert (shown.code, shown.out) == (2, "")
    assert "Cannot write" in shown.err
