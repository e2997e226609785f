"""How fast this code is beside that of another commit, measured by turns in one run. Prints one JSON line.

Each version plays in processes of its own, by its own `bench/playing.py`, with the libraries of this one; processor
time is counted, so that a busy machine changes little. For each measure: the medians of there and here, and by what
factor here is faster. What the other commit cannot play yet is null.

    .venv/bin/python bench/beside.py 5943f66
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time
from timeit import timeit

HERE = Path(__file__).parents[1]
GAMES = {"seiya": 1.0, "seiya_all_boxes": 0.5, "dbs": 0.5}  # how many to play of each, as a share of --games
MIDDLE = {"seiya": 40, "seiya_all_boxes": 40, "dbs": 16}  # the turn at which a state is copied
COPIES = 2000
COPY = "_copy_us"

Figures = dict[str, float]


def figures(games: int) -> Figures:
    """What this process finds of the version that lies in its path: decisions per second, microseconds of a copy."""
    import playing  # of that version

    ways = getattr(playing, "SEIYA", {"": None})  # at first a game could be played in one way only
    found: Figures = {}
    for measure, share in GAMES.items():
        name, _, way = measure.partition("_")
        if (way and way + "_") not in ways:
            continue
        config = ways[way and way + "_"]
        settings = () if config is None else (config,)
        playing.play(name, 0, *settings)  # what is made once for all is not measured
        start = process_time()
        decisions = sum(playing.play(name, number, *settings).decisions for number in range(round(games * share)))
        found[measure] = decisions / (process_time() - start)
        state = playing.in_the_middle(name, MIDDLE[measure], *settings)
        found[measure + COPY] = timeit(state.copy, timer=process_time, number=COPIES) / COPIES * 1_000_000
    return found


def run(tree: Path, games: int) -> Figures:
    """The figures of the version in a folder; -P: nothing of this folder comes before it."""
    path = os.pathsep.join([str(tree / "src"), str(tree / "bench")])
    command = [sys.executable, "-P", __file__, "--alone", "--games", str(games)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True)
    found: Figures = json.loads(done.stdout)
    return found


def compared(there: list[Figures], here: list[Figures]) -> dict[str, object]:
    told: dict[str, object] = {}
    for measure in here[0]:
        now = median(each[measure] for each in here)
        if measure not in there[0]:
            told[measure] = {"there": None, "here": round(now, 2), "ratio": None}
            continue
        then = median(each[measure] for each in there)
        ratio = then / now if measure.endswith(COPY) else now / then
        told[measure] = {"there": round(then, 2), "here": round(now, 2), "ratio": round(ratio, 3)}
    return told


def beside(commit: str, runs: int, games: int) -> dict[str, object]:
    """Both versions by turns; who begins changes from run to run."""
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(other), commit], check=True)
        try:
            found: dict[Path, list[Figures]] = {other: [], HERE: []}
            for number in range(runs):
                for tree in (other, HERE) if number % 2 == 0 else (HERE, other):
                    found[tree].append(run(tree, games))
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    return compared(found[other], found[HERE])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", type=int, default=40, help="of Saint Seiya in one run; of the others half as many")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.alone:
        print(json.dumps(figures(given.games)))
    else:
        print(json.dumps({"beside": given.commit, **beside(given.commit, given.runs, given.games)}))


if __name__ == "__main__":
    main()
