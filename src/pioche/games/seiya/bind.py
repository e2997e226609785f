"""Characters of the Styx: annihilated, set to hamper an opponent, or shaken off (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya import souls
from pioche.games.seiya.acquire import announce_acquired
from pioche.games.seiya.card import Annihilated
from pioche.games.seiya.deeds import deed
from pioche.games.seiya.field import definition, performing
from pioche.games.seiya.spaces import TakeBonus, pawn
from pioche.games.seiya.verbs import DISCARD
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import NOTHING, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

GRADE = 100  # by how much the places in an Entrave pile grow from grade to grade


def bind(game: Game, ref: int, seat: int, scope: Scope) -> int:
    """A card joins a player's Entrave pile: the highest grade on top, of equals the latest.

    Rules may wait for whoever hampers somebody else so.
    """
    least = GRADE * (definition(game, ref).grade or 0)
    places = [place for other in game.cards_in("entrave", seat) if least <= (place := game.cards[other].place)]
    equals = [place for place in places if place < least + GRADE]
    now = game.move(ref, "entrave", seat, "bind", scope, place=max(equals, default=least) + 1)
    if seat != scope.actor:
        deed(game, "bind", scope.actor, card=now)
    return now


class OnTop(Condition, Node, frozen=True):
    """While this card is on top of the Entrave pile.

    Of whom somebody frees oneself the effect lasts until the card is placed; the next one's begins when the fight is
    over.
    """

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        freeing = game.nearest(Freeing)
        if isinstance(freeing, Freeing) and freeing.seat == scope.you:
            return freeing.top == scope.source
        return game.cards_in("entrave", scope.you)[-1] == scope.source


class Annihilate(Effect, Node, frozen=True):
    """The card that was overcome is annihilated, perhaps with one of the bonuses of the own pawn's space."""

    bonus: bool = False

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Annihilating(scope.source, scope, self.bonus)


class AnnihilateFree(Verb, Node, frozen=True):
    """The actor annihilates a card without a fight, and without the bonus of a space."""

    what: Selection
    verb: ClassVar[str] = "annihilate"
    also: ClassVar[tuple[str, ...]] = ("acquire",)

    def concerns(self, game: Game, ref: int, scope: Scope) -> int:
        return scope.actor

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        return Annihilating(cards[0], Scope(scope.actor, scope.actor, cards[0], scope.rule)) if cards else None


class Annihilating(Procedure):
    """It is acquired: its Annihilated effect, its Souls, the bonus, then its place (hades:tour-phase-principale:15)."""

    card: int
    scope: Scope
    bonus: bool = False
    place: int = 0

    @step("hades:affrontement:6", "hades:affrontement:12", "hades:precisions:19")
    def leave_the_enfers(self, game: Game) -> Outcome | Procedure:
        self.place = game.cards[self.card].place
        self.bonus = self.bonus and self.place == game.counters[pawn(self.scope.actor)]
        self.card = game.move(self.card, "limbo", 0, "annihilate", self.scope)
        return announce_acquired(game, self.card, self.scope)

    @step("hades:tour-phase-principale:15")
    def effects(self, game: Game) -> Procedure | None:
        scope = self.scope.having("place", (self.place,))
        return performing(game, self.card, Annihilated, scope)

    @step("hades:neant:2", "hades:styx:6", "hades:affrontement:9")
    def gain_souls(self, game: Game) -> None:
        if game.alive(self.card):
            by = game.number("gain_souls", self.card) or 0
            souls.gain(
                game, self.scope.actor, by, Scope(self.scope.actor, self.scope.actor, self.card, "hades:neant:2")
            )

    @step("hades:enfers-emplacements-heros:6", "hades:enfers-emplacements-heros:7")
    def take_the_bonus(self, game: Game) -> Procedure | None:
        return TakeBonus(self.scope.actor, self.place, self.card) if self.bonus else None

    @step("hades:neant:3")
    def into_the_void(self, game: Game) -> Outcome | Procedure | Done:
        if not game.alive(self.card):
            return Done(NOTHING)
        self.card = game.move(self.card, "neant", self.scope.actor, "void", self.scope)
        return announce(game, "annihilate", (self.card,), self.scope)

    @step()
    def over(self, game: Game) -> Done:
        return Done(Outcome(1, 1, (self.card,), (self.place,)))


class Release(Effect, Node, frozen=True):
    """The actor is freed of the card that was overcome."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Freeing(scope.source, scope.actor, game.cards_in("entrave", scope.actor)[-1], scope.binds["used"])


class ReleaseFree(Verb, Node, frozen=True):
    """The actor is freed of a card of the own Entrave pile without a fight, perhaps without its Souls."""

    what: Selection
    gain: bool = True
    verb: ClassVar[str] = "release"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        if not cards:
            return None
        return Freeing(cards[0], scope.actor, game.cards_in("entrave", scope.actor)[-1], gain=self.gain)


class Freeing(Procedure):
    """Its Souls are gained, it goes under the Styx, then the cards used are discarded; the fight is over with that."""

    card: int
    seat: int
    top: int  # of the pile, when the fight was won
    used: tuple[int, ...] = ()
    gain: bool = True  # its Souls

    @step("hades:entrave:12", "hades:affrontement:7", "hades:tour-phase-principale:16")
    def gain_souls(self, game: Game) -> None:
        if self.gain:
            scope = Scope(self.seat, self.seat, self.card, "hades:entrave:12")
            souls.gain(game, self.seat, game.number("gain_souls", self.card) or 0, scope)

    @step("hades:affrontement:10", "hades:precisions:8")
    def put_under_the_styx(self, game: Game) -> Outcome | Procedure:
        scope = Scope(self.seat, self.seat, 0, "hades:entrave:12")
        self.card = game.move(self.card, "styx", 0, "release", scope, bottom=True)
        return announce(game, "release", (self.card,), scope)

    @step("hades:affrontement:11", "hades:precisions:9")
    def discard_the_cards_used(self, game: Game) -> Outcome | Procedure:
        left = tuple(ref for ref in self.used if game.alive(ref))
        binds = {"fighters": self.used, "used": self.used}
        return change(game, DISCARD, left, Scope(self.seat, self.seat, 0, "", binds))

    @step()
    def over(self, game: Game) -> Done:
        return Done(Outcome(1, 1))


ANNIHILATE, CHEAPER, RELEASE = Annihilate(bonus=True), Annihilate(), Release()
