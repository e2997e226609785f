"""Cards as they are written: a builder for each type, which fills in what the cards of the starter set share.

A card names itself (number in the set, colours, name), then says its skills, and last what is printed on it.
Several colours are separated by a slash.
"""

from __future__ import annotations

from typing import NamedTuple

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.setup import Deck
from pioche.kernel.state.catalogue import Ability

TRAITS = {"red": "Ardent", "blue": "Marine", "green": "Bocage", "yellow": "Éclair", "black": "Éclipse"}
CARAVAN = "Caravane"
WATCH, STORM, DAWN = "La Veillée", "L'Orage", "Le Réveil"  # the eras: before the lanterns went out, since, and after


class Side(NamedTuple):
    """A side of a Leader Card."""

    name: str
    skills: tuple[Ability, ...]


def side(name: str, *skills: Ability) -> Side:
    return Side(name, skills)


def leader(n: int, colours: str, *, front: Side, back: Side, era: str) -> tuple[DbsCard, DbsCard]:
    """Both sides of a Leader Card, of which the back is the stronger one."""
    slug = code(n).lower()
    return (
        leader_side(n, colours, front, era, slug=slug, back=slug + "-back", power=10_000, front=True),
        leader_side(n, colours, back, era, slug=slug + "-back", back=slug, power=15_000, front=False),
    )


def leader_side(
    n: int, colours: str, side: Side, era: str, *, slug: str, back: str, power: int, front: bool
) -> DbsCard:
    return DbsCard(
        slug=slug, number=code(n), name=side.name, type="leader", colours=tuple(colours.split("/")), power=power,
        characters=(character(side.name),), traits=traits_of(colours), era=era, abilities=side.skills, back=back,
        front=front,
    )  # fmt: skip


def battle(
    n: int, colours: str, name: str, *abilities: Ability, cost: int, power: int, era: str,
    combo_cost: int | None = None, combo_power: int | None = None, specified: tuple[str, ...] | None = None,
    traits: tuple[str, ...] = (),
) -> DbsCard:  # fmt: skip
    """A Battle Card. Its character is what stands before the comma; a large card costs an energy to combo with."""
    large = cost >= 5
    return DbsCard(
        slug=code(n).lower(), number=code(n), name=name, type="battle", colours=tuple(colours.split("/")), cost=cost,
        specified=balls(colours, cost) if specified is None else specified, power=power,
        combo_cost=int(large) if combo_cost is None else combo_cost,
        combo_power=(10_000 if large else 5000) if combo_power is None else combo_power,
        characters=(character(name),), traits=traits_of(colours) + traits, era=era, abilities=abilities,
    )  # fmt: skip


def extra(n: int, colours: str, name: str, *abilities: Ability, cost: int, traits: tuple[str, ...] = ()) -> DbsCard:
    return DbsCard(
        slug=code(n).lower(), number=code(n), name=name, type="extra", colours=tuple(colours.split("/")), cost=cost,
        specified=balls(colours, cost), traits=traits_of(colours) + traits, abilities=abilities,
    )  # fmt: skip


def unison(n: int, colours: str, name: str, *abilities: Ability, power: int) -> DbsCard:
    """A Unison Card, which costs an energy of its colours and X more."""
    return DbsCard(
        slug=code(n).lower(), number=code(n), name=name, type="unison", colours=tuple(colours.split("/")),
        specified=balls(colours, 1), x_cost=True, power=power, traits=traits_of(colours), abilities=abilities,
    )  # fmt: skip


def token(n: int, colour: str, name: str, *abilities: Ability, power: int) -> DbsCard:
    number = f"PI1-T{n:02}"
    return DbsCard(
        slug=number.lower(), number=number, name=name, type="battle", colours=(colour,), power=power, combo_cost=0,
        combo_power=5000, characters=(name,), traits=traits_of(colour), abilities=abilities, token=True,
    )  # fmt: skip


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
