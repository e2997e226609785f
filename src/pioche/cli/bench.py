"""pioche bench: how fast the engine is on this machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from pioche.cli.app import app, words
from pioche.cli.checkout import checkout
from pioche.games import NAMES
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Json, Language

MEASURED = ("speed", "state", "memory")  # what may be measured of a game, by bench/<game>_<what>.py
QUICK: dict[str, tuple[str, ...]] = {"memory": ("--first", "100", "--last", "1000")}


@app.command
def bench(
    *,
    quick: Annotated[bool, Parameter(negative="", help="Watch memory for 1,000 games instead of 10,000.")] = False,
    json: Json = False,
    lang: Language = "fr",
) -> None:
    """Measure speed and memory. Only in a copy of the source code; takes a quarter of an hour, or some minutes."""
    figures = measured(checkout("bench"), QUICK if quick else {})
    if quick:
        figures["quick"] = True  # growth of memory between the 100th and the 1,000th game
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        show(Terminal(), figures, lang)


def measured(root: Path, sizes: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """Run each benchmark in a process of its own; each prints its part of the figures as one line of JSON."""
    figures: dict[str, Any] = {}
    known = [f"{game}_{what}" for game in NAMES for what in MEASURED]
    for name in ("calibration", *(name for name in known if (root / "bench" / f"{name}.py").exists())):
        sized = sizes.get(name.rpartition("_")[2], ())
        command = [sys.executable, str(root / "bench" / f"{name}.py"), *sized]
        run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if run.returncode:
            raise Refused(Reason("bench-failed", detail=name))
        for key, value in msgspec.json.decode(run.stdout).items():
            figures[key] = {**figures.get(key, {}), **value} if isinstance(value, dict) else value
    return figures


def show(console: Console, figures: dict[str, Any], lang: str) -> None:
    say = words(lang).say
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right", style="bold")
    table.add_row(say("bench-calibration-ms"), f"{figures['calibration_ms']:g}")
    for game in NAMES:
        for name, value in figures.get(game, {}).items():
            message = "bench-" + name.replace("_", "-")
            table.add_row(say(message, game=game, quick=str(figures.get("quick", False))), f"{value:g}")
    console.print(table)
