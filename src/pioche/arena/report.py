"""What came of many games: sums that do not depend on the order of the games, and figures with their intervals."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from math import lcm, sqrt
from typing import Any

import msgspec
from msgspec import Struct

from pioche.arena.play import Outcome
from pioche.kernel.rules import SEATS

WIN = lcm(*range(1, SEATS + 1))  # what a victory counts: a whole number however many share it
Z95 = 1.959964  # so many standard deviations on either side hold 95 % of a normal distribution

Interval = tuple[float, float]


class Tally(Struct, frozen=True):
    """Sums over games. They are whole numbers: the same in whatever order they are added up."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    endings: dict[str, int] = {}  # how many games ended how
    wins: tuple[int, ...] = ()  # per seat, in parts of WIN
    points: tuple[int, ...] = ()
    squares: tuple[int, ...] = ()  # of the points
    played: tuple[int, ...] = ()  # per seat, games in which somebody sat there
    groups: dict[tuple[str, str], tuple[int, int]] = {}  # by what was drawn by lot: games, and those that were won

    @classmethod
    def of(cls, outcome: Outcome, groups: Iterable[tuple[str, str]] = ()) -> Tally:
        # A victory of all together is everybody's; one that is shared counts in parts; a game may have no winner.
        share = WIN if outcome.how == "together" else WIN // max(1, len(outcome.winners))
        wins = tuple(share if seat in outcome.winners else 0 for seat in range(len(outcome.scores)))
        squares = tuple(score * score for score in outcome.scores)
        return cls(
            1, outcome.decisions, outcome.turns, {outcome.how: 1}, wins, outcome.scores, squares, (1,) * len(wins),
            {group: (1, int(bool(outcome.winners))) for group in groups},
        )  # fmt: skip

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.turns + other.turns,
            {how: self.endings.get(how, 0) + other.endings.get(how, 0) for how in {**self.endings, **other.endings}},
            seat_by_seat(self.wins, other.wins),
            seat_by_seat(self.points, other.points),
            seat_by_seat(self.squares, other.squares),
            seat_by_seat(self.played, other.played),
            {
                group: (
                    self.games_of(group)[0] + other.games_of(group)[0],
                    self.games_of(group)[1] + other.games_of(group)[1],
                )
                for group in {**self.groups, **other.groups}
            },
        )

    def games_of(self, group: tuple[str, str]) -> tuple[int, int]:
        return self.groups.get(group, (0, 0))


def seat_by_seat(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The sums of the seats; a seat that is not there counts as nothing."""
    return tuple(one + other for one, other in zip_longest(first, second, fillvalue=0))


class SeatReport(Struct, frozen=True):
    bot: str
    wins: float  # a victory shared by k players counts 1/k
    win_ci95: Interval  # of the share of games won
    score_mean: float
    score_ci95: Interval | None  # one game tells nothing of others
    games: int = 0  # in which somebody sat there


class GroupReport(Struct, frozen=True):
    """Games that have something in common."""

    games: int
    wins: int
    win_ci95: Interval


class Report(Struct, frozen=True):
    """The figures of a tournament."""

    game: str
    players: int
    seed: int | str
    games: int
    decisions: int
    decisions_per_second: float
    games_per_second: float
    turns_mean: float
    endings: dict[str, int]  # how many games were won, shared, won or lost together, stopped
    score: str  # what the scores are called; "" if the game counts none
    seats: tuple[SeatReport, ...]
    groups: dict[str, dict[str, GroupReport]] = {}  # by what was drawn by lot, and by its values

    def figures(self) -> dict[str, Any]:
        """The same for programs: scores under the name that the game gives them, and none where it counts none."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        if not self.groups:
            del found["groups"]
        for seat in found["seats"]:
            if seat["games"] == self.games:
                del seat["games"]
            mean, interval = seat.pop("score_mean"), seat.pop("score_ci95")
            if self.score:
                seat |= {f"{self.score}_mean": mean, f"{self.score}_ci95": interval}
        return found


def report(name: str, bots: tuple[str, ...], seed: int | str, tally: Tally, seconds: float, score: str) -> Report:
    """The figures of at least one game."""
    seats = []
    sums = zip(bots, tally.wins, tally.points, tally.squares, tally.played, strict=False)  # the last seats may be free
    for bot, wins, points, squares, played in sums:
        mean, interval = normal(played, points, squares)
        seats.append(SeatReport(bot, round(wins / WIN, 6), wilson(wins / WIN, played), mean, interval, played))
    groups: dict[str, dict[str, GroupReport]] = {}
    for (key, value), (played, won) in sorted(tally.groups.items()):
        groups.setdefault(key, {})[value] = GroupReport(played, won, wilson(won, played))
    return Report(
        name,
        len(bots),
        seed,
        tally.games,
        tally.decisions,
        round(tally.decisions / seconds, 1),
        round(tally.games / seconds, 2),
        round(tally.turns / tally.games, 2),
        dict(sorted(tally.endings.items())),
        score,
        tuple(seats),
        {key: values for key, values in groups.items() if len(values) > 1},
    )


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share, after Wilson: it stays between 0 and 1 and is right for few games too."""
    share = wins / games
    weight = Z95 * Z95 / games
    centre = (share + weight / 2) / (1 + weight)
    half = Z95 / (1 + weight) * sqrt(share * (1 - share) / games + weight / games / 4)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def normal(games: int, total: int, squares: int) -> tuple[float, Interval | None]:
    """A mean with its 95 % interval; of a single game nothing is known but itself."""
    mean = total / games
    if games == 1:
        return round(mean, 3), None
    # Whole numbers up to the division: a sum of squares minus a square would lose its last digits.
    variance = (games * squares - total * total) / (games * (games - 1))
    half = Z95 * sqrt(variance / games)
    return round(mean, 3), (round(mean - half, 3), round(mean + half, 3))
