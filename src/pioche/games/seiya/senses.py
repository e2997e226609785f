"""Éveil and Sens: gained, exhausted, lost and recharged (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import HERO, Sense
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.piles import drawable, rebuild
from pioche.games.seiya.tallies import count_up
from pioche.kernel.cards.query import EVERYONE, Selector
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

EVEIL = "sens-eveil"
LADDER = ("sens-cinquieme-sens", "sens-sixieme-sens", "sens-septieme-sens", "sens-huitieme-sens")
ACTIVE_SIDE, INACTIVE = range(2)  # the sides of a token


def rung(game: Game, ref: int) -> int:
    """How high a Sens is."""
    return LADDER.index(definition(game, ref).slug)


def owned(game: Game, seat: int) -> list[int]:
    """A player's Sens, the lowest first; Éveil is none."""
    found = [ref for ref in game.cards_in("senses", seat) if definition(game, ref).slug != EVEIL]
    return sorted(found, key=lambda ref: rung(game, ref))


def eveil(game: Game, seat: int) -> int:
    return next(ref for ref in game.cards_in("senses", seat) if definition(game, ref).slug == EVEIL)


def turn(game: Game, ref: int, side: int, scope: Scope) -> None:
    """A token is turned, if it does not lie so already."""
    if game.cards[ref].mode != side:
        game.alter(ref, mode=side)
        game.happens("exhaust" if side else "recharge", game.seat_of(ref), scope, card=ref)


# Gaining and losing


class GainSense(Effect, Node, frozen=True):
    """The actor gains the next Sens, active."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(game.cards_in("senses-aside", scope.actor))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        left = game.cards_in("senses-aside", scope.actor)
        if not left:
            return NOTHING
        game.move(min(left, key=lambda ref: rung(game, ref)), "senses", scope.actor, "gain-sense", scope)
        return Outcome(1, 1)


class LoseSense(Procedure):
    """A player who has defeated a Character of the field by Force loses the highest Sens; Éveil is none."""

    seat: int

    @step("hades:perdre-sens:1", "hades:perdre-sens:2", "hades:perdre-sens:3")
    def lose(self, game: Game) -> Done:
        if own := owned(game, self.seat):
            scope = Scope(self.seat, self.seat, 0, "hades:perdre-sens:1")
            game.move(own[-1], "senses-aside", self.seat, "lose-sense", scope)
        return Done()


# Using


def exhaustible(game: Game, seat: int) -> list[Option]:
    """The active Sens of a player that would do something."""
    found = []
    for ref in owned(game, seat):
        if game.cards[ref].mode == INACTIVE or game.forbidden("exhaust", ref, {"by": (seat,)}):
            continue
        ((ability, rule),) = abilities(game, ref, Sense)
        if ability.effect.can(game, Scope(seat, seat, ref, rule), 1 << seat):
            found.append(Option("sense:" + definition(game, ref).slug, "sense", ref))
    return found


class ExhaustSense(Procedure):
    """A Sens is turned inactive and does what it does."""

    card: int

    @step("hades:eveil-sens:3", "hades:eveil-sens:4")
    def exhaust(self, game: Game) -> Outcome | Procedure:
        seat = game.active
        count_up(game, "exhaust", seat)
        scope = Scope(seat, seat, self.card, "hades:eveil-sens:4")
        turn(game, self.card, INACTIVE, scope)
        return announce(game, "exhaust", (self.card,), scope)

    @step("hades:tour-phase-principale:18")
    def resolve(self, game: Game) -> Outcome | Procedure:
        ((ability, rule),) = abilities(game, self.card, Sense)
        return ability.effect.carry_out(game, Scope(game.active, game.active, self.card, rule))


# Turning


class TurnSenses(Effect, Node, frozen=True):
    """The actor turns all own Sens; Éveil is none."""

    side: int

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        for ref in owned(game, scope.actor):
            turn(game, ref, self.side, scope)
        return NOTHING


class Recharge(Verb, Node, frozen=True):
    """Inactive tokens are turned active, Éveil or Sens."""

    what: Selection
    verb: ClassVar[str] = "recharge"

    def fits(self, game: Game, ref: int) -> bool:
        return game.cards[ref].mode == INACTIVE

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        turn(game, ref, ACTIVE_SIDE, scope)
        return ref


class OwnSenses(Selector, Node, frozen=True):
    """Your Sens; Éveil is none."""

    def places(self, game: Game, scope: Scope) -> list[int]:
        return owned(game, scope.you)


class SixthSense(Effect, Node, frozen=True):
    """The top card of the own draw pile is shown: a Hero comes to hand, another goes back and Éveil turns inactive."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return drawable(game, scope.actor) > 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Foreseeing(scope)


class Foreseeing(Procedure):
    scope: Scope

    @step("hades:precisions:14")
    def rebuild(self, game: Game) -> Outcome | Procedure:
        seat = self.scope.actor
        return NOTHING if game.cards_in("draw", seat) else rebuild(game, seat)

    @step("hades:precisions:14", "hades:precisions:15")
    def reveal(self, game: Game) -> Done:
        seat = self.scope.actor
        top = game.cards_in("draw", seat)[-1]
        game.reveal(top, EVERYONE, "reveal", self.scope)
        if HERO in game.words[game.cards[top].definition]:
            game.move(top, "hand", seat, "take", self.scope)
        else:
            turn(game, eveil(game, seat), INACTIVE, self.scope)
        return Done(Outcome(1, 1))
