"""What a card of Saint Seiya Deckbuilding is: its printed facts and its abilities."""

from __future__ import annotations

from typing import Literal

from pioche.kernel.catalogue import Ability, Definition
from pioche.kernel.value import Amount, Condition, Effect, Node

Set = Literal["base", "promo"]
Source = Literal["rulebook", "public", "original"]
How = Literal["discard", "wound", "destroy"]

RANKS = ("very-common", "common", "uncommon", "rare", "very-rare")
HEROES = {"seiya": "Seiya", "shiryu": "Shiryû", "hyoga": "Hyôga", "shun": "Shun", "ikki": "Ikki"}

# The words by which tests know a card: types and classes as the rulebook prints them.
CHARACTER_TYPE = "personnage"
ARMOUR_TYPE = "armure"
HERO = "Héros"
SAINT = "Chevalier"


class Activation(Ability, Node, frozen=True):
    """Discard, Wound or Destroy: the card suffers it, then the effect is resolved (5.1.5)."""

    how: How
    effect: Effect
    needs: Condition | None = None


class Play(Ability, Node, frozen=True):
    """Play (Mise en jeu): optional, at the moment the card is played from hand."""

    effect: Effect
    needs: Condition | None = None


class Arrival(Ability, Node, frozen=True):
    """Arrival: mandatory, when the card is revealed on the field."""

    effect: Effect


class Defeated(Ability, Node, frozen=True):
    """Defeated: mandatory, when the card is acquired from the field, before it reaches its place."""

    effect: Effect


class SeiyaCard(Definition, frozen=True, kw_only=True):
    """A card as printed; None where nothing is."""

    number: str
    set: Set
    type: str
    classes: tuple[str, ...] = ()
    ranks: tuple[str, ...]
    copies: int
    cost_force: int | None = None
    cost_cosmos: int | None = None
    force: int | None = None
    heal: int | None = None
    cosmos: int | None = None
    pv: int | None = None
    pv_rule: Amount | None = None
    icon: str | None = None
    source: Source = "rulebook"

    @property
    def hero(self) -> str | None:
        """The hero whose card it is, as people call him."""
        first = self.name.split(" ")[0]
        return first if HERO in self.classes and first in HEROES.values() else None

    def words(self) -> frozenset[str]:
        found = {self.type, self.name, *self.classes, *self.ranks}
        if any(word.startswith(SAINT) for word in self.classes):
            found.add(SAINT)
        if self.hero:
            found.add(self.hero)
        return frozenset(found)

    def numbers(self) -> dict[str, int]:
        keys = ("cost_force", "cost_cosmos", "force", "heal", "cosmos")
        return {key: value for key in keys if (value := getattr(self, key)) is not None}

    def citation(self, ability: Ability) -> str:
        place = next(place for place, other in enumerate(self.abilities) if other is ability)
        return f"seiya:card:{self.slug}:{place + (2 if self.pv_rule else 1)}"
