"""Costs: energy and whatever stands before the colon, paid in full or not at all (8-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.dbs.areas import definition
from pioche.games.dbs.choices import ChooseEach, matched
from pioche.games.dbs.energy import Pay, PayEnergy, PayEnergyFirst, active_energy, can_pay
from pioche.kernel.cards.answers import applying
from pioche.kernel.cards.effect import Seq
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.rule import Binds, Number, Rule
from pioche.kernel.cards.select import Pick, This
from pioche.kernel.cards.value import NOTHING, Amount, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class PayCard(Effect, Node, frozen=True):
    """The energy cost of the card itself: its total cost as it is now, and its specified colours (2-11)."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return can_pay(game, scope.you, *energy_cost(game, scope))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        total, colours = energy_cost(game, scope)
        return Pay(total, colours).carry_out(game, scope)


PAY_CARD = PayCard()


def energy_cost(game: Game, scope: Scope) -> tuple[int, tuple[str, ...]]:
    """What a card costs now and its specified colours; a Unison Card costs these and the X that is bound (2-11-1)."""
    ref = scope.source
    colours = specified(game, ref)
    base = len(colours) + scope.binds.get("x", (0,))[0] if definition(game, ref).x_cost else None
    return game.number("cost", ref, base=base) or 0, colours


def specified(game: Game, ref: int) -> tuple[str, ...]:
    """The colours of a card's specified cost, unless a rule says that it has none."""
    colours = definition(game, ref).specified
    return () if colours and game.number("no-specified", ref) else colours


class HasSpecified(Test, Node, frozen=True):
    """A Battle or Extra Card with a specified cost."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = definition(game, ref)
        return bool(card.specified) and not card.x_cost


class TotalCost(Amount, Node, frozen=True):
    """The printed total cost of a card."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return sum(definition(game, ref).cost or 0 for ref in scope.binds.get("that", ()))


class SpecifiedCost(Amount, Node, frozen=True):
    """How much energy of certain colours a card asks for now."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return sum(len(specified(game, ref)) for ref in scope.binds.get("that", ()))


# What changes a cost changes the total; a specified cost above the total as it is then counts instead (2-11-3).
ENERGY_COST = (
    Number(("cost",), TotalCost(), HasSpecified(), "set"),
    Number(("cost",), SpecifiedCost(), HasSpecified(), "least"),
)


def bill(game: Game, cost: Effect, scope: Scope) -> tuple[int, tuple[str, ...]]:
    """The energy that a part of a cost asks for."""
    total: int = 0
    colours: tuple[str, ...] = ()
    if isinstance(cost, PayCard):
        total, colours = energy_cost(game, scope)
    elif isinstance(cost, Pay):
        total, colours = cost.total, cost.colours
    return max(total, len(colours)), colours


def added_up(game: Game, costs: tuple[Effect, ...], scope: Scope) -> tuple[int, tuple[str, ...]]:
    """The energy that all parts of a cost ask for together."""
    bills = [bill(game, cost, scope) for cost in costs]
    return sum(total for total, _ in bills), tuple(colour for _, colours in bills for colour in colours)


class Way(Rule, Node, frozen=True):
    """The cards that pass the test may be played, activated or used to counter at another price than their energy."""

    action: str  # play, use or counter
    of: Test
    cost: tuple[Effect, ...] = ()
    when: Condition | None = None

    def questions(self) -> tuple[str, ...]:
        return ("way:" + self.action,)


class Surcharge(Rule, Node, frozen=True):
    """The skills, or the playing, of the cards that pass the test cost this more (8-4-2-1-1)."""

    action: str
    of: Test
    cost: tuple[Effect, ...]

    def questions(self) -> tuple[str, ...]:
        return ("surcharge:" + self.action,)


def prices(
    game: Game, action: str, ref: int, own: tuple[Effect, ...], energy: bool, x: int = 0
) -> list[tuple[Effect, ...]]:
    """Every way to pay for something: with the card's energy cost, or as other rules allow; its own cost as well.

    A card without an energy cost leaves only the other ways; X is part of the energy cost and of no other price.
    """
    added = surcharges(game, action, ref)
    if not energy:
        return [(*own, *added)]
    card = definition(game, ref)
    found = [(PAY_CARD, *own, *added)] if card.cost is not None or card.x_cost else []
    for entry, _ in applying(game, "way:" + action, ref) if not x else ():
        assert isinstance(entry.rule, Way)
        found.append((*entry.rule.cost, *own, *added))
    return found


def surcharges(game: Game, action: str, ref: int) -> tuple[Effect, ...]:
    """What other rules add to a cost, in the order in which they came (8-4-2-1-1)."""
    added: tuple[Effect, ...] = ()
    for entry, _ in applying(game, "surcharge:" + action, ref):
        assert isinstance(entry.rule, Surcharge)
        added += entry.rule.cost
    return added


def can_pay_all(game: Game, costs: tuple[Effect, ...], scope: Scope) -> bool:
    """Whether all parts can be paid; parts that are paid in energy are added up."""
    seat = scope.you
    for cost in costs:
        if not cost.can(game, scope, 1 << seat):
            return False
    if not apart(game, costs, scope):
        return False
    if len(costs) < 2 or sum(isinstance(cost, Pay | PayCard) for cost in costs) < 2:
        return True
    return can_pay(game, seat, *added_up(game, costs, scope))


def apart(game: Game, costs: tuple[Effect, ...], scope: Scope) -> bool:
    """Whether the parts of a cost can be paid with different cards: none pays twice."""
    if len(costs) < 2:
        return True
    units: list[list[int]] = []  # for each card that must be found, those that would do
    own: set[str] = set()  # what is done to this card itself
    for part in costs:
        cost = part.parts[0] if isinstance(part, Seq) else part
        if isinstance(cost, Verb) and isinstance(cost.what, This):
            if cost.verb in own:
                return False
            own.add(cost.verb)
        elif isinstance(cost, Verb) and isinstance(cost.what, Pick) and not cost.what.up_to:
            units += [cost.allowed(game, scope)] * cost.what.needed(game, scope)
        elif isinstance(cost, ChooseEach):
            units += cost.units(game, scope)
        elif isinstance(cost, Pay | PayCard):
            total, _ = bill(game, cost, scope)
            units += [active_energy(game, scope.you)] * total
    return matched(units)


def affordable(game: Game, ways: list[tuple[Effect, ...]], scope: Scope) -> list[int]:
    return [place for place, costs in enumerate(ways) if can_pay_all(game, costs, scope)]


class Paying(Procedure):
    """A way to pay is chosen, then paid; ends with what was bound on the way."""

    action: str
    scope: Scope
    own: tuple[int, ...]  # nodes of the skill's own cost
    energy: bool

    def ways(self, game: Game) -> list[tuple[Effect, ...]]:
        own = tuple([game.node(node) for node in self.own])
        x = self.scope.binds.get("x", (0,))[0]
        return prices(game, self.action, self.scope.source, own, self.energy, x)

    @step("dbs:8-4-2-2")
    def choose_way(self, game: Game) -> Decision | tuple[Option, ...]:
        ways = self.ways(game)
        if len(ways) == 1:
            return (Option("", "way"),)
        options = tuple(
            Option(f"way/{place}", "way", self.scope.source, place) for place in affordable(game, ways, self.scope)
        )
        return Decision(self.scope.you, "choose-way", options, card=self.scope.source)

    @step("dbs:8-4-2-1")
    def pay(self, game: Game, chosen: tuple[Option, ...]) -> Procedure:
        number = game.rules.catalogue.number
        nodes = tuple([number(cost) for cost in self.ways(game)[chosen[0].value]])
        return PayingCost(nodes, self.scope, len(surcharges(game, self.action, self.scope.source)))

    @step()
    def paid(self, game: Game, outcome: Outcome) -> Binds:
        scope = self.scope.having("it", outcome.cards) if outcome.cards else self.scope
        return scope.binds


def paying(game: Game, action: str, own: tuple[Effect, ...], energy: bool, scope: Scope) -> Paying:
    number = game.rules.catalogue.number
    return Paying(action, scope, tuple([number(cost) for cost in own]), energy)


class Cost(Effect, Node, frozen=True):
    """The cost of an [Auto] skill: all of it is paid, or nothing (8-1-5-2, 8-4-2-2)."""

    parts: tuple[Effect, ...]

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        if eyes == 1 << scope.you:
            return can_pay_all(game, self.parts, scope)
        return all(part.can(game, scope, eyes) for part in self.parts)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not can_pay_all(game, self.parts, scope):
            return NOTHING
        number = game.rules.catalogue.number
        return PayingCost(tuple([number(part) for part in self.parts]), scope)


class PayingCost(Procedure):
    """The parts of a cost are paid in turn; ends with the cards that they name."""

    nodes: tuple[int, ...]
    scope: Scope
    added: int = 0  # how many of the last parts others added: the skill does not speak of what these name
    cards: tuple[int, ...] = ()

    @step("dbs:8-4-2-1", "dbs:8-1-5-2-1")
    def pay(self, game: Game) -> Any:
        if not self.nodes:
            return Done(Outcome(1, 1, self.cards))
        first, *rest = self.nodes
        self.nodes = tuple(rest)
        paying = game.node(first).carry_out(game, self.scope)
        later, colours = added_up(game, tuple([game.node(node) for node in rest]), self.scope)
        if later and isinstance(paying, PayEnergy):
            return PayEnergyFirst(paying.seat, paying.total, paying.colours, paying.card, (), later, colours)
        return paying

    @step()
    def bind(self, game: Game, outcome: Outcome) -> Go:
        if outcome.cards and len(self.nodes) >= self.added:
            self.scope, self.cards = self.scope.having("it", outcome.cards), outcome.cards
        return Go("pay")
