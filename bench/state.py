"""What it costs to copy a state in the middle of a game, and to dump it and load it again."""

import argparse
import json
from collections.abc import Callable
from statistics import median
from timeit import timeit

from playing import in_the_middle

from pioche.table import store_of

RUNS = 5


def microseconds(action: Callable[[], object], times: int) -> float:
    return round(median(timeit(action, number=times) for _ in range(RUNS)) / times * 1_000_000, 2)


def main(name: str, turn: int, description: str | None) -> None:
    """Measure a game and print one JSON line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--times", type=int, default=2000, help="how often each is done in one run")
    given = parser.parse_args()
    game = in_the_middle(name, turn)
    store = store_of(game.rules)
    figures = {
        "copy_us": microseconds(game.copy, given.times),
        "dump_load_us": microseconds(lambda: store.load(store.dump(game)), given.times),
    }
    print(json.dumps({name: figures}))
