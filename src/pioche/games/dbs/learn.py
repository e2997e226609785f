"""What may lie on the cards of the Dragon Ball Super Card Game, for whoever learns to play it."""

from pioche.games.dbs.card import MARKERS

COUNTERS = ()
ON_CARDS = (MARKERS,)
MARKS = ()  # they say whence a card came: cards ask for that, players hardly do
PARTS = ("attacker", "guard")
