"""Steps per second of the vectorised environment: every game and mode, all seats at random, median of several runs.

Prints one JSON line.
"""

import argparse
import json
from statistics import median
from time import perf_counter, process_time

import numpy as np

from pioche import games
from pioche.learn import Kind, Setting, VectorGames, modes


def run(tables: VectorGames, calls: int, seed: int) -> tuple[float, float]:
    """Steps per second of processor time, and of time that passes."""
    seen, _ = tables.reset(seed=seed)
    chance = np.random.default_rng(seed)
    start = process_time(), perf_counter()
    for _ in range(calls):
        seen, *_ = tables.step((chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1))
    steps = calls * tables.num_envs
    return steps / (process_time() - start[0]), steps / (perf_counter() - start[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=32, help="side by side")
    parser.add_argument("--calls", type=int, default=60)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    figures = {}
    for game in games.NAMES:
        for mode in modes(game):
            for form, flat in (("flat", True), ("structured", False)):
                tables = VectorGames(Setting(Kind(game, mode.key), flat=flat), given.games)
                found = [run(tables, given.calls, seed) for seed in range(given.runs)]
                figures[f"{game}_{mode.key}_{form}"] = {
                    "steps_per_cpu_second": round(median(speed for speed, _ in found)),
                    "steps_per_second": round(median(speed for _, speed in found)),
                }
    print(json.dumps({"learn": figures}))


if __name__ == "__main__":
    main()
