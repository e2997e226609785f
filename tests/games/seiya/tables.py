"""The tables at which Saint Seiya Deckbuilding is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from hypothesis import strategies as st

from pioche.games.seiya import Config
from pioche.games.seiya.card import HEROES, SIDES
from pioche.games.seiya.duel import HOUSES
from pioche.games.seiya.hilda import DIFFICULTIES
from pioche.games.seiya.setup import PLAYERS, altars
from tests.games.kinds import Combination, Kind, companies

BOXES = st.sampled_from([{}, {"asgard": True}, {"asgard": True, "poseidon": True}])
CLASSIC = st.builds(
    lambda boxes, **given: Config(**boxes, **given),
    BOXES,
    players=st.integers(2, 5),
    variant=st.booleans(),
    promos=st.booleans(),
    epics=st.booleans(),
)
HADES = st.builds(
    lambda **given: Config(asgard=True, poseidon=True, hades=True, **given),
    players=st.integers(2, 5),
    left_out=st.sampled_from([(), ("asgard",), ("asgard", "poseidon")]),
    flames=st.sampled_from([None, 4]),
    epics=st.booleans(),
)
DUEL = st.builds(
    Config,
    mode=st.just("duel"),
    altar=st.sampled_from(["", "gloire", "justice", "offrandes", "equilibre", "victoire"]),
    houses=st.sampled_from(["sorted", "shuffled"]),
    fewer_houses=st.sampled_from([4, 9, 11]),
    left_out=st.sampled_from([(), ("asgard", "poseidon")]),
    epics=st.booleans(),
    promos=st.booleans(),
)
SOLO = st.builds(
    Config,
    mode=st.just("solo"),
    difficulty=st.sampled_from(["normal", "difficult", "expert"]),
    poseidon=st.booleans(),
    promos=st.booleans(),
    epics=st.booleans(),
)
CONFORMANCE = (
    Kind("here and there", CLASSIC, 0.02, 6),
    Kind("alone, here and there", SOLO, 0.1, 6),
    Kind("with Hadès, here and there", HADES, 0.05, 4),
    Kind("a duel, here and there", DUEL, 0.02, 3),
    Kind("with Hadès, at every decision", HADES, 0.5, 2, slow=True),
    Kind("a duel, at every decision", DUEL, 0.3, 2, slow=True),
    Kind("alone, at every decision", SOLO, 0.5, 8, slow=True),
    Kind("at every decision", CLASSIC, 0.5, 4, slow=True),
)
ELSEWHERE = (
    "players=2",
    "players=5, asgard=True, poseidon=True, epics=True, promos=True",
    "mode='solo', difficulty='expert'",
)


# The soak


def boxes() -> Iterator[dict[str, Any]]:
    """The boxes, and which of them stay out of the Reserve."""
    yield {}
    for used in (("asgard",), ("asgard", "poseidon"), ("asgard", "poseidon", "hades")):
        yield from (dict.fromkeys(used, True) | out for out in left_out(*used))


def left_out(*used: str) -> Iterator[dict[str, Any]]:
    """Which boxes stay out of the Reserve; the cards of Hadès never do."""
    optional = [box for box in used if box != "hades"]
    for size in range(2 ** len(optional)):
        out = tuple(box for place, box in enumerate(optional) if size >> place & 1)
        yield {"left_out": out} if out else {}


def flags(*names: str) -> Iterator[dict[str, Any]]:
    return (
        {name: True for name, on in zip(names, ons, strict=True) if on} for ons in product((0, 1), repeat=len(names))
    )


def combinations() -> Iterator[Combination]:
    options = list(flags("variant", "promos", "epics"))
    for box, option, players in product(boxes(), options, range(PLAYERS[0], PLAYERS[1] + 1)):
        for bots in companies("seiya", players):
            yield Combination("seiya", {"players": players, **box, **option}, bots)
    for box, option, difficulty in product(boxes(), options, DIFFICULTIES):
        if box and "hades" not in box:  # Hilda's space is part of Asgard's
            for bots in companies("seiya", 1):
                yield Combination("seiya", {"mode": "solo", "difficulty": difficulty, **box, **option}, bots)

    outs, orders = left_out("asgard", "poseidon"), ("sorted", "shuffled")
    for out, option, altar, houses in product(outs, options, altars(), orders):
        for bots in companies("seiya", 2):
            yield Combination("seiya", {"mode": "duel", "altar": altar, "houses": houses, **out, **option}, bots)


def varied(config: dict[str, Any], time: int) -> dict[str, Any]:
    """The Heroes in turn; in a duel the sides, and how many Maisons are removed."""
    if config.get("mode") == "duel":
        return {**config, "heroes": (list(SIDES)[time % len(SIDES)],), "fewer_houses": time % HOUSES}
    return {**config, "heroes": (list(HEROES)[time % len(HEROES)],)}


def settings(config: dict[str, Any], seed: str) -> dict[str, Any]:
    return config


def records() -> Iterator[tuple[str, dict[str, Any], tuple[str, ...]]]:
    """Classic with the base box and with all boxes, solo; with Hadès and in a duel short games."""
    first = {"players": 3, "heroes": ("seiya", "shun", "ikki"), "promos": True}
    yield "seiya-classic", first, ("greedy", "greedy", "random")
    boxes = {"asgard": True, "poseidon": True, "epics": True, "promos": True}
    yield "seiya-all-boxes", {"players": 2, "heroes": ("hyoga", "shiryu"), **boxes}, ("greedy", "random")
    yield "seiya-solo", {"mode": "solo", "difficulty": "expert", "heroes": ("shun",)}, ("greedy",)
    hades = {"asgard": True, "poseidon": True, "hades": True, "left_out": ("asgard", "poseidon"), "flames": 2}
    yield "seiya-hades", {"players": 2, "heroes": ("shun", "ikki"), **hades}, ("greedy", "random")
    duel = {"mode": "duel", "heroes": ("renegade", "gold"), "altar": "offrandes", "fewer_houses": 11}
    yield "seiya-duel", duel, ("greedy", "random")
