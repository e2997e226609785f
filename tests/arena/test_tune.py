"""Weights of an evaluation are found by games."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pioche.arena import tune
from pioche.arena.crew import crew
from pioche.arena.tune import Plan, Trial, Tuning, played, searching
from pioche.kernel.play.decision import Refused
from pioche.kernel.state.chance import key_of
from pioche.table import Table

PLAN = Plan("dbs", "club", "greedy", 3, {}, {}, 2, 6, {"life": 1.0, "hand": -2.0, "energy": 0.0})
BEST = (1.5, -1.0, 0.5)


def measured(plan: Plan, trial: Trial) -> tuple[Trial, float]:
    """In place of games: the nearer to the best weights, the better, but for the luck of the deal."""
    luck = key_of(f"{plan.seed}/{trial.deal}")[0] / 256
    return trial, luck - sum((weight - best) ** 2 for weight, best in zip(trial.weights, BEST, strict=True))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Trial]:
    trials: list[Trial] = []
    monkeypatch.setattr(tune, "played", lambda plan, trial: trials.append(trial) or measured(plan, trial))
    return trials


def found(tuning: Tuning, generations: int) -> dict[str, float]:
    with crew(1) as players:
        tuning.run(generations, players)
    tuning.close()
    return tuning.weights


def test_it_goes_where_games_are_won(quick: list[Trial]) -> None:
    tuning = Tuning(PLAN)
    assert list(found(tuning, 40).values()) == pytest.approx(BEST, abs=0.05)
    with crew(1) as players:
        before, now = tuning.proof(10, players)
    assert now.value - before.value == pytest.approx(1.5, abs=0.01)  # in the same deals luck is the same
    assert now.error == pytest.approx(before.error)
    assert now.error > 0


def test_all_candidates_of_a_generation_meet_the_same_deals_and_the_next_one_others(quick: list[Trial]) -> None:
    found(Tuning(PLAN), 2)
    met = [
        {trial.deal for trial in quick[first : first + 12] if trial.place == place}
        for first in (0, 12)
        for place in range(6)
    ]
    assert met[:6] == [met[0]] * 6
    assert met[6:] == [met[6]] * 6
    assert not met[0] & met[6]


def test_a_run_that_was_broken_off_goes_on_where_it_was(quick: list[Trial], tmp_path: Path) -> None:
    whole = found(Tuning(PLAN), 5)
    keep = tmp_path / "weights"
    found(Tuning(PLAN, keep), 3)
    with keep.open("ab") as file:
        file.write(keep.read_bytes().splitlines()[-1][:-4])  # the machine stopped in the middle of a line
    del quick[:]
    assert found(Tuning(PLAN, keep), 5) == whole
    assert len(quick) == 2 * 6 * 2


@pytest.mark.parametrize("other", [replace(PLAN, seed=4), replace(PLAN, bot="expert"), replace(PLAN, deals=3)])
def test_another_run_is_not_mixed_in(quick: list[Trial], tmp_path: Path, other: Plan) -> None:
    keep = tmp_path / "weights"
    found(Tuning(other, keep), 1)
    before = keep.read_bytes()
    with pytest.raises(Refused) as refused:
        Tuning(PLAN, keep)
    assert refused.value.reason.text == "kept-others"
    assert keep.read_bytes() == before


def test_a_deal_is_played_from_both_seats_and_counts_the_points_ahead() -> None:
    """A beginner of Saint Seiya follows a mood and weighs nothing: whatever the weights, it is behind."""
    start = searching("seiya", "beginner", 0).mind.evaluation.weights
    plan = Plan("seiya", "beginner", "greedy", 1, {}, {}, 1, 3, start)
    (_, one), (_, other) = (
        played(plan, Trial(0, "0/0", tuple(weights))) for weights in (start.values(), [0.0] * len(start))
    )
    assert one == other < 0
    alone = replace(plan, against="", config={"mode": "solo"})
    assert played(alone, Trial(0, "0/0", tuple(start.values())))[1] != one


def test_a_bot_weighs_by_the_weights_that_it_is_given() -> None:
    bot = searching("dbs", "club", 0)
    game = Table.new("dbs", seed=1).game
    weights = {"life": 0.0, "hand": 2.0}
    parts = bot.weighed(weights).mind.evaluation.parts(game, 0)
    assert set(parts) == {"life", "hand"}
    assert parts["life"] == 0
    assert set(bot.mind.evaluation.parts(game, 0)) > {"life", "hand", "energy"}
