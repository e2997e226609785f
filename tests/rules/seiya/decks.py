"""What scenarios of the duel's decks have in common: a Hero who faces a card, and Talents."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.scenario import Factory, Scenario, Seat, Side, slug_of

TITAN = "shura-du-capricorne"  # nobody acquires it by chance: 9 Force


def duel(table: Factory, **given: Any) -> Scenario:
    """A duel with a field on which nothing happens, and a Maison to be faced."""
    return table(**{"field": [TITAN], "house": "maison-belier"} | given)


def facing(table: Factory, side: str, hero: str, *gifts: str, **given: Any) -> Scenario:
    """A Hero of a side faces the card of the field; the player has these Capacités."""
    own = given.pop(side, Side())
    sides = {side: replace(own, hand=[hero, *own.hand], gifts=[*gifts, *own.gifts])}
    t = duel(table, **sides | given)
    seat: Seat = getattr(t, side)
    seat.play(hero, TITAN)
    return t


def talents(seat: Seat) -> list[str]:
    """Whose Talents a player may use now."""
    return [slug_of(key) for key in seat.options if key.startswith("talent:")]


def use_talent(seat: Seat, hero: str) -> None:
    seat.choose(next(key for key in seat.options if key.startswith("talent:") and slug_of(key) == hero))
