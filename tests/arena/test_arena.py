"""Many games: the same figures for any number of workers, and the right intervals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import get_context
from multiprocessing.pool import Pool

import msgspec
import pytest
from msgspec.structs import replace

from pioche import games
from pioche.arena import Outcome, Tournament, crew, play_game
from pioche.arena.report import Tally, normal, report, wilson
from pioche.kernel.play.decision import Refused

TIMES = {"decisions_per_second": 0.0, "games_per_second": 0.0}


def test_a_game_between_bots_is_played_to_its_end() -> None:
    outcome = play_game("seiya", {"players": 3}, [games.bot("seiya", "random", seat) for seat in range(3)], 1)
    assert len(outcome.scores) == 3
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    assert outcome.turns > 10
    assert outcome.decisions > outcome.turns


@pytest.mark.parametrize("game", games.NAMES)
def test_all_but_times_is_the_same_for_any_number_of_workers(game: str) -> None:
    tournament = Tournament(game, (tuple(games.bots(game)) * 2)[:2], 7, 3)
    one, two = (tournament.run(workers)[0] for workers in (1, 2))
    assert one is not None
    assert two is not None
    assert replace(one, **TIMES) == replace(two, **TIMES)


def test_a_seed_is_the_same_as_a_number_or_as_text() -> None:
    one, two = (Tournament("seiya", ("random", "random"), 2, seed).run()[0] for seed in (3, "3"))
    assert one is not None
    assert two is not None
    assert one.seats == two.seats


def test_nothing_depends_on_the_order_of_hashes() -> None:
    code = (
        "from pioche.arena import Tournament\n"
        "report, _ = Tournament('seiya', ('greedy', 'greedy'), 1, 3).run()\n"
        "print(report.seats, report.decisions)"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


def test_the_first_player_is_drawn_by_lot_and_games_differ() -> None:
    tournament = Tournament("seiya", ("random", "random"), 1, 3)
    assert len({msgspec.json.encode(tournament.play(number)) for number in range(4)}) == 4


@pytest.mark.parametrize(
    ("tournament", "reason"),
    [
        (Tournament("seiya", ("random", "random"), 0), "too-few-games"),
        (Tournament("seiya", ("random", "oracle"), 1), "unknown-bot"),
        (Tournament("chess", ("random", "random"), 1), "unknown-game"),
        (Tournament("seiya", ("random",), 1), "players-out-of-range"),
        (Tournament("seiya", ("random", "random"), 1, "\udcff"), "bad-config"),
        (Tournament("seiya", ("random",) * 6, 1), "players-out-of-range"),
    ],
)
def test_what_cannot_be_played_is_refused(tournament: Tournament, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        tournament.run()
    assert refused.value.reason.text == reason


def test_what_is_over_when_somebody_interrupts_is_reported() -> None:
    played = 0

    def progress(games: int) -> None:
        nonlocal played
        played += games
        if played == 3:
            raise KeyboardInterrupt

    found, interrupted = Tournament("seiya", ("random", "random"), 50, 3).run(progress=progress)
    assert interrupted
    assert found is not None
    assert found.games == 3


def test_an_interruption_while_workers_start_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    class Context:
        @staticmethod
        def Pool(workers: int) -> Pool:  # noqa: N802
            os.kill(os.getpid(), signal.SIGINT)
            return get_context("spawn").Pool(workers)

    monkeypatch.setattr(crew, "get_context", lambda method: Context)
    assert Tournament("seiya", ("random", "random"), 50, 3).run(workers=2) == (None, True)


def test_a_shared_victory_counts_in_parts() -> None:
    outcomes = [
        Outcome("shared", (0, 1), (7, 7, 3), 40, 300),
        Outcome("shared", (0, 1, 2), (5, 5, 5), 50, 320),
        Outcome("won", (2,), (1, 2, 3), 60, 340),
        Outcome("stopped", (), (0, 0, 0), 9, 10),  # a game that was stopped
    ]
    tally = sum(map(Tally.of, outcomes), Tally())
    found = report("seiya", ("a", "b", "c"), 1, tally, 2.0, "pv")
    assert [seat.wins for seat in found.seats] == pytest.approx([5 / 6, 5 / 6, 4 / 3], abs=1e-6)
    assert found.games == 4
    assert found.endings == {"shared": 2, "stopped": 1, "won": 1}
    assert [seat["pv_mean"] for seat in found.figures()["seats"]] == [13 / 4, 14 / 4, 11 / 4]
    assert found.turns_mean == pytest.approx(159 / 4)
    assert found.decisions == 970
    assert found.decisions_per_second == pytest.approx(485)


def test_a_victory_of_all_together_is_everybodys() -> None:
    outcomes = [Outcome("together", (0, 1), (0, 0), 5, 9), Outcome("lost", (), (0, 0), 5, 9)]
    found = report("toy", ("a", "b"), 1, sum(map(Tally.of, outcomes), Tally()), 1.0, "")
    assert [seat.wins for seat in found.seats] == [1, 1]
    assert found.endings == {"lost": 1, "together": 1}
    assert list(found.figures()["seats"][0]) == ["bot", "wins", "win_ci95"], "a game without points tells none"


def test_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0
    mean, interval = normal(4, 10, 30)  # 1, 2, 3, 4
    assert interval is not None
    low, high = interval
    assert (mean, round(high - mean, 3)) == (2.5, round(mean - low, 3))
    assert high - mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, abs=1e-3)
    assert normal(1, 5, 25) == (5, None)
