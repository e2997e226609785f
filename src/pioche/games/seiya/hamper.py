"""Hampering an opponent: Souls are spent to put a Character of the Enfers into an Entrave pile (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya import souls
from pioche.games.seiya.bind import bind
from pioche.games.seiya.enfers import within_reach
from pioche.kernel.cards.select import Selection, key_of
from pioche.kernel.cards.value import Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def price(game: Game, ref: int) -> int:
    """The Souls for which a Character hampers somebody."""
    return game.number("cost_souls", ref) or 0


def hampering(game: Game, seat: int) -> list[Option]:
    """The Characters within reach with which a player could hamper an opponent."""
    purse = game.counters[souls.purse(seat)]
    return [
        Option("bind:" + key_of(game, ref, seat), "bind", ref)
        for ref in within_reach(game, seat)
        if price(game, ref) <= purse and not game.forbidden("bind", ref, {"by": (seat,)})
    ]


class Hamper(Procedure):
    """A player spends Souls to put a Character into an opponent's Entrave pile."""

    card: int
    price: int = -1  # what its cost is now

    @step("hades:entrave:1", "hades:tour-phase-principale:17")
    def choose(self, game: Game) -> Decision:
        others = game.order()[1:]
        options = tuple(Option(f"player/{seat}", "player", value=seat) for seat in others)
        return Decision(game.active, "choose-hampered", options, card=self.card)

    @step("hades:styx:3", "hades:entrave:4", "hades:entrave:5", "hades:entrave:7")
    def pay_and_bind(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        scope = Scope(game.active, game.active, self.card, "hades:entrave:1")
        souls.lose(game, game.active, price(game, self.card) if self.price < 0 else self.price, scope)
        now = bind(game, self.card, chosen[0].value, scope)
        return Done(Outcome(1, 1, (now,)))


class HamperFree(Verb, Node, frozen=True):
    """The active player hampers an opponent with a card without spending Souls, within reach or not."""

    what: Selection
    verb: ClassVar[str] = "bind"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        return Hamper(cards[0], 0) if cards else None


class HamperCheaper(Verb, Node, frozen=True):
    """The active player hampers an opponent with a card for so many Souls less than its cost, which may fall to 0."""

    what: Selection
    less: int
    verb: ClassVar[str] = "bind"

    def cost(self, game: Game, ref: int) -> int:
        less = 0 if game.forbidden("lower", ref) else self.less
        return max(0, price(game, ref) - less)

    def fits(self, game: Game, ref: int) -> bool:
        return self.cost(game, ref) <= game.counters[souls.purse(game.active)]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        return Hamper(cards[0], self.cost(game, cards[0])) if cards else None
