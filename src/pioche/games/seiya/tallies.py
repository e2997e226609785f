"""How often players have done something this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.value import Condition, Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def tally(verb: str, seat: int) -> str:
    """The tally of what a player did, which is over with the turn."""
    return f"turn/did/{verb}/{seat}"


def count_up(game: Game, verb: str, seat: int) -> None:
    """A player did it once more; at tables where nothing asks for it, nothing is counted."""
    if game.rules.tallied:  # type: ignore[attr-defined]
        game.tallies[tally(verb, seat)] = game.tallies.get(tally(verb, seat), 0) + 1


class Often(Condition, Node, frozen=True):
    """Who would do it has done it so many times this turn."""

    verb: str
    least: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        (seat,) = scope.binds.get("by", (scope.you,))
        return game.tallies.get(tally(self.verb, seat), 0) >= self.least
