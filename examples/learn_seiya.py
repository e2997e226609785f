"""A small policy learns Saint Seiya Deckbuilding against bots: softmax over the features of options, REINFORCE, numpy.

What an option is worth is a sum: weights of its features, one set for each question, and a number for each card that it
may be about. A step is worth the points by which one gets ahead soon after it. `python examples/learn_seiya.py --help`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import process_time
from typing import Any

import numpy as np

from pioche.learn import Columns, Kind, VectorGames, against

GAME = "seiya"
DISCOUNT = 0.97  # a step is worth what comes of it, the later the less
CLIP = 10.0


class Policy:
    """Chooses among options by their features."""

    def __init__(self, columns: Columns, seed: int) -> None:
        names = columns.option
        self.chance = np.random.default_rng(seed)
        self.kinds = len(columns.kinds)
        self.card = names.index("card")
        left_out = {"card", "zone", "row"}  # they are names, not amounts
        self.used = [place for place, name in enumerate(names) if name not in left_out]
        self.asks = slice(len(columns.counters), len(columns.counters) + len(columns.asks))
        self.weights = np.zeros((len(columns.asks), len(self.used)))
        self.cards = np.zeros((len(columns.asks), self.kinds, len(columns.slugs) + 1))
        self.moments = [np.zeros_like(self.weights), np.zeros_like(self.cards)]

    def choose(self, seen: dict[str, Any]) -> tuple[np.ndarray, list[Any]]:
        """An action in each game, and what is needed to learn from it."""
        asks = seen["observation"][:, self.asks].argmax(axis=1)
        actions, steps = np.zeros(len(asks), int), []
        for place, ask in enumerate(asks):
            allowed = np.flatnonzero(seen["action_mask"][place])
            if not len(allowed):  # a game that is over
                steps.append(None)
                continue
            options = seen["options"][place, allowed]
            features = options[:, self.used].clip(-CLIP, CLIP)
            kinds, cards = options[:, : self.kinds].argmax(axis=1), options[:, self.card].astype(int)
            logits = features @ self.weights[ask] + self.cards[ask, kinds, cards]
            likely = np.exp(logits - logits.max())
            likely /= likely.sum()
            choice = int(self.chance.choice(len(allowed), p=likely))
            actions[place] = allowed[choice]
            steps.append((ask, features, kinds, cards, likely, choice))
        return actions, steps

    def learn(self, games: list[list[tuple[Any, float]]], rate: float) -> None:
        """Make likelier what brought more than usual, by the steps of some games with what came of each."""
        worth = np.array([value for game in games for _, value in game])
        usual, spread = worth.mean(), worth.std() + 1e-6
        slopes = [np.zeros_like(self.weights), np.zeros_like(self.cards)]
        for game in games:
            for (ask, features, kinds, cards, likely, choice), value in game:
                push = -likely * (value - usual) / spread
                push[choice] += (value - usual) / spread
                slopes[0][ask] += push @ features
                np.add.at(slopes[1], (ask, kinds, cards), push)
        for values, slope, moment in zip((self.weights, self.cards), slopes, self.moments, strict=True):
            moment *= 0.95
            moment += 0.05 * slope**2
            values += rate * slope / (np.sqrt(moment) + 1.0)


def later(rewards: list[float]) -> np.ndarray:
    """What comes of each step: its reward and those after it, the later the less."""
    worth, total = np.zeros(len(rewards)), 0.0
    for place in range(len(rewards) - 1, -1, -1):
        total = worth[place] = rewards[place] + DISCOUNT * total
    return worth


class Hall:
    """Games against one bot, side by side, one after the other."""

    def __init__(self, bot: str, games: int, seed: int) -> None:
        self.bot = bot
        self.tables = VectorGames(against(Kind(GAME), (bot,), reward="lead"), games)
        self.columns = self.tables.setting.encoder.columns
        self.seen, _ = self.tables.reset(seed=seed)
        self.running: list[tuple[list[Any], list[float]]] = [([], []) for _ in range(games)]

    def play(self, policy: Policy) -> list[tuple[list[Any], list[float], float]]:
        """Go on until as many games are over as there are: steps, their rewards, and the share of the victory."""
        found = []
        while len(found) < len(self.running):
            actions, steps = policy.choose(self.seen)
            self.seen, rewards, over, off, _ = self.tables.step(actions)
            for place, step in enumerate(steps):
                if step is None:  # the game begins anew
                    continue
                self.running[place][0].append(step)
                self.running[place][1].append(float(rewards[place]))
                if over[place] or off[place]:
                    winners = self.tables.games[place].table.winners
                    found.append((*self.running[place], 1 / len(winners) if 0 in winners else 0.0))
                    self.running[place] = [], []
        return found


def train(bots: tuple[str, ...], updates: int, games: int, rate: float, seed: int) -> Iterator[dict[str, Any]]:
    """Play so many games against each bot before each update; yields the learning curve."""
    halls = [Hall(bot, games, seed) for bot in bots]
    policy = Policy(halls[0].columns, seed)
    played, start = 0, process_time()
    for update in range(updates):
        lessons: list[list[tuple[Any, float]]] = []
        row: dict[str, Any] = {"update": update}
        for hall in halls:
            found = hall.play(policy)
            lessons += [list(zip(steps, later(rewards), strict=True)) for steps, rewards, _ in found]
            played += sum(len(steps) for steps, _, _ in found)
            ahead = float(np.mean([sum(rewards) for _, rewards, _ in found]))
            won = float(np.mean([share for _, _, share in found]))
            row[hall.bot] = {"won": round(won, 3), "ahead": round(ahead, 2)}
        policy.learn(lessons, rate)
        yield {**row, "steps": played, "seconds": round(process_time() - start, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="random,greedy", help="against whom")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=16, help="against each bot, before each update")
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for row in train(tuple(given.bots.split(",")), given.updates, given.games, given.rate, given.seed):
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
