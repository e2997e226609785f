"""Keyword skills (10): each is a value that a card carries, made of the same parts as any other skill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.battle import Attack
from pioche.games.dbs.card import Activate, Auto, Permanent
from pioche.games.dbs.verbs import Draw, Flip, Ko, Rest, Stand
from pioche.kernel.effect import Do, Seq
from pioche.kernel.modify import Forbid, Number, When
from pioche.kernel.query import NUMBER, Among, Fixed, Is, IsSource, Test, Yours
from pioche.kernel.select import Every, This
from pioche.kernel.trigger import announce
from pioche.kernel.value import NOTHING, Amount, Condition, Effect, Node, Outcome, Scope

if TYPE_CHECKING:
    from pioche.kernel.flow import Procedure
    from pioche.kernel.game import Game

IN_BATTLE = ("battle",)
IN_PLAY = ("leader", "battle", "unison")
SELF = IsSource()
LEAVING = ("ko", "drop", "to-energy")


class Limited(Effect, Node, frozen=True):
    """An effect that this card carries out so many times a turn and no more (10-8, 10-11)."""

    effect: Effect
    name: str
    times: int = 1

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.tallies.get(self.tally(scope), 0) < self.times and self.effect.can(game, scope, eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        tally = self.tally(scope)
        used = game.tallies.get(tally, 0)
        if used >= self.times:
            return NOTHING
        game.tallies[tally] = used + 1
        return self.effect.carry_out(game, scope)

    def tally(self, scope: Scope) -> str:
        return f"turn/{self.name}/{scope.source}"


class BecomeGuard(Effect, Node, frozen=True):
    """This card becomes the defending card, and counts as attacked (10-4-1, 10-4-1-1)."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        attack = game.nearest(Attack)
        if not isinstance(attack, Attack) or not game.alive(scope.source):
            return NOTHING
        attack.guard = scope.source
        game.happens("guard", scope.you, scope, card=scope.source)
        return announce(game, "attacked", (scope.source,), scope, Outcome(1, 1, (scope.source,)))


class LifeAtMost(Condition, Node, frozen=True):
    """You have so many life or fewer."""

    most: int

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return len(game.cards_in("life", scope.you)) <= self.most


def has(key: str, value: int = 1) -> Permanent:
    """A number that the rules of battle ask for."""
    return Permanent(IN_PLAY, (Number((key,), Fixed(value), SELF, "set"),))


def strike(damage: int) -> Permanent:
    """[Double Strike] 2, [Triple Strike] 3, [Quadruple Strike] 4 (10-7)."""
    return has("strike", damage)


def critical() -> Permanent:
    return has("critical")


def victory_strike() -> Permanent:
    return has("victory-strike")


def energy_exhaust() -> Permanent:
    """[Energy-Exhaust]: rested whenever it enters an Energy Area, from wherever (10-34)."""
    return Permanent(("hand", "deck", "drop", "battle", "life", "warp"), (Number(("energy-exhaust",), Fixed(1), SELF),))


def barrier() -> Permanent:
    """[Barrier]: not chosen by skills of opposing cards (10-16)."""
    return Permanent(IN_BATTLE, (Forbid("choose", SELF, by="opponents"),))


def indestructible() -> Permanent:
    """[Indestructible]: neither battles nor opposing skills make it leave; rule 9-5 still does (10-12)."""
    return Permanent(IN_BATTLE, tuple(Forbid(action, SELF, by="opponents") for action in LEAVING))


def deflect() -> Permanent:
    """[Deflect]: not affected by [Counter: Play], from its declaration on (10-22)."""
    return Permanent(("limbo",), (Forbid("counter-play", SELF),))


def blocker() -> Auto:
    """[Blocker]: when another of your cards is attacked, rest this card to make it the guard (10-4)."""
    return Auto(IN_BATTLE, (When("attacked", Yours() & ~SELF, Do(Rest(This()), may=True, then=BecomeGuard()), "auto"),))


def repeated_attack(times: int) -> Auto:
    """[Dual Attack] 2, [Triple Attack] 3: after a battle in which it attacked, it stands again (10-8)."""
    return Auto(IN_BATTLE, (When("battle-ends", SELF, Limited(Stand(This()), "repeated-attack", times - 1), "auto"),))


def revenge() -> Auto:
    """[Revenge]: the card that attacked this one is KO'd at the end of the battle (10-9)."""
    ko = Ko(Every(Among("attacker", Is("battle"))))
    return Auto((*IN_BATTLE, "drop"), (When("battle-ends", IsGuard(), ko, "auto"),))


class IsGuard(Test, Node, frozen=True):
    """Asked of the attacking card at the end of a battle: the guard was this card, wherever it is now."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        guard = scope.binds.get("guard", (0,))[0]
        return guard & NUMBER == scope.source & NUMBER


def awaken(life: int, cards: Amount) -> Activate:
    """[Awaken] When your life is at so much or less: draw cards and flip this card over (10-2)."""
    return Activate("both", Seq((Draw(cards), Flip())), where=("leader",), needs=LifeAtMost(life))
