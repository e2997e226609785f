"""What scenarios of Épreuves have in common: cards to meet them with, and whether they are met."""

from __future__ import annotations

from typing import Any

from pioche.games.seiya.vocabulary import (
    activation,
    armour,
    character,
)
from pioche.kernel.cards.value import Effect
from pioche.kernel.state.catalogue import Ability
from tests.rules.seiya.hades import BOXES, PLAIN, styx
from tests.scenario import Factory, Scenario, Side

SEIYA, JABU = "seiya-verycommon", "jabu-de-la-licorne"
EVEIL, FIFTH, EIGHTH = "sens-eveil", "sens-cinquieme-sens", "sens-huitieme-sens"
TELEPORT, WILL, OFFERING = "capacite-teleportation", "capacite-volonte-des-chevaliers", "capacite-offrande"
FIELD = ["weak", "worn"]


def person(slug: str, *abilities: Ability, ranks: str = "common", **printed: Any) -> Any:
    return character(slug, "000", slug.capitalize(), ranks, *abilities, **printed)


OWN = (
    person("titan", force=9, cosmos=9),
    person("medic", heal=1),
    person("weak", cost_force=1, cost_cosmos=7),
    person("worn", cost_force=1),
    person("gem", ranks="rare", cost_force=1),
    person("crown", ranks="very-rare", cost_force=1),
    person("idea", cost_cosmos=1),
    person("wall", cost_force=6, cost_cosmos=6),
    armour("plate", "000", "Plate", "common", classes=("Armure",), cost_force=1),
    styx("colossus", cost=6),
    *PLAIN,
)


def meeting(table: Factory, slug: str, *cards: Any, **given: Any) -> Scenario:
    """A table at which this Épreuve is open."""
    return table(trials=["epreuve-" + slug], boxes=BOXES, cards=(*OWN, *cards), **{"field": FIELD, **given})


def met(t: Scenario) -> None:
    """It is offered, and discarded for the Éveil."""
    t.pending("trial", "seiya")
    assert t.seiya.options == ["eveil", *(["capacity"] if t.slugs("capacities") else []), "no"]
    (slug,) = t.slugs("trials")
    t.seiya.choose("eveil")
    t.pending("main-phase", "seiya")
    assert (t.slugs("trials"), t.slugs("trials-past")) == ([], [slug])
    assert t.seiya.senses[EVEIL] is False


def unmet(t: Scenario) -> None:
    t.pending("main-phase", "seiya")
    assert len(t.slugs("trials")) == 1


def win(t: Scenario, slug: str, by: str = "force") -> None:
    """A titan overcomes a card."""
    t.seiya.play("titan", slug).acquire(slug, by, using=())


def spell(effect: Effect) -> Any:
    """A card that does something when it is discarded from play."""
    return person("spell", activation("discard", effect))


def cast(table: Factory, slug: str, effect: Effect, *cards: Any, **given: Any) -> Scenario:
    """Seiya has played and used a spell."""
    side = given.pop("seiya", Side(hand=["spell"]))
    t = meeting(table, slug, spell(effect), *cards, seiya=side, **given)
    t.seiya.play("spell", "weak").use("spell")
    return t
