"""Hadès: the new Bronze Armours."""

from pioche.games.seiya.cards.heroes import HEROES, rise
from pioche.games.seiya.vocabulary import BRONZE_ARMOUR, SeiyaCard, Take, armour

CARDS: tuple[SeiyaCard, ...] = tuple(
    armour(
        f"{hero.armour}-hades", f"{number:03}", hero.armour_name, ("uncommon", "rare"),
        rise(hero.test, Take, talent=True),
        classes=(BRONZE_ARMOUR,), force=1, cosmos=2, set="hades", source="original",
    )
    for number, hero in enumerate(HEROES, 11)
)  # fmt: skip
