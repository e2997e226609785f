"""Cards as they are written: a builder for each family, which fills in what all of its cards have in common.

A card names itself (slug, number in its box, name), then says what it does, and last what is printed on it; every
number has the name it is asked by. What is not printed is left out.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from pioche.games.seiya.acquire import Confront
from pioche.games.seiya.card import (
    ARMOUR_TYPE,
    BOARDS,
    CHARACTER_TYPE,
    EPIC_TYPE,
    GENERAL,
    PILLAR_TYPE,
    RELIC_TYPE,
    STATUE_TYPE,
    TECHNIQUE_TYPE,
    Mode,
    SeiyaCard,
    Set,
    Source,
    Technique,
)
from pioche.games.seiya.scoring import Plus
from pioche.games.seiya.terms import Facing, Oneself
from pioche.games.seiya.verbs import TakePillar
from pioche.games.seiya.vocabulary.words import FORCE, THIS
from pioche.kernel.cards.query import ANYONE, Fixed, Test
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import Amount, Condition, Effect
from pioche.kernel.state.catalogue import Ability, Static

Ranks = str | tuple[str, ...]  # most cards have one


class Printed(TypedDict, total=False):
    """What a family leaves open: how the card is acquired, what it gives, what it is worth at the end, who says so."""

    cost_force: int
    cost_cosmos: int
    force: int
    heal: int
    cosmos: int
    pv: int
    pv_rule: Amount
    source: Source


def character(
    slug: str, number: str, name: str, ranks: Ranks, *abilities: Ability, classes: tuple[str, ...] = (),
    copies: int = 2, icon: str | None = None, pillar: str | None = None, wants: tuple[str, ...] = (), set: Set = "base",
    mode: Mode | None = None, **printed: Unpack[Printed],
) -> SeiyaCard:  # fmt: skip
    """A Character of any family, or of none."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set=set, type=CHARACTER_TYPE, classes=classes, ranks=ranks_of(ranks),
        copies=copies, icon=icon, pillar=pillar, wants=wants, mode=mode, abilities=abilities, **printed,
    )  # fmt: skip


def armour(
    slug: str, number: str, name: str, ranks: Ranks, *abilities: Ability, classes: tuple[str, ...], set: Set = "base",
    **printed: Unpack[Printed],
) -> SeiyaCard:  # fmt: skip
    """An Armour of any family."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set=set, type=ARMOUR_TYPE, classes=classes, ranks=ranks_of(ranks),
        abilities=abilities, **printed,
    )  # fmt: skip


def ranks_of(ranks: Ranks) -> tuple[str, ...]:
    return (ranks,) if isinstance(ranks, str) else ranks


# The base box


def gold_saint(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    """A Gold Saint: there is one of each, and it carries a Flame."""
    return character(
        slug, number, name, "rare", *abilities, classes=("Chevalier d'Or",), copies=1, icon="flame", **printed
    )


def silver_saint(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    return character(slug, number, name, "uncommon", *abilities, classes=("Chevalier d'Argent",), **printed)


def starless_saint(
    slug: str, number: str, name: str, rank: str, *abilities: Ability, **printed: Unpack[Printed]
) -> SeiyaCard:
    """A Saint without constellation."""
    return character(slug, number, name, rank, *abilities, classes=("Chevalier sans constellation",), **printed)


def ghost_saint(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    return character(slug, number, name, "common", *abilities, classes=("Chevalier Fantôme",), **printed)


def black_saint(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    return character(slug, number, name, "common", *abilities, classes=("Chevalier Noir",), **printed)


def steel_saint(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    return character(slug, number, name, "common", *abilities, classes=("Chevalier d'Acier",), **printed)


def bronze_saint(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    """A Bronze Saint who is no Hero."""
    return character(slug, number, name, "common", *abilities, classes=("Chevalier de Bronze",), **printed)


def gold_armour(slug: str, number: str, name: str, *abilities: Ability) -> SeiyaCard:
    """A Gold Armour: all of them have the same numbers."""
    return armour(
        slug, number, name, "rare", *abilities, classes=("Armure d'Or",), cost_cosmos=5, cosmos=2, pv=3
    )  # fmt: skip


# Asgard


def god_warrior(slug: str, number: str, name: str, *abilities: Ability, **printed: Unpack[Printed]) -> SeiyaCard:
    """A God Warrior: of two ranks, with a Sapphire."""
    return character(
        slug, number, name, ("uncommon", "rare"), *abilities, classes=("Guerrier Divin",), icon="sapphire",
        set="asgard", **printed,
    )  # fmt: skip


def asgard_guard(slug: str, number: str, name: str, *abilities: Ability) -> SeiyaCard:
    """A Guard of Asgard: there is one of each, all with the same numbers."""
    return character(
        slug, number, name, "very-common", *abilities, classes=("Guerrier", "Garde"), copies=1, set="asgard",
        cost_force=2, force=1, pv=1,
    )  # fmt: skip


def divine_robe(
    slug: str, number: str, name: str, *abilities: Ability, ranks: Ranks = ("uncommon", "rare"),
    **printed: Unpack[Printed],
) -> SeiyaCard:  # fmt: skip
    """A Divine Robe: by its name alone, its class is just Armour."""
    return armour(slug, number, name, ranks, *abilities, classes=("Armure",), set="asgard", **printed)


def technique(
    hero: str, slug: str, name: str, effect: Effect, *, number: int, energy: int, needs: Condition | None = None,
    set: Set = "asgard", mode: Mode | None = None, source: Source = "rulebook",
) -> SeiyaCard:  # fmt: skip
    """A Technique of the board of a hero, or a side of the duel: its number there, and the Energy that it costs."""
    (title,) = (title for title, slug in BOARDS.items() if slug == hero)
    return SeiyaCard(
        slug="board-" + slug, number=str(number), name=name, set=set, type=TECHNIQUE_TYPE, classes=(title,), copies=0,
        mode=mode, abilities=(Technique(energy, effect, needs),), source=source,
    )  # fmt: skip


def statue(slug: str, name: str, *abilities: Ability) -> SeiyaCard:
    return SeiyaCard(slug=slug, number="", name=name, set="asgard", type=STATUE_TYPE, abilities=abilities)


# Poséidon


def marina_general(
    slug: str, number: str, name: str, *abilities: Ability, pillar: str, **printed: Unpack[Printed]
) -> SeiyaCard:
    """A Marina General, with the ocean whose Pillar he guards."""
    return character(
        slug, number, name, "rare", *abilities, classes=(GENERAL,), pillar=PILLAR_OF + pillar, set="poseidon", **printed
    )


def marina_soldier(slug: str, number: str, name: str, *abilities: Ability) -> SeiyaCard:
    """A soldier of the Marinas: there is one of each, all with the same numbers."""
    return character(
        slug, number, name, "very-common", *abilities, classes=("Garde", "Marina"), copies=1, set="poseidon",
        cost_force=3, force=1, pv=1,
    )  # fmt: skip


def scale(
    slug: str, number: str, name: str, *abilities: Ability, rank: str = "rare", **printed: Unpack[Printed]
) -> SeiyaCard:
    """A Scale: by its name alone, its class is just Armour."""
    return armour(slug, number, name, rank, *abilities, classes=("Armure",), set="poseidon", **printed)


PILLAR_OF = "pilier-de-l-"


def pillar(slug: str, name: str, *, helpers: Test, more: Amount) -> SeiyaCard:
    """The Pillar of an ocean: ten Force destroy it, and each of its helpers gives one more. It is worth two Victory
    Points and more for whoever takes it.
    """
    confront = Confront(Oneself(), ANYONE, wins=TakePillar(THIS))
    return SeiyaCard(
        slug=PILLAR_OF + slug, number="", name="Pilier de l'" + name, set="poseidon", type=PILLAR_TYPE,
        classes=("Pilier",), cost_force=10, pv=2, pv_rule=Plus(Fixed(2), more),
        abilities=(Static(("pillars",), (Number(FORCE, Fixed(1), helpers & Facing()), confront)),),
    )  # fmt: skip


def epic(
    slug: str, name: str, *abilities: Ability, hourglasses: int, wants: tuple[str, ...] = (),
    source: Source = "rulebook", set: Set = "poseidon",
) -> SeiyaCard:  # fmt: skip
    """An Épopée: it lasts so many hourglasses, and wants certain boxes, or the Flames."""
    return SeiyaCard(
        slug="epopee-" + slug, number="", name=name, set=set, type=EPIC_TYPE, classes=("Épopée",),
        icon=f"hourglass:{hourglasses}", wants=wants, abilities=abilities, source=source,
    )  # fmt: skip


# Asgard and Poséidon


def relic(slug: str, number: str, name: str, *abilities: Ability, set: Set, **printed: Unpack[Printed]) -> SeiyaCard:
    """A Relic: there is one of each, and it is very rare."""
    return SeiyaCard(
        slug=slug, number=number, name=name, set=set, type=RELIC_TYPE, classes=("Relique",), ranks=("very-rare",),
        abilities=abilities, **printed,
    )  # fmt: skip
