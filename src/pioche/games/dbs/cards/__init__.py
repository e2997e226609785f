"""The starter set: cards and decks written for Pioche (numbers PI1-…).

Five towers stand around the isle of Quinconce, and each kept a lantern burning until the Éclipse blew them out: the
smiths of the Caldeira (red), the fleet of Hautemer (blue), the folk of the Bocage (green), the riders of the Crêtes
(yellow), and those who wanted the dark (black). The Caravane (red and blue) carries seven lanterns that grant wishes.
"""

from __future__ import annotations

from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import black, blue, green, multicolour, red, yellow
from pioche.games.dbs.setup import Deck

ALL: tuple[DbsCard, ...] = (
    *red.RED,
    *blue.BLUE,
    *green.GREEN,
    *yellow.YELLOW,
    *black.BLACK,
    *multicolour.MULTICOLOUR,
)

DECKS: dict[str, Deck] = {
    "red": red.DECK,
    "blue": blue.DECK,
    "green": green.DECK,
    "yellow": yellow.DECK,
    "black": black.DECK,
    "multi": multicolour.DECK,
}

# The card on which each deck turns.
KEY_CARDS = {
    "red": "pi1-011",
    "blue": "pi1-035",
    "green": "pi1-052",
    "yellow": "pi1-075",
    "black": "pi1-095",
    "multi": "pi1-127",
}
