"""Many games, each a step further with one call."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array
from numpy.typing import NDArray

from pioche.learn.encoder import Observation
from pioche.learn.episode import Episode, Setting

Batch = NDArray[Any]


class VectorGames(VectorEnv[Observation, Batch, Batch]):
    """So many games of a setting side by side. All seats without a bot are played by whoever steps it.

    An observation is that of the seat that is asked, `info["seat"]` says which one. The reward is that of the seat that
    has acted, `info["rewards"]` holds those of all. A game that is over begins anew with the next call, whatever its
    action.
    """

    def __init__(self, setting: Setting, games: int, max_cycles: int | None = None) -> None:
        self.setting = setting
        self.num_envs = games
        self.max_cycles = max_cycles
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = setting.encoder.space()
        self.single_action_space = spaces.Discrete(setting.encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._seeds: list[np.random.Generator] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; game i of one seed is played as game 0 of the seed that is i larger."""
        if seed is not None or not self._seeds:
            first = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else seed
            self._seeds = [seeding.np_random(each)[0] for each in first or [None] * self.num_envs]
        self.games = [self._begin(place) for place in range(self.num_envs)]
        self.done = np.zeros(self.num_envs, bool)
        self._seen = cast(Observation, create_empty_array(self.single_observation_space, self.num_envs))
        for place in range(self.num_envs):
            self._look(place)
        return self._seen, self._told(np.zeros((self.num_envs, self.setting.players), np.float32))

    def step(self, actions: Batch) -> tuple[Observation, Batch, Batch, Batch, dict[str, Any]]:
        """Do one action in every game. The observations are overwritten by the next call: copy what is to be kept."""
        worth = np.zeros((self.num_envs, self.setting.players), np.float32)
        rewards = np.zeros(self.num_envs, np.float32)
        over, off = np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
        for place, game in enumerate(self.games):
            if self.done[place]:
                self.games[place] = self._begin(place)
            else:
                actor = game.seat
                game.step(int(actions[place]))
                worth[place] = game.rewards
                rewards[place] = worth[place, actor]
                if game.over:
                    over[place], off[place] = not game.broke_off, game.broke_off
                elif self.max_cycles is not None:
                    off[place] = game.steps >= self.max_cycles
            self._look(place)
        self.done = over | off
        return self._seen, rewards, over, off, self._told(worth)

    def _begin(self, place: int) -> Episode:
        return Episode(self.setting, int(self._seeds[place].integers(2**62)))

    def _look(self, place: int) -> None:
        """Note what is seen where a game is asked; when it is over, by the first seat that is learnt."""
        game = self.games[place]
        write(self._seen, place, game.observe(self.setting.seats[0] if game.over else game.seat))

    def _told(self, worth: Batch) -> dict[str, Any]:
        return {"seat": np.array([game.seat for game in self.games]), "rewards": worth}


def write(batch: dict[str, Any], place: int, one: dict[str, Any]) -> None:
    """Put one observation into a batch of them."""
    for key, value in one.items():
        if isinstance(value, dict):
            write(batch[key], place, value)
        else:
            batch[key][place] = value
