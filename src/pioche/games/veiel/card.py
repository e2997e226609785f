"""What a card of L'Ordre de Veiel is: its printed facts and its abilities."""

from __future__ import annotations

from typing import Literal

from pioche.kernel.cards.value import Amount, Effect, Node
from pioche.kernel.state.catalogue import Ability, Definition, Static

Kind = Literal[
    "base", "hero", "novice", "initiate", "adept", "master", "reward", "enemy", "boss", "action", "battlefield"
]
Source = Literal["rulebook", "public", "original"]

COLOURS = ("rouge", "jaune", "bleu", "vert", "violet")
COLOURLESS = "incolore"
TIERS = ("basic", "intermediate", "powerful")
STARS: dict[Kind, int] = {"novice": 1, "initiate": 2, "adept": 3, "master": 4}
OF_HEROES: frozenset[Kind] = frozenset({"novice", "initiate", "adept", "master"})  # the category Héros

# Words that tests ask for
ATTACK = "attaque"
OPENER, PASSIVE, SUBSTITUTION, RUNE = "amorce", "passif", "substitution", "rune"
HERO, ENEMY, BOSS = "hero", "enemy", "boss"

# What lies on cards
LIVES, WOUNDS, TOUGHNESS, BLOCK, KEPT = "lives", "wounds", "toughness", "block", "kept"
OWED = "owed"  # Actions that a boss still answers lost lives with
DEAD, PLAYED, STUNNED = "dead", "played", "stunned"  # marks


class OnPlay(Ability, Node, frozen=True):
    """What the card does when it is played."""

    effect: Effect


class Assault(Ability, Node, frozen=True):
    """What an enemy or an Action does: something first, a walk, an attack on one hero or on all in the zone."""

    zone: str
    moves: int = 0
    damage: Amount | None = None
    several: bool = False
    times: int = 1  # so often each hero is attacked
    first: Effect | None = None  # before it moves
    before: Effect | None = None  # on each target, before the damage
    then: Effect | None = None  # on each target, after the damage
    after: Effect | None = None  # once all targets were attacked


class VeielCard(Definition, frozen=True, kw_only=True):
    """A card as printed; what a kind of card does not have is left out."""

    english: str
    kind: Kind
    copies: int = 1
    colours: tuple[str, ...] = ()  # none: colourless
    types: tuple[str, ...] = ()
    keyword: str = ""
    zone: str = ""
    crossed: bool = False  # whoever plays it cannot be meant
    rare: bool = False
    hero: str = ""  # whose Initiate, Adept or Master card it is
    threat: int = 0
    swords: int = 0
    base: tuple[tuple[str, int], ...] = ()  # the base cards of a hero's deck
    tier: str = ""
    family: str = ""
    boss: str = ""  # whose Action it is
    rune_ends: str = ""  # when a rune is taken from the board: "enemies", "encounter", or "once" by itself
    vitality: tuple[tuple[int, int], ...] = ()  # lives and damage for each, for 2, 3, 4 and 5 heroes
    source: Source = "original"

    @property
    def stars(self) -> int:
        return STARS.get(self.kind, 0)

    def words(self) -> frozenset[str]:
        found = {self.slug, self.kind, *self.types, *self.colours, self.keyword, self.tier, self.family}
        if self.kind == "boss":
            found.add(ENEMY)
        return frozenset(found - {""})

    def numbers(self) -> dict[str, int]:
        return {"threat": self.threat, "swords": self.swords} if self.kind == "hero" else {}

    def reverse(self) -> str:
        """The pile from which it comes; the cards of a hero's deck are mixed, and nobody tells their backs apart."""
        match self.kind:
            case "enemy":
                return self.tier
            case "action":
                return self.boss
            case "reward":
                return self.colours[0] if self.colours else COLOURLESS
        return self.kind

    def citation(self, ability: Ability) -> str:
        place = next(place for place, other in enumerate(self.abilities, 1) if other is ability)
        return f"veiel:card:{self.slug}:{place}"

    def statements(self) -> tuple[str, ...]:
        """The rule statements that the card is: its profile, then its abilities."""
        return tuple(f"veiel:card:{self.slug}:{number}" for number in range(len(self.abilities) + 1))

    def effect(self) -> Effect | None:
        """What it does when it is played."""
        return next((ability.effect for ability in self.abilities if isinstance(ability, OnPlay)), None)

    def assault(self) -> Assault | None:
        """What it does on its turn, or as an Action."""
        return next((ability for ability in self.abilities if isinstance(ability, Assault)), None)

    def keywords(self, ability: Ability) -> frozenset[str]:
        return frozenset({self.keyword}) if self.keyword and isinstance(ability, Static) else frozenset()
