"""Hadès: the five heroes, uncommon and Divine."""

from pioche.games.seiya.cards.heroes import BRONZE_HERO, HEROES
from pioche.games.seiya.cards.poseidon_heroes import goes_back
from pioche.games.seiya.vocabulary import (
    CHARACTER,
    COMMON,
    COSMOS,
    FORCE,
    FORCE_AND_COSMOS,
    HYOGA,
    IKKI,
    IT,
    SEIYA,
    SELF,
    SHIRYU,
    SHUN,
    VERY_COMMON,
    Activation,
    Anything,
    Destroy,
    Do,
    Effect,
    Exists,
    Faces,
    Freeze,
    OneOf,
    Permit,
    SeiyaCard,
    Take,
    Test,
    Wound,
    activation,
    character,
    discard_pile,
    gains,
    hand,
    in_play,
    one,
    this_turn,
    while_played,
)
from pioche.games.seiya.vocabulary.hades import DIVINE, GOD, Graded, ReleaseFree, entrave_pile


def strengthen(hero: Test, keys: tuple[str, ...], by: int) -> Effect:
    """One card of the hero in play is stronger for the turn."""
    return this_turn(gains(keys, by, IT), on=one(in_play(hero)))


def for_a_card(price: Effect, hero: Test, keys: tuple[str, ...], by: int) -> Activation:
    """A card of the hand is given to strengthen the hero; whoever discards himself for it is no longer in play."""
    return activation("discard", Do(price, then=strengthen(hero, keys, by)), Exists(in_play(hero)), talent=True)


# What an uncommon hero does by Discard or as a Talent, by the hero's slug.
TALENTS: dict[str, Activation] = {
    "seiya": activation("discard", Take(one(discard_pile(SEIYA & (VERY_COMMON | COMMON)))), talent=True),
    "shiryu": for_a_card(Wound(one(hand(CHARACTER))), SHIRYU, FORCE, 3),
    "hyoga": for_a_card(Freeze(one(hand())), HYOGA, FORCE_AND_COSMOS, 2),
    "shun": activation(
        "discard",
        OneOf((ReleaseFree(one(entrave_pile(CHARACTER & Graded(3))), gain=False), strengthen(SHUN, COSMOS, 2))),
        talent=True,
    ),
    "ikki": for_a_card(Destroy(one(hand(CHARACTER))), IKKI, FORCE, 2),
}

CARDS: tuple[SeiyaCard, ...] = (
    *(
        character(
            f"{hero.slug}-uncommon-hades", f"{number:03}", hero.name, "uncommon",
            TALENTS[hero.slug],
            classes=BRONZE_HERO, force=2, heal=1, cosmos=2, pv=3, set="hades", source="original",
        )
        for number, hero in enumerate(HEROES, 1)
    ),
    *(
        character(
            f"{hero.slug}-divine", f"{number:03}", hero.name, "very-rare",
            while_played(gains(FORCE, 2, SELF & Faces(GOD))),
            while_played(Permit("weapon", SELF & Faces(Anything()))),
            goes_back(),
            classes=(DIVINE, "Chevalier de Bronze"), copies=1, force=4, cosmos=4, set="hades", source="original",
        )
        for number, hero in enumerate(HEROES, 6)
    ),
)  # fmt: skip
