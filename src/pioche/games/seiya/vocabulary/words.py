"""The words in which cards are written: tests, selections and short forms of the kernel's structs."""

from __future__ import annotations

from pioche.games.seiya.card import (
    ARMOUR_TYPE,
    BRONZE_ARMOUR,
    CHARACTER_TYPE,
    HERO,
    RANKS,
    SAINT,
    Activation,
    Arrival,
    Defeated,
    EndOfEpic,
    Exit,
    How,
    Play,
    Power,
    WhenMarked,
)
from pioche.games.seiya.terms import SELF
from pioche.games.seiya.verbs import Draw
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import (
    ACTOR,
    YOU,
    Cards,
    Fixed,
    Is,
    IsBound,
    Selector,
    Test,
    Who,
)
from pioche.kernel.cards.rule import Number, Phase, Rule
from pioche.kernel.cards.select import AtRandom, Every, Pick, Selection, This
from pioche.kernel.cards.value import Amount, Condition, Effect
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.catalogue import Static

CHARACTER = Is(CHARACTER_TYPE)
ARMOUR = Is(ARMOUR_TYPE)
GOLD_ARMOUR = Is("Armure d'Or")
A_HERO = Is(HERO)
A_SAINT = Is(SAINT)
GOLD_SAINT = Is("Chevalier d'Or")
SILVER_SAINT = Is("Chevalier d'Argent")
BLACK_SAINT = Is("Chevalier Noir")
GHOST_SAINT = Is("Chevalier Fantôme")
BRONZE_SAINT = Is("Chevalier de Bronze")
STEEL_SAINT = Is("Chevalier d'Acier")
A_BRONZE_ARMOUR = Is(BRONZE_ARMOUR)
WARRIOR = Is("Guerrier")
GOD_WARRIOR = Is("Guerrier Divin")
GUARD = Is("Garde")
MARINA = Is("Marina")
TRANSCENDED = Is("Héros Transcendé")
DIVINE_ROBE = Is("Robe Divine")
SCALE = Is("Écaille")
MARKED_ZONES = ("wounded", "frozen")
VERY_COMMON, COMMON, UNCOMMON, RARE, VERY_RARE = (Is(rank) for rank in RANKS)
SEIYA, SHIRYU, HYOGA, SHUN, IKKI = (Is(name) for name in ("Seiya", "Shiryû", "Hyôga", "Shun", "Ikki"))

IT = IsBound("it")
THIS = This()

FORCE, COSMOS = ("force",), ("cosmos",)
FORCE_AND_COSMOS = ("force", "cosmos")
FORCE_COST, COSMOS_COST = ("cost_force",), ("cost_cosmos",)
BOTH_COSTS = ("cost_force", "cost_cosmos")


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


def frozen(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("frozen",), test, whose)


def marked(test: Test | None = None, whose: Who = YOU) -> Cards:
    """Wounded or frozen."""
    return Cards(MARKED_ZONES, test, whose)


def relics(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("relics",), test, whose)


def equipped(test: Test | None = None, whose: Who = YOU) -> Cards:
    return Cards(("armour",), test, whose)


def in_play(test: Test | None = None) -> Cards:
    return Cards(("play",), test, YOU)


def at_hand(test: Test | None = None) -> Cards:
    """What "a card" to discard may be: one of the hand, one in play or the equipped Armour (glossary: Défausser 1)."""
    return Cards(("hand", "play", "armour"), test, YOU)


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


def at_random(among: Selector) -> AtRandom:
    return AtRandom(among)


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


def in_order(*effects: Effect) -> Seq:
    """One after the other, whatever became of those before."""
    return Seq(effects)


# Abilities


def on_play(first: Effect, then: Effect | None = None, needs: Condition | None = None) -> Play:
    return Play(Do(first, may=True, then=then), needs)


def activation(how: How, effect: Effect, needs: Condition | None = None, talent: bool = False) -> Activation:
    return Activation(how, effect, needs, talent)


def on_arrival(effect: Effect) -> Arrival:
    return Arrival(effect)


def on_defeated(effect: Effect) -> Defeated:
    return Defeated(effect)


def on_exit(effect: Effect) -> Exit:
    return Exit(effect)


def on_marked(effect: Effect) -> WhenMarked:
    return WhenMarked(effect)


def power(effect: Effect, needs: Condition | None = None, once: bool = True) -> Power:
    return Power(effect, needs, once)


def at_end(effect: Effect) -> EndOfEpic:
    return EndOfEpic(effect)


def while_before_you(*rules: Rule) -> Static:
    """Of a Relic."""
    return Static(("relics",), rules)


def during(*rules: Rule, when: Condition | None = None) -> Static:
    """Of an Épopée."""
    return Static(("epic",), rules, when=when)


def while_played(*rules: Rule) -> Static:
    return Static(("play",), rules)


def while_on_field(*rules: Rule) -> Static:
    return Static(("field",), rules)
