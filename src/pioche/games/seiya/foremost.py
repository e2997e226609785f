"""What only the player does who has the most of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.query import ANYONE, seats
from pioche.kernel.cards.value import NOTHING, Amount, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game


def leader(game: Game, of: Amount, scope: Scope) -> int | None:
    """The player of whom an amount is the highest; on a tie, nobody."""
    counts = {seat: of.count(game, scope.acting(seat)) for seat in seats(game, ANYONE, scope)}
    best = [seat for seat, count in counts.items() if count == max(counts.values())]
    return best[0] if len(best) == 1 else None


class Foremost(Effect, Node, frozen=True):
    """The player of whom an amount is the highest does it; on a tie, nobody."""

    of: Amount
    effect: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        seat = leader(game, self.of, scope)
        return seat is not None and self.effect.can(game, scope.acting(seat), eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        seat = leader(game, self.of, scope)
        return NOTHING if seat is None else self.effect.carry_out(game, scope.acting(seat))


class Lead(Amount, Node, frozen=True):
    """So much for the actor, if nobody else has as much of something."""

    of: Amount
    amount: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.amount if leader(game, self.of, scope) == scope.actor else 0
