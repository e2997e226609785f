"""Negating: a skill reaches the nearest play, attack, skill or counter going on and marks it (4-7-3-6, 7-1-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from pioche.games.dbs.battle import Attack
from pioche.games.dbs.counter import CounterTiming
from pioche.games.dbs.play import PlayCard, UseAuto, UseSkill
from pioche.games.dbs.verbs import Play
from pioche.kernel.cards.query import Selector, Test
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.play.flow import Procedure
    from pioche.kernel.state.game import Game


class NegatePlay(Effect, Node, frozen=True):
    """The card being played goes to an area of its owner instead, unless it is not affected (10-22).

    A skill that would play cards does not resolve; one that has resolved is not undone (4-7-2-4).
    """

    to: Literal["drop", "hand", "deck", "warp"] = "drop"

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        frame = underway(game)
        if frame is None or any(game.forbidden("counter-play", ref) for ref in frame.plays(game)):
            return NOTHING
        frame.negated = self.to
        return Outcome(1, 1, (frame.card,))


class PlayedAs(Effect, Node, frozen=True):
    """The card being played comes into play in the manner of this playing: in Rest Mode, with its skills negated.

    So do the cards that a skill plays which is going on.
    """

    play: Play

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        frame = underway(game)
        if frame is None or any(game.forbidden("counter-play", ref) for ref in frame.plays(game)):
            return NOTHING
        frame.manner = (*frame.manner, game.rules.catalogue.number(self.play))
        return Outcome(1, 1, (frame.card,))


def underway(game: Game) -> PlayCard | UseSkill | UseAuto | None:
    """The nearest play or skill going on, if it has not resolved yet."""
    for frame in reversed(game.stack):
        if isinstance(frame, PlayCard | UseSkill | UseAuto):
            return None if frame.resolved else frame
    return None


class BeingPlayed(Selector, Node, frozen=True):
    """The card that is just being played: the one that was declared, or those that a skill plays without a choice.

    What is yet to be chosen is not being played: until then nobody can tell which card it will be (8-5-3).
    """

    test: Test | None = None

    def places(self, game: Game, scope: Scope) -> list[int]:
        frame = underway(game)
        return frame.plays(game) if frame is not None else []


class NegateSkill(Effect, Node, frozen=True):
    """The skill that is going on does not resolve."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        frame = underway(game)
        if not isinstance(frame, UseSkill | UseAuto):
            return NOTHING
        frame.negated = "hand"
        return Outcome(1, 1, (frame.card,))


class NegateAttack(Effect, Node, frozen=True):
    """The attack is negated."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        attack = game.nearest(Attack)
        if not isinstance(attack, Attack) or game.forbidden("negate-attack", attack.attacker):
            return NOTHING
        attack.negated = True
        return Outcome(1, 1, (attack.attacker,))


class NegateCounter(Effect, Node, frozen=True):
    """The [Counter] that this one answers does not resolve (10-10-5)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        timing = game.nearest(CounterTiming)
        if not isinstance(timing, CounterTiming) or not timing.activated:
            return NOTHING
        *rest, last = timing.activated
        timing.activated = (*rest, replace(last, negated=True))
        return Outcome(1, 1, (last.card,))


class NegateBlocker(Effect, Node, frozen=True):
    """The attack goes back to the card that was attacked first (10-4-2)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        attack = game.nearest(Attack)
        if not isinstance(attack, Attack) or attack.guard == attack.target:
            return NOTHING
        attack.guard = attack.target
        game.happens("guard", 1 - attack.seat, scope, card=attack.guard)
        return Outcome(1, 1, (attack.guard,))
