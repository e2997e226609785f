"""Tests of which cards of this game speak: whom and what a rule in force is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.card import ATTACK, ENEMY, LIVES
from pioche.games.veiel.record import playing
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.value import Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class PlayedBy(Test, Node, frozen=True):
    """A card that is played by the hero whom the rule is about."""

    name: str = "it"

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return any(game.cards[ref].owner == game.cards[hero].owner for hero in scope.binds.get(self.name, ()))


class Against(Test, Node, frozen=True):
    """A card that is about to damage the enemy whom the rule is about."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return scope.binds.get("target", (0,))[0] in scope.binds.get("it", ())


class AgainstNear(Test, Node, frozen=True):
    """A card that is about to damage an enemy on the cell of this card, or adjacent to it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        target = scope.binds.get("target", (0,))[0]
        return bool(target) and board.distance(game, target, scope.source) <= 1


class PlayedOnHere(Test, Node, frozen=True):
    """A card that is played by a hero on the cell of this card."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return board.distance(game, board.hero(game, game.cards[ref].owner), scope.source) == 0


class OnHere(Test, Node, frozen=True):
    """A hero on the cell of this card."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return board.distance(game, ref, scope.source) == 0


class IsHero(Test, Node, frozen=True):
    """A hero."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return board.is_hero_card(game, ref)


class IsEnemy(Test, Node, frozen=True):
    """An enemy."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return ENEMY in game.words[game.cards[ref].definition]


class IsOwnHero(Test, Node, frozen=True):
    """The hero in whose cards this card is."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].owner == scope.you


class Distant(Test, Node, frozen=True):
    """This card, for a hero who is not adjacent to it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        by = scope.binds.get("by", (-1,))[0]
        return ref == scope.source and by >= 0 and board.distance(game, board.hero(game, by), ref) > 1


class StruckFromAfar(Test, Node, frozen=True):
    """This enemy, damaged by a card of a hero who is not adjacent to it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = scope.binds.get("card", (0,))[0]
        if ref != scope.source or not card:
            return False
        return board.distance(game, board.hero(game, game.cards[card].owner), ref) > 1


class Neighbour(Test, Node, frozen=True):
    """Another enemy adjacent to this one."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return board.distance(game, ref, scope.source) == 1


class HasOneLife(Test, Node, frozen=True):
    """An enemy that has one life left."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].count(LIVES) == 1


class AttacksRow(Test, Node, frozen=True):
    """An enemy that attacks a hero in that row."""

    row: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        target = scope.binds.get("target", (0,))[0]
        return bool(target) and grid.row(game.cards[target].place) == self.row


class AttacksIt(Test, Node, frozen=True):
    """An enemy that attacks the hero whom the rule is about."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return scope.binds.get("target", (0,))[0] in scope.binds.get("it", ())


class AdjacentAttack(Test, Node, frozen=True):
    """The hero in whose cards this card is, attacked by an adjacent enemy."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].owner == scope.you and bool(scope.binds["near"][0])


class NearIt(Test, Node, frozen=True):
    """A figure so near to the hero whom the rule is about."""

    within: int

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return any(board.distance(game, ref, hero) <= self.within for hero in scope.binds.get("it", ()))


class StruckBeside(Test, Node, frozen=True):
    """An attack card by which a hero has damaged this enemy from a cell adjacent to it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        attack = ATTACK in game.words[game.cards[ref].definition]
        return attack and game.alive(scope.source) and scope.source in playing(game).close
