"""Amounts and conditions of which cards of this game speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.veiel import board, grid
from pioche.games.veiel.card import BLOCK, COLOURS, LIVES
from pioche.games.veiel.record import playing
from pioche.kernel.cards.value import Amount, Condition, Node, Scope

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


# Amounts


class Sum(Amount, Node, frozen=True):
    """Several amounts together."""

    parts: tuple[Amount, ...]

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return sum(part.count(game, scope) for part in self.parts)


class MoreHeroes(Amount, Node, frozen=True):
    """X on the cards of enemies: the number of heroes minus 1."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return board.party(game) - 1


class PerWounds(Amount, Node, frozen=True):
    """One for every so many wounds of the hero, within bounds."""

    every: int
    most: int
    least: int = 0
    of: str = ""  # the figure that is bound to this name; else who plays the card

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        seat = game.cards[scope.binds[self.of][0]].owner if self.of else scope.you
        return max(self.least, min(self.most, len(game.cards_in("wounds", seat)) // self.every))


class PerBlock(Amount, Node, frozen=True):
    """One for every so many points of one's block."""

    every: int
    most: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return min(self.most, game.cards[board.hero(game, scope.you)].count(BLOCK) // self.every)


class PerCardInHand(Amount, Node, frozen=True):
    most: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return min(self.most, len(game.cards_in("hand", scope.you)))


class PerAttack(Amount, Node, frozen=True):
    """One for each attack card that one has played before this turn."""

    most: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return min(self.most, game.tallies.get("turn/attacks", 0)) if game.active == scope.you else 0


class PerColour(Amount, Node, frozen=True):
    """One for each different colour among the cards that one has played this turn."""

    most: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        if game.active != scope.you:
            return 0
        return min(self.most, sum(f"turn/colour/{colour}" in game.tallies for colour in COLOURS))


class DamageTaken(Amount, Node, frozen=True):
    """The damage that one suffered in the last enemies' turn, blocked or not (glossaire-degats-blessures:1)."""

    most: int
    least: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return max(self.least, min(self.most, game.tallies.get(f"taken/{scope.you}", 0)))


class TimesX(Amount, Node, frozen=True):
    """So many times X, and so many more."""

    times: int = 1
    plus: int = 0

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.times * playing(game).x + self.plus


class IfAmount(Amount, Node, frozen=True):
    """So many if a condition is met, else none."""

    condition: Condition
    amount: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return self.amount if self.condition.met(game, scope) else 0


class PerCellMoved(Amount, Node, frozen=True):
    """One for every so many cells that the enemy has just moved."""

    every: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return scope.binds.get("moved", (0,))[0] // self.every


class PerLifeLost(Amount, Node, frozen=True):
    """One for every so many lives that the enemy has lost."""

    every: int

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        full, _ = board.definition(game, scope.source).vitality[board.party(game) - 2]
        return (full - game.cards[scope.source].count(LIVES)) // self.every


# Conditions


class LifeLost(Condition, Node, frozen=True):
    """An enemy has lost a life by this card."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return playing(game).lives > 0


class Killed(Condition, Node, frozen=True):
    """An enemy has died by this card."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return playing(game).kills > 0


class HitSeveral(Condition, Node, frozen=True):
    """This card has damaged so many enemies."""

    least: int = 2

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return len(playing(game).hit) >= self.least


class Wounded(Condition, Node, frozen=True):
    """Who plays the card has so many wounds."""

    least: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return len(game.cards_in("wounds", scope.you)) >= self.least


class HasBlock(Condition, Node, frozen=True):
    """Who plays the card has block."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.cards[board.hero(game, scope.you)].count(BLOCK) > 0


class HasDiscarded(Condition, Node, frozen=True):
    """Who plays the card has discarded a card this turn."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return f"turn/discarded/{scope.you}" in game.tallies


class HasNotMoved(Condition, Node, frozen=True):
    """Who plays the card has not changed cell this turn."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return f"turn/moved/{scope.you}" not in game.tallies


class IsAnother(Condition, Node, frozen=True):
    """The hero just meant is not the one who plays the card."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return any(game.cards[ref].owner != scope.you for ref in scope.binds.get("it", ()))


class Flanked(Condition, Node, frozen=True):
    """Another hero is adjacent to the enemy that is to be damaged."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        near = grid.BESIDE[game.cards[scope.binds["target"][0]].place]
        return any(
            game.cards[ref].owner != scope.you and near >> game.cards[ref].place - 1 & 1 for ref in board.heroes(game)
        )


class OneLifeLeft(Condition, Node, frozen=True):
    """The enemy that is to be damaged has one life left."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.cards[scope.binds["target"][0]].count(LIVES) == 1


class TargetAlone(Condition, Node, frozen=True):
    """No other hero is adjacent to the one who is attacked."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        target = scope.binds["it"][0]
        near = grid.BESIDE[game.cards[target].place]
        return not any(near >> game.cards[ref].place - 1 & 1 for ref in board.heroes(game) if ref != target)


class GaveWound(Condition, Node, frozen=True):
    """The attack has given at least one wound."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return scope.binds.get("wounds", (0,))[0] > 0


class OtherEnemies(Condition, Node, frozen=True):
    """Another enemy is on the board."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return len(board.enemies(game)) > 1


class FewSummoned(Condition, Node, frozen=True):
    """Fewer than so many enemies that this one has summoned are on the board."""

    fewer: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return sum(game.cards[ref].link == scope.source for ref in board.enemies(game)) < self.fewer


class OwnTurn(Condition, Node, frozen=True):
    """It is that turn of the hero until whose end the rule was lent."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        mine = game.cards[scope.binds["it"][0]].owner == game.active and not game.counters["enemies-turn"]
        return mine and scope.binds["round"][0] == game.counters["round"]


class RoundIs(Condition, Node, frozen=True):
    """It is the round of that number in this encounter."""

    number: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.counters["round"] == self.number


class MovedByDiscarding(Condition, Node, frozen=True):
    """The hero whose turn it is has already made so many moves for cards discarded unplayed."""

    least: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.tallies.get("turn/discard-moves", 0) >= self.least


class StoodStill(Condition, Node, frozen=True):
    """The hero meant did not change cell in the last heroes' turn."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return f"round/moved/{game.cards[scope.binds['it'][0]].owner}" not in game.tallies


class InColumns(Condition, Node, frozen=True):
    """The figure meant stands in one of these columns."""

    columns: tuple[int, ...]

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return grid.column(game.cards[scope.binds["it"][0]].place) in self.columns


class InCentre(Condition, Node, frozen=True):
    """The figure meant stands on one of the four middle cells."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        at = game.cards[scope.binds["it"][0]].place
        return grid.row(at) in (2, 3) and grid.column(at) in (3, 4)


class BesideEnemy(Condition, Node, frozen=True):
    """The enemy meant is adjacent to another enemy."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        ref = scope.binds["it"][0]
        return any(board.distance(game, ref, other) == 1 for other in board.enemies(game))


class PlayedMoreThan(Condition, Node, frozen=True):
    """The hero whose turn it is has played more cards than so many this turn."""

    cards: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        mine = game.cards[scope.binds["player"][0]].owner == game.active
        return mine and game.counters["played"] > self.cards
