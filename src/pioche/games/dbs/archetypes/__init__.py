"""Archetypes: well-known decks as lists of numbers, for whoever has imported the cards.

A number is a fact; what the cards say comes from the import.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from pioche.games.dbs import deck
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.setup import Deck
from pioche.kernel.play.decision import Reason, Refused

SUFFIX = ".txt"
FOLDER = files(__name__)
NAMES = tuple(sorted(file.name.removesuffix(SUFFIX) for file in FOLDER.iterdir() if file.name.endswith(SUFFIX)))


def text(name: str) -> str:
    """An archetype as people write decks."""
    return FOLDER.joinpath(name + SUFFIX).read_text("utf-8")


def load(name: str, cards: Mapping[str, DbsCard]) -> Deck:
    """An archetype, to be played with; refused if cards of it are not there, or not understood."""
    checked = deck.check(text(name), cards)
    lacking = [fault.card for fault in checked.faults if fault.text in ("unknown", "not-playable")]
    if lacking:
        raise Refused(Reason("archetype-lacks", detail=f"{name}: {', '.join(lacking)}"))
    return deck.ready(checked, name)
