"""The base cards, of which the heroes' decks begin."""

from __future__ import annotations

from pioche.games.veiel.vocabulary import (
    ENEMY,
    base,
    block,
    damage,
    move,
)

CARDS = (
    base("frappe", "Frappe", "Strike", "attaque", "contact", damage(1, ENEMY), copies=26, source="rulebook"),
    base("tir", "Tir", "Shot", "attaque", "tir", damage(1, ENEMY), copies=24, source="public"),
    base("parade", "Parade", "Parry", "défense", "soi", block(2), copies=24, source="public"),
    base("course", "Course", "Run", "déplacement", "soi", move(3), copies=19, source="public"),
)
