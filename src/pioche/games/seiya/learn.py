"""What may lie on the cards of Saint Seiya Deckbuilding, for whoever learns to play it."""

from pioche.games.seiya.card import HOURGLASSES, PV

COUNTERS = ("tokens/0", "tokens/1")  # of the game, beside those that there are from the start
ON_CARDS = (PV, HOURGLASSES)
MARKS = ("force", "cosmos")  # to what use a card is bound
PARTS = ()
