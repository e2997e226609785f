"""PettingZoo's own tests, for every game and mode."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from pioche.learn import Kind, env, parallel_env
from tests.learn.kinds import every_kind, every_mode

pytestmark = pytest.mark.filterwarnings("ignore")  # it warns of whatever is no picture


@every_kind
def test_api(kind: Kind) -> None:
    api_test(env(kind), num_cycles=40)


@every_mode
def test_api_with_structured_observations(kind: Kind) -> None:
    api_test(env(kind, flat=False), num_cycles=40)


@every_mode
def test_api_to_the_end_of_a_game(kind: Kind) -> None:
    api_test(env(kind, max_cycles=30), num_cycles=40)


@every_kind
def test_seeds(kind: Kind) -> None:
    seed_test(lambda: env(kind), num_cycles=20)


@every_kind
def test_max_cycles(kind: Kind) -> None:
    """That test wants every agent to act in every cycle: the parallel form, and what PettingZoo makes of it."""

    def together(max_cycles: int) -> object:
        return parallel_env(kind, max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


@every_mode
def test_parallel_api(kind: Kind) -> None:
    parallel_api_test(parallel_env(kind), num_cycles=20)


@every_mode
def test_a_game_breaks_off_after_so_many_steps(kind: Kind) -> None:
    game = env(kind, max_cycles=5)
    game.reset(seed=1)
    steps = 0
    for agent in game.agent_iter():
        seen, reward, over, off, _ = game.last()
        game.step(None if over or off else game.action_space(agent).sample(seen["action_mask"]))
        steps += not off
        assert (reward, over) == (0, False)
    assert steps == 5
