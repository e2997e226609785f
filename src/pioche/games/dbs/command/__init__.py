"""What can be asked of the Dragon Ball Super Card Game on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cyclopts import Parameter

from pioche.games.dbs import archetypes
from pioche.games.dbs.card import DbsCard
from pioche.games.dbs.cards import DECKS
from pioche.games.dbs.command.deck import deck_app
from pioche.games.dbs.command.lists import import_
from pioche.games.dbs.deck import load
from pioche.games.dbs.files import brought, every
from pioche.games.dbs.setup import Deck
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal import options

COMMANDS = (deck_app,)


@Parameter(name="*")
@dataclass(frozen=True)
class Options(options.Options):
    """What can be agreed on before a game."""

    deck: str = "red"
    """Your deck: a file, red, blue, green, yellow, black, multi, or with --cards an archetype (androids, paragus …)."""
    versus: str = "blue"
    """The deck of your opponent."""
    cards: Path | None = None
    """A folder with more cards, for deck files."""

    def config(self, players: int) -> dict[str, Any]:
        cards = every(self.cards)
        decks = tuple(chosen(name, cards) for name in (self.deck, self.versus))
        return {"decks": decks, "cards": brought(decks, cards)}


@Parameter(name="*")
@dataclass(frozen=True)
class Listing(options.Listing):
    """Which cards to list."""

    cards: Path | None = None
    """Also the cards of this folder."""


def chosen(name: str, cards: Mapping[str, DbsCard]) -> Deck:
    """A deck by its name or from a file."""
    if name in DECKS:
        return DECKS[name]
    if name in archetypes.NAMES:
        return archetypes.load(name, cards)
    path = Path(name)
    if path.name == name and not path.suffix and not path.exists():
        raise Refused(Reason("unknown-deck", detail=name))
    return load(path, cards)


__all__ = ["COMMANDS", "Listing", "Options", "import_"]
