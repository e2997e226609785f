"""The seven Pillars of the oceans: who helps against each, and what it brings to who destroys it."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.scoring import Most, Names, Plus, Provided, deck
from pioche.games.seiya.terms import Players, Product
from pioche.games.seiya.verbs import TakePillar
from pioche.games.seiya.vocabulary import (
    A_SAINT,
    ARMOUR,
    BRONZE_SAINT,
    CHARACTER,
    HYOGA,
    IKKI,
    MARINA,
    RARE,
    SEIYA,
    SHIRYU,
    SHUN,
    THIS,
    VERY_RARE,
    destroyed,
    marked,
    pillar,
)
from pioche.kernel.cards.query import Count, Exists, Fixed, Test
from pioche.kernel.cards.value import Amount

# Of each Pillar the ocean, who helps against it, and the Victory Points beyond two.
PILLARS: tuple[tuple[str, str, Test, Amount], ...] = (
    ("ocean-atlantique-nord", "Océan Atlantique Nord", MARINA, Count(deck(MARINA))),
    ("ocean-atlantique-sud", "Océan Atlantique Sud", BRONZE_SAINT, Names(deck(BRONZE_SAINT))),
    ("ocean-arctique", "Océan Arctique", HYOGA, Product(Most(marked()), Players())),
    ("ocean-antarctique", "Océan Antarctique", IKKI, Count(destroyed(A_SAINT))),
    ("ocean-indien", "Océan Indien", SHIRYU, Provided(Exists(marked(CHARACTER), 5), 3)),
    ("ocean-pacifique-sud", "Océan Pacifique Sud", SHUN, Count(deck(ARMOUR & RARE))),
    ("ocean-pacifique-nord", "Océan Pacifique Nord", SEIYA, Count(deck(CHARACTER & VERY_RARE))),
)

CARDS: tuple[SeiyaCard, ...] = tuple(
    pillar("pilier-de-l-" + slug, "", "Pilier de l'" + name, helpers, Plus(Fixed(2), more), TakePillar(THIS))
    for slug, name, helpers, more in PILLARS
)
