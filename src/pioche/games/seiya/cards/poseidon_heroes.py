"""Poséidon: the five heroes, uncommon and Transcended."""

from pioche.games.seiya.card import HERO, SeiyaCard
from pioche.games.seiya.cards.asgard_heroes import PLAYS
from pioche.games.seiya.cards.heroes import HEROES
from pioche.games.seiya.terms import SELF
from pioche.games.seiya.verbs import SetAside, Take
from pioche.games.seiya.vocabulary import THIS, TRANSCENDED, aside, character, on_marked, one
from pioche.kernel.cards.rule import Replace
from pioche.kernel.state.catalogue import Static

# Wherever a Transcended Hero may be marked, discarded or destroyed.
EVERYWHERE = ("hand", "play", "draw", "discard", "guard")


def goes_back() -> Static:
    """A Transcended Hero is set aside again, whatever would have become of it."""
    return Static(EVERYWHERE, tuple(Replace(verb, SELF, SetAside(THIS)) for verb in ("mark", "discard", "destroy")))


CARDS: tuple[SeiyaCard, ...] = (
    *(
        character(
            f"{slug}-uncommon-poseidon",
            f"{number:03}",
            name,
            "uncommon",
            PLAYS[slug],
            on_marked(Take(one(aside(hero & TRANSCENDED)))),
            classes=(HERO, "Chevalier de Bronze"),
            gives=(2, 1, 2),
            pv=3,
            set="poseidon",
        )
        for number, ((slug, name), _, hero, _) in enumerate(HEROES, 1)
    ),
    *(
        character(
            f"{slug}-transcended",
            f"{number:03}",
            name,
            "rare",
            goes_back(),
            classes=("Héros Transcendé", "Chevalier de Bronze"),
            copies=1,
            gives=(3, None, 3),
            set="poseidon",
        )
        for number, ((slug, name), *_) in enumerate(HEROES, 6)
    ),
)
