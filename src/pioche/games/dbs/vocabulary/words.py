"""The words in which cards are written: when a skill works, on which cards, and what happens."""

from __future__ import annotations

from typing import Literal

from pioche.games.dbs.card import Activate, Auto, Permanent
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Chosen, Draw, Look, TopOf, UpTo
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import IN_PLAY
from pioche.games.dbs.verbs import Drop, Markers, ToDeck, ToHand
from pioche.kernel.cards.effect import Do, Seq
from pioche.kernel.cards.query import (
    OPPONENTS,
    Among,
    Between,
    Cards,
    Fixed,
    Is,
    IsBound,
    IsSource,
    Marked,
    Selector,
    Test,
)
from pioche.kernel.cards.rule import By, Cause, Number, Rule, When
from pioche.kernel.cards.select import Every, Pick, Selection, This
from pioche.kernel.cards.value import Condition, Effect
from pioche.kernel.cards.verbs import Until

SELF = IsSource()
BATTLE = Is("battle")
EXTRA = Is("extra")
IT = Every(Among("it"))
REMAINING = Every(Among("looked"))
FROM_HAND = ("hand",)
IN_HAND = ("hand", "limbo")  # a card that is being played is in no area, and costs what it did in the hand


# Skills


def auto(
    verb: str,
    effect: Effect,
    of: Test = SELF,
    *,
    cost: tuple[Effect, ...] = (),
    where: tuple[str, ...] = IN_PLAY,
    needs: Condition | None = None,
    when: Condition | None = None,
    once: bool = False,
    by: By = "anyone",
    cause: Cause = "any",
) -> Auto:
    """[Auto]: when something happens, mostly to this card itself, an effect, perhaps at a cost."""
    if cost:
        effect = Do(Cost(cost), may=True, then=effect)
    return Auto(where, (When(verb, of, effect, "auto", by, cause, when, once),), when=needs)


def played(effect: Effect, via: str = "") -> Auto:
    """[Auto]: when this card is played, perhaps in a certain way."""
    return auto("played", effect, SELF & Marked(via) if via else SELF)


def permanent(*rules: Rule, where: tuple[str, ...] = IN_PLAY, needs: Condition | None = None) -> Permanent:
    return Permanent(where, rules, when=needs)


def activate(
    effect: Effect,
    *cost: Effect,
    when: Literal["main", "battle", "both"] = "main",
    needs: Condition | None = None,
    once: bool = False,
    where: tuple[str, ...] = IN_PLAY,
) -> Activate:
    return Activate(when, effect, cost, where, needs, once)


def spell(effect: Effect, *cost: Effect, battle: bool = False, needs: Condition | None = None) -> Activate:
    """The skill of an Extra Card that is activated from the hand."""
    return activate(effect, *cost, when="battle" if battle else "main", needs=needs, where=FROM_HAND)


def marked(by: int, effect: Effect, when: Literal["main", "battle", "both"] = "main") -> Activate:
    """The skill of a Unison Card that costs or gives markers."""
    return activate(effect, Markers(by), when=when)


# Which cards


def mine(test: Test = BATTLE) -> Cards:
    return Cards(("battle",), test)


def foes(test: Test = BATTLE) -> Cards:
    return Cards(("battle",), test, OPPONENTS)


def hand(test: Test | None = None) -> Cards:
    return Cards(("hand",), test)


def dropped(test: Test | None = None) -> Cards:
    return Cards(("drop",), test)


def energy(test: Test | None = None) -> Cards:
    return Cards(("energy",), test)


def fighters() -> Cards:
    """Your Leader and Battle Cards in play."""
    return Cards(("leader", "battle"), Is("leader") | BATTLE)


def costing(most: int) -> Between:
    return Between("cost", None, most)


def strong(most: int) -> Between:
    return Between("power", None, most)


def one(among: Selector) -> Pick:
    return Pick(among, Fixed(1))


def up_to(among: Selector, most: int = 1) -> Pick:
    return Pick(among, Fixed(most), up_to=True)


# What happens


def draw(size: int) -> Draw:
    return Draw(Fixed(size))


def pay(*colours: str, more: int = 0) -> Pay:
    """Energy of certain colours, and so much of any."""
    return Pay(len(colours) + more, colours)


def discard(size: int = 1) -> Drop:
    return Drop(Pick(hand(), Fixed(size)))


def gets(power: int, what: Selection | None = None, ends: str = "turn", key: str = "power") -> Until:
    """This card, or others, get or lose power for a time."""
    return Until((Number((key,), Fixed(power), IsBound("it")),), what or This(), ends)


def then(*parts: Effect) -> Seq:
    return Seq(parts)


def search(size: int, test: Test) -> Effect:
    """Look at the top cards of the deck, take one that passes the test, the others go under it."""
    keep = ToHand(up_to(Among("looked", test)))
    return UpTo(Fixed(size), Look(TopOf(Chosen()), Seq((keep, ToDeck(REMAINING, "bottom")))))
