"""The words in which cards are written: tests, selections and short forms of the kernel's structs."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from pioche.games.seiya.acquire import ways
from pioche.games.seiya.card import (
    ARMOUR_TYPE,
    CHARACTER_TYPE,
    HERO,
    RANKS,
    SAINT,
    Activation,
    Arrival,
    Defeated,
    How,
    Play,
    SeiyaCard,
    Set,
)
from pioche.games.seiya.verbs import Draw
from pioche.kernel.catalogue import Ability, Catalogue, Static
from pioche.kernel.effect import Do
from pioche.kernel.modify import Number, Phase, Rule
from pioche.kernel.query import (
    ACTOR,
    NUMBER,
    YOU,
    Cards,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Selector,
    Test,
    Who,
)
from pioche.kernel.select import Every, Pick, Selection, This
from pioche.kernel.value import Amount, Condition, Effect, Node, Scope
from pioche.kernel.verbs import Until

if TYPE_CHECKING:
    from pioche.kernel.game import Game

CHARACTER = Is(CHARACTER_TYPE)
ARMOUR = Is(ARMOUR_TYPE)
GOLD_ARMOUR = Is("Armure d'Or")
A_HERO = Is(HERO)
A_SAINT = Is(SAINT)
GOLD_SAINT = Is("Chevalier d'Or")
SILVER_SAINT = Is("Chevalier d'Argent")
BLACK_SAINT = Is("Chevalier Noir")
GHOST_SAINT = Is("Chevalier Fantôme")
VERY_COMMON, COMMON, UNCOMMON, RARE, VERY_RARE = (Is(rank) for rank in RANKS)
SEIYA, SHIRYU, HYOGA, SHUN, IKKI = (Is(name) for name in ("Seiya", "Shiryû", "Hyôga", "Shun", "Ikki"))

SELF = IsSource()
IT = IsBound("it")
THIS = This()

FORCE, COSMOS = ("force",), ("cosmos",)
FORCE_AND_COSMOS = ("force", "cosmos")
FORCE_COST, COSMOS_COST = ("cost_force",), ("cost_cosmos",)
BOTH_COSTS = ("cost_force", "cost_cosmos")


# Tests and conditions of this game


class Beside(Test, Node, frozen=True):
    """Played beside this card: facing the same card of the field."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card, source = game.card(ref), game.card(scope.source)
        return ref != scope.source and card.link != 0 and card.link == source.link and card.zone == source.zone


class FightsBeside(Test, Node, frozen=True):
    """Fights beside this card: both use their Force in the same acquisition."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        fighters = scope.binds.get("fighters", ())
        return ref != scope.source and ref in fighters and scope.source in fighters


class Faced(Test, Node, frozen=True):
    """The card of the field that this card faces."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.card(scope.source).link == ref


class InSlot(Test, Node, frozen=True):
    """In that slot of the field."""

    slot: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.cards[ref & NUMBER]
        return card.place == self.slot and card.zone == game.rules.zones["field"].base


class Adjacent(Test, Node, frozen=True):
    """In a slot next to the one that this card left."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return abs(game.card(ref).place - scope.binds["place"][0]) == 1


class Rises(Test, Node, frozen=True):
    """A Hero of whom a card of the next rank is set aside."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.cards[ref & NUMBER]
        ranks = ranks_of(game.rules.catalogue)
        wanted = ranks[card.definition] + 1
        aside = game.cards_in("aside", card.owner)
        return wanted in [ranks[game.cards[other & NUMBER].definition] for other in aside]


class NextRank(Test, Node, frozen=True):
    """One rank above the cards of the first part."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        ranks = ranks_of(game.rules.catalogue)
        first = scope.binds["first"][0]
        return ranks[game.card(ref).definition] == ranks[game.card(first).definition] + 1


@cache
def ranks_of(catalogue: Catalogue) -> list[int]:
    """For each definition its rank as a number."""
    return [RANKS.index(card.ranks[0]) for card in catalogue.definitions]  # type: ignore[attr-defined]


class FacesEnd(Condition, Node, frozen=True):
    """This card faces the first or the last card that is on the field, whatever its slot."""

    end: Literal["first", "last"]

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        field = game.cards_in("field")
        return bool(field) and game.card(scope.source).link == field[0 if self.end == "first" else -1]


class FacesOpen(Condition, Node, frozen=True):
    """This card faces a card that can be acquired by Force, or by Cosmos, and that passes the test."""

    kind: Literal["force", "cosmos"]
    of: Test

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        target = game.card(scope.source).link
        return (
            game.alive(target)
            and self.of.holds(game, target, scope)
            and any(way.kind == self.kind for way in ways(game, target))
        )


# Where cards are


def hand(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("hand",), test, whose)


def discard_pile(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("discard",), test, whose)


def draw_pile(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("draw",), test, whose)


def destroyed(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("destroyed",), test, whose)


def wounded(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("wounded",), test, whose)


def equipped(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("armour",), test, whose)


def in_play(test: Test | None = None) -> Cards:
    return Cards(("play",), test, YOU)


def aside(test: Test | None = None) -> Cards:
    return Cards(("aside",), test, YOU)


def field(test: Test | None = None) -> Cards:
    return Cards(("field",), test)


def common_discard(test: Test | None = None) -> Cards:
    return Cards(("removed",), test)


# Short forms


def amount(size: int | Amount) -> Amount:
    return Fixed(size) if isinstance(size, int) else size


def one(among: Selector, by: Who = ACTOR) -> Pick:
    return Pick(among, Fixed(1), by)


def some(size: int | Amount, among: Selector, alike: bool = False) -> Pick:
    return Pick(among, amount(size), alike=alike)


def every(among: Selector) -> Every:
    return Every(among)


def draw(size: int | Amount, short: bool = False) -> Draw:
    return Draw(amount(size), short)


def gains(keys: tuple[str, ...], by: int | Amount, of: Test = SELF, phase: Phase = "add") -> Number:
    return Number(keys, amount(by), of, phase)


def gains_if(keys: tuple[str, ...], by: int | Amount, when: Condition, of: Test = SELF) -> Number:
    return Number(keys, amount(by), of, when=when)


def this_turn(*rules: Rule, on: Selection = THIS) -> Until:
    return Until(rules, on)


# Abilities


def on_play(first: Effect, then: Effect | None = None, needs: Condition | None = None) -> Play:
    return Play(Do(first, may=True, then=then), needs)


def activation(how: How, effect: Effect, needs: Condition | None = None) -> Activation:
    return Activation(how, effect, needs)


def on_arrival(effect: Effect) -> Arrival:
    return Arrival(effect)


def on_defeated(effect: Effect) -> Defeated:
    return Defeated(effect)


def while_played(*rules: Rule) -> Static:
    return Static(("play",), rules)


def while_on_field(*rules: Rule) -> Static:
    return Static(("field",), rules)


# Cards


def character(
    slug: str,
    number: str,
    name: str,
    ranks: str,
    *abilities: Ability,
    classes: tuple[str, ...] = (),
    copies: int = 2,
    cost: tuple[int | None, int | None] = (None, None),
    gives: tuple[int | None, int | None, int | None] = (None, None, None),
    pv: int | None = None,
    pv_rule: Amount | None = None,
    icon: str | None = None,
    set: Set = "base",
) -> SeiyaCard:
    """A Character: cost in Force and Cosmos, and what it gives in Force, Heal and Cosmos."""
    return SeiyaCard(
        slug=slug,
        number=number,
        name=name,
        set=set,
        type=CHARACTER_TYPE,
        classes=classes,
        ranks=(ranks,),
        copies=copies,
        cost_force=cost[0],
        cost_cosmos=cost[1],
        force=gives[0],
        heal=gives[1],
        cosmos=gives[2],
        pv=pv,
        pv_rule=pv_rule,
        icon=icon,
        abilities=abilities,
    )


def armour(
    slug: str, number: str, name: str, ranks: str, *abilities: Ability, classes: tuple[str, ...], cosmos: int,
    cost: int | None = None, pv: int | None = None,
) -> SeiyaCard:  # fmt: skip
    """An Armour: its cost and what it gives are Cosmos."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set="base", type=ARMOUR_TYPE, classes=classes, ranks=(ranks,), copies=1,
        cost_cosmos=cost, cosmos=cosmos, pv=pv, abilities=abilities,
    )  # fmt: skip
