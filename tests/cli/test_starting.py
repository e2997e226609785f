"""A command loads the game it is about, and no other: starting is what people wait for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pioche import games

FIRST, *OTHERS = games.NAMES
START = """
import atexit, sys
from pioche import games
loaded = lambda: [name for name in games.NAMES if games.PACKAGES[name] in sys.modules]
atexit.register(lambda: print(*loaded(), file=sys.stderr))
from pioche.cli import main
main()
"""


@pytest.mark.parametrize(
    ("arguments", "loaded"),
    [
        (["--version"], []),
        (["cards", OTHERS[0], "--json"], [OTHERS[0]]),
        (["cards", "--json"], [FIRST]),
        (["rules", FIRST, "1"], [FIRST]),
        (["cards", "--help"], list(games.NAMES)),
    ],
)
def test_only_what_is_asked_for_is_loaded(arguments: list[str], loaded: list[str]) -> None:
    done = subprocess.run([sys.executable, "-c", START, *arguments], capture_output=True, text=True, timeout=60)
    assert done.stderr.splitlines()[-1].split() == loaded
