"""Triggers: met by a change, they resolve at once or wait for a checkpoint, as the game says for each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Done, Go, Procedure, step
from pioche.kernel.modify import When, applying
from pioche.kernel.value import NOTHING, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game


class Waiting(Struct, frozen=True, array_like=True):
    """A trigger that was met: the node of its effect, its scope, and the name of its kind."""

    node: int
    scope: Scope
    kind: str


def meet(game: Game, verb: str, refs: tuple[int, ...], scope: Scope) -> list[Waiting]:
    """The triggers that a group of changes meets, asked before they are made: who leaves counts as it was."""
    found = []
    for ref in refs:
        for entry, inner in applying(game, "when:" + verb, ref, scope.binds):
            if isinstance(entry.rule, When):
                node = game.rules.catalogue.number(entry.rule.effect)
                found.append(Waiting(node, inner.having("it", (ref,)), entry.rule.kind))
    return found


def collect(game: Game, met: list[Waiting], outcome: Outcome) -> Outcome | Procedure:
    """Put what waits on the list; what resolves at once resolves now."""
    waits = game.rules.waiting_kinds
    game.waiting += tuple(trigger for trigger in met if trigger.kind in waits)
    now = tuple(trigger for trigger in met if trigger.kind not in waits)
    return Resolving(now, outcome) if now else outcome


def announce(
    game: Game, verb: str, refs: tuple[int, ...], scope: Scope, outcome: Outcome = NOTHING
) -> Outcome | Procedure:
    """Something happens that triggers may wait for although no card changes by it: an attack, the end of a turn."""
    met = meet(game, verb, refs, scope) if "when:" + verb in game.index else []
    return collect(game, met, outcome) if met else outcome


class Resolving(Procedure):
    """Triggers that resolve at once, in order; the outcome of the change comes back afterwards."""

    triggers: tuple[Waiting, ...]
    outcome: Outcome

    @step()
    def next_trigger(self, game: Game) -> Any:
        if not self.triggers:
            return Done(self.outcome)
        first, *rest = self.triggers
        self.triggers = tuple(rest)
        return game.node(first.node).carry_out(game, first.scope)

    @step()
    def again(self, game: Game) -> Go:
        return Go("next_trigger")


class Checkpoint(Procedure):
    """Rule processing first, then one waiting trigger, the turn player's first, and again until nothing waits."""

    @step()
    def process_rules(self, game: Game) -> Procedure | None:
        return game.rules.rule_processing(game)

    @step()
    def choose(self, game: Game) -> Decision | Done:
        if not game.waiting:
            return Done()
        for seat in game.order():
            options = tuple(
                Option(f"trigger/{place}", "trigger", trigger.scope.source, place)
                for place, trigger in enumerate(game.waiting)
                if trigger.scope.you == seat
            )
            if options:
                return Decision(seat, "choose-trigger", options)
        raise AssertionError("a waiting trigger belongs to a player")

    @step()
    def resolve(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        place = chosen[0].value
        trigger = game.waiting[place]
        game.waiting = game.waiting[:place] + game.waiting[place + 1 :]
        return game.node(trigger.node).carry_out(game, trigger.scope)

    @step()
    def again(self, game: Game) -> Go:
        return Go("process_rules")
