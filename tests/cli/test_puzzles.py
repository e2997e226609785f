"""pioche puzzles: what is found is told and kept, what is there is checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import games, puzzle
from pioche.arena import puzzles as arena
from pioche.arena.puzzles import Clear, Finder
from pioche.bots.search import Mind
from pioche.kernel.state.game import Game
from pioche.puzzle import Puzzle, puzzles
from tests.cli.terminal import Run, runner

GAME = "dbs"
KNOWN = puzzles(GAME)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture
def one(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """To look for puzzles takes minutes: the first game has one that is known, the others have none."""
    first = next(iter(KNOWN.values()))

    def found(self: Finder, number: int) -> Iterator[Puzzle]:
        yield from [first][number:]

    monkeypatch.setattr(Finder, "found", found)
    return first


@pytest.mark.parametrize(("language", "said"), [("fr", "Un problème trouvé."), ("en", "One puzzle found.")])
def test_what_is_found_is_told_and_kept(
    run: Run, one: Puzzle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, said: str
) -> None:
    monkeypatch.setattr(games, "folders", lambda package: [str(tmp_path)])
    shown = run("puzzles", GAME, "--games", "2", "--write", "--lang", language)
    assert shown.code == 0
    assert said in shown.out
    assert "%" in shown.out
    kept = tmp_path / puzzle.FOLDER / "001.json"
    assert kept.exists()
    puzzles.cache_clear()
    assert puzzles(GAME) == {"001": one}
    puzzles.cache_clear()


def test_those_that_no_longer_hold_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_ = KNOWN
    monkeypatch.setattr(Finder, "confirms", lambda self, game, known: known != KNOWN[first])
    checked = run("puzzles", GAME, "--check", "--lang", "en")
    assert checked.code == 1
    assert f"{first}: no answer is clearly the best any more: remove it" in checked.out
    assert checked.out.count("still one clearly best answer") == len(KNOWN) - 1


def test_a_game_without_a_coach(run: Run) -> None:
    refused = run("puzzles", "veiel", "--lang", "en")
    assert refused.code == 2
    assert "No coach knows this game (veiel)" in refused.err


@pytest.mark.slow
def test_what_is_found_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(iter(KNOWN.values()))
    table = puzzle.laid(GAME, first)
    assert table is not None
    known = Clear(first.own[0], tuple(first.second.split()), first.chance, first.beside, first.reasons)

    def clear(self: Finder, mind: Mind, game: Game, seat: int, *, obvious: bool) -> Clear | None:
        return None if obvious else known

    monkeypatch.setattr(Finder, "clear", clear)
    monkeypatch.setattr(arena, "GAMES", 1)
    monkeypatch.setattr(arena, "MORE", -1.0)
    finder = Finder(GAME, "again")
    assert finder.mind is not None
    posed = finder.posed(finder.mind, table, first.seat, first.mode, list(first.choices))
    assert posed is not None
    assert posed.past == first.past
    assert posed.own == [known.best]
    assert puzzle.laid(GAME, posed) is not None, "and its line, too"
    assert f"game {first.seed}" in posed.made
