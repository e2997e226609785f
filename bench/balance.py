"""What all measurements of balance share: games kept in a file, shares with their intervals, tables in Markdown."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from msgspec.json import decode, encode

from pioche.arena.report import wilson
from pioche.arena.tournament import pool

DOCS = Path(__file__).parents[1] / "docs"
MARKS = ("<!-- figures -->", "<!-- end of figures -->")
Band = tuple[float, float]
Game = TypeVar("Game")
Task = TypeVar("Task")


# Games


def kept(path: str | None, kind: type[Game]) -> list[Game]:
    """The games that were written down."""
    lines = Path(path).read_bytes().splitlines() if path and Path(path).exists() else []
    return [decode(line, type=kind) for line in lines]


def played(path: str | None, workers: int, job: Callable[[Task], Game], tasks: Sequence[Task]) -> list[Game]:
    """Play games; each is written down as it ends."""
    if not tasks:
        return []
    found = []
    with pool(workers) as crew, open(path or os.devnull, "ab") as file:
        for game in crew.imap_unordered(job, tasks):
            found.append(game)
            file.write(encode(game) + b"\n")
            file.flush()
    return found


# Figures


def share(some: int, games: int) -> dict[str, Any]:
    """So many of the games, or of whatever else is counted."""
    return {"share": round(some / games, 4), "interval": wilson(some, games), "games": games}


def spread(numbers: Iterable[float]) -> dict[str, float]:
    """A mean, and how much chance there is in it."""
    every = list(numbers)
    if not every:
        return {}
    mean = sum(every) / len(every)
    give = 1.96 * sqrt(sum((each - mean) ** 2 for each in every)) / len(every)
    return {"mean": round(mean, 3), "give": round(give, 3)}


def judged(figure: float, interval: Band, band: Band) -> str:
    """Met, missed, or missed by no more than chance may do."""
    if band[0] <= figure <= band[1]:
        return "yes"
    return "no" if interval[1] < band[0] or interval[0] > band[1] else "within chance"


def worst(verdicts: list[str]) -> str:
    """One word for several, and of how many it is true."""
    missed, near = verdicts.count("no"), verdicts.count("within chance")
    if missed:
        return f"no: {missed} of {len(verdicts)} missed" + (f", {near} within chance" if near else "")
    return f"within chance: {near} of {len(verdicts)} outside" if near else "yes"


class Target(NamedTuple):
    wanted: str
    figure: str
    met: str


# Tables


def per_cent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")


def span(band: Band) -> str:
    return f"{100 * band[0]:.0f} to {100 * band[1]:.0f} %"


def number(figure: float) -> str:
    """Three digits of a number, or all before the point."""
    return f"{figure:.0f}" if abs(figure) >= 100 else f"{figure:.3g}"


def told(figure: dict[str, float]) -> str:
    """A mean, and how much chance there is in it."""
    return f"{number(figure['mean'])} ± {number(figure['give'])}" if figure else "–"


def percent(figure: dict[str, Any]) -> str:
    """A share with its interval."""
    if not figure:
        return "–"
    low, high = figure["interval"]
    return f"{figure['share']:.0%} ({low:.0%}–{high:.0%})".replace("%", " %")


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def table(head: list[str], rows: list[list[object]]) -> str:
    return "\n".join([row(*head), row(*["---"] * len(head)), *(row(*line) for line in rows)])


def target_table(targets: Iterable[Target]) -> str:
    return table(["target", "figure", "met"], [[target.wanted, target.figure, target.met] for target in targets])


def write(name: str, text: str) -> None:
    """Put the tables into a page of the docs, between its marks."""
    page = (DOCS / name).read_text("utf-8")
    before, _, rest = page.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    (DOCS / name).write_text(f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{after}", "utf-8")
