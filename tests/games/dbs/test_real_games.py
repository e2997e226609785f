"""Real cards at the table: random games between random decks of all eras end, keep the promises of the kernel, and tell
nobody what is hidden.

A sample is played with the suite; `python -m tests.games.dbs.test_real_games 1000` plays more, and names the seed of
each game with a fault. A second number is the first seed.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from pioche.games import dbs
from tests.conformance import Suite
from tests.games.dbs import real

GAMES = 60
OFTEN = 0.1  # of the decisions, at which the suite looks for leaks, too; invariants are asked at each


def faults(seeds: Iterable[int], often: float = OFTEN) -> Iterator[tuple[int, str]]:
    """Games with a fault, by their seed, and what it was."""
    suite = Suite(dbs)
    for seed in seeds:
        try:
            suite.play(real.decks(Random(seed)), seed, often)
        except Exception:
            yield seed, traceback.format_exc()


@pytest.mark.slow
def test_random_games_between_random_decks_have_no_fault() -> None:
    assert list(faults(range(GAMES))) == []


if __name__ == "__main__":
    count, first = (*map(int, sys.argv[1:]), 0)[:2]
    found = 0
    for seed, what in faults(range(first, first + count)):
        found += 1
        print(f"game {seed}: {what}", flush=True)
    print(f"{count} games, {found} with a fault")
