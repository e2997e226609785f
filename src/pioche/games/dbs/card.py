"""What a card of the Dragon Ball Super Card Game is: its printed facts and its skills (2, 8)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from pioche.kernel.cards.query import IsSource, Test
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import Amount, Condition, Effect, Node, Scope
from pioche.kernel.state.catalogue import Ability, Definition, Static

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

Type = Literal["leader", "battle", "extra", "unison"]
Source = Literal["original", "public"]
On = Literal["play", "attack", "battle-attack", "counter"]

COLOURS = ("red", "blue", "green", "yellow", "black")
LEADER, BATTLE, EXTRA, UNISON = "leader", "battle", "extra", "unison"

PRINTED = {  # what only some types of card have (2-5-4, 2-7-3, 2-8-2, 2-9-2, 2-10-2, 2-11-2)
    "characters": (LEADER, BATTLE),
    "era": (LEADER, BATTLE),
    "power": (LEADER, BATTLE, UNISON),
    "combo_cost": (BATTLE,),
    "combo_power": (BATTLE,),
    "cost": (BATTLE, EXTRA, UNISON),
    "specified": (BATTLE, EXTRA, UNISON),
    "x_cost": (UNISON,),
    "back": (LEADER,),
    "token": (BATTLE,),
}
ACTIVATED = ("Activate: Main", "Activate: Battle")  # when the skills are used that say so by an icon
FAMILIES = ("Evolve", "Union", "Awaken", "Counter", "Over Realm")  # words that mean several keywords in texts

TOKEN = "token"  # what effects only make (10-18): a word of such a card, as its type is
MARKERS = "marker"  # on Unison Cards


class Permanent(Static, frozen=True):
    """[Permanent]: rules in force while the card is in its area (8-1-4)."""


class Auto(Static, frozen=True):
    """[Auto]: a trigger that waits for a checkpoint (8-1-5)."""


class Also(Ability, Node, frozen=True):
    """[Permanent]: the card has these names or traits too, in all areas and for deck construction (2-1-3, 2-5-5)."""

    words: tuple[str, ...]
    keyword: str = ""


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
    keyword: str = ""
    stays: bool = False  # an Extra Card that does not go to the Drop Area


class Counter(Ability, Node, frozen=True):
    """[Counter]: activated from the hand in a counter timing, at the card's energy cost and its own (10-10)."""

    on: On
    effect: Effect
    cost: tuple[Effect, ...] = ()
    needs: Condition | None = None
    keyword: str = ""


def spelt(word: str) -> str:
    """A name or trait in one spelling, whatever blanks, colons and apostrophes a list uses; else it is left alone."""
    word = " ".join(word.replace("’", "'").replace("：", ":").split()).replace(" de ", " De ")
    return re.sub(r"(?<=Universe)(?=[0-9])", " ", re.sub(r"\s*:\s*", ": ", word))


class MarkersOn(Amount, Node, frozen=True):
    """How many markers a card has."""

    name: str = "that"

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return sum(game.cards[ref].count(MARKERS) for ref in scope.binds.get(self.name, ()))


class HasMarkers(Test, Node, frozen=True):
    """The card has so many markers or more."""

    least: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].count(MARKERS) >= self.least


class NoSkill(Test, Node, frozen=True):
    """The card has no text, or none of its skills counts now (2-12-4, 8-3-4)."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.rules.catalogue.definitions[game.cards[ref].definition]
        return all(game.silenced(ref, card.citation(ability)) for ability in card.abilities)


class NoKeyword(Test, Node, frozen=True):
    """The card has no keyword skill as printed (10)."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return self.passes(game.words[game.cards[ref].definition])

    def passes(self, words: frozenset[str]) -> bool:
        return not any(word.startswith("[") for word in words)


DETERMINED = "cost "  # the mark of a Unison Card that is being played says what energy cost was determined for it


class Determined(Test, Node, frozen=True):
    """This card, once its energy cost was determined as it is being played (2-11-1-3-1)."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return ref == scope.source and any(mark.startswith(DETERMINED) for mark in game.cards[ref].marks)


class DeterminedCost(Amount, Node, frozen=True):
    """The energy cost that was determined for a card."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        marks = game.cards[scope.source].marks
        return next((int(mark.removeprefix(DETERMINED)) for mark in marks if mark.startswith(DETERMINED)), 0)


# The energy cost of a Unison Card: just what was determined while it is being played, the number of its markers while
# it is in play (2-11-3).
UNISON_COST = (
    Static(
        ("limbo",),
        (
            Number(("cost",), DeterminedCost(), Determined(), "least"),
            Number(("cost",), DeterminedCost(), Determined(), "most"),
        ),
    ),
    Static(("unison",), (Number(("cost",), MarkersOn(), IsSource(), "set"),)),
)


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
    token: bool = False  # made by effects only (10-18)
    source: Source = "original"
    unread: tuple[str, ...] = ()  # skill text that is kept but not understood: then the card is not playable

    def keywords(self, ability: Ability) -> frozenset[str]:
        return keywords_of(ability)

    def inherent(self) -> tuple[tuple[Static, str], ...]:
        return tuple((static, "dbs:2-11-3") for static in UNISON_COST) if self.type == UNISON else ()

    def words(self) -> frozenset[str]:
        found = {self.type, *self.colours, f"{{{spelt(self.name)}}}", f"#{self.number}"}
        found |= {f"<{spelt(name)}>" for name in self.characters} | {f"《{spelt(trait)}》" for trait in self.traits}
        if self.era:
            found.add(f"era {spelt(self.era)}")
        if len(self.colours) == 1:
            found.add("mono-" + self.colours[0])
        elif self.colours:
            found.add("multicolour")
        if self.token:
            found.add(TOKEN)
        for ability in self.abilities:
            found |= {f"[{name}]" for name in self.keywords(ability)}
            if isinstance(ability, Also):
                found |= {spelt(word) for word in ability.words}
        return frozenset(found)

    def numbers(self) -> dict[str, int]:
        keys = ("power", "combo_cost", "combo_power")
        found = {key: value for key in keys if (value := getattr(self, key)) is not None}
        if self.cost is not None or self.type == UNISON:
            found["cost"] = max(self.cost or 0, len(self.specified))
            found["specified"] = len(self.specified)
        return found

    def citation(self, ability: Ability) -> str:
        place = next(place for place, other in enumerate(self.abilities) if other is ability)
        return f"dbs:card:{self.slug}:{place + 1}"


def keywords_of(ability: Ability) -> frozenset[str]:
    """Its keyword, with and without its number or colours, and the family that texts mean (10-5-3-2, 10-10-3-1)."""
    label = getattr(ability, "keyword", "")
    if isinstance(ability, Counter):
        name = {"battle-attack": "Counter: Battle Card Attack"}.get(ability.on, "Counter: " + ability.on.capitalize())
    else:
        name = re.sub(r"( [0-9]+| [A-Z][a-z]+(/[A-Z][a-z]+)+)$", "", label)
    return frozenset(word for word in filter(None, (label, name, *FAMILIES)) if word in (label or name))
