"""Decisions and games per second of Saint Seiya: two random bots, whole games, median of several runs.

Only decisions with two or more answers are counted. Prints one JSON line.
"""

import argparse
import json
from statistics import median
from time import perf_counter

from playing import play


def run(games: int) -> tuple[float, float]:
    """Decisions and games per second over some games."""
    start = perf_counter()
    decisions = sum(play(number).decisions for number in range(games))
    seconds = perf_counter() - start
    return decisions / seconds, games / seconds


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of one run")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    speeds = [run(given.games) for _ in range(given.runs)]
    figures = {
        "decisions_per_second": round(median(decisions for decisions, _ in speeds), 1),
        "games_per_second": round(median(games for _, games in speeds), 2),
    }
    print(json.dumps({"seiya": figures}))
