"""Carrying out abilities of other cards, and effects from which some players are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from pioche.kernel.cards.query import YOU, Who, seats
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.select import Pick, Selection
from pioche.kernel.cards.suppose import InForce
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Waiting

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

PERFORMED = "performed"  # the moment at which the rules of a performance end


class Perform(Effect, Node, frozen=True):
    """The actor carries out the abilities of a kind that chosen cards have, as if they were the actor's own.

    The rules are in force meanwhile.
    """

    kind: str
    of: Selection
    rules: tuple[Rule, ...] = ()

    def able(self, game: Game, scope: Scope, eyes: int) -> list[int]:
        """The cards that have such an ability which can be carried out."""
        found = []
        for ref in self.of.candidates(game, scope, eyes):
            with InForce(game, self.rules, scope):
                for trigger in game.rules.performable(game, ref, self.kind, scope):
                    if game.node(trigger.node).can(game, trigger.scope, eyes):
                        found.append(ref)
                        break
        return found

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(self.able(game, scope, eyes))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Performing(game.rules.catalogue.number(self), scope)


class Performing(Procedure):
    node: int
    scope: Scope
    refs: tuple[int, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    done: int = 0

    @step()
    def choose(self, game: Game) -> Decision | tuple[Option, ...] | Done:
        effect: Perform = game.node(self.node)
        if not isinstance(effect.of, Pick):
            return tuple(Option("", "card", ref) for ref in effect.of.settled(game, self.scope))
        found = effect.able(game, self.scope, 1 << self.scope.actor)
        return effect.of.decision(game, self.scope, "perform", found, False) if found else Done(NOTHING)

    @step()
    def begin(self, game: Game, chosen: tuple[Option, ...]) -> None:
        """The list is fixed at the start: who is gone when it is their turn is left out."""
        effect: Perform = game.node(self.node)
        self.refs = tuple(option.card for option in chosen if option.card)
        for rule in effect.rules:
            game.lend(game.rules.catalogue.number(rule), self.scope, PERFORMED)

    @step()
    def next_card(self, game: Game) -> Go | None:
        if not self.refs:
            return Go("over")
        first, *rest = self.refs
        self.refs = tuple(rest)
        if game.alive(first):
            self.waiting = tuple(game.rules.performable(game, first, game.node(self.node).kind, self.scope))
        return None

    @step()
    def perform(self, game: Game) -> Any:
        if not self.waiting:
            return Go("next_card")
        first, *rest = self.waiting
        self.waiting = tuple(rest)
        return game.carry_out(first.node, first.scope)

    @step()
    def again(self, game: Game, outcome: Outcome) -> Go:
        self.done += max(outcome.done, min(outcome.asked, 1))
        return Go("perform")

    @step()
    def over(self, game: Game) -> Done:
        if game.node(self.node).rules:
            game.expire(PERFORMED)
        return Done(Outcome(self.done, self.done))


class Sparing(Effect, Node, frozen=True):
    """An effect that leaves these players and their cards alone, whoever else it speaks of."""

    effect: Effect
    who: Who = YOU

    def spared(self, game: Game, scope: Scope) -> Scope:
        return replace(scope, binds={**scope.binds, "spared": seats(game, self.who, scope)})

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.effect.can(game, self.spared(game, scope), eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return self.effect.carry_out(game, self.spared(game, scope))
