"""Short words in which the cards of the starter set are written."""

from __future__ import annotations

from typing import Literal

from pioche.games.dbs.card import Activate, Auto, DbsCard, Permanent
from pioche.games.dbs.cost import Cost
from pioche.games.dbs.effects import Chosen, Draw, TopOf, UpTo
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import IN_PLAY
from pioche.games.dbs.setup import Deck
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
from pioche.kernel.cards.verbs import Look, Until
from pioche.kernel.state.catalogue import Ability

TRAITS = {"red": "Ardent", "blue": "Marine", "green": "Bocage", "yellow": "Éclair", "black": "Éclipse"}
CARAVAN = "Caravane"
WATCH, STORM, DAWN = "La Veillée", "L'Orage", "Le Réveil"  # the eras: before the lanterns went out, since, and after

SELF = IsSource()
BATTLE = Is("battle")
EXTRA = Is("extra")
IT = Every(Among("it"))
REMAINING = Every(Among("looked"))
FROM_HAND = ("hand",)
IN_HAND = ("hand", "limbo")  # a card that is being played is in no area, and costs what it did in the hand


# Cards


def leader(
    n: int, colours: str, names: tuple[str, str], front: tuple[Ability, ...], back: tuple[Ability, ...], era: str
) -> tuple[DbsCard, DbsCard]:
    """Both sides of a Leader Card; several colours are separated by a slash."""
    number = code(n)
    slug = number.lower()
    one, other = (
        DbsCard(
            slug=slug + ("" if power == 10_000 else "-back"),
            number=number,
            name=name,
            type="leader",
            colours=tuple(colours.split("/")),
            power=power,
            characters=(character(name),),
            traits=traits_of(colours),
            era=era,
            abilities=abilities,
            back=slug + ("-back" if power == 10_000 else ""),
            front=power == 10_000,
        )
        for name, power, abilities in zip(names, (10_000, 15_000), (front, back), strict=True)
    )
    return one, other


def battle(
    n: int,
    colours: str,
    name: str,
    cost: int,
    power: int,
    *abilities: Ability,
    specified: tuple[str, ...] | None = None,
    combo: tuple[int, int] | None = None,
    traits: tuple[str, ...] = (),
    era: str = "",
) -> DbsCard:
    """A Battle Card. Its character is what stands before the comma; a large card costs an energy to combo with."""
    paid, added = combo or ((1, 10_000) if cost >= 5 else (0, 5000))
    return DbsCard(
        slug=code(n).lower(),
        number=code(n),
        name=name,
        type="battle",
        colours=tuple(colours.split("/")),
        cost=cost,
        specified=balls(colours, cost) if specified is None else specified,
        power=power,
        combo_cost=paid,
        combo_power=added,
        characters=(character(name),),
        traits=traits_of(colours) + traits,
        era=era,
        abilities=abilities,
    )


def extra(n: int, colours: str, name: str, cost: int, *abilities: Ability, traits: tuple[str, ...] = ()) -> DbsCard:
    return DbsCard(
        slug=code(n).lower(),
        number=code(n),
        name=name,
        type="extra",
        colours=tuple(colours.split("/")),
        cost=cost,
        specified=balls(colours, cost),
        traits=traits_of(colours) + traits,
        abilities=abilities,
    )


def unison(n: int, colours: str, name: str, power: int, *abilities: Ability) -> DbsCard:
    """A Unison Card, which costs an energy of its colours and X more."""
    return DbsCard(
        slug=code(n).lower(),
        number=code(n),
        name=name,
        type="unison",
        colours=tuple(colours.split("/")),
        specified=balls(colours, 1),
        x_cost=True,
        power=power,
        traits=traits_of(colours),
        abilities=abilities,
    )


def token(n: int, colour: str, name: str, power: int, *abilities: Ability) -> DbsCard:
    number = f"PI1-T{n:02}"
    return DbsCard(
        slug=number.lower(),
        number=number,
        name=name,
        type="battle",
        colours=(colour,),
        power=power,
        combo_cost=0,
        combo_power=5000,
        characters=(name,),
        traits=traits_of(colour),
        abilities=abilities,
        token=True,
    )


def code(n: int) -> str:
    return f"PI1-{n:03}"


def character(name: str) -> str:
    return name.partition(",")[0]


def traits_of(colours: str) -> tuple[str, ...]:
    return (TRAITS.get(colours, CARAVAN),)


def balls(colours: str, cost: int) -> tuple[str, ...]:
    """The specified cost: each of its colours once, and a card of four or more its single colour twice."""
    names = tuple(colours.split("/"))
    return names * 2 if cost >= 4 and len(names) == 1 else names[:cost]


def deck(leader: int, copies: dict[int, int]) -> Deck:
    """A deck by the numbers of its cards, and how many of each."""
    return Deck(code(leader).lower(), tuple(code(n).lower() for n, count in copies.items() for _ in range(count)))


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
