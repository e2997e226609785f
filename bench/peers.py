"""How fast the engine is beside other libraries that play games from Python. Prints one JSON line.

Whole games by random players, decisions with two or more answers for each second of processor time, one core, all by
turns; the median of the turns, with the calibration loop beside. The games differ, and so does what a decision takes:
these figures tell an order of magnitude. The others are installed into a folder of their own, once.

    .venv/bin/python bench/peers.py
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import venv
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time

from calibration import loop
from peer_games import PEERS, SECONDS
from playing import PLAIN, SEIYA, play

ROOT = Path(__file__).parents[1]
PACKAGES = ("pyminion==0.4.0", "rlcard==1.2.0", "open_spiel==2.0.2")
OURS = {"seiya": SEIYA, "dbs": PLAIN, "veiel": PLAIN}


def installed(folder: Path) -> str:
    """The Python of a folder in which the others are installed."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True, stdout=sys.stderr)
    return str(python)


class Peer:
    """Another library, playing in a process of its own when it is told to."""

    def __init__(self, python: str, name: str) -> None:
        command = [python, str(ROOT / "bench" / "peer_games.py"), name]
        self.process = subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def turn(self) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()


def ours(name: str, config: dict[str, object], turn: int) -> float:
    start, decisions, seconds = process_time(), 0, 0.0
    for number in count(1000 * turn):
        decisions += play(name, number, config).decisions
        seconds = process_time() - start
        if seconds > SECONDS:
            break
    return decisions / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=ROOT / ".venv-peers", help="where the others are installed")
    given = parser.parse_args()
    python = installed(given.folder)
    speeds: dict[str, list[float]] = {}
    with ExitStack() as stack:
        peers = {name: stack.enter_context(Peer(python, name)) for name in PEERS}
        for turn in range(given.turns):
            speeds.setdefault("calibration_ms", []).append(loop())
            for name, ways in OURS.items():
                for way, config in ways.items():
                    speeds.setdefault(f"{name}_{way}".rstrip("_"), []).append(ours(name, config, turn))
            for name, peer in peers.items():
                speeds.setdefault(name, []).append(peer.turn())
    print(json.dumps({"peers": {name: round(median(found), 1) for name, found in speeds.items()}}))


if __name__ == "__main__":
    main()
