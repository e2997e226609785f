"""What the page and the terminal ask of the talk of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from pioche.kernel.cards.rule import Binds
from pioche.kernel.play.decision import Decision, Option, Reason
from pioche.kernel.play.event import Event
from pioche.kernel.state.catalogue import Definition
from pioche.kernel.state.game import Game
from pioche.kernel.wording import Speech
from pioche.kernel.wording.talk import Line


class TableTalk(Protocol):
    """What is said at a table, in one language, to one seat or to a spectator."""

    language: str
    names: Sequence[str]
    by: int  # whose answer led to what is told now
    words: Speech
    label: Callable[[str], str]

    def say(self, message: str, **values: Any) -> str: ...
    def title(self, definition: Definition) -> str: ...
    def name(self, game: Game, ref: int) -> str: ...

    def now(self, game: Game, definition: Definition) -> list[str]:
        """What there is to say of the cards of this face as they lie on the table."""

    def ask(self, game: Game, decision: Decision) -> str: ...
    def says(self, game: Game, decision: Decision) -> list[str]:
        """The sentence of the card that asks, in three: before what is at stake, that, and the rest."""

    def none(self, decision: Decision) -> str:
        """What it means to choose none."""

    def same(self, game: Game, decision: Decision) -> bool:
        """Whether all answers mean the same, as everybody can see."""

    def circumstances(self, game: Game, decision: Decision) -> dict[str, Any]: ...
    def option(self, game: Game, decision: Decision, option: Option) -> str: ...
    def line(self, events: list[Event]) -> Line: ...
    def groups(self, events: Iterable[Event]) -> Iterator[list[Event]]: ...
    def lines(self, events: Iterable[Event]) -> list[Line]: ...
    def reason(self, reason: Reason, game: Game | None = None) -> str: ...

    def number(self, game: Game, key: str, ref: int, binds: Binds | None = None, base: int | None = None) -> str | None:
        """A number of a card with its parts; None where the card has no such number."""

    def numbers(self, game: Game, decision: Decision, option: Option) -> list[str]:
        """The numbers of an option's card with their parts."""

    def statements(self, game: Game, decision: Decision, option: Option) -> list[tuple[str, str]]:
        """The rules that an option rests on: label and statement of each."""

    def statement(self, rule: str) -> str: ...
