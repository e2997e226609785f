"""What the active player may pay because of cards of the field: to be allowed to face a card, or to face it cheaper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.seiya.terms import SELF
from pioche.kernel.cards.answers import applying, concerns
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.rule import Forbid, Rule, paid
from pioche.kernel.cards.select import key_of
from pioche.kernel.cards.value import Effect, Node, Scope
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Offer(Rule, Node, frozen=True):
    """The active player may do something about this card, once a turn."""

    price: Effect

    @property
    def of(self) -> Test:
        return SELF

    def questions(self) -> tuple[str, ...]:
        return ("price",)

    def applies(self, game: Game, ref: int, scope: Scope) -> bool:
        return ref == scope.source and paid(scope.source, ref) not in game.tallies


def unpaid(game: Game, target: int) -> list[tuple[Forbid | Offer, Scope]]:
    """What can still be paid this turn for a card, each with the scope of who asks for it."""
    found = applying(game, "price", target, {"target": (target,)})
    return [(entry.rule, scope) for entry, scope in found if isinstance(entry.rule, Forbid | Offer)]


def prices(game: Game, seat: int, faced: tuple[int, ...]) -> list[Option]:
    """The prices that a player could pay now for cards to face; the keys of several for one tell them apart."""
    asking = game.index.get("price")
    if asking is None:
        return []
    found: list[Option] = []
    for target in faced:
        for entry in asking:
            if concerns(game, entry, target):
                found += payable(game, seat, target)
                break
    return found


def payable(game: Game, seat: int, target: int) -> list[Option]:
    """The same for one card."""
    return [
        Option(f"pay:{key_of(game, target, seat)}" + (f":{place}" if place else ""), "pay", target, place)
        for place, (rule, scope) in enumerate(unpaid(game, target))
        if rule.price and rule.price.can(game, Scope(seat, seat, scope.source, scope.rule), 1 << seat)
    ]


class PayPrice(Procedure):
    """A player pays for a card, which counts for this turn."""

    card: int
    place: int = 0
    source: int = 0

    @step()
    def pay(self, game: Game) -> Any:
        rule, scope = unpaid(game, self.card)[self.place]
        self.source = scope.source
        assert rule.price is not None
        return rule.price.carry_out(game, Scope(game.active, game.active, scope.source, scope.rule))

    @step("seiya:card:dauphin:1", "seiya:faq:dauphin:2", "seiya:faq:bian-de-l-hippocampe:1")
    def lift(self, game: Game) -> None:
        game.tallies[paid(self.source, self.card)] = 1
        game.happens("lift", game.active, card=self.card)
