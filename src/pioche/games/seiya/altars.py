"""What Autels d'Athéna of the duel ask (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.query import Selector
from pioche.kernel.cards.value import Condition, Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Fewest(Condition, Node, frozen=True):
    """The player whose turn it is has fewer such cards than anybody else."""

    among: Selector

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        own, *others = [len(self.among.cards(game, Scope(seat, seat, scope.source), eyes)) for seat in game.order()]
        return all(own < other for other in others)
