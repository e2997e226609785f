"""How fast the engine is beside that of another commit. Prints one JSON line.

Both versions play the same games by turns, one game of each kind in a turn, each by its own `bench/playing.py`;
processor time is counted. For each measure: the medians of there and here, and by what factor here is faster, which is
the median over the turns: in each of them both have played the same game with the machine as it was just then. What
the other commit cannot play yet is null.

    .venv/bin/python bench/beside.py 5943f66
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from timeit import timeit
from typing import Any

from by_turns import HERE, Figures, measured

MIDDLE = {
    "seiya": 40,
    "seiya_all_boxes": 40,
    "seiya_hades": 40,
    "dbs": 16,
}  # by measure, the turn of a game at which it is copied
COPIES = 200
COPY = "_copy_us"


def by_turns() -> None:
    """With the code that lies in this folder: for each number that is read, the games of that number."""
    sys.path.insert(0, str(Path.cwd() / "bench"))
    import playing  # of that version

    ways = getattr(playing, "SEIYA", {"": None})  # at first a game could be played in one way only
    known: dict[str, tuple[str, tuple[Any, ...], Callable[[], object]]] = {}
    for measure, turn in MIDDLE.items():
        name, _, way = measure.partition("_")
        if (way and way + "_") in ways:
            config = ways[way and way + "_"]
            settings = () if config is None else (config,)
            known[measure] = name, settings, playing.in_the_middle(name, turn, *settings).copy
    for number in sys.stdin:
        found: Figures = {}
        for measure, (name, settings, copy) in known.items():
            start = process_time()
            decisions = playing.play(name, int(number), *settings).decisions
            found[measure] = decisions / (process_time() - start)
            found[measure + COPY] = timeit(copy, timer=process_time, number=COPIES) / COPIES * 1_000_000
        print(json.dumps(found), flush=True)


def beside(commit: str, turns: int, rounds: int) -> dict[str, object]:
    found = measured(__file__, turns, commit, rounds)
    told: dict[str, object] = {}
    for measure in found[HERE][0]:
        here = [turn[measure] for turn in found[HERE]]
        there = [turn[measure] for turn in found[commit] if measure in turn]
        faster = [then / now if measure.endswith(COPY) else now / then for then, now in zip(there, here, strict=False)]
        told[measure] = {
            "there": round(median(there), 2) if there else None,
            "here": round(median(here), 2),
            "ratio": round(median(faster), 3) if faster else None,
        }
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--turns", type=int, default=20, help="each of them a game of every kind, there and here")
    parser.add_argument("--rounds", type=int, default=8, help="each of them with new processes, the same games again")
    parser.add_argument("--by-turns", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.by_turns:
        by_turns()
    else:
        print(json.dumps({"beside": given.commit, **beside(given.commit, given.turns, given.rounds)}))


if __name__ == "__main__":
    main()
