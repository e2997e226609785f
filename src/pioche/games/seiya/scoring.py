"""The end of the game: Victory Points (7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.field import definition
from pioche.kernel.query import YOU, Cards, Selector, Test
from pioche.kernel.value import Amount, Condition, Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game

DECK = ("hand", "draw", "discard", "wounded", "armour", "play")  # a player's game: all that is not destroyed


def deck(test: Test | None = None) -> Cards:
    return Cards(DECK, test, YOU)


class Most(Amount, Node, frozen=True):
    """So much for the player who alone has the most such cards."""

    among: Selector
    amount: int = 1

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        counts = [len(self.among.cards(game, Scope(seat, seat, scope.source))) for seat in range(game.players)]
        best = max(counts)
        return self.amount if counts[scope.you] == best and counts.count(best) == 1 else 0


class Plus(Amount, Node, frozen=True):
    """The sum of two amounts."""

    first: Amount
    second: Amount

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.first.count(game, scope) + self.second.count(game, scope)


class Names(Amount, Node, frozen=True):
    """How many different names the cards bear."""

    among: Selector

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return len({definition(game, ref).name for ref in self.among.cards(game, scope)})


class Provided(Amount, Node, frozen=True):
    """So much if a condition is met, else nothing."""

    condition: Condition
    amount: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.amount if self.condition.met(game, scope) else 0


def points(game: Game, seat: int, ref: int) -> int:
    """The PV that a card brings its player now."""
    card = definition(game, ref)
    if card.pv_rule is not None:
        return card.pv_rule.count(game, Scope(seat, seat, ref, f"seiya:card:{card.slug}:1"))
    return card.pv or 0


def score(game: Game, seat: int) -> int:
    return sum(points(game, seat, ref) for ref in deck().cards(game, Scope(seat, seat)))


def winners(game: Game) -> tuple[int, ...]:
    """7:3. A tie is a shared victory."""
    scores = [score(game, seat) for seat in range(game.players)]
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))
