"""Builders for each family of cards: what is printed on them, in the order of the card."""

from __future__ import annotations

from typing import Any

from pioche.games.veiel import grid
from pioche.games.veiel.card import COLOURLESS, Assault, Kind, OnPlay, Source, VeielCard
from pioche.games.veiel.vocabulary.words import amount
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Anything
from pioche.kernel.cards.rule import Rule, When
from pioche.kernel.cards.value import Amount, Effect
from pioche.kernel.state.catalogue import Ability, Static

HERO_CARDS = ("deck", "hand", "discard", "wounds", "exile")  # a hero's cards (glossaire-jeu-du-heros:1)


def passive(*rules: Rule, where: tuple[str, ...] = HERO_CARDS) -> Static:
    return Static(where, rules)


def card(
    kind: Kind,
    slug: str,
    name: str,
    english: str,
    colour: str,
    types: str,
    zone: str,
    *does: Effect | Static,
    **facts: Any,
) -> VeielCard:
    """A card of a deck: its colour, its types, its zone, and what it does, in order."""
    effects = tuple(part for part in does if isinstance(part, Effect))
    statics = tuple(part for part in does if isinstance(part, Static))
    abilities: tuple[Ability, ...] = (OnPlay(effects[0] if len(effects) == 1 else Seq(effects)), *statics)
    colours = () if colour == COLOURLESS else (colour,)
    return VeielCard(
        kind=kind,
        slug=slug,
        name=name,
        english=english,
        colours=colours,
        types=tuple(types.split("+")),
        zone=zone,
        abilities=abilities,
        **facts,
    )


def base(slug: str, name: str, english: str, types: str, zone: str, *does: Effect, **facts: Any) -> VeielCard:
    return card("base", slug, name, english, COLOURLESS, types, zone, *does, **facts)


def novice(*printed: Any, **facts: Any) -> VeielCard:
    return card("novice", *printed, copies=2, **facts)


def own(kind: Kind, slug: str, name: str, english: str, of: str, *printed: Any, **facts: Any) -> VeielCard:
    """A card of a hero's own."""
    return card(kind, slug, name, english, *printed, hero=of, **facts)


def initiate(*printed: Any, **facts: Any) -> VeielCard:
    return own("initiate", *printed, **facts)


def adept(*printed: Any, **facts: Any) -> VeielCard:
    return own("adept", *printed, **facts)


def master(*printed: Any, **facts: Any) -> VeielCard:
    return own("master", *printed, **facts)


def common(*printed: Any, **facts: Any) -> VeielCard:
    return card("reward", *printed, copies=2, **facts)


def rare(*printed: Any, **facts: Any) -> VeielCard:
    return card("reward", *printed, rare=True, **facts)


def hero(
    slug: str, name: str, english: str, colours: str, deck: tuple[tuple[str, int], ...], **facts: Any
) -> VeielCard:
    return VeielCard(
        kind="hero", slug=slug, name=name, english=english, colours=tuple(colours.split("+")), base=deck, **facts
    )


def deck(**cards: int) -> tuple[tuple[str, int], ...]:
    """How many of each base card a hero begins with."""
    return tuple(cards.items())


def attacks(
    zone: str, moves: int = 0, deals: Amount | int | None = None, several: bool = False, **parts: Any
) -> Assault:
    """What an enemy does on its turn, or by an Action: it moves, then attacks one hero in the zone, or all."""
    return Assault(zone, moves, None if deals is None else amount(deals), several, **parts)


def enemy(
    slug: str,
    name: str,
    english: str,
    tier: str,
    family: str,
    vitality: str,
    *abilities: Ability,
    copies: int = 1,
    source: Source = "original",
) -> VeielCard:
    """An enemy; its vitality is written as on the card, lives x damage for 2, 3, 4 and 5 heroes."""
    zone = next((ability.zone for ability in abilities if isinstance(ability, Assault)), "")
    return VeielCard(
        kind="enemy",
        slug=slug,
        name=name,
        english=english,
        tier=tier,
        family=family,
        zone=zone,
        vitality=lives(vitality),
        copies=copies,
        abilities=abilities,
        source=source,
    )


def lives(vitality: str) -> tuple[tuple[int, int], ...]:
    pairs = [pair.split("x") for pair in vitality.split()]
    return tuple((int(count), int(each)) for count, each in pairs)


def on_board(*rules: Rule) -> Static:
    """The passive of an enemy."""
    return Static(("board",), rules)


def boss(slug: str, name: str, english: str, vitality: str, *rules: Rule) -> VeielCard:
    return VeielCard(
        kind="boss",
        slug=slug,
        name=name,
        english=english,
        tier="boss",
        vitality=lives(vitality),
        abilities=(on_board(*rules),),
    )


def action(slug: str, name: str, english: str, of: str, assault: Assault, copies: int = 1) -> VeielCard:
    return VeielCard(
        kind="action",
        slug=slug,
        name=name,
        english=english,
        boss=of,
        zone=assault.zone,
        copies=copies,
        abilities=(assault,),
    )


def battlefield(slug: str, name: str, english: str, *rules: Rule) -> VeielCard:
    return VeielCard(
        kind="battlefield", slug=slug, name=name, english=english, abilities=(Static(("battlefield",), rules),)
    )


def at(moment: str, effect: Effect, **conditions: Any) -> When:
    """Something happens at a moment: "enemies-turn" (its start), "end-of-enemies", "cleaned", "begin"."""
    return When(moment, Anything(), effect, **conditions)


def cells(*names: str) -> int:
    """Cells by row and column: "2-3"."""
    return grid.mask(grid.cell(*map(int, name.split("-"))) for name in names)
