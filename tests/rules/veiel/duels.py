"""What tests of single cards share: a Barbare with some cards before one enemy, and how much that enemy was hurt."""

from __future__ import annotations

from tests.games.veiel.camp import Camp, Factory, Side

LONG = ["course"] * 20
SPARE = "parade"  # keeps the turn from ending by itself
TOUGH = "ogre"  # 4 lives of 3 damage with two heroes


def duel(camp: Factory, *hand: str, at: str = "2-3", enemy: str = TOUGH, **given: object) -> Camp:
    """A Barbare at 2-2 with these cards, a Guérisseur far away, an enemy."""
    sides: dict[str, object] = {
        "barbare": Side("2-2", hand=[*hand, SPARE], deck=LONG),
        "guerisseur": Side("4-6", hand=[SPARE], deck=LONG),
    }
    return camp(**(sides | {"enemies": [f"{enemy}@{at}"]} | given))


def dealt(t: Camp, name: str = TOUGH) -> int:
    """How much damage an enemy has on it, lives included."""
    foe = t.enemy(name)
    return (4 - foe.lives) * 3 + foe.pending
