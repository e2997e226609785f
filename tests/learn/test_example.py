"""The worked example of docs/learn.md, in short."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]


def run(*command: str) -> str:
    return subprocess.run([sys.executable, *command], cwd=HOUSE, capture_output=True, text=True, check=True).stdout


def test_a_small_policy_learns_to_beat_the_random_bot() -> None:
    lines = run("examples/learn_seiya.py", "--bots", "random", "--updates", "4", "--games", "8").splitlines()
    first, *_, last = [json.loads(line) for line in lines]
    assert len(lines) == 4
    assert last["random"]["ahead"] > first["random"]["ahead"] + 3
    assert last["random"]["won"] > first["random"]["won"]


def test_steps_are_measured() -> None:
    figures = json.loads(run("bench/learn.py", "--games", "1", "--calls", "1", "--runs", "1"))["learn"]
    assert all(speed > 0 for measured in figures.values() for speed in measured.values())


def test_the_code_of_the_page_runs() -> None:
    page = (HOUSE / "docs" / "learn.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 2
    for block in blocks:
        exec(block, {})
