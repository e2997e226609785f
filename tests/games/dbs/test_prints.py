"""Prints of one card: in which facts they differ."""

from __future__ import annotations

from pioche.games.dbs.prints import Difference, Printed, differing
from tests.games.dbs.sample_cards import leader


def printed(number: str, power: int, *lines: str) -> Printed:
    """A Leader Card with a back of its own."""
    front = leader("ash", "red", 10_000, back="ash-back")
    back = leader("ash-back", "red", power, back="ash", front=False)
    return Printed(number, (front, back), (lines, ()))


def test_the_facts_in_which_prints_differ_are_named() -> None:
    one = printed("A-1", 15_000, "[Auto] Draw 1 card.", "[Permanent] Win.")
    other = printed("A-1_PR", 20_000, "[Auto]  Draw 1\ncard.", "[Permanent] Lose.", "More.")
    assert differing(one, other) == [
        Difference("A-1_PR", "skill 2", "[Permanent] Win.", "[Permanent] Lose."),
        Difference("A-1_PR", "power-back", "15000", "20000"),
        Difference("A-1_PR", "skill 3", "", "More."),
    ]
    assert differing(one, one) == []
