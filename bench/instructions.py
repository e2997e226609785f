"""How many instructions of the processor a decision takes, beside another commit. Prints one JSON line.

`valgrind` counts them, so that others who keep the machine busy change nothing; it takes a quarter of an hour. For each
measure: instructions per decision there and here, and there divided by here. They are told by the difference between
two runs of the same processes, one of which plays more games. Each version plays by its own `bench/playing.py`; what
the other commit cannot play yet is null.

    .venv/bin/python bench/instructions.py 5943f66 --games 15
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from by_turns import ROOT, worktree

MEASURES = [("seiya", ""), ("seiya", "all_boxes_"), ("seiya", "hades_"), ("dbs", "")]  # games, and ways to play them
WARM = 3  # games before those that count


def play_here(name: str, way: str, games: int) -> None:
    """So many games by the code that lies in this folder; prints their decisions, nothing if it knows no such way."""
    sys.path.insert(0, str(Path.cwd() / "bench"))
    import playing  # of that version

    ways = playing.SEIYA if name == "seiya" else playing.PLAIN
    if way in ways:
        print(sum(playing.play(name, number, ways[way]).decisions for number in range(games)))


def counted(tree: Path, name: str, way: str, games: int) -> tuple[int, int] | None:
    """The instructions and the decisions of so many games, played by the code of a tree."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__, "--play",
         name, way, str(games)],
        cwd=tree, env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return (int(run.stderr.rpartition("Collected : ")[2].split()[0]), int(run.stdout)) if run.stdout else None


def per_decision(tree: Path, name: str, way: str, games: int) -> int | None:
    before, after = counted(tree, name, way, WARM), counted(tree, name, way, WARM + games)
    return (after[0] - before[0]) // (after[1] - before[1]) if before and after else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--games", type=int, default=3, help="that count; more where the versions play other games")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        play_here(given.play[0], given.play[1], int(given.play[2]))
        return
    told = {}
    with worktree(given.commit) as tree:
        for name, way in MEASURES:
            there, here = (per_decision(each, name, way, given.games) for each in (tree, ROOT))
            ratio = round(there / here, 3) if there and here else None
            told[f"{way}{name}"] = {"there": there, "here": here, "ratio": ratio}
    print(json.dumps({"beside": given.commit, **told}))


if __name__ == "__main__":
    main()
