"""Figures of results, with their intervals."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from pioche.arena.report import Z95, wilson

Row = dict[str, Any]
Tables = dict[str, pa.Table]
ENOUGH = 5  # players who had a card, for it to be told what it brought
CARDS = 40  # so many are shown, those that were gained most often


def wins(seats: pa.Table, *by: str) -> list[Row]:
    """How often those were won that have something in common; a victory that k share counts 1/k."""
    grouped = seats.group_by(list(by)).aggregate([("won", "sum"), ("won", "count")])
    found = []
    for row in grouped.to_pylist():
        low, high = wilson(row["won_sum"], row["won_count"])
        share = row["won_sum"] / row["won_count"]
        found.append(
            {key: row[key] for key in by} | {"share": share, "low": low, "high": high, "games": row["won_count"]}
        )
    return sorted(found, key=lambda row: tuple(row[key] for key in by))


def lengths(seats: pa.Table) -> list[Row]:
    """How many games took so many turns."""
    whole = seats.filter(pc.equal(seats["seat"], 0))
    found = whole.group_by("turns").aggregate([("game", "count")]).to_pylist()
    return sorted(({"turns": row["turns"], "games": row["game_count"]} for row in found), key=lambda row: row["turns"])


def points(tables: Tables) -> list[Row]:
    """How each kind of player stood when a turn began; the longest games, too few to tell anything, are left out."""
    who = tables["seats"].select(["game", "seat", "bot"])
    joined = tables["turns"].join(who, ["game", "seat"])
    squared = joined.append_column("squared", pc.power(pc.cast(joined["points"], pa.float64()), 2))
    sums = [("points", "mean"), ("squared", "mean"), ("points", "count")]
    grouped = squared.group_by(["bot", "turn"]).aggregate(sums).to_pylist()
    most: dict[str, int] = defaultdict(int)
    for row in grouped:
        most[row["bot"]] = max(most[row["bot"]], row["points_count"])
    found = []
    for row in grouped:
        mean, count = row["points_mean"], row["points_count"]
        if count * 10 >= most[row["bot"]]:
            give = Z95 * sqrt(max(0.0, row["squared_mean"] - mean * mean) / count)
            found.append(
                {"bot": row["bot"], "turn": row["turn"], "points": mean, "low": mean - give, "high": mean + give}
            )
    return sorted(found, key=lambda row: (row["bot"], row["turn"]))


def cards(tables: Tables, what: str) -> list[Row]:
    """How often each card was gained by a seat, and what those who had it did beside what is usual for their bot."""
    usual = {
        row["bot"]: row[f"{what}_mean"]
        for row in tables["seats"].group_by("bot").aggregate([(what, "mean")]).to_pylist()
    }
    seats = tables["seats"].select(["game", "seat", "bot", what])
    had = tables["cards"].group_by(["game", "seat", "card"]).aggregate([]).join(seats, ["game", "seat"])
    gains: dict[str, list[float]] = defaultdict(list)
    for card, bot, worth in zip(*(had[name].to_pylist() for name in ("card", "bot", what)), strict=True):
        gains[card].append(worth - usual[bot])
    found = []
    for card, all_of in gains.items():
        count = len(all_of)
        mean = sum(all_of) / count
        give = Z95 * sqrt(sum((each - mean) ** 2 for each in all_of) / max(1, count - 1) / count)
        found.append({
            "card": card, "seats": count, "share": count / tables["seats"].num_rows, "brings": mean,
            "low": mean - give, "high": mean + give,
        })  # fmt: skip
    return sorted(found, key=lambda row: (-row["seats"], row["card"]))[:CARDS]


def pairings(seats: pa.Table, by: str) -> list[Row]:
    """How often the one was won when the other played too."""
    one = seats.select(["game", "seat", by, "won"])
    other = one.rename_columns(["game", "other_seat", "other", "other_won"]).drop_columns("other_won")
    both = one.join(other, "game")
    both = both.filter(pc.not_equal(both["seat"], both["other_seat"]))
    return [
        {"one": row[by], **{key: row[key] for key in ("other", "share", "low", "high", "games")}}
        for row in wins(both, by, "other")
    ]


def several(seats: pa.Table, column: str) -> bool:
    """Whether a column tells seats apart."""
    return len(pc.unique(seats[column])) > 1
