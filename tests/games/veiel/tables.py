"""The tables at which L'Ordre de Veiel is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from pioche.games.veiel import RULES, Config
from pioche.games.veiel.card import VeielCard
from pioche.games.veiel.setup import WAVES
from tests.games.kinds import Combination, Kind, companies

CARDS = [card for card in RULES.catalogue.definitions if isinstance(card, VeielCard)]
HEROES = tuple(card.slug for card in CARDS if card.kind == "hero")
BOSSES = tuple(card.slug for card in CARDS if card.kind == "boss")
OWN_TABLE = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0))  # of the players' own: an easy one, so that the boss is met

TEAMS = st.lists(st.sampled_from(HEROES), min_size=2, max_size=5, unique=True).map(tuple)
AGREED = st.builds(
    Config,
    heroes=TEAMS,
    bosses=st.lists(st.sampled_from(BOSSES), min_size=1, max_size=2, unique=True).map(tuple),
    difficulty=st.sampled_from(sorted(WAVES)),
    battlefields=st.booleans(),
    hidden=st.booleans(),
    waves=st.sampled_from([(), OWN_TABLE]),
)
CONFORMANCE = (
    Kind("here and there", AGREED, 0.02, 6),
    Kind("at every decision", AGREED, 0.5, 4, slow=True),
)
ELSEWHERE = (
    "",
    "heroes=('runiste', 'penitente', 'sentinelle'), battlefields=True, difficulty='hard', hidden=True",
)


# The soak


def combinations() -> Iterator[Combination]:
    for heroes, difficulty, boss in product(range(2, 6), WAVES, (*BOSSES, "two")):
        for battlefields, hidden in product((False, True), repeat=2):
            for bots in companies("veiel", heroes):
                agreed = {"difficulty": difficulty, "boss": boss, "battlefields": battlefields, "hidden": hidden}
                yield Combination("veiel", {"heroes": heroes, **agreed}, bots)


def varied(config: dict[str, Any], time: int) -> dict[str, Any]:
    """Another table of enemies now and then."""
    return {**config, "waves": OWN_TABLE} if time % 4 == 3 else config


def settings(config: dict[str, Any], seed: str) -> dict[str, Any]:
    """Heroes, and two bosses where two are met, drawn by the seed."""
    chance = Random(seed)
    boss = config["boss"]
    bosses = tuple(chance.sample(BOSSES, 2)) if boss == "two" else (boss,)
    heroes = tuple(chance.sample(HEROES, config["heroes"]))
    return {key: value for key, value in config.items() if key != "boss"} | {"heroes": heroes, "bosses": bosses}


def records() -> Iterator[tuple[str, dict[str, Any], tuple[str, ...]]]:
    """One game for each difficulty."""
    greedy = "greedy"
    yield "veiel-easy", {"heroes": ("barbare", "guerisseur"), "difficulty": "easy"}, (greedy,) * 2
    yield "veiel-normal", {"heroes": ("chevalier", "pyromancien", "assassin")}, (greedy,) * 3
    yield "veiel-hard", {"heroes": ("runiste", "penitente"), "difficulty": "hard", "battlefields": True}, (greedy,) * 2
    two = {"bosses": ("ysaure-la-soif", "colosse-des-ruines"), "difficulty": "extreme"}
    team = ("tempestaire", "illusionniste", "sentinelle", "chevalier", "guerisseur")
    yield "veiel-extreme", {"heroes": team, **two}, (greedy,) * 5
