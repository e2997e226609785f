"""All cards, family by family."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import (
    asgard_heroes,
    asgard_others,
    asgard_warriors,
    boards,
    epics,
    gold_armours,
    gold_saints,
    heroes,
    lesser_saints,
    others,
    pillars,
    poseidon_heroes,
    poseidon_marinas,
    poseidon_others,
    promo,
    silver_saints,
    statue,
)

FAMILIES = (
    heroes,
    gold_armours,
    gold_saints,
    silver_saints,
    lesser_saints,
    others,
    promo,
    asgard_heroes,
    asgard_warriors,
    asgard_others,
    boards,
    statue,
    poseidon_heroes,
    poseidon_marinas,
    poseidon_others,
    pillars,
    epics,
)

ALL: tuple[SeiyaCard, ...] = tuple(card for family in FAMILIES for card in family.CARDS)
