"""Épreuves: conditions on a player's own main phase, and what meeting one is worth (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.card import Reward
from pioche.games.seiya.field import abilities
from pioche.games.seiya.gifts import DrawGift, can_draw_gift
from pioche.games.seiya.senses import INACTIVE, eveil, turn
from pioche.games.seiya.turn import MainPhase
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.value import NOTHING, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

OPEN = 3  # Épreuves on the mat
TRIAL = "trial"  # the kind of trigger that they are


class Claim(Effect, Node, frozen=True):
    """The Épreuve has been met, by the n-th deed of its kind in the turn: it can be discarded for a reward."""

    nth: int = 1

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        """What any such deed meets is met anew by each, but by all those of one action once."""
        if self.nth == 1:
            game.waiting = tuple(other for other in game.waiting if other.scope.source != scope.source)
            return Rewarding(scope.source)
        tally = f"turn/trial/{scope.source}"
        game.tallies[tally] = game.tallies.get(tally, 0) + 1
        return Rewarding(scope.source) if game.tallies[tally] == self.nth else NOTHING


class InMainPhase(Condition, Node, frozen=True):
    """Upkeep does not count; nor, if it must be the own doing, what others do in that phase."""

    own: bool = True

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        if game.nearest(MainPhase) is None:
            return False
        return not self.own or scope.binds["by"] == (game.active,)


class OfActive(Test, Node, frozen=True):
    """A card of the player whose turn it is."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        return game.cards[ref].owner == game.active


class ClaimTrials(Procedure):
    """The Épreuves that were met are offered one after the other, before anything else is done."""

    @step("hades:epreuves:1", then="next_trial")
    def next_trial(self, game: Game) -> Outcome | Procedure | Done:
        if not game.waiting:
            return Done()
        first, *rest = game.waiting
        game.waiting = tuple(rest)
        if not game.alive(first.scope.source):
            return NOTHING
        return game.carry_out(first.node, first.scope)


class Rewarding(Procedure):
    """Who has met an Épreuve may discard it, to use Éveil or to draw a Capacité."""

    trial: int
    reward: str = ""

    @step("hades:epreuves:2", "hades:tour-phase-principale:19")
    def offer(self, game: Game) -> Decision | Done:
        seat = game.active
        options = []
        own = eveil(game, seat)
        if game.cards[own].mode != INACTIVE and not game.forbidden("awaken", own, {"by": (seat,)}):
            options.append(Option("eveil", "eveil", own))
        if can_draw_gift(game, seat):
            options.append(Option("capacity", "capacity"))
        if not options:
            return Done(NOTHING)
        return Decision(seat, "trial", (*options, Option("no", "no")), card=self.trial, always=True)

    @step("hades:epreuves:2")
    def discard(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | Done:
        self.reward = chosen[0].kind
        if self.reward == "no":
            return Done(NOTHING)
        scope = Scope(game.active, game.active, self.trial, "hades:epreuves:2")
        self.trial = game.move(self.trial, "trials-past", 0, "meet-trial", scope)
        return announce(game, "reward", (0,), scope)

    @step("hades:epreuves:3", "hades:epreuves:4", "hades:gagner-sens:1", "hades:gagner-sens:2")
    def gain(self, game: Game) -> Outcome | Procedure:
        seat = game.active
        if self.reward == "capacity":
            return DRAW_GIFT.carry_out(game, Scope(seat, seat, self.trial, "hades:epreuves:4"))
        own = eveil(game, seat)
        turn(game, own, INACTIVE, Scope(seat, seat, self.trial, "hades:gagner-sens:1"))
        ((ability, rule),) = abilities(game, own, Reward)
        return ability.effect.carry_out(game, Scope(seat, seat, own, rule))

    @step()
    def over(self, game: Game) -> Done:
        return Done(NOTHING)


DRAW_GIFT = DrawGift()


def reveal_trials(game: Game) -> None:
    """Empty spaces are filled; an empty pile is made anew of the Épreuves that have been."""
    while len(game.cards_in("trials")) < OPEN:
        if not game.cards_in("trials-pile"):
            for ref in game.cards_in("trials-past"):
                game.move(ref, "trials-pile", 0, "renew-trials")
            game.shuffle("trials-pile")
        if not game.cards_in("trials-pile"):
            return
        scope = Scope(game.active, game.active, 0, "hades:epreuves:6")
        game.move(game.cards_in("trials-pile")[-1], "trials", 0, "reveal-trial", scope)
