"""How many instructions of the processor a decision takes, beside another commit. Prints one JSON line.

`valgrind` counts them, so that others who keep the machine busy change nothing; it takes a quarter of an hour. For each
measure: instructions per decision there and here, and there divided by here. They are told by the difference between
two runs of the same processes, one of which plays more games.

    .venv/bin/python bench/instructions.py 5943f66
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from by_turns import ROOT, worktree
from playing import PLAIN, SEIYA, play

WAYS = {"seiya": SEIYA, "dbs": PLAIN}
MEASURES = [(name, way) for name, ways in WAYS.items() for way in ways]
FIRST, LAST = 3, 6  # games that warm up, and how many there are with those that count


def counted(tree: Path, name: str, way: str, games: int) -> tuple[int, int]:
    """The instructions and the decisions of so many games, played by the code of a tree."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__, "--play",
         name, way, str(games)],
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return int(run.stderr.rpartition("Collected : ")[2].split()[0]), int(run.stdout)


def per_decision(tree: Path, name: str, way: str) -> int:
    before, few = counted(tree, name, way, FIRST)
    after, many = counted(tree, name, way, LAST)
    return (after - before) // (many - few)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        name, way, games = given.play
        print(sum(play(name, number, WAYS[name][way]).decisions for number in range(int(games))))
        return
    told = {}
    with worktree(given.commit) as tree:
        for name, way in MEASURES:
            there, here = per_decision(tree, name, way), per_decision(ROOT, name, way)
            told[f"{way}{name}"] = {"there": there, "here": here, "ratio": round(there / here, 3)}
    print(json.dumps({"beside": given.commit, **told}))


if __name__ == "__main__":
    main()
