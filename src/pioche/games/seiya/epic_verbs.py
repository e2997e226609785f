"""What only Épopées have players do: Saints on guard, Heroes who change places, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import PV
from pioche.games.seiya.part import aloof
from pioche.games.seiya.scoring import winners
from pioche.games.seiya.verbs import ToOwner
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verbs import Swap
from pioche.kernel.play.change import change
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class StandGuard(ToOwner, Node, frozen=True):
    """A card lies before its player with a +1 token on it, until the Épopée ends."""

    what: Selection
    verb: ClassVar[str] = "stand-guard"
    zone: ClassVar[str] = "guard"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        now = super().make(game, ref, scope)
        game.put(now, PV, 1)
        return now


class ChangePlaces(Effect, Node, frozen=True):
    """The cards bound to `it` and to `first` change places, pair by pair; markers stay where they lie."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return ChangingPlaces(scope, tuple(zip(scope.binds["it"], scope.binds["first"], strict=True)))


class ChangePair(Swap):
    """Two cards change places; the marker on the first stays where it lies."""

    __slots__ = ()

    def make_whole(self, game: Game, refs: tuple[int, ...], scope: Scope) -> tuple[int, ...]:
        mode = game.cards[refs[0]].mode
        one, other = super().make_whole(game, refs, scope)
        game.alter(other, mode=mode)
        return one, other


CHANGE_PAIR = ChangePair()


class ChangingPlaces(Procedure):
    scope: Scope
    pairs: tuple[tuple[int, int], ...]

    @step(then="next_pair")
    def next_pair(self, game: Game) -> Outcome | Procedure | Done:
        if not self.pairs:
            return Done(NOTHING)
        first, *rest = self.pairs
        self.pairs = tuple(rest)
        return change(game, CHANGE_PAIR, first, self.scope)


class Eliminate(Effect, Node, frozen=True):
    """The actor cannot win any more. Hilda defends nothing, and so is never eliminated."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if scope.actor not in aloof(game):
            game.counters[f"out/{scope.actor}"] = 1
            game.happens("eliminated", scope.actor, scope)
        return NOTHING


class EndGame(Effect, Node, frozen=True):
    """The game is over at once."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        game.happens("end", -1, scope)
        game.finish(winners(game))
        return NOTHING
