"""What may lie on the figures of L'Ordre de Veiel, for whoever learns to play it."""

from pioche.games.veiel.card import BLOCK, DEAD, KEPT, LIVES, OWED, PLAYED, STUNNED, TOUGHNESS, WOUNDS

COUNTERS = ()
ON_CARDS = (LIVES, WOUNDS, TOUGHNESS, BLOCK, KEPT, OWED)
MARKS = (DEAD, PLAYED, STUNNED)
PARTS = ("acting",)
