"""Poséidon: the five heroes, uncommon and Transcended."""

from pioche.games.seiya.cards.asgard_heroes import PLAYS
from pioche.games.seiya.cards.heroes import BRONZE_HERO, HEROES
from pioche.games.seiya.vocabulary import (
    SELF,
    THIS,
    TRANSCENDED,
    Replace,
    SeiyaCard,
    SetAside,
    Static,
    Take,
    aside,
    character,
    on_marked,
    one,
)

# Wherever a Transcended Hero may be marked, discarded or destroyed.
EVERYWHERE = ("hand", "play", "draw", "discard", "guard")


def goes_back() -> Static:
    """A Transcended Hero is set aside again, whatever would have become of it."""
    return Static(EVERYWHERE, tuple(Replace(verb, SELF, SetAside(THIS)) for verb in ("mark", "discard", "destroy")))


CARDS: tuple[SeiyaCard, ...] = (
    *(
        character(
            f"{hero.slug}-uncommon-poseidon", f"{number:03}", hero.name, "uncommon",
            PLAYS[hero.slug],
            on_marked(Take(one(aside(hero.test & TRANSCENDED)))),
            classes=BRONZE_HERO, force=2, heal=1, cosmos=2, pv=3, set="poseidon",
        )
        for number, hero in enumerate(HEROES, 1)
    ),
    *(
        character(
            f"{hero.slug}-transcended", f"{number:03}", hero.name, "rare",
            goes_back(),
            classes=("Héros Transcendé", "Chevalier de Bronze"), copies=1, force=3, cosmos=3, set="poseidon",
        )
        for number, hero in enumerate(HEROES, 6)
    ),
)  # fmt: skip
