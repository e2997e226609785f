"""What scenarios of the cards of the Styx have in common: one appears, one is annihilated, one hampers a player."""

from __future__ import annotations

from typing import Any

from pioche.games.seiya.card import Annihilated, SeiyaCard
from pioche.games.seiya.pawns import MovePawn
from tests.rules.seiya.hades import BOXES, PLAIN, styx
from tests.scenario import Factory, Scenario, Side

SEIYA = "seiya-verycommon"  # 1 Force, 1 Heal
GIANT = "thor-de-phecda"  # 3 Force, no Hero
FIELD = ["nachi-du-loup"]
CARDS = (*PLAIN, styx("guide", Annihilated(MovePawn(4, 1, "elysion"))))


def profile(card: SeiyaCard) -> tuple[object, ...]:
    """Number, name, classes, copies, Force, PV, grade, Souls to hamper, Souls gained, source."""
    assert (card.set, card.type, card.cost_cosmos, card.force) == ("hades", "personnage", None, None)
    return (
        card.number, card.name, card.classes, card.copies, card.cost_force, card.pv, card.grade, card.cost_souls,
        card.gain_souls, card.source,
    )  # fmt: skip


def appearing(table: Factory, slug: str, seiya: Side | None = None, **given: Any) -> Scenario:
    """A card lies face down in slot 4, and Seiya is asked where to move the pawn."""
    side = seiya or Side()
    side.hand = [*side.hand, SEIYA]
    veiled = {4: slug, **given.pop("veiled", {})}
    t = table(
        seiya=side, veiled=veiled, enfers={5: "guide"}, **{"cards": CARDS, "boxes": BOXES, "field": FIELD, **given}
    )
    t.seiya.play(SEIYA, "guide").acquire("guide", "force")
    return t


def fought(table: Factory, slug: str, seiya: Side | None = None, **given: Any) -> Scenario:
    """Seiya, whose pawn is at Élysion, annihilates a card at the Gate with twelve Force."""
    side = seiya or Side()
    side.pawn = 1
    side.hand = [*[GIANT] * 4, *side.hand]
    enfers = {5: slug, **given.pop("enfers", {})}
    t = table(seiya=side, enfers=enfers, **{"cards": CARDS, "boxes": BOXES, "field": FIELD, **given})
    for _ in range(4):
        t.seiya.play(GIANT, slug)
    t.seiya.choose(f"acquire:{slug}@enfers/5:force")
    while t.decision.ask == "choose-fighters":
        t.seiya.choose(t.seiya.options[-1])
    return t


def hampered(table: Factory, slug: str, seiya: Side, **given: Any) -> Scenario:
    """A card on top of Seiya's Entrave pile."""
    seiya.entrave = [slug]
    return table(seiya=seiya, **{"cards": CARDS, "boxes": BOXES, "field": FIELD, **given})
