"""Costs: energy and whatever stands before the colon, paid in full or not at all (8-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.dbs.areas import definition
from pioche.games.dbs.energy import Pay, can_pay
from pioche.kernel.flow import Done, Go, Procedure, step
from pioche.kernel.value import Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game


class PayCard(Effect, Node, frozen=True):
    """The energy cost of the card itself: its total cost as it is now, and its specified colours (2-11)."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return can_pay(game, scope.you, *energy_cost(game, scope.source))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        total, colours = energy_cost(game, scope.source)
        return Pay(total, colours).carry_out(game, scope)


PAY_CARD = PayCard()


def energy_cost(game: Game, ref: int) -> tuple[int, tuple[str, ...]]:
    """What a card costs now. A specified cost above the total must be paid in full (2-11-1-1-1)."""
    return max(game.number("cost", ref) or 0, 0), definition(game, ref).specified


def card_cost(game: Game, ref: int) -> tuple[Effect, ...]:
    return (PAY_CARD,) if definition(game, ref).cost is not None else ()


def can_pay_all(game: Game, costs: tuple[Effect, ...], scope: Scope) -> bool:
    """Whether all parts can be paid; parts that are paid in energy are added up."""
    seat = scope.you
    if not all(cost.can(game, scope, 1 << seat) for cost in costs):
        return False
    energies = [cost for cost in costs if isinstance(cost, Pay | PayCard)]
    if len(energies) < 2:
        return True
    total: int = 0
    colours: tuple[str, ...] = ()
    for cost in energies:
        more, of = energy_cost(game, scope.source) if isinstance(cost, PayCard) else (cost.total, cost.colours)
        total, colours = total + more, (*colours, *of)
    return can_pay(game, seat, total, colours)


def pay_all(game: Game, costs: tuple[Effect, ...], scope: Scope) -> Procedure | None:
    """Pay every part in the order in which it is written (8-4-2-1)."""
    number = game.rules.catalogue.number
    return Paying(tuple(number(cost) for cost in costs), scope) if costs else None


class Paying(Procedure):
    """Each part of a cost is paid in turn."""

    nodes: tuple[int, ...]
    scope: Scope

    @step("dbs:8-4-2-1")
    def pay(self, game: Game) -> Any:
        if not self.nodes:
            return Done()
        first, *rest = self.nodes
        self.nodes = tuple(rest)
        return game.node(first).carry_out(game, self.scope)

    @step()
    def again(self, game: Game) -> Go:
        return Go("pay")
