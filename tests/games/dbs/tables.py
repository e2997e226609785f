"""The tables at which the Dragon Ball Super Card Game is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from pioche.games.dbs import Config
from pioche.games.dbs.cards import DECKS
from tests.games.dbs import real, sample
from tests.games.kinds import Combination, Kind, quick

REAL = len(DECKS) ** 2  # tables of decks dealt from real cards: as many as of starter decks
SEEDS = st.integers(0, 2**32)
DECK = st.sampled_from(sorted(DECKS))
STARTER = st.builds(lambda one, other: Config(decks=(DECKS[one], DECKS[other])), DECK, DECK)
DEALT = SEEDS.map(lambda seed: real.decks(Random(seed)))
CONFORMANCE = (
    Kind("core", SEEDS.map(sample.decks), 0.3, 6, module=sample),
    Kind("choices from what one player sees", SEEDS.map(sample.seekers), 0.5, 8, module=sample),
    Kind("here and there", STARTER, 0.1, 6),
    Kind("at every decision", STARTER, 0.5, 8, slow=True),
    Kind("real cards", DEALT, 0.05, 3),
    Kind("many real cards", DEALT, 0.1, 25, slow=True),
)
ELSEWHERE = ("",)


# The soak


def combinations() -> Iterator[Combination]:
    bots = quick("dbs")
    for one, other in product(DECKS, repeat=2):
        for seats in product(bots, repeat=2):
            yield Combination("dbs", {"decks": (one, other)}, seats)
    if real.LISTS:
        for _, seats in product(range(REAL), product(bots, repeat=2)):
            yield Combination("dbs", {"decks": "real"}, seats)


def varied(config: dict[str, Any], time: int) -> dict[str, Any]:
    return config


def settings(config: dict[str, Any], seed: str) -> dict[str, Any]:
    """Decks by their cards."""
    if config["decks"] == "real":
        dealt = real.decks(Random(seed))
        return {"decks": dealt.decks, "cards": dealt.cards}
    return {"decks": tuple(DECKS[deck] for deck in config["decks"])}


def records() -> Iterator[tuple[str, dict[str, Any], tuple[str, ...]]]:
    """A duel of starter decks."""
    yield "dbs-duel", {}, ("greedy", "greedy")
