"""Taking control: a card changes sides (11-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.dbs import stack
from pioche.games.dbs.areas import area
from pioche.games.dbs.verbs import SHARED, drop
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import Node, Scope
from pioche.kernel.cards.verb import Verb

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class TakeControl(Verb, Node, frozen=True):
    """A player becomes the master of cards of the other one; they stay as they are (11-5)."""

    what: Selection
    verb: ClassVar[str] = "take-control"

    def fits(self, game: Game, ref: int) -> bool:
        return area(game, ref) in SHARED

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return take_over(game, ref, scope.actor, scope)


class GiveControl(Verb, Node, frozen=True):
    """The other player becomes the master of cards."""

    what: Selection
    verb: ClassVar[str] = "take-control"

    def fits(self, game: Game, ref: int) -> bool:
        return area(game, ref) in SHARED

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return take_over(game, ref, 1 - scope.actor, scope)


def take_over(game: Game, ref: int, seat: int, scope: Scope) -> int:
    """A card changes sides; a Unison Card that was there goes to the Drop Area (3-11-5)."""
    if area(game, ref) == "unison":
        drop(game, game.cards_in("unison", seat), scope)
    return stack.change_sides(game, ref, seat, scope)
