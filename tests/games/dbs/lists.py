"""Card lists for tests, written in the form of the public ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

LEADER, BATTLE, EXTRA, UNISON = "LEADER", "BATTLE", "EXTRA", "UNISON"


def icon(name: str, alt: str | None = None) -> str:
    words = name.replace("-", " ") if alt is None else alt
    return f'<img src="/images/common/{name}.png" alt="{words}" class="skillText">'


def ball(colour: str) -> str:
    return f'<img src="/images/common/{colour}_ball.png" alt="" class="colorCostBall">'


AUTO, MAIN = icon("Auto"), icon("Activate-Main")
AWAKEN = f"{icon('Awaken')} When your life is at 4 or less : You may draw 2 cards and flip this card over."


def entry(number: str, kind: str, **facts: Any) -> dict[str, Any]:
    """An entry with the fields that lists give to its type."""
    found = {
        "title": f"Card {number.partition('_')[0]}",
        "number": number,
        "series": "Trial ~LISTS~",
        "rarity": "Common[C]",
        "type": kind,
        "color": "Red",
        "skills_text": "-",
        "skills": [],
    }
    if kind != EXTRA:
        found["power"] = "10000"
    if kind in (LEADER, BATTLE):
        found |= {"character": "Ember", "special_trait": "Guild", "era": "First Saga"}
    if kind == LEADER:
        found |= {"title_back": f"{found['title']}, woken", "power_back": "15000", "skills_back_text": "-"}
    if kind in (BATTLE, EXTRA):
        found |= {"energy": "1", "energy_text": f"1({ball('red')})"}
    if kind == BATTLE:
        found |= {"combo_energy": "0", "combo_power": "5000"}
    if kind == UNISON:
        found |= {"energy": 1, "energy_text": f"X({ball('red')})"}
    return found | facts


def written(path: Path, *entries: Any) -> Path:
    path.write_text(json.dumps(list(entries), ensure_ascii=False), "utf-8")
    return path
