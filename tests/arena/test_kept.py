"""A long run that was broken off goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pioche.arena import Report, Tournament
from pioche.arena.kept import blocks
from pioche.kernel.play.decision import Refused
from tests.arena.test_arena import TIMES

GAMES = Tournament("seiya", ("random", "random"), 6, 3, {}, {"mode": ["classic", "duel"]})


def figures(keep: Path | None = None, tournament: Tournament = GAMES) -> Report:
    found, interrupted = tournament.run(keep=keep)
    assert found is not None
    assert not interrupted
    return replace(found, **TIMES)


def broken_off(keep: Path, after: int) -> None:
    left = after

    def progress(games: int) -> None:
        nonlocal left
        left -= games
        if left <= 0:
            raise KeyboardInterrupt

    assert GAMES.run(progress=progress, keep=keep)[1]


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, whole = tmp_path / "games", figures()
    broken_off(keep, 4)
    with keep.open("ab") as file:
        file.write(keep.read_bytes().splitlines()[-1][:-5])  # the machine stopped in the middle of a line
    played = []
    play = Tournament.play
    monkeypatch.setattr(Tournament, "play", lambda self, number: played.append(number) or play(self, number))
    assert figures(keep) == whole
    assert played == [4, 5]
    assert whole.groups  # what was drawn by lot is counted as well
    assert figures(keep, replace(GAMES, games=8)).games == 8
    assert played == [4, 5, 6, 7]


@pytest.mark.parametrize("other", [replace(GAMES, seed=4), replace(GAMES, bots=("random", "greedy")), None])
def test_games_of_another_kind_are_not_mixed_in(tmp_path: Path, other: Tournament | None) -> None:
    keep = tmp_path / "games"
    if other is None:
        keep.write_text("a letter to Athena")
    else:
        replace(other, games=1).run(keep=keep)
    before = keep.read_bytes()
    with pytest.raises(Refused) as refused:
        GAMES.run(keep=keep)
    assert refused.value.reason.text == "kept-others"
    assert keep.read_bytes() == before


def test_games_by_other_rules_are_not_mixed_in(tmp_path: Path) -> None:
    keep = tmp_path / "games"
    GAMES.run(keep=keep)
    rules = GAMES.head().rules
    keep.write_text(keep.read_text().replace(rules, rules[::-1], 1))
    with pytest.raises(Refused) as refused:
        GAMES.run(keep=keep)
    assert refused.value.reason.text == "kept-others"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        GAMES.run(keep=tmp_path / "nowhere" / "games")
    assert refused.value.reason.text == "kept-file"


def test_blocks_leave_out_what_is_over() -> None:
    assert list(blocks(7, [], 3)) == [range(3), range(3, 6), range(6, 7)]
    assert list(blocks(9, [range(4, 6), range(2)], 5)) == [range(2, 4), range(6, 9)]
    assert list(blocks(5, [range(3, 8)], 5)) == [range(3)]
