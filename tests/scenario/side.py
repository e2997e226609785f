"""What a player has at the start of a scenario, and the names of cards and options."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import Struct

from pioche.games.seiya.houses import START
from pioche.games.seiya.setup import BRONZE
from pioche.games.seiya.spaces import GATE
from pioche.kernel.play.decision import Decision


def rule(*ids: str) -> pytest.MarkDecorator:
    """This test proves these rule statements."""
    return pytest.mark.rule(*ids)


class Side(Struct):
    """What a player has; zones that are not given are empty. Piles are listed from the bottom to the top."""

    hand: Sequence[str] = ()
    draw: Sequence[str] = ()
    discard: Sequence[str] = ()
    armour: str = ""
    wounded: Sequence[str] = ()
    destroyed: Sequence[str] = ()
    aside: Sequence[str] = ()
    frozen: Sequence[str] = ()
    relics: Sequence[str] = ()
    trophies: Sequence[str] = ()
    guard: Sequence[str] = ()
    apart: Sequence[str] = ()
    energy: int = 0
    weapons: int = 0
    tokens: int = 0
    entrave: Sequence[str] = ()
    neant: Sequence[str] = ()
    souls: int = 0
    pawn: int = GATE
    senses: Sequence[str] = ()  # besides the Éveil
    inactive: Sequence[str] = ()  # of these and the Éveil
    gifts: Sequence[str] = ()
    capacities: Sequence[str] = ()  # the own pile, in a duel
    houses: Sequence[str] = ()
    counter: int = START


ZONES = (
    "hand", "draw", "discard", "wounded", "destroyed", "aside", "frozen", "relics", "trophies", "guard", "apart",
)  # fmt: skip


def keys_of(decision: Decision) -> list[str]:
    return [option.key for option in decision.options]


def slug_of(key: str) -> str:
    """The card's slug within the key of an option."""
    name = key.split(":")[1] if ":" in key else key
    for sign in ("@", ">", "#"):
        name = name.split(sign)[0]
    return name


def packet(hero: str, rank: str = "verycommon", count: int = 1) -> list[str]:
    """So many hero cards of a rank."""
    return [f"{hero}-{rank}"] * count


def bronze(hero: str) -> str:
    return BRONZE[hero]
