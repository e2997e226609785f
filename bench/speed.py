"""Decisions and games per second: two random bots, whole games, median of several runs."""

import argparse
import json
from statistics import median
from time import perf_counter

from playing import play


def run(name: str, games: int) -> tuple[float, float]:
    """Decisions and games per second over some games; only decisions with two or more answers are counted."""
    start = perf_counter()
    decisions = sum(play(name, number).decisions for number in range(games))
    seconds = perf_counter() - start
    return decisions / seconds, games / seconds


def main(name: str, description: str | None) -> None:
    """Measure a game and print one JSON line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=100, help="games of one run")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    speeds = [run(name, given.games) for _ in range(given.runs)]
    figures = {
        "decisions_per_second": round(median(decisions for decisions, _ in speeds), 1),
        "games_per_second": round(median(games for _, games in speeds), 2),
    }
    print(json.dumps({name: figures}))
