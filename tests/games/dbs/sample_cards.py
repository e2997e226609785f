"""Cards written for tests, and the short way to write more: `battle("slug", "red", 2, 10_000, *skills)`."""

from __future__ import annotations

from typing import Any, Literal

from pioche.games.dbs.calls import awaken, life_at_most
from pioche.games.dbs.card import COLOURS, Activate, Auto, Counter, DbsCard, Type
from pioche.games.dbs.effects import Draw, Flip
from pioche.games.dbs.energy import Pay
from pioche.games.dbs.keywords import (
    barrier,
    blocker,
    critical,
    deflect,
    energy_exhaust,
    indestructible,
    repeated_attack,
    revenge,
    strike,
    victory_strike,
)
from pioche.games.dbs.negate import NegateAttack, NegatePlay
from pioche.games.dbs.verbs import Drop, Ko, Markers
from pioche.kernel.cards.query import OPPONENTS, YOU, Cards, Fixed, Is, IsBound, IsSource
from pioche.kernel.cards.rule import Number, When
from pioche.kernel.cards.select import Pick
from pioche.kernel.cards.value import Effect
from pioche.kernel.cards.verbs import Until
from pioche.kernel.state.catalogue import Ability

Timing = Literal["main", "battle", "both"]

ONE = Fixed(1)


def battle(
    slug: str,
    colour: str,
    cost: int | None,
    power: int,
    *abilities: Ability,
    specified: tuple[str, ...] = (),
    combo: tuple[int, int] = (0, 5000),
    **facts: Any,
) -> DbsCard:
    """A Battle Card; `combo` is its combo cost and its combo power; several colours are separated by a slash."""
    facts |= {"power": power, "combo_cost": combo[0], "combo_power": combo[1], "cost": cost, "specified": specified}
    return card("battle", slug, colour, abilities, facts)


def extra(
    slug: str, colour: str, cost: int | None, *abilities: Ability, specified: tuple[str, ...] = (), **facts: Any
) -> DbsCard:
    return card("extra", slug, colour, abilities, facts | {"cost": cost, "specified": specified})


def spell(slug: str, effect: Effect, when: Timing = "main", **facts: Any) -> DbsCard:
    """A red Extra Card without cost whose one skill is activated from the hand."""
    return extra(slug, "red", 0, Activate(when, effect, where=("hand",)), **facts)


def unison(
    slug: str, colour: str, power: int, *abilities: Ability, specified: tuple[str, ...] = (), **facts: Any
) -> DbsCard:
    """A Unison Card, which costs its specified energy and X more."""
    return card("unison", slug, colour, abilities, facts | {"power": power, "specified": specified, "x_cost": True})


def leader(slug: str, colour: str, power: int, *abilities: Ability, **facts: Any) -> DbsCard:
    """One side of a Leader Card; the back of "x" is "x-back" and has `front=False`."""
    return card("leader", slug, colour, abilities, facts | {"power": power, "number": slug.removesuffix("-back")})


def card(kind: Type, slug: str, colour: str, abilities: tuple[Ability, ...], facts: dict[str, Any]) -> DbsCard:
    facts = {"number": slug, "name": slug, "colours": tuple(colour.split("/"))} | facts
    return DbsCard(slug=slug, type=kind, abilities=abilities, **facts)


OPPOSING = Pick(Cards(("battle",), Is("battle"), OPPONENTS), ONE)

CARDS = (
    leader("captain", "red", 10_000, Activate("both", Flip(), (), once=True), back="captain-back"),
    leader("captain-back", "red", 15_000, back="captain", front=False),
    leader("scout", "blue", 10_000, Auto(("leader",), (When("attack", IsSource(), Draw(ONE), "auto"),))),
    *(
        battle(f"{colour}-{cost}", colour, cost, 5000 * cost, specified=(colour,))
        for colour in COLOURS
        for cost in (1, 2, 3)
    ),
    battle("two-tone", "red", 2, 10_000, specified=("red", "blue")),
    battle("costly-combo", "red", 1, 5000, combo=(1, 10_000)),
    battle("double", "red", 1, 20_000, strike(2)),
    battle("critical", "red", 1, 20_000, critical()),
    battle("victor", "red", 1, 20_000, victory_strike()),
    battle("greeter", "red", 1, 5000, Auto(("battle",), (When("played", IsSource(), Draw(ONE), "auto"),))),
    battle(
        "weakener",
        "red",
        1,
        5000,
        Activate(
            "both", Until((Number(("power",), Fixed(-5000), IsBound("it")),), OPPOSING), (Pay(1, ("red",)),), once=True
        ),
    ),
    battle("wall", "blue", 1, 20_000, blocker()),
    battle("veiled", "blue", 1, 5000, barrier()),
    battle("rock", "blue", 1, 5000, indestructible()),
    battle("comet", "red", 1, 5000, deflect()),
    battle("flurry", "red", 1, 5000, repeated_attack(2)),
    battle("avenger", "blue", 1, 5000, revenge()),
    battle("tired", "blue", 1, 5000, energy_exhaust()),
    leader("sleeper", "green", 10_000, awaken(life_at_most(4), Draw(Fixed(2))), back="sleeper-back"),
    leader("sleeper-back", "green", 15_000, front=False),
    extra("blast", "red", 1, Activate("main", Ko(OPPOSING), where=("hand",))),
    extra("refusal", "blue", 0, Counter("play", NegatePlay())),
    extra("parry", "blue", 0, Counter("attack", NegateAttack())),
    extra("second-thoughts", "red", 0, Counter("counter", Draw(ONE), (Drop(Pick(Cards(("hand",), None, YOU), ONE)),))),
    unison(
        "herald",
        "red",
        15_000,
        Activate("main", Draw(ONE), (Markers(-1),), where=("unison",)),
        specified=("red",),
    ),
)
