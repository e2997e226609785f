"""One seat of a game against bots, for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pioche.learn.encoder import Observation
from pioche.learn.episode import Episode, Setting
from pioche.learn.kind import Kind


def against(kind: Kind, bots: tuple[str, ...], seat: int = 0, **setting: Any) -> Setting:
    """A setting in which all seats but one are played by bots, these in turn."""
    game = kind.table(0).game
    others = [other for other in range(game.players) if other != seat and other not in game.automatic]
    return Setting(kind, bots={other: bots[place % len(bots)] for place, other in enumerate(others)}, **setting)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat learns: `SeatEnv(Kind("toy"), ("random",))`. Further words are those of `Setting`."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self, kind: Kind, bots: tuple[str, ...] = ("random",), seat: int = 0, max_cycles: int | None = None, **more: Any
    ) -> None:
        self.setting = against(kind, bots, seat, **more)
        self.seat = seat
        self.max_cycles = max_cycles
        self.observation_space = self.setting.encoder.space()
        self.action_space = spaces.Discrete(self.setting.encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode = Episode(self.setting, int(self.np_random.integers(2**62)))
        return self.episode.observe(self.seat), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        episode.step(int(action))
        off = not episode.over and self.max_cycles is not None and episode.steps >= self.max_cycles
        over = episode.over and not episode.broke_off
        return episode.observe(self.seat), episode.rewards[self.seat], over, off or episode.broke_off, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as libraries that mask actions ask for it."""
        return self.episode.mask(self.seat).astype(bool)
