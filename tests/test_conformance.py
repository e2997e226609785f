"""Every game passes the conformance suite, in random games of every size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from pioche import games
from pioche.kernel.state import view as sight
from pioche.kernel.state.card import life_of
from tests import toy
from tests.conformance import Suite, log_elsewhere, log_of
from tests.games.kinds import Kind, tables

SEEDS = st.integers(0, 2**32)
slowly = settings(
    deadline=None, suppress_health_check=list(HealthCheck), print_blob=True, phases=[Phase.explicit, Phase.generate]
)


def kinds() -> Iterator[Any]:
    for name in games.NAMES:
        for kind in tables(name).CONFORMANCE:
            marks = [pytest.mark.slow] if kind.slow else []
            yield pytest.param(kind.module or games.find(name), kind, id=f"{name}, {kind.name}", marks=marks)


@pytest.mark.parametrize(("module", "kind"), list(kinds()))
def test_a_game_keeps_the_promises_of_the_kernel(module: Any, kind: Kind) -> None:
    @given(config=kind.configs, seed=SEEDS)
    @settings(slowly, max_examples=kind.examples)
    def play(config: Any, seed: int) -> None:
        Suite(module).play(config, seed, often=kind.often)

    play()


@given(seed=SEEDS)
@settings(slowly, max_examples=20)
def test_toy_game(seed: int) -> None:
    Suite(toy).play(toy.Config(), seed)


LEAKS: dict[str, tuple[str, Callable[..., Any], int]] = {
    "an option names a card as the state does": ("tag", lambda game, ref, seat: ref, 2),
    "an option tells when an unknown card arrived": ("tag", lambda game, ref, seat: life_of(ref), 2),
    "the hand of another lies in its order": ("in_their_order", lambda row, mine: tuple(row), 3),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_suite_notices_a_leak(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    name, wrong, seed = LEAKS[leak]
    dbs = games.find("dbs")
    monkeypatch.setattr(sight, name, wrong)
    with pytest.raises(AssertionError):
        Suite(dbs).play(dbs.Config(), seed, often=0.3)


@pytest.mark.parametrize(
    ("name", "config"),
    [("tests.toy", ""), *((games.PACKAGES[name], config) for name in games.NAMES for config in tables(name).ELSEWHERE)],
)
def test_another_process_with_another_hash_seed_plays_the_same_game(name: str, config: str) -> None:
    module = toy if name == toy.__name__ else games.find(name.rpartition(".")[2])
    here = log_of(module, eval(f"module.Config({config})"), 5)
    assert {log_elsewhere(name, config, 5, hash_seed) for hash_seed in (1, 2)} == {here}
