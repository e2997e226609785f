"""What a box or a mode brings to the tables where it is played.

The steps that all tables share ask no box by name: at the moments below they ask each part of the table, in order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.value import Scope, Value
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure
from pioche.kernel.play.trigger import Waiting
from pioche.kernel.rules import Zone

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game

Acts = Mapping[str, Callable[["Game", Option], Procedure]]  # by kind of option, what comes of it


class Part:
    """A box or a mode. What it does not speak of stays as it is without it."""

    counter: ClassVar[str] = ""  # that only tables with it have
    zones: ClassVar[tuple[Zone, ...]] = ()
    values: ClassVar[tuple[Value, ...]] = ()  # of its rules, which frames keep by number
    procedures: ClassVar[tuple[type[Procedure], ...]] = ()
    acts: ClassVar[Acts] = MappingProxyType({})  # of the main phase
    tallied: ClassVar[bool] = False  # whether it asks how often somebody has done something in a turn
    empties: ClassVar[bool] = False  # whether upkeep removes the last card of the field wherever it lies
    exits_first: ClassVar[bool] = False  # whether the Exit of a card comes before its Flame and Sapphire
    aloof: ClassVar[tuple[int, ...]] = ()  # players who play no cards, have no draw pile, and whom effects spare

    def lies_on(self, game: Game) -> bool:
        """Whether it is played at the table of a game."""
        return self.counter in game.counters

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        """What it puts near the mat; `cards` are those of the boxes that are played, by their numbers."""

    def begin(self, game: Game) -> Procedure | None:
        """What follows once all is laid out and the first player is known; a procedure comes before the first turn."""
        return None

    def rules_of_the_game(self) -> tuple[tuple[Rule, str], ...]:
        """The rules that are in force whatever cards there are, each with the statement it carries out."""
        return ()

    def first(self, game: Game) -> Procedure | None:
        """What was met in the main phase and comes before anything else is done."""
        return None

    def actions(self, game: Game, seat: int) -> list[Option]:
        """What a player may do in the main phase."""
        return []

    def acquired(self, game: Game, ref: int, seat: int, kind: str, from_field: bool) -> Procedure | None:
        """A player has acquired a card, by Force, by Cosmos or for free, which has not found its place yet."""
        return None

    def receives(self, game: Game, ref: int, seat: int) -> Procedure | None:
        """How an acquired card finds its place with a player, if not as usual."""
        return None

    def rewards(self, game: Game, ref: int) -> Procedure | None:
        """A card has been acquired, and the cards used have been discarded."""
        return None

    def claims(self, game: Game, ref: int) -> int | None:
        """The player who gets a card that leaves the field, which else nobody does."""
        return None

    def leaving(self, game: Game, ref: int, scope: Scope, met: list[Waiting]) -> list[Waiting]:
        """What follows when a card is removed, its Exit effects among it."""
        return met

    def left(self, game: Game, ref: int, scope: Scope) -> None:
        """A card has left the field without being acquired."""

    def arranged(self, game: Game, refs: tuple[int, ...]) -> tuple[int, ...]:
        """In which order cards are discarded together."""
        return refs

    def beside(self, game: Game, seat: int) -> tuple[int, ...]:
        """What is discarded in upkeep besides the cards played."""
        return ()

    def upkeep(self, game: Game) -> Procedure | None:
        """What it does in upkeep, once the field is filled."""
        return None

    def closing(self, game: Game) -> Procedure | None:
        """What comes last in a turn."""
        return None

    def over(self, game: Game) -> str:
        """The rule by which the game is over, now that the turn has passed to the next player; empty if it is not."""
        return ""

    def scored(self, game: Game, seat: int) -> tuple[int, ...]:
        """The cards that bring a player Victory Points besides the own game."""
        return ()

    def extras(self, game: Game, seat: int) -> list[tuple[str, int]]:
        """Victory Points that are on no card of a player, each with the rule by which they count."""
        return []


MOMENTS: tuple[Callable[..., object], ...] = (
    Part.first, Part.actions, Part.acquired, Part.receives, Part.rewards, Part.claims, Part.leaving, Part.left,
    Part.arranged, Part.beside, Part.upkeep, Part.closing, Part.over, Part.scored, Part.extras,
)  # fmt: skip


def speaking(parts: tuple[Part, ...]) -> dict[Callable[..., object], tuple[Part, ...]]:
    """For each moment those parts that say something then."""
    return {
        moment: tuple(part for part in parts if getattr(type(part), moment.__name__) is not moment)
        for moment in MOMENTS
    }


def parts(game: Game, moment: Callable[..., object]) -> tuple[Part, ...]:
    """The parts of a table that say something at a moment."""
    found: tuple[Part, ...] = game.rules.speaking[moment]  # type: ignore[attr-defined]
    return found


def empties(game: Game) -> bool:
    """Whether upkeep removes the last card of the field of a table wherever it lies."""
    found: bool = game.rules.empties  # type: ignore[attr-defined]
    return found


def exits_first(game: Game) -> bool:
    """Whether at a table the Exit of a card comes before its Flame and Sapphire."""
    found: bool = game.rules.exits_first  # type: ignore[attr-defined]
    return found


def aloof(game: Game) -> tuple[int, ...]:
    """The players of a table who only belong to its rules."""
    found: tuple[int, ...] = game.rules.aloof  # type: ignore[attr-defined]
    return found
