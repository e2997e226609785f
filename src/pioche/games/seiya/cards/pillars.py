"""The seven Pillars of the oceans: who helps against each, and what it brings to who destroys it."""

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
    VERY_RARE,
    Count,
    Exists,
    Most,
    Names,
    Players,
    Product,
    Provided,
    SeiyaCard,
    deck,
    destroyed,
    marked,
    pillar,
)

CARDS: tuple[SeiyaCard, ...] = (
    pillar("ocean-atlantique-nord", "Océan Atlantique Nord", helpers=MARINA, more=Count(deck(MARINA))),
    pillar("ocean-atlantique-sud", "Océan Atlantique Sud", helpers=BRONZE_SAINT, more=Names(deck(BRONZE_SAINT))),
    pillar("ocean-arctique", "Océan Arctique", helpers=HYOGA, more=Product(Most(marked()), Players())),
    pillar("ocean-antarctique", "Océan Antarctique", helpers=IKKI, more=Count(destroyed(A_SAINT))),
    pillar("ocean-indien", "Océan Indien", helpers=SHIRYU, more=Provided(Exists(marked(CHARACTER), 5), 3)),
    pillar("ocean-pacifique-sud", "Océan Pacifique Sud", helpers=SHUN, more=Count(deck(ARMOUR & RARE))),
    pillar("ocean-pacifique-nord", "Océan Pacifique Nord", helpers=SEIYA, more=Count(deck(CHARACTER & VERY_RARE))),
)
