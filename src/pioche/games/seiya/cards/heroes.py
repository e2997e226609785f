"""The five heroes, very common and common, and their Bronze Armours."""

from pioche.games.seiya.card import HERO, Activation, SeiyaCard
from pioche.games.seiya.terms import Asked, Beside, FacesOpen, NextRank, Rises
from pioche.games.seiya.verbs import AddToDiscard, Destroy, Pledge, Take, Wound
from pioche.games.seiya.vocabulary import (
    CHARACTER,
    HYOGA,
    IKKI,
    SEIYA,
    SHIRYU,
    SHUN,
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
from pioche.kernel.cards.effect import Do
from pioche.kernel.cards.query import Anything, Exists, Test

# Slug and name of each hero and of the Bronze Armour, the test for the hero, and what the common card does when played.
HEROES = (
    (
        ("seiya", "Seiya de Pégase"),
        ("armure-de-pegase", "Armure de Pégase"),
        SEIYA,
        on_play(draw(1), needs=Exists(discard_pile(SEIYA))),
    ),
    (
        ("shiryu", "Shiryû du Dragon"),
        ("armure-du-dragon", "Armure du Dragon"),
        SHIRYU,
        on_play(Wound(one(hand(SHIRYU))), then=draw(1)),
    ),
    (
        ("hyoga", "Hyôga du Cygne"),
        ("armure-du-cygne", "Armure du Cygne"),
        HYOGA,
        on_play(
            Do(Pledge("force", one(in_play(HYOGA & Beside()))), then=draw(1)), needs=FacesOpen("force", Anything())
        ),
    ),
    (
        ("shun", "Shun d'Andromède"),
        ("armure-d-andromede", "Armure d'Andromède"),
        SHUN,
        on_play(draw(1), then=Pledge("cosmos"), needs=FacesOpen("cosmos", CHARACTER)),
    ),
    (
        ("ikki", "Ikki du Phoenix"),
        ("armure-du-phoenix", "Armure du Phoenix"),
        IKKI,
        on_play(Destroy(one(discard_pile(CHARACTER))), then=draw(1)),
    ),
)


def rise(hero: Test, into: type[AddToDiscard] | type[Take] = AddToDiscard) -> Activation:
    """The Bronze Armours: two alike become one of the next rank. Other cards may change both numbers."""
    return activation(
        "discard",
        Do(
            Destroy(some(Asked("heroes", 2), hand(hero & Rises()), alike=True)),
            then=into(one(aside(hero & NextRank()))),
        ),
    )


CARDS: tuple[SeiyaCard, ...] = (
    *(
        character(
            f"{slug}-verycommon",
            f"{number:03}",
            name,
            "very-common",
            classes=(HERO,),
            copies=9,
            gives=(1, 1, None),
        )
        for number, ((slug, name), *_) in enumerate(HEROES, 1)
    ),
    *(
        armour(slug, f"{number:03}", name, "common", rise(hero), classes=("Armure de Bronze",), cosmos=1)
        for number, (_, (slug, name), hero, _) in enumerate(HEROES, 6)
    ),
    *(
        character(
            f"{slug}-common",
            f"{number:03}",
            name,
            "common",
            play,
            classes=(HERO, "Chevalier de Bronze"),
            copies=5,
            gives=(1, 1, 1),
            pv=1,
        )
        for number, ((slug, name), _, _, play) in enumerate(HEROES, 11)
    ),
)
