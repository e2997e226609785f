"""Doing something again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.value import Condition, Effect, Node, Outcome, Scope
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class While(Effect, Node, frozen=True):
    """Again and again, as long as a condition is met and something comes of it."""

    condition: Condition
    effect: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.condition.met(game, scope, eyes) and self.effect.can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return InWhile(game.rules.catalogue.number(self), scope)


class InWhile(Procedure):
    node: int
    scope: Scope
    done: int = 0

    @step()
    def next_time(self, game: Game) -> Outcome | Procedure | Done:
        loop: While = game.node(self.node)
        if not loop.condition.met(game, self.scope):
            return Done(Outcome(self.done, self.done))
        return loop.effect.carry_out(game, self.scope)

    @step()
    def again(self, game: Game, outcome: Outcome) -> Go | Done:
        self.done += outcome.done
        return Go("next_time") if outcome.done else Done(Outcome(self.done, self.done))
