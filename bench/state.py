"""What it costs to copy a state in the middle of a game, and to dump it and load it again."""

import argparse
import json
from collections.abc import Callable
from functools import partial
from statistics import median
from timeit import timeit

from playing import PLAIN, Ways, in_the_middle

from pioche.kernel.state.game import Game
from pioche.table import store_of

RUNS = 5


def microseconds(action: Callable[[], object], times: int) -> float:
    return round(median(timeit(action, number=times) for _ in range(RUNS)) / times * 1_000_000, 2)


def back_and_forth(game: Game) -> Game:
    store = store_of(game.rules)
    return store.load(store.dump(game))


def main(name: str, turn: int, description: str | None, ways: Ways = PLAIN) -> None:
    """Measure a game and print one JSON line."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--times", type=int, default=2000, help="how often each is done in one run")
    given = parser.parse_args()
    figures = {}
    for way, config in ways.items():
        game = in_the_middle(name, turn, config)
        figures[way + "copy_us"] = microseconds(game.copy, given.times)
        figures[way + "dump_load_us"] = microseconds(partial(back_and_forth, game), given.times)
    print(json.dumps({name: figures}))
