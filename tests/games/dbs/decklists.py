"""A small public list of which a whole deck can be built, and decks of it."""

from __future__ import annotations

from typing import Any

from tests.games.dbs.lists import AUTO, AWAKEN, BATTLE, EXTRA, LEADER, ball, entry

NEW, BROKEN = "TR1-001", "TR1-090"
FIGHTERS = [f"TR1-{number:03}" for number in range(2, 15)]


def entries() -> list[dict[str, Any]]:
    """A Leader Card, thirteen Battle Cards, and one card whose text nobody understands."""
    return [
        entry(NEW, LEADER, title="Ember of the Trial", skills_text=AWAKEN),
        *(
            entry(number, BATTLE, title=f"Fighter {number}", energy="1", energy_text=f"1({ball('red')})")
            for number in FIGHTERS
        ),
        entry(BROKEN, EXTRA, title="Riddle", skills_text=f"{AUTO} When the moon is full, everybody dances."),
    ]


def deck() -> str:
    """A legal deck: the Leader Card and 52 others."""
    return f"1 {NEW}\n" + "".join(f"4 {number}\n" for number in FIGHTERS)
