"""What a card of the Dragon Ball Super Card Game is: its printed facts and its skills (2, 8)."""

from __future__ import annotations

from typing import Literal

from pioche.kernel.catalogue import Ability, Definition, Static
from pioche.kernel.value import Condition, Effect, Node

Type = Literal["leader", "battle", "extra", "unison"]
Source = Literal["original", "public"]

COLOURS = ("red", "blue", "green", "yellow", "black")
LEADER, BATTLE, EXTRA, UNISON = "leader", "battle", "extra", "unison"


class Permanent(Static, frozen=True):
    """[Permanent]: rules in force while the card is in its area (8-1-4)."""


class Auto(Static, frozen=True):
    """[Auto]: a trigger that waits for a checkpoint (8-1-5)."""


class Activate(Ability, Node, frozen=True):
    """[Activate: Main], [Activate: Battle] or both: used at will in a free timing (8-1-3).

    From the hand an Extra Card also costs its energy, which the skill need not say.
    """

    when: Literal["main", "battle", "both"]
    effect: Effect
    cost: tuple[Effect, ...] = ()
    where: tuple[str, ...] = ("battle", "leader", "unison")
    needs: Condition | None = None
    once: bool = False
    limit: str = ""  # the name of a limit per turn that it shares with other skills


class Counter(Ability, Node, frozen=True):
    """[Counter]: activated from the hand in a counter timing, at the card's energy cost and its own (10-10)."""

    on: Literal["play", "attack", "battle-attack", "counter"]
    effect: Effect
    cost: tuple[Effect, ...] = ()
    needs: Condition | None = None


class DbsCard(Definition, frozen=True, kw_only=True):
    """A card, or one side of a Leader Card, as printed; None where nothing is."""

    number: str
    type: Type
    colours: tuple[str, ...]
    power: int | None = None
    cost: int | None = None  # total cost
    specified: tuple[str, ...] = ()  # the colours of the specified cost
    x_cost: bool = False
    combo_cost: int | None = None
    combo_power: int | None = None
    characters: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    era: str = ""
    back: str = ""  # the slug of the other side of a Leader Card
    front: bool = True
    source: Source = "original"

    def words(self) -> frozenset[str]:
        found = {self.type, *self.colours, f"{{{self.name}}}", f"#{self.number}"}
        found |= {f"<{name}>" for name in self.characters} | {f"《{trait}》" for trait in self.traits}
        if len(self.colours) > 1:
            found.add("multicolour")
        return frozenset(found)

    def numbers(self) -> dict[str, int]:
        keys = ("power", "combo_cost", "combo_power")
        found = {key: value for key in keys if (value := getattr(self, key)) is not None}
        if self.cost is not None:
            found["cost"] = max(self.cost, len(self.specified))
        return found

    def citation(self, ability: Ability) -> str:
        place = next(place for place, other in enumerate(self.abilities) if other is ability)
        return f"dbs:card:{self.slug}:{place + 1}"
