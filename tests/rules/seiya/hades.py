"""What scenarios of Hadès have in common: its boxes, and plain cards of the Styx."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from pioche.games.seiya.card import Annihilated, SeiyaCard
from pioche.games.seiya.pawns import MovePawn
from pioche.games.seiya.vocabulary import character
from pioche.games.seiya.vocabulary.hades import of_the_styx
from pioche.kernel.state.catalogue import Ability
from tests.scenario import Factory, Scenario, Side

BOXES = ("asgard", "poseidon", "hades")


def styx(slug: str, *abilities: Ability, cost: int = 2, grade: int = 1, **printed: Any) -> SeiyaCard:
    """A card of the Styx that exists in a test only."""
    values = {"cost_souls": 2, "gain_souls": 1, "pv": 1} | printed
    return of_the_styx(slug, "000", slug.capitalize(), *abilities, cost_force=cost, grade=grade, **values)


PLAIN = tuple(styx(slug) for slug in ("ash", "bone", "crow", "dust", "ember", "fang"))
CHAMPION = character("champion", "000", "Champion", "common", cost_force=1, force=9)
GUIDE = styx("guide", Annihilated(MovePawn(1, 1, "elysion")), cost=1, gain_souls=0)
FOUR = dict(zip(range(1, 5), ("ash", "bone", "crow", "dust"), strict=True))


def annihilating(table: Factory, slug: str, **given: Any) -> Scenario:
    """Seiya annihilates a card, at the Gate unless said otherwise, with a Champion of 9 Force; its effect follows."""
    side = given.pop("seiya", Side())
    side = replace(side, hand=[*side.hand, "champion"])
    t = hades(table, **{"seiya": side, "enfers": {5: slug}} | given)
    t.seiya.play("champion", slug).acquire(slug, "force", using=())
    return t


def leaving(table: Factory, slug: str, **given: Any) -> Scenario:
    """A card leaves through the Gate at the end of Seiya's turn; its Exit comes next."""
    t = hades(table, veiled=FOUR, enfers={5: slug}, **given)
    t.seiya.end_turn()
    return t


def appearing(table: Factory, slug: str, **given: Any) -> Scenario:
    """A card is revealed by Seiya's pawn, which comes above it."""
    return annihilating(table, "guide", **{"veiled": {4: slug}} | given)


def arriving(table: Factory, slug: str, **given: Any) -> Scenario:
    """A card of the Reserve arrives on the field in Seiya's upkeep."""
    t = hades(table, **{"reserve": [slug]} | given)
    t.seiya.end_turn()
    return t


def hades(table: Factory, **given: Any) -> Scenario:
    """A table with the material of all boxes, and a field on which nothing happens."""
    cards = (*PLAIN, CHAMPION, GUIDE, *given.pop("cards", ()))
    return table(cards=cards, boxes=BOXES, **{"seiya": Side(), "field": ["kiki"]} | given)
