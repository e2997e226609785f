"""How a game looks in a terminal: what its module `screen` holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, RenderableType

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Option, Reason
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording import Speech
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.talk import Line


class TableTalk(Protocol):
    """The talk of a game, with the words of its screen."""

    language: str
    names: Sequence[str]

    def say(self, message: str, **values: Any) -> str: ...
    def title(self, definition: Definition) -> str: ...
    def name(self, game: Game, ref: int) -> str: ...
    def ask(self, game: Game, decision: Decision) -> str: ...
    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]: ...
    def option(self, game: Game, decision: Decision, option: Option) -> str: ...
    def lines(self, events: Iterable[Event]) -> list[Line]: ...
    def reason(self, reason: Reason, game: Game | None = None) -> str: ...

    def numbers(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """The numbers of an option's card with their parts."""

    def statements(self, game: Game, decision: Decision, option: Option) -> list[tuple[str, str]]:
        """The rules that an option rests on: label and statement of each."""

    def statement(self, rule: str) -> str: ...


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
