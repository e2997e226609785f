"""Runes: cards that lie on cells of the board for a time (deplacement:6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.moves import cell_option
from pioche.games.veiel.targets import zone
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class LayRune(Effect, Node, frozen=True):
    """The card is laid on a cell without a rune, the own one or one of the zone, and stays there for a time."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(self.cells(game, scope))

    def cells(self, game: Game, scope: Scope) -> int:
        here = game.cards[board.hero(game, scope.you)].place
        taken = grid.mask(game.cards[ref].place for ref in game.cards_in("ground"))
        return (zone(game, scope) | grid.bit(here)) & ~taken & ~board.obstacles(game)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return LayingRune(game.rules.catalogue.number(self), scope)


class LayingRune(Procedure):
    node: int
    scope: Scope

    @step()
    def where(self, game: Game) -> Decision | Done:
        if game.where(self.scope.source) == "ground":
            return Done(NOTHING)  # it was laid the first time
        options = tuple([cell_option(at, "rune") for at in grid.cells(game.node(self.node).cells(game, self.scope))])
        if not options:
            return Done(NOTHING)
        return Decision(self.scope.you, "lay-rune", options, card=self.scope.source, rule=self.scope.rule)

    @step("veiel:deplacement:6")
    def lay(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        game.move(self.scope.source, "ground", kind="lay", scope=self.scope)
        game.shift(self.scope.source, chosen[0].value, "lay", self.scope)
        return Done(Outcome(1, 1))


class LiftRune(Effect, Node, frozen=True):
    """The rune whose text it is goes to its hero's discard."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome:
        if game.alive(scope.source):
            lift_rune(game, scope.source)
        return Outcome(1, 1)


def lift_rune(game: Game, ref: int) -> None:
    game.move(ref, "discard", game.cards[ref].owner, "ended")


class ForEachRune(Effect, Node, frozen=True):
    """For each rune on the board, up to so many, which is bound to `rune`."""

    most: int
    effect: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        runes = game.cards_in("ground")
        return any(self.effect.can(game, scope.having("rune", (ref,)), eyes) for ref in runes)

    def carry_out(self, game: Game, scope: Scope) -> Procedure:
        return InRunes(game.rules.catalogue.number(self), scope, game.cards_in("ground")[: self.most])


class InRunes(Procedure):
    node: int
    scope: Scope
    runes: tuple[int, ...]

    @step(then="next_rune")
    def next_rune(self, game: Game) -> Outcome | Procedure | Done:
        if not self.runes:
            return Done(Outcome(1, 1))
        first, *rest = self.runes
        self.runes = tuple(rest)
        effect: Effect = game.node(self.node).effect
        return effect.carry_out(game, self.scope.having("rune", (first,)))
