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


def settle(t: Camp, hero: str = "barbare") -> list[tuple[str, list[str]]]:
    """Answer all that is asked until a hero may act again: who may walk stays, this hero is meant where that is
    offered, else the first of what is offered. Returns what was asked of whom, with the options.
    """
    asked = []
    while t.decision.ask not in ("hero-turn", "who-plays"):
        name, options = t.heroes[t.decision.seat], [option.key for option in t.decision.options]
        asked.append((f"{t.decision.ask} {name}", options))
        wished = [key for key in options if key == f"cell/{getattr(t, name).cell}" or key.startswith(hero)]
        t.answer(t.decision.seat, (wished or options)[: max(1, t.decision.least)])
    return asked
