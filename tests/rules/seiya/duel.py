"""What scenarios of the duel have in common (Hadès)."""

from __future__ import annotations

from typing import Any

from pioche.kernel.cards.value import Effect
from tests.rules.seiya.trials import OWN, spell
from tests.scenario import Factory, Scenario, Side

SAGA, SHION, MU = "saga-duel", "shion-duel", "mu-duel"  # Heroes of the duel


def duel(table: Factory, house: str = "belier", *cards: Any, **given: Any) -> Scenario:
    """A duel in the turn of the Renegade, with this Maison revealed."""
    sides = {side: given.pop(side, Side()) for side in ("renegade", "gold")}
    return table(house="maison-" + house, cards=(*OWN, *cards), **sides, **{"field": ["weak", "worn"], **given})


def cast(table: Factory, house: str, effect: Effect, *cards: Any, **given: Any) -> Scenario:
    """The Renegade has played and used a spell."""
    side = given.pop("renegade", Side(hand=["spell"]))
    t = duel(table, house, spell(effect), *cards, renegade=side, **given)
    t.renegade.play("spell", "weak").use("spell")
    return t


def win(t: Scenario, slug: str, by: str = "force") -> None:
    """A titan of the Renegade overcomes a card."""
    t.renegade.play("titan", slug).acquire(slug, by, using=())


def lowered(t: Scenario, by: int, times: int = 1) -> None:
    """The Renegade may lower the counter, and does."""
    for _ in range(times):
        t.pending("use-effect", "renegade")
        before = t.renegade.counter
        t.renegade.accept()
        assert t.renegade.counter == before - by
    t.pending("main-phase", "renegade")
    assert t.gold.counter == 6, "only the own counter drops"


def unmet(t: Scenario) -> None:
    t.pending("main-phase", "renegade")
    assert (t.renegade.counter, t.gold.counter) == (6, 6)
