"""Moods: ways to see things in which some cards seem to be worth more than they are, and others less.

A bot that thinks ahead plays its turn in many moods and keeps what comes out best, so that it meets ideas that it would
never have in the sober one.
"""

from __future__ import annotations

from functools import lru_cache

from pioche.kernel.state.chance import key_of

SOBER = 0
WILD = 1.5  # how much stronger a mood below that is
TASTE = 1.0  # how much more or less a card may seem to be worth to who does not have it, of its worth
FONDNESS = 1.5  # by how many Victory Points the use of a card may seem better or worse than it is
GREED = 0.6  # how much more or less all points may count, and all use of cards
ZEAL = 1.2  # the same for an effect
WHIM = 0.45  # from here on something is done for once, or not, against all habits
TIDINESS = 0.7  # how much more or less is kept in hand


@lru_cache(maxsize=1 << 16)
def whim(mood: int, what: str) -> float:
    """How a mood sees something: from -1 to 1, near 0 more often than not; a wild one exaggerates."""
    if mood == SOBER:
        return 0.0
    key = key_of(f"{mood}/{what}")
    seen = (int.from_bytes(key[:4], "big") + int.from_bytes(key[4:8], "big")) / 2**32 - 1
    return seen if mood > SOBER else WILD * seen
