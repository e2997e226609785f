"""The Maisons of the duel: what each costs a player is the own counter (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.games.seiya.acquire import Confront, OpenWay
from pioche.games.seiya.card import HOUSE_TYPE
from pioche.games.seiya.epic import add_hourglass
from pioche.games.seiya.trials import ClaimTrials
from pioche.kernel.cards.query import ANYONE, Cards, Is
from pioche.kernel.cards.rule import Number
from pioche.kernel.cards.value import Amount, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

START = 6  # on a counter, for who has no Maison
MOST = 12  # to which a counter is ever set
LEAST = 1  # below which none falls
SINCE = "house"  # the counter of the turn in which the Maison was revealed
PATIENCE = 100  # turns in which nobody has acquired it, after which nobody will
DROP = "house_drop"  # the number by which one drops at the end of a turn


def counter(seat: int) -> str:
    """The counter of what the revealed Maison costs a player."""
    return f"house/{seat}"


class OnCounter(Amount, Node, frozen=True):
    """What the counter of the player whose turn it is shows."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return game.counters[counter(game.active)]


class FaceHouse(Confront, frozen=True):
    """The revealed Maison may be faced by the player whose turn it is, at the cost on the own counter."""

    @property
    def below(self) -> None:
        return None

    def ways(self, game: Game, target: int, printed: tuple[OpenWay, ...], scope: Scope) -> tuple[OpenWay, ...]:
        cost = ON_COUNTER.count(game, scope)
        return tuple(replace(way, cost=cost) for way in super().ways(game, target, printed, scope))


FACE_HOUSE = FaceHouse(Cards(("house",)), ANYONE, "force")
ON_COUNTER = OnCounter()
HOUSE_COST = Number(("cost_force",), ON_COUNTER, Is(HOUSE_TYPE), "set")  # as which it is shown to all


def lowerable(game: Game, seat: int) -> bool:
    """Whether a player's counter can drop any more."""
    return game.counters[counter(seat)] > LEAST


def lower(game: Game, seat: int, by: int, scope: Scope) -> int:
    """A player's counter drops, but not below 1; returns by how much."""
    now = game.counters[counter(seat)]
    dropped = min(by, now - LEAST)
    if dropped:
        game.count(counter(seat), -dropped, "lower-house", scope.acting(seat))
    return dropped


class LowerCounter(Effect, Node, frozen=True):
    """The counter of the actor drops."""

    by: int

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return lowerable(game, scope.actor)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Outcome(self.by, lower(game, scope.actor, self.by, scope))


class OwnDoing(Condition, Node, frozen=True):
    """The player whose turn it is does it."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return scope.binds["by"] == (game.active,)


def reveal_house(game: Game) -> bool:
    """The next Maison of the pile is revealed, if there is one."""
    pile = game.cards_in("houses")
    if pile:
        game.counters[SINCE] = game.counters["turn"]
        scope = Scope(game.active, game.active, 0, "hades:duel-maisons:3")
        game.move(pile[-1], "house", 0, "reveal-house", scope)
    return bool(pile)


class DropCounter(Procedure):
    """The last of a turn: what was met after the main phase, then the counter of its player drops."""

    @step("hades:duel-maisons:7")
    def what_was_met(self, game: Game) -> Procedure | None:
        return ClaimTrials() if game.waiting else None

    @step("hades:duel-maisons:10", "hades:duel-maisons:9")
    def drop(self, game: Game) -> Done:
        by = game.number(DROP, 0, base=1) or 0
        lower(game, game.active, by, Scope(game.active, game.active, 0, "hades:duel-maisons:10"))
        return Done()


class TakeHouse(Procedure):
    """A Maison that somebody has acquired lies open before its player, and the next one is revealed."""

    card: int
    seat: int

    @step("hades:duel-epopees:2")
    def add_an_hourglass(self, game: Game) -> Outcome | Procedure:
        return add_hourglass(game, "hades:duel-epopees:2")

    @step("hades:duel-maisons:3")
    def keep(self, game: Game) -> Outcome | Procedure:
        scope = Scope(self.seat, self.seat, 0, "hades:duel-maisons:3")
        self.card = game.move(self.card, "own-houses", self.seat, "take-house", scope, self.seat)
        return announce(game, "take-house", (self.card,), scope)

    @step("hades:duel-maisons:3")
    def reveal_the_next(self, game: Game) -> Done | None:
        return None if reveal_house(game) else Done()

    @step("hades:duel-maisons:5", "hades:duel-maisons:6")
    def set_the_counters(self, game: Game) -> Done:
        for seat in game.order():
            cost = min(START + len(game.cards_in("own-houses", seat)), MOST)
            by = cost - game.counters[counter(seat)]
            if by:
                game.count(counter(seat), by, "set-house", Scope(seat, seat, 0, "hades:duel-maisons:5"))
        return Done()
