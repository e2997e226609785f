"""What tests of card files have in common: cards as they are written, and why they are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pioche.games.dbs import files
from pioche.kernel.play.decision import Refused

BATTLE: dict[str, Any] = {
    "slug": "t1-001", "number": "T1-001", "name": "Sentry", "type": "battle", "colours": ["red"], "power": 5000,
    "cost": 1, "specified": ["red"], "combo_cost": 0, "combo_power": 5000, "characters": ["Sentry"],
    "traits": ["Guild"],
}  # fmt: skip
EXTRA: dict[str, Any] = {
    "slug": "t1-002", "number": "T1-002", "name": "Flash", "type": "extra", "colours": ["blue"], "cost": 0,
}  # fmt: skip
UNISON: dict[str, Any] = {
    "slug": "t1-003", "number": "T1-003", "name": "Herald", "type": "unison", "colours": ["red"], "power": 15000,
    "specified": ["red"], "x_cost": True,
}  # fmt: skip
FRONT: dict[str, Any] = {
    "slug": "t1-004", "number": "T1-004", "name": "Captain", "type": "leader", "colours": ["red", "blue"],
    "power": 10000, "back": "t1-004-back",
}  # fmt: skip
REVERSE: dict[str, Any] = FRONT | {"slug": "t1-004-back", "back": "t1-004", "front": False, "name": "Captain, woken"}
CARDS = [BATTLE, EXTRA, UNISON, FRONT, REVERSE]
DRAW = {"is": "Draw", "size": {"is": "Fixed", "number": 1}}
ACTIVATE = {"is": "Activate", "when": "main", "effect": DRAW}


def content(*cards: Any, **header: Any) -> bytes:
    return json.dumps({"pioche": "cards/1", "game": "dbs", "cards": list(cards)} | header).encode()


def reason(read: Callable[[], object]) -> tuple[str, str]:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        read()
    return refused.value.reason.text, refused.value.reason.detail


def refusal(*cards: Any, **header: Any) -> tuple[str, str]:
    return reason(lambda: files.read(content(*cards, **header), "some.json"))
