"""Ratings: how well somebody plays, and how sure that is, by the library `openskill`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from pioche.server.records import Outcome

RANKS: dict[Outcome, int] = {"won": 1, "shared": 1, "lost": 2}
SCALE = 40.0  # people know ratings as four figures: everybody begins at 1500
BEGIN = 500.0
_model = PlackettLuce()


class Rating(Struct, frozen=True):
    """What is believed of somebody: the mean, and how far off it may be."""

    mu: float = 25.0
    sigma: float = 25.0 / 3


def after(before: Sequence[Rating], outcomes: Sequence[Outcome]) -> list[Rating]:
    """The ratings of those who have played a game against each other, in their order."""
    teams = [[_model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    found = _model.rate(teams, ranks=[float(RANKS[outcome]) for outcome in outcomes])
    return [Rating(team[0].mu, team[0].sigma) for team in found]


def shown_mean(rating: Rating) -> float:
    """A rating as people read it."""
    return BEGIN + SCALE * rating.mu


def shown_doubt(rating: Rating) -> float:
    """How far off it may be: in nineteen cases of twenty it is not farther."""
    return SCALE * 2 * rating.sigma
