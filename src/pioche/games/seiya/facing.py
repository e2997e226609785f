"""Who faces what: the cards that may be faced, and those who turn to another one (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.acquire import targets
from pioche.kernel.cards.query import Selector, Test
from pioche.kernel.cards.select import Selection, distinct
from pioche.kernel.cards.value import Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class MayFace(Selector, Node, frozen=True):
    """The cards that you may face, wherever they are."""

    def places(self, game: Game, scope: Scope) -> list[int]:
        return list(targets(game, scope.you))


class Opposite(Selector, Node, frozen=True):
    """The card that this card faces, wherever it is."""

    def places(self, game: Game, scope: Scope) -> list[int]:
        link = game.cards[scope.source].link
        return [link] if game.alive(link) else []


class FacedBy(Selector, Node, frozen=True):
    """The cards that so many of your cards which pass a test face together."""

    of: Test
    least: int

    def places(self, game: Game, scope: Scope) -> list[int]:
        links = [game.cards[ref].link for ref in game.cards_in("play", scope.you) if self.of.holds(game, ref, scope)]
        return [ref for ref in dict.fromkeys(links) if game.alive(ref) and links.count(ref) >= self.least]


def others(game: Game, ref: int, seat: int) -> list[int]:
    """The cards that a card in play could face instead of the one it faces."""
    return [target for target in targets(game, seat) if target != game.cards[ref].link]


class FaceAnother(Verb, Node, frozen=True):
    """Cards in play face another card, without being played anew."""

    what: Selection
    verb: ClassVar[str] = "face-another"

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return [ref for ref in super().allowed(game, scope, eyes) if others(game, ref, scope.actor)]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        return TurnTo(cards[0], scope) if cards else None


class TurnTo(Procedure):
    """It is chosen what a card in play faces from now on."""

    card: int
    scope: Scope

    @step("seiya:card:capacite-psychokinesie:1")
    def choose(self, game: Game) -> Decision:
        options = distinct(game, others(game, self.card, self.scope.actor), self.scope.actor)
        return Decision(self.scope.actor, "choose-to-face", options, card=self.card, rule=self.scope.rule)

    @step()
    def turn(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        faced = chosen[0].card
        game.alter(self.card, link=faced)
        zone, place = game.cards[self.card].zone, game.cards[faced].place
        game.happens("face-another", self.scope.actor, self.scope, card=self.card, to=zone, amount=place)
        return Done(Outcome(1, 1, (self.card,)))
