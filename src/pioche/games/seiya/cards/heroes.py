"""The five heroes, very common and common, and their Bronze Armours."""

from pioche.games.seiya.card import Activation, SeiyaCard
from pioche.games.seiya.verbs import AddToDiscard, Destroy, Pledge, Wound
from pioche.games.seiya.vocabulary import (
    CHARACTER,
    HYOGA,
    IKKI,
    SEIYA,
    SHIRYU,
    SHUN,
    Beside,
    FacesOpen,
    NextRank,
    Rises,
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
from pioche.kernel.effect import Do
from pioche.kernel.query import And, Anything, Exists, Test


def rise(hero: Test) -> Activation:
    """The Bronze Armours: two alike become one of the next rank."""
    return activation(
        "discard",
        Do(Destroy(some(2, hand(hero & Rises()), alike=True)), then=AddToDiscard(one(aside(hero & NextRank())))),
    )


CARDS: tuple[SeiyaCard, ...] = (
    character(
        "seiya-verycommon", "001", "Seiya de Pégase", "very-common", classes=("Héros",), copies=9, gives=(1, 1, None)
    ),
    character(
        "shiryu-verycommon", "002", "Shiryû du Dragon", "very-common", classes=("Héros",), copies=9, gives=(1, 1, None)
    ),
    character(
        "hyoga-verycommon", "003", "Hyôga du Cygne", "very-common", classes=("Héros",), copies=9, gives=(1, 1, None)
    ),
    character(
        "shun-verycommon", "004", "Shun d'Andromède", "very-common", classes=("Héros",), copies=9, gives=(1, 1, None)
    ),
    character(
        "ikki-verycommon", "005", "Ikki du Phoenix", "very-common", classes=("Héros",), copies=9, gives=(1, 1, None)
    ),
    armour(
        "armure-de-pegase", "006", "Armure de Pégase", "common", rise(SEIYA), classes=("Armure de Bronze",), cosmos=1
    ),
    armour(
        "armure-du-dragon", "007", "Armure du Dragon", "common", rise(SHIRYU), classes=("Armure de Bronze",), cosmos=1
    ),
    armour("armure-du-cygne", "008", "Armure du Cygne", "common", rise(HYOGA), classes=("Armure de Bronze",), cosmos=1),
    armour(
        "armure-d-andromede", "009", "Armure d'Andromède", "common", rise(SHUN), classes=("Armure de Bronze",), cosmos=1
    ),
    armour(
        "armure-du-phoenix", "010", "Armure du Phoenix", "common", rise(IKKI), classes=("Armure de Bronze",), cosmos=1
    ),
    character(
        "seiya-common",
        "011",
        "Seiya de Pégase",
        "common",
        on_play(draw(1), needs=Exists(discard_pile(SEIYA))),
        classes=(
            "Héros",
            "Chevalier de Bronze",
        ),
        copies=5,
        gives=(1, 1, 1),
        pv=1,
    ),
    character(
        "shiryu-common",
        "012",
        "Shiryû du Dragon",
        "common",
        on_play(Wound(one(hand(SHIRYU))), then=draw(1)),
        classes=(
            "Héros",
            "Chevalier de Bronze",
        ),
        copies=5,
        gives=(1, 1, 1),
        pv=1,
    ),
    character(
        "hyoga-common",
        "013",
        "Hyôga du Cygne",
        "common",
        on_play(
            draw(1), then=Pledge("force"), needs=And(FacesOpen("force", Anything()), Exists(in_play(HYOGA & Beside())))
        ),
        classes=(
            "Héros",
            "Chevalier de Bronze",
        ),
        copies=5,
        gives=(1, 1, 1),
        pv=1,
    ),
    character(
        "shun-common",
        "014",
        "Shun d'Andromède",
        "common",
        on_play(draw(1), then=Pledge("cosmos"), needs=FacesOpen("cosmos", CHARACTER)),
        classes=(
            "Héros",
            "Chevalier de Bronze",
        ),
        copies=5,
        gives=(1, 1, 1),
        pv=1,
    ),
    character(
        "ikki-common",
        "015",
        "Ikki du Phoenix",
        "common",
        on_play(Destroy(one(discard_pile(CHARACTER))), then=draw(1)),
        classes=(
            "Héros",
            "Chevalier de Bronze",
        ),
        copies=5,
        gives=(1, 1, 1),
        pv=1,
    ),
)
