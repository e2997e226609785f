"""All cards, family by family."""

from pioche.games.seiya.card import SeiyaCard
from pioche.games.seiya.cards import gold_armours, gold_saints, heroes, lesser_saints, others, promo, silver_saints

FAMILIES = (heroes, gold_armours, gold_saints, silver_saints, lesser_saints, others, promo)

ALL: tuple[SeiyaCard, ...] = tuple(card for family in FAMILIES for card in family.CARDS)
