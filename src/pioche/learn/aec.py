"""Games for PettingZoo: agents by turns, or all in every cycle."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pioche.learn.columns import ACTIONS
from pioche.learn.encoder import Observation
from pioche.learn.episode import Episode, Setting
from pioche.learn.kind import Kind

LEAVE = ACTIONS.index("leave") - len(ACTIONS)  # among the actions, from the end


def agent_of(seat: int) -> str:
    return f"player_{seat}"


class Games:
    """What both forms have in common: agents for the seats, their spaces, and one game after the other."""

    metadata: dict[str, Any] = {"render_modes": [], "name": "pioche", "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(self, setting: Setting, max_cycles: int | None = None) -> None:
        self.setting = setting
        self.max_cycles = max_cycles
        self.possible_agents = [agent_of(seat) for seat in setting.seats]
        self.agents: list[str] = []
        self.seats = dict(zip(self.possible_agents, setting.seats, strict=True))
        self.observation_spaces = {agent: setting.encoder.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.encoder.actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """The next game; the same seed plays the same games, one after the other."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.episode = Episode(self.setting, int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)

    def ended(self) -> tuple[bool, bool]:
        """Whether the game is over by its rules, and whether it breaks off."""
        episode = self.episode
        off = not episode.over and self.max_cycles is not None and episode.steps >= self.max_cycles
        return episode.over and not episode.broke_off, off or episode.broke_off

    def close(self) -> None: ...

    def render(self) -> None: ...


class TurnsEnv(Games, AECEnv[str, Observation, int]):
    """PettingZoo's AEC: whoever is asked is selected. An action that the mask forbids is refused."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """What the step was worth to each, and who is asked now."""
        self.rewards = {agent: self.episode.rewards[self.seats[agent]] for agent in self.agents}
        over, off = self.ended()
        if over or off:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, off)
        else:
            self.agent_selection = agent_of(self.episode.seat)


class TogetherEnv(Games, ParallelEnv[str, Observation, int]):
    """PettingZoo's parallel form: every agent acts in every cycle, and those that are not asked leave it to the others.

    An action that the mask forbids counts as the first that it allows, so that nobody can hold up the others.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._observed()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        mask = self.episode.mask(self.episode.seat)
        action = int(actions[agent_of(self.episode.seat)])
        self.episode.step(action if mask[action] else int(mask.argmax()))
        over, off = self.ended()
        observations, infos = self._observed()
        rewards = {agent: self.episode.rewards[self.seats[agent]] for agent in self.agents}
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, off)
        if over or off:
            self.agents = []
        return observations, rewards, *ended, infos

    def _observed(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self.episode.observe(self.seats[agent]) for agent in self.agents}
        for agent, observation in seen.items():
            if self.seats[agent] != self.episode.seat:
                observation["action_mask"][LEAVE] = 1
        return seen, {agent: {} for agent in self.agents}


def env(kind: Kind, max_cycles: int | None = None, **setting: Any) -> AECEnv[str, Observation, int]:
    """A game for agents that act by turns: `env(Kind("toy"))`. Further words are those of `Setting`."""
    return OrderEnforcingWrapper(TurnsEnv(Setting(kind, **setting), max_cycles))


def parallel_env(kind: Kind, max_cycles: int | None = None, **setting: Any) -> TogetherEnv:
    """A game for agents that act in every cycle."""
    return TogetherEnv(Setting(kind, **setting), max_cycles)
