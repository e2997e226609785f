"""What scenarios of the heroes of Hadès have in common: the five of them, and a table for them."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.games.seiya.card import HEROES as NAMES
from tests.rules.seiya.hades import BOXES, CHAMPION, GUIDE, PLAIN, styx
from tests.scenario import Factory, Scenario, Seat, rule

HEROES = tuple(NAMES)
GIFT = "capacite-offrande"
TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force
LION = "armure-du-lion"
GOD, JUDGE = "hypnos", "minos-du-griffon"
IMP, OGRE = styx("imp", grade=3), styx("ogre", grade=4)


def each_hero(*rules: str) -> pytest.MarkDecorator:
    """The same of five heroes; a star in an id stands for the hero."""
    return pytest.mark.parametrize(
        "hero", [pytest.param(hero, marks=rule(*(name.replace("*", hero) for name in rules))) for hero in HEROES]
    )


def seat(t: Scenario, hero: str) -> Seat:
    found: Seat = getattr(t, hero)
    return found


def other(hero: str) -> str:
    return "ikki" if hero != "ikki" else "shun"


def uncommon(hero: str) -> str:
    return f"{hero}-uncommon-hades"


def divine(hero: str) -> str:
    return f"{hero}-divine"


def at(table: Factory, **given: Any) -> Scenario:
    return table(**{"cards": (*PLAIN, CHAMPION, GUIDE, IMP, OGRE), "boxes": BOXES, "field": [TITAN]} | given)


def talent(t: Scenario, slug: str) -> Seat:
    player = seat(t, t.active)
    return player.choose(next(key for key in player.options if key.startswith(f"talent:{slug}")))
