"""How a game looks in a terminal: what its module `screen` holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.console import Console, RenderableType

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.kernel.wording import Speech
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.table_talk import TableTalk


class Screen(Protocol):
    """What the module `screen` of a game holds. What one does not say, the plain one does."""

    def words(self, language: str) -> Speech:
        """All that is said about the game outside of a table."""

    def settings(self, config: Any, language: str) -> list[str]:
        """What a table has agreed on, in words."""

    def rulebook(self, rules: Rules) -> Rulebook: ...

    def talk(self, game: Game, language: str, seat: int = NOBODY) -> TableTalk: ...

    def picture(self, game: Game, talk: Any, seat: int, bots: Mapping[int, str], width: int) -> RenderableType:
        """The table as a seat sees it."""

    def scores(self, game: Game, talk: Any) -> RenderableType:
        """How the game ended."""

    def whole_card(self, card: Any, language: str) -> list[RenderableType]:
        """What is printed on a card, and what it says."""

    def in_order(self, asked: Any) -> list[Any]:
        """The cards to list, by the options of the game's `Listing`."""

    def names(self, card: Any) -> str:
        """All by which people may look for a card."""

    def facts(self, card: Any) -> dict[str, Any]:
        """A card as data."""

    def show_cards(self, console: Console, found: list[Any], lang: str) -> None: ...

    def group(self, key: str, value: str, language: str) -> tuple[str, str]:
        """What a report groups games by, and one of its values, in words."""
