"""Alone against Hilda, by the dozen; the figures of `docs/status.md` come from more games."""

from __future__ import annotations

import pytest

from pioche.arena import SeatReport, Tournament
from pioche.games.seiya.hilda import DIFFICULTIES
from pioche.games.seiya.solo import TURNS

GAMES = 40


def against_hilda(difficulty: str) -> tuple[SeatReport, SeatReport]:
    """The greedy bot and Hilda, after many games of 24 turns."""
    config = {"mode": "solo", "difficulty": difficulty}
    report, _ = Tournament("seiya", ("greedy",), GAMES, config=config).run()
    assert report is not None
    assert (report.games, report.turns_mean) == (GAMES, TURNS)
    bot, hilda = report.seats
    assert (bot.bot, hilda.bot) == ("greedy", "Hilda")
    return bot, hilda


@pytest.mark.slow
def test_each_difficulty_is_harder_than_the_one_before() -> None:
    normal, difficult, expert = (against_hilda(difficulty) for difficulty in DIFFICULTIES)
    assert expert[0].wins <= difficult[0].wins < normal[0].wins
    assert normal[1].score_mean < difficult[1].score_mean < expert[1].score_mean
