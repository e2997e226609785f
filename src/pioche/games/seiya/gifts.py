"""Capacités and the Talents that they pay for (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.card import Activation, Gift, Talent
from pioche.games.seiya.field import abilities, definition
from pioche.games.seiya.verbs import gain_otherwise
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

HELD = 3  # Capacités that a player can have


def pile(game: Game, seat: int) -> tuple[int, ...]:
    """The Capacités that a player draws from: the own ones, where players have such, else those of all."""
    return game.cards_in("own-capacities", seat) or game.cards_in("capacities")


def can_draw_gift(game: Game, seat: int) -> bool:
    """Whether there is a Capacité, and room for it."""
    if not pile(game, seat) or len(game.cards_in("gifts", seat)) >= HELD:
        return False
    return not game.forbidden("draw-gift", 0, {"by": (seat,)})


class DrawGift(Effect, Node, frozen=True):
    """The actor draws a Capacité, which lies open from then on; who draws it from a pile of all acquires it."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return can_draw_gift(game, scope.actor)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not can_draw_gift(game, scope.actor):
            return NOTHING
        now = game.move(pile(game, scope.actor)[-1], "gifts", scope.actor, "draw-gift", scope)
        if game.cards[now].owner < 0:
            gain_otherwise(game, now, scope.actor)
        return Outcome(1, 1)


def usable(game: Game, ability: Gift | Talent | Activation, scope: Scope) -> bool:
    """Whether a Capacité, or a Talent, would do something."""
    eyes = 1 << scope.you
    met = ability.needs is None or ability.needs.met(game, scope, eyes)
    return met and ability.effect.can(game, scope, eyes)


def usable_gifts(game: Game, seat: int) -> list[Option]:
    """The Capacités of a player that would do something."""
    found: dict[str, Option] = {}
    for ref in game.cards_in("gifts", seat):
        slug = definition(game, ref).slug
        if slug in found or game.forbidden("gift", ref, {"by": (seat,)}):
            continue
        ((ability, rule),) = abilities(game, ref, Gift)
        if usable(game, ability, Scope(seat, seat, ref, rule)):
            found[slug] = Option("gift:" + slug, "gift", ref)
    return list(found.values())


class UseGift(Procedure):
    """A Capacité does what it does, and goes under the pile."""

    card: int

    @step("hades:capacites:4", "hades:tour-phase-principale:20")
    def resolve(self, game: Game) -> Outcome | Procedure:
        ((ability, rule),) = abilities(game, self.card, Gift)
        scope = Scope(game.active, game.active, self.card, rule)
        game.happens("gift", game.active, scope, card=self.card)
        return ability.effect.carry_out(game, scope)

    @step("hades:capacites:6", "hades:duel-capacites:1")
    def put_under(self, game: Game) -> Outcome | Procedure:
        return put_under(game, self.card)

    @step()
    def over(self, game: Game) -> Done:
        return Done()


def put_under(game: Game, ref: int) -> Outcome | Procedure:
    """A Capacité that was used goes under the pile that it came from, face down."""
    scope = Scope(game.active, game.active, 0, "hades:capacites:6")
    owner = game.cards[ref].owner
    where = ("capacities", 0) if owner < 0 else ("own-capacities", owner)
    return announce(game, "use-gift", (game.move(ref, *where, "put-under-pile", scope, bottom=True),), scope)


def paying(game: Game, seat: int, ref: int) -> list[int]:
    """A player's Capacités that pay for the Talent of a card; where it shows a constellation, only those of that."""
    sign = definition(game, ref).constellation
    return [gift for gift in game.cards_in("gifts", seat) if sign in ("", definition(game, gift).constellation)]


def talents_of(game: Game, ref: int) -> list[tuple[Talent | Activation, str]]:
    """What a card does as a Talent, with its citation; of « Discard / Talent » that is one of two ways to use it."""
    either = [(ability, rule) for ability, rule in abilities(game, ref, Activation) if ability.talent]
    return [*abilities(game, ref, Talent), *either]


def talents(game: Game, seat: int) -> list[Option]:
    """The cards in play whose Talent a player could use; not of those that are bound to another use."""
    if not game.cards_in("gifts", seat) or game.forbidden("gift", 0, {"by": (seat,)}):
        return []
    refs = []
    for ref in (*game.cards_in("play", seat), *game.cards_in("armour", seat), *game.cards_in("relics", seat)):
        if game.cards[ref].marks:
            continue
        for ability, rule in talents_of(game, ref):
            open_to = paying(game, seat, ref) and not game.forbidden("use", ref)
            if open_to and usable(game, ability, Scope(seat, seat, ref, rule)):
                refs.append(ref)
    return [Option("talent:" + option.key, "talent", option.card) for option in merged(game, refs, seat)]


class UseTalent(Procedure):
    """A Capacité goes under the pile, then the Talent is used; its card stays where it is."""

    card: int

    @step("hades:capacites:5", "hades:heros-defausser-talent:3", "hades:duel-heros:2", "hades:duel-heros:3")
    def choose_what_to_pay(self, game: Game) -> Decision:
        options = merged(game, paying(game, game.active, self.card), game.active)
        return Decision(game.active, "choose-gift", options, card=self.card)

    @step("hades:capacites:6")
    def pay(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        return put_under(game, chosen[0].card)

    @step("hades:tour-phase-principale:21")
    def resolve(self, game: Game) -> Outcome | Procedure:
        ((ability, rule),) = talents_of(game, self.card)
        scope = Scope(game.active, game.active, self.card, rule)
        game.happens("use", game.active, scope, card=self.card)
        return ability.effect.carry_out(game, scope)
