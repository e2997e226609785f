"""How each game looks in a terminal: one module per game, found by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Option, Reason, Refused
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.talk import Line


class TableTalk(Protocol):
    """The talk of a game, with the words of the command line."""

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
    """What the module of a game offers."""

    @property
    def SETTINGS(self) -> tuple[str, ...]:  # noqa: N802
        """The settings of a table that this game knows."""

    @property
    def CHOICES(self) -> tuple[str, ...]:  # noqa: N802
        """The options of `pioche cards` that this game knows."""

    def config(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What a table agrees on, from the settings that were typed."""

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

    def in_order(self, given: Mapping[str, Any]) -> list[Any]:
        """The cards to list."""

    def names(self, card: Any) -> str:
        """All by which people may look for a card."""

    def facts(self, card: Any) -> dict[str, Any]:
        """A card as data."""

    def show_cards(self, console: Console, found: list[Any], lang: str) -> None: ...


def find(name: str) -> Screen:
    """The screen of a game."""
    games.find(name)
    return cast(Screen, import_module("pioche.cli.screens." + name))


def only(known: tuple[str, ...], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Settings that a game knows; those of another game are refused."""
    for name in given:
        if name not in known:
            raise Refused(Reason("not-a-setting", detail="--" + name))
    return given
