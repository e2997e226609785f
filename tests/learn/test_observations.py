"""An observation holds what a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env, data_equivalence

from pioche.learn import Columns, Encoder, Episode, Kind, SeatEnv, Setting, VectorGames, against
from tests.learn.kinds import every_kind, every_mode
from tests.learn.test_episode import play


@every_kind
def test_what_a_seat_cannot_know_changes_no_number(kind: Kind) -> None:
    """The same for every game that the seat cannot tell from this one."""
    encoder = Encoder(Columns.of(kind), 48, 384, flat=False)
    episode = Episode(Setting(kind), 6)
    for step, (seat, _) in enumerate(play(episode, np.random.default_rng(6), 200)):
        if step % 20 == 0:
            mask = episode.mask(seat)
            here, there = (
                encoder.encode(table.view(seat), mask, (), 0, {})
                for table in (episode.table, episode.table.resample(seat, step))
            )
            assert data_equivalence(here, there)


@every_mode
def test_flat_and_structured_say_the_same(kind: Kind) -> None:
    flat, parts = (Episode(Setting(kind, flat=flat), 6) for flat in (True, False))
    for seat, action in play(flat, np.random.default_rng(6), 100):
        one, other = flat.observe(seat), parts.observe(seat)
        seen = other["observation"]
        joined = np.concatenate([seen["counters"], seen["question"], seen["piles"].ravel()])
        assert np.array_equal(one["observation"], joined)
        assert np.array_equal(one["options"], other["options"])
        parts.step(action)


@every_mode
def test_an_option_points_at_its_card(kind: Kind) -> None:
    episode = Episode(Setting(kind, flat=False), 2)
    columns = episode.setting.encoder.columns
    row, card = columns.option.index("row"), columns.option.index("card")
    pointed = 0
    for seat, _ in play(episode, np.random.default_rng(2), 150):
        seen = episode.observe(seat)
        for option in seen["options"]:
            if option[row]:
                pointed += 1
                assert np.array_equal(option[card:], seen["observation"]["cards"][int(option[row]) - 1])
    assert pointed


@every_mode
def test_what_was_read_before_is_read_the_same(kind: Kind) -> None:
    """Rows that lie as they lay are not read again; reading them anew tells the same."""
    episode = Episode(Setting(kind, flat=False), 9)
    encoder = episode.setting.encoder
    for seat, _ in play(episode, np.random.default_rng(9), 80):
        view, picked = episode.table.view(seat), episode.picked
        assert data_equivalence(episode.observe(seat), encoder.encode(view, episode.mask(seat), picked, 0, {}))


# Gymnasium


@every_mode
def test_one_seat_against_bots_is_an_environment_of_gymnasium(kind: Kind) -> None:
    class Masked(gymnasium.ActionWrapper[Any, Any, Any]):
        """The checker knows no masks: what is not allowed becomes something that is."""

        def action(self, action: Any) -> Any:
            mask = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
            return action if mask[action] else mask.argmax()

    check_env(Masked(SeatEnv(kind)), skip_render_check=True, skip_close_check=True)


def test_a_seat_plays_to_the_end_and_is_told_what_it_was_worth() -> None:
    game = SeatEnv(Kind("dbs"), ("random",), seat=1)
    seen, _ = game.reset(seed=3)
    while True:
        action = seen["action_mask"].argmax()
        seen, reward, over, off, _ = game.step(action)
        if over or off:
            break
        assert reward == 0
    assert over
    assert reward == (1 if 1 in game.episode.table.winners else -1)


# Many in one call


@every_mode
def test_many_games_in_one_call_are_the_same_games(kind: Kind) -> None:
    """What happens in one of them does not depend on the others."""
    setting = against(kind, ("random",))
    many, alone = VectorGames(setting, 3), VectorGames(setting, 1)
    seen, _ = many.reset(seed=10)
    one, _ = alone.reset(seed=12)
    for _ in range(40):
        assert many.observation_space.contains(seen)
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, over, off, told = many.step(actions)
        one, reward, *_ = alone.step(actions[2:])
        assert np.array_equal(seen["observation"][2], one["observation"][0])
        assert rewards[2] == reward[0]
        assert not off.any()
        assert told["seat"][2] == (-1 if over[2] else 0)


def test_a_game_that_is_over_begins_anew() -> None:
    games = VectorGames(Setting(Kind("veiel")), 2)
    seen, _ = games.reset(seed=1)
    ended = 0
    chance = np.random.default_rng(1)
    while ended < 3:
        before = games.done
        seen, rewards, over, _, told = games.step(
            (chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
        )
        assert not (before & over).any()
        for place in np.flatnonzero(over):
            ended += 1
            assert set(told["rewards"][place]) == {rewards[place]}
            assert abs(rewards[place]) == 1
    assert (told["rewards"][~over] == 0).all()
