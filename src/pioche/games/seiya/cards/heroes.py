"""The five heroes, very common and common, and their Bronze Armours."""

from typing import NamedTuple

from pioche.games.seiya.vocabulary import (
    BRONZE_ARMOUR,
    CHARACTER,
    HERO,
    HYOGA,
    IKKI,
    SEIYA,
    SHIRYU,
    SHUN,
    Activation,
    AddToDiscard,
    Anything,
    Asked,
    Beside,
    Destroy,
    Do,
    Exists,
    FacesOpen,
    NextRank,
    Play,
    Pledge,
    Rises,
    SeiyaCard,
    Take,
    Test,
    Wound,
    activation,
    armour,
    aside,
    character,
    discard_pile,
    draw,
    hand,
    in_play,
    on_play,
    one,
    some,
)

BRONZE_HERO = (HERO, "Chevalier de Bronze")


class Hero(NamedTuple):
    """A hero, the Bronze Armour of the same constellation, and what the common card does when played."""

    slug: str
    name: str
    armour: str
    armour_name: str
    test: Test
    plays: Play


HEROES = (
    Hero(
        "seiya", "Seiya de Pégase", "armure-de-pegase", "Armure de Pégase", SEIYA,
        on_play(draw(1), needs=Exists(discard_pile(SEIYA))),
    ),
    Hero(
        "shiryu", "Shiryû du Dragon", "armure-du-dragon", "Armure du Dragon", SHIRYU,
        on_play(Wound(one(hand(SHIRYU))), then=draw(1)),
    ),
    Hero(
        "hyoga", "Hyôga du Cygne", "armure-du-cygne", "Armure du Cygne", HYOGA,
        on_play(
            Do(Pledge("force", one(in_play(HYOGA & Beside()))), then=draw(1)), needs=FacesOpen("force", Anything())
        ),
    ),
    Hero(
        "shun", "Shun d'Andromède", "armure-d-andromede", "Armure d'Andromède", SHUN,
        on_play(draw(1), then=Pledge("cosmos"), needs=FacesOpen("cosmos", CHARACTER)),
    ),
    Hero(
        "ikki", "Ikki du Phoenix", "armure-du-phoenix", "Armure du Phoenix", IKKI,
        on_play(Destroy(one(discard_pile(CHARACTER))), then=draw(1)),
    ),
)  # fmt: skip


def rise(hero: Test, into: type[AddToDiscard] | type[Take] = AddToDiscard, talent: bool = False) -> Activation:
    """The Bronze Armours: two alike become one of the next rank. Other cards may change both numbers."""
    return activation(
        "discard",
        Do(
            Destroy(some(Asked("heroes", 2), hand(hero & Rises()), alike=True)),
            then=into(one(aside(hero & NextRank()))),
        ),
        talent=talent,
    )


CARDS: tuple[SeiyaCard, ...] = (
    *(
        character(
            f"{hero.slug}-verycommon", f"{number:03}", hero.name, "very-common",
            classes=(HERO,), copies=9, force=1, heal=1,
        )
        for number, hero in enumerate(HEROES, 1)
    ),
    *(
        armour(
            hero.armour, f"{number:03}", hero.armour_name, "common",
            rise(hero.test),
            classes=(BRONZE_ARMOUR,), cosmos=1,
        )
        for number, hero in enumerate(HEROES, 6)
    ),
    *(
        character(
            f"{hero.slug}-common", f"{number:03}", hero.name, "common",
            hero.plays,
            classes=BRONZE_HERO, copies=5, force=1, heal=1, cosmos=1, pv=1,
        )
        for number, hero in enumerate(HEROES, 11)
    ),
)  # fmt: skip
