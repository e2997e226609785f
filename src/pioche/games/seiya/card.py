"""What a card of Saint Seiya Deckbuilding is: its printed facts and its abilities."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Literal

from pioche.kernel.cards.value import Amount, Condition, Effect, Node
from pioche.kernel.state.catalogue import Ability, Definition, Static

Set = Literal["base", "asgard", "poseidon", "hades", "promo"]
Source = Literal["rulebook", "public", "original"]
Mode = Literal["classic", "solo", "duel"]
Army = Literal["gold", "renegade"]
How = Literal["discard", "wound", "destroy", "freeze"]

RANKS = ("very-common", "common", "uncommon", "rare", "very-rare")
BOARDS = {
    "Plateau de Pégase": "seiya",
    "Plateau du Dragon": "shiryu",
    "Plateau du Cygne": "hyoga",
    "Plateau d'Andromède": "shun",
    "Plateau du Phoenix": "ikki",
    "Plateau des Chevaliers d'Or": "gold",
    "Plateau des Renégats": "renegade",
}
OPPONENT = "Hilda"  # in solo mode
HEROES = {"seiya": "Seiya", "shiryu": "Shiryû", "hyoga": "Hyôga", "shun": "Shun", "ikki": "Ikki"}
SIDES: dict[Army, str] = {"gold": "Chevalier d'Or", "renegade": "Renégat"}  # of the duel
PLAYED = (*HEROES, *SIDES)  # what a player may be
CONSTELLATIONS = {
    "belier": "Bélier", "taureau": "Taureau", "gemeaux": "Gémeaux", "cancer": "Cancer", "lion": "Lion",
    "vierge": "Vierge", "balance": "Balance", "scorpion": "Scorpion", "sagittaire": "Sagittaire",
    "capricorne": "Capricorne", "verseau": "Verseau", "poissons": "Poissons",
}  # fmt: skip

# The words by which tests know a card: types and classes as the rulebook prints them.
CHARACTER_TYPE = "personnage"
ARMOUR_TYPE = "armure"
RELIC_TYPE = "relique"
PILLAR_TYPE = "pilier"
EPIC_TYPE = "epopee"
TECHNIQUE_TYPE = "board-technique"
STATUE_TYPE = "statue"
SENSE_TYPE = "sens"
TRIAL_TYPE = "epreuve"
GIFT_TYPE = "capacite"
HOUSE_TYPE = "maison"
ALTAR_TYPE = "autel"
STYX = "styx"  # the back of cards that live in the Enfers
HERO = "Héros"
SAINT = "Chevalier"
GENERAL = "Général Marina"
DIVINE = "Héros Divin"
BRONZE_ARMOUR = "Armure de Bronze"

# Classes that stand for all classes whose name contains the word (glossary: Chevalier, Guerrier, Marina), and those
# that an Armour has by its name alone (glossary: Robe divine, Écaille).
GENERIC = (HERO, SAINT, "Guerrier", "Marina")
NAMED = ("Robe Divine", "Écaille")

# What lies on cards
PV = "pv"  # tokens of +1 or -1
HOURGLASSES = "hourglass"  # on the Épopée


class Activation(Ability, Node, frozen=True):
    """Discard, Wound, Destroy or Freeze: the card suffers it, then the effect is resolved (5.1.5).

    With `talent` it may be used as a Talent instead: then a Capacité is paid, and the card suffers nothing (Hadès).
    """

    how: How
    effect: Effect
    needs: Condition | None = None
    talent: bool = False


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


class Exit(Ability, Node, frozen=True):
    """Exit (Sortie): mandatory, when the card joins the discard of the field."""

    effect: Effect


class Apparition(Ability, Node, frozen=True):
    """Apparition: mandatory, when the card is revealed in the Enfers."""

    effect: Effect


class Annihilated(Ability, Node, frozen=True):
    """Annihilated (Anéanti): mandatory, when the card is annihilated, before its Souls and its place."""

    effect: Effect


class Sense(Ability, Node, frozen=True):
    """What a Sens does when it is exhausted."""

    effect: Effect


class Reward(Ability, Node, frozen=True):
    """What the Éveil does, which is used only as the reward of an Épreuve."""

    effect: Effect


class Gift(Ability, Node, frozen=True):
    """Capacité: what it does when it is used."""

    effect: Effect
    needs: Condition | None = None


class Talent(Ability, Node, frozen=True):
    """Talent: of a card in play, paid for with a Capacité, of the constellation of its card if that shows one."""

    effect: Effect
    needs: Condition | None = None


class WhenMarked(Ability, Node, frozen=True):
    """Marked (Marqué): mandatory, when the card is wounded or frozen."""

    effect: Effect


class Technique(Ability, Node, frozen=True):
    """A technique of a player's board: Energy and perhaps something else is paid for its effect (5.1.8)."""

    energy: int
    effect: Effect
    needs: Condition | None = None


class Power(Ability, Node, frozen=True):
    """What the player whose turn it is may do by a Relic of theirs, the statue or the Épopée, perhaps once a turn."""

    effect: Effect
    needs: Condition | None = None
    once: bool = True


class EndOfEpic(Ability, Node, frozen=True):
    """What happens when the Épopée ends."""

    effect: Effect


class Bonus(Ability, Node, frozen=True):
    """Victory Points for each player, if the Épopée, or the Autel, is there when the game ends."""

    amount: Amount


class Eliminated(Ability, Node, frozen=True):
    """The players of whom this is so cannot win, if the Épopée is there when the game ends."""

    condition: Condition


@cache
def hero_of(name: str, classes: tuple[str, ...]) -> str | None:
    first = name.split(" ")[0]
    return first if any(word.startswith(HERO) for word in classes) else None


OWN_BACK = (EPIC_TYPE, TRIAL_TYPE, GIFT_TYPE, HOUSE_TYPE)  # mini-cards, told by their backs


class SeiyaCard(Definition, frozen=True, kw_only=True):
    """A card as printed; None where nothing is."""

    number: str
    set: Set
    type: str
    classes: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    copies: int = 1
    cost_force: int | None = None
    cost_cosmos: int | None = None
    force: int | None = None
    heal: int | None = None
    cosmos: int | None = None
    pv: int | None = None
    pv_rule: Amount | None = None
    icon: str | None = None
    pillar: str | None = None  # the one that a Marina General guards
    grade: int | None = None  # of a card of the Styx
    cost_souls: int | None = None  # for which it hampers an opponent
    gain_souls: int | None = None  # for whom it is annihilated
    wants: tuple[str, ...] = ()  # what an Épopée cannot do without: boxes, or the Flames
    mode: Mode | None = None  # the only one that it is used in
    side: Army | None = None  # of the duel, whose card it is
    source: Source = "rulebook"

    @property
    def hero(self) -> str | None:
        """The hero whose card it is, as people call him."""
        return hero_of(self.name, self.classes)

    def words(self) -> frozenset[str]:
        found = {self.type, self.name, *self.classes, *self.ranks}
        found |= {word for word in GENERIC if any(word in name.split(" ") for name in self.classes)}
        found |= {word for word in NAMED if self.name.startswith(word)}
        if self.bearing in HEROES.values():
            found.add(self.bearing)
        return frozenset(found)

    @property
    def bearing(self) -> str:
        """The name by which other cards speak of a Character: a Seiya is whoever is called so, Hero or not."""
        return self.name.split(" ")[0] if self.type == CHARACTER_TYPE else ""

    def numbers(self) -> dict[str, int]:
        keys = ("cost_force", "cost_cosmos", "force", "heal", "cosmos", "cost_souls", "gain_souls")
        return {key: value for key in keys if (value := getattr(self, key)) is not None}

    def reverse(self) -> str:
        return STYX if self.grade is not None else self.type if self.type in OWN_BACK else ""

    def citation(self, ability: Ability) -> str:
        if self.continues(ability):
            ability = next(other for other in self.abilities if isinstance(other, Play))
        numbered = [other for other in self.abilities if not self.continues(other)]
        place = next(place for place, other in enumerate(numbered) if other is ability)
        return self.statements()[place + (2 if self.pv_rule else 1)]

    def continues(self, ability: Ability) -> bool:
        """What a Relic does where its Play effect, printed before, has put it is part of the same statement."""
        if not isinstance(ability, Static) or ability.where != ("relics",):
            return False
        before = takewhile(lambda other: other is not ability, self.abilities)
        return any(isinstance(other, Play) for other in before)

    def statements(self) -> tuple[str, ...]:
        """The rule statements that the card is: first its profile, then its Victory Points, if they follow a rule of
        their own, then its abilities.
        """
        match self.type:
            case "board-technique":
                return tuple([f"seiya:board:{self.board}:{self.slug.removeprefix('board-')}"] * 2)
            case "pilier":
                return tuple(f"seiya:pilier:{self.slug}:{number}" for number in (1, 3, 2))
            case "epopee":
                slug = self.slug.removeprefix("epopee-")
                return tuple(f"seiya:epopee:{slug}:{number}" for number in range(1, len(self.abilities) + 2))
            case "statue":
                return tuple(f"seiya:glossary:{self.slug}:{number}" for number in range(1, len(self.abilities) + 2))
        numbered = [ability for ability in self.abilities if not self.continues(ability)]
        count = max(1, len(numbered) + (self.pv_rule is not None))
        return tuple(f"seiya:card:{self.slug}:{number}" for number in range(count + 1))

    @property
    def board(self) -> str:
        """The hero, or the side of the duel, on whose board a technique is printed."""
        return BOARDS[self.classes[0]]

    @property
    def constellation(self) -> str:
        """The sign on a Hero or a Capacité of the duel."""
        kind, _, sign = (self.icon or "").partition(":")
        return sign if kind == "constellation" else ""

    @property
    def hourglasses(self) -> int:
        """How many hourglasses an Épopée lasts."""
        kind, _, number = (self.icon or "").partition(":")
        return int(number) if kind == "hourglass" else 0
