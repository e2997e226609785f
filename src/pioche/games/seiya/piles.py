"""Draw piles: drawing cards, and rebuilding an empty pile from the discard pile (glossary: Pioche, Piocher)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.part import aloof
from pioche.games.seiya.tokens import energize
from pioche.kernel.cards.answers import unforbidden
from pioche.kernel.cards.select import This
from pioche.kernel.cards.value import NOTHING, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.cards.verbs import SHUFFLE, shuffle
from pioche.kernel.play.change import change
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.play.trigger import Waiting
    from pioche.kernel.state.game import Game


def drawable(game: Game, seat: int) -> int:
    """How many cards a player can still draw."""
    return len(game.cards_in("draw", seat)) + len(game.cards_in("discard", seat))


class DrawCard(Verb):
    """The top card of a pile comes into its player's hand; who draws the last one gains Energy (3)."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "draw"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        seat = game.seat_of(ref)
        now = game.move(ref, "hand", seat, "draw", scope)
        if not game.cards_in("draw", seat):
            emptied(game, seat)
        return now


def emptied(game: Game, seat: int) -> None:
    """A player has drawn the last card of the pile; Hilda has neither a pile nor Energy (solo 5.3)."""
    energize(game, seat, 1, Scope(seat, seat, 0, "seiya:classic:3:14"))


class Rebuild(Verb):
    """The cards of a discard pile become the draw pile, which is shuffled."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "rebuild"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "draw", scope.actor, "rebuild", scope)

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        """Where cards are is of no more use: nothing is bound to those that were mixed."""
        return shuffle(game, (game.bases["draw"] + scope.actor,) if outcome.done else (), scope, NOTHING, met)


MIXING = "seiya:glossary:piocher:2"
DRAW, REBUILD = DrawCard(), Rebuild()
HEARD = (*DRAW.heard, *REBUILD.heard, *SHUFFLE.heard)  # the questions of rules that may have a say in drawing


def rebuild(game: Game, seat: int) -> Outcome | Procedure:
    """Glossary: Pioche 2, Piocher 2."""
    scope = Scope(seat, seat, 0, MIXING)
    return change(game, REBUILD, game.cards_in("discard", seat), scope)


def next_card(game: Game, seat: int) -> tuple[int, ...]:
    """The card that a player would draw, if any: who has no draw pile takes the top of the discard pile (solo 5.3)."""
    return game.cards_in("discard" if seat in aloof(game) else "draw", seat)[-1:]


def draw(game: Game, seat: int, count: int, scope: Scope | None = None) -> Outcome | Procedure:
    """Draw cards one by one; an empty draw pile is rebuilt when a card must be drawn, never before."""
    if not game.index.keys().isdisjoint(HEARD):
        return Drawing(seat, count, count, scope or Scope(seat, seat, 0, game.step.rule))
    drawn = deal(game, seat, count, scope)
    return Outcome(count, len(drawn), drawn)


def deal(game: Game, seat: int, count: int, scope: Scope | None = None) -> tuple[int, ...]:
    """The same where no rule has a say in it, as when the game is set up."""
    if seat in aloof(game):
        pile = game.cards_in("discard", seat)[: -count - 1 : -1]
        return tuple([game.move(ref, "hand", seat, "draw", scope) for ref in pile])
    drawn = []
    at = game.bases["draw"] + seat
    for _ in range(count):
        pile = game.zones[at]
        if not pile:
            if not (discarded := game.cards_in("discard", seat)):
                break
            by = Scope(seat, seat, 0, MIXING)
            for ref in discarded:
                game.move(ref, "draw", seat, "rebuild", by)
            game.shuffle("draw", seat, by)
            pile = game.zones[at]
        drawn.append(game.move(pile[-1], "hand", seat, "draw", scope))
        if len(pile) == 1:
            emptied(game, seat)
    return tuple(drawn)


class Drawing(Procedure):
    """Cards are drawn one by one where rules may have a say in it."""

    seat: int
    size: int
    left: int
    scope: Scope
    drawn: tuple[int, ...] = ()

    @step("seiya:glossary:piocher:2")
    def rebuild(self, game: Game) -> Outcome | Procedure | Go | None:
        """If no card may be drawn, none must be, and the pile stays empty."""
        if self.left <= 0:
            return Go("over")
        if next_card(game, self.seat):
            return None
        if not unforbidden(game, "draw", list(game.cards_in("discard", self.seat)), self.scope):
            return Go("over")
        return rebuild(game, self.seat)

    @step()
    def draw(self, game: Game) -> Outcome | Procedure | Go:
        self.left -= 1
        top = next_card(game, self.seat)
        return change(game, DRAW, top, self.scope) if top else Go("over")

    @step(then="rebuild")
    def count(self, game: Game, outcome: Outcome) -> None:
        self.drawn += outcome.cards

    @step()
    def over(self, game: Game) -> Done:
        return Done(Outcome(self.size, len(self.drawn), self.drawn))
