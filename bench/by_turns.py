"""This code and that of another commit, measured by turns, so that both have the machine as it is just then.

Each version plays in one process of its own, in its own folder and with the libraries of this one. A script that
measures runs itself there with `--by-turns`: for each line that it reads, the number of a turn, it prints a line of
JSON with its figures.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = "here"

Figures = dict[str, float]


class Measured:
    """A tree whose code plays in a process of its own."""

    def __init__(self, script: str, tree: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, script, "--by-turns"], cwd=tree, text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(tree / "src")},
        )  # fmt: skip
        self.turns: list[Figures] = []

    def turn(self, number: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(number, file=self.process.stdin, flush=True)
        self.turns.append(json.loads(self.process.stdout.readline()))

    def __enter__(self) -> Measured:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def worktree(commit: str) -> Iterator[Path]:
    """Another commit in a folder of its own, for a while."""
    git = ["git", "-C", str(ROOT), "worktree"]
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run([*git, "add", "--detach", "-f", str(tree), commit], check=True, capture_output=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True, capture_output=True)


def measured(script: str, turns: int, beside: str | None, rounds: int = 1) -> dict[str, list[Figures]]:
    """The figures of each turn, `HERE` and of the other commit; who begins changes from turn to turn.

    The first turn of a round, with all that is made once, does not count. Each round has new processes: how one
    happens to lie in memory makes a few percent, for as long as it lives.
    """
    found: dict[str, list[Figures]] = {}
    with ExitStack() as stack:
        trees = {HERE: ROOT} | ({beside: stack.enter_context(worktree(beside))} if beside else {})
        for _ in range(rounds):
            with ExitStack() as started:
                versions = {name: started.enter_context(Measured(script, tree)) for name, tree in trees.items()}
                for number in range(turns + 1):
                    for name in sorted(versions, reverse=bool(number % 2)):
                        versions[name].turn(number)
            for name, version in versions.items():
                found.setdefault(name, []).extend(version.turns[1:])
    return found
