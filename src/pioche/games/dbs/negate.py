"""Negating: a skill reaches the nearest play or attack that is going on and marks it (4-7-3-6, 7-1-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.battle import Attack
from pioche.games.dbs.play import PlayCard
from pioche.kernel.value import NOTHING, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.flow import Procedure
    from pioche.kernel.game import Game


class NegatePlay(Effect, Node, frozen=True):
    """The card being played goes to its owner's Drop Area instead, unless it is not affected (10-22)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        play = game.nearest(PlayCard)
        if not isinstance(play, PlayCard) or game.forbidden("counter-play", play.card):
            return NOTHING
        play.negated = True
        return Outcome(1, 1, (play.card,))


class NegateAttack(Effect, Node, frozen=True):
    """The attack is negated."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        attack = game.nearest(Attack)
        if not isinstance(attack, Attack):
            return NOTHING
        attack.negated = True
        return Outcome(1, 1, (attack.attacker,))
