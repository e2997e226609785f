"""Decisions and games per second: two random bots, whole games, median of several runs.

Several ways to play a game are measured by turns, so that they can be compared.
"""

import argparse
import json
from statistics import median
from time import perf_counter

from playing import PLAIN, Ways, play


def run(name: str, config: dict[str, object], games: int) -> tuple[float, float]:
    """Decisions and games per second over some games; only decisions with two or more answers are counted."""
    start = perf_counter()
    decisions = sum(play(name, number, config).decisions for number in range(games))
    seconds = perf_counter() - start
    return decisions / seconds, games / seconds


def main(name: str, description: str | None, ways: Ways = PLAIN) -> None:
    """Measure a game and print one JSON line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=100, help="games of one run")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    speeds = [{way: run(name, config, given.games) for way, config in ways.items()} for _ in range(given.runs)]
    figures = {}
    for way in ways:
        figures[way + "decisions_per_second"] = round(median(found[way][0] for found in speeds), 1)
        figures[way + "games_per_second"] = round(median(found[way][1] for found in speeds), 2)
    print(json.dumps({name: figures}))
