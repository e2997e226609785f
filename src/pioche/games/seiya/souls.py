"""Souls (Âmes): what whoever annihilates gains, and hampering costs (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.deeds import deed
from pioche.kernel.cards.query import Who, seats
from pioche.kernel.cards.value import NOTHING, Amount, Condition, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game

SOULS = "souls"  # the counter of the supply
SUPPLY = 90  # thirty tokens, ten of each value of 1, 3 and 5


def purse(seat: int) -> str:
    """The counter of a player's Souls."""
    return f"{SOULS}/{seat}"


def gain(game: Game, seat: int, by: int, scope: Scope) -> int:
    """A player gains Souls, as far as the supply has any and nothing forbids it; returns how many."""
    gained = min(by, game.counters[SOULS])
    if gained <= 0 or game.forbidden("souls", 0, {"by": (seat,)}):
        return 0
    game.counters[SOULS] -= gained
    game.count(purse(seat), gained, "souls", scope.acting(seat))
    deed(game, "souls", seat, gained)
    return gained


def lose(game: Game, seat: int, by: int, scope: Scope) -> int:
    """Souls spent or lost go back to the supply; returns how many."""
    lost = min(by, game.counters[purse(seat)])
    if lost:
        game.counters[SOULS] += lost
        game.count(purse(seat), -lost, "souls-lost", scope.acting(seat))
    return lost


class Souls(Amount, Node, frozen=True):
    """How many Souls the actor has."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return game.counters[purse(scope.actor)]


class HasSouls(Condition, Node, frozen=True):
    """Who would do it has so many Souls."""

    least: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        (seat,) = scope.binds.get("by", (scope.you,))
        return game.counters[purse(seat)] >= self.least


class GainSouls(Effect, Node, frozen=True):
    """The actor gains Souls."""

    size: Amount

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.counters[SOULS] > 0 and not game.forbidden("souls", 0, {"by": (scope.actor,)})

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        size = self.size.count(game, scope)
        return Outcome(size, gain(game, scope.actor, size, scope))


class LoseSouls(Effect, Node, frozen=True):
    """The actor loses Souls, as far as there are any."""

    size: int = 1

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Outcome(self.size, lose(game, scope.actor, self.size, scope))


class SpendSouls(Effect, Node, frozen=True):
    """The actor spends so many Souls, which nobody can who has fewer."""

    size: int

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.counters[purse(scope.actor)] >= self.size

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not self.can(game, scope, eyes=0):
            return NOTHING
        return Outcome(self.size, lose(game, scope.actor, self.size, scope))


class TakeSouls(Effect, Node, frozen=True):
    """Each of these players gives the actor a Soul; who has none gives nothing, who cannot gain any is given none."""

    of: Who

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if game.forbidden("souls", 0, {"by": (scope.actor,)}):
            return NOTHING
        given = sum(lose(game, seat, 1, scope) for seat in seats(game, self.of, scope))
        return Outcome(given, gain(game, scope.actor, given, scope)) if given else NOTHING
