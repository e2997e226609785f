"""[Auto] skills that wait in the hand for what happens elsewhere. Who has such a card must not be told by being asked.

So its player is asked whenever it happens, if as far as everybody can tell they could have the card in their hand; who
has none answers that they use none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.areas import HIDDEN
from pioche.games.dbs.card import Auto
from pioche.games.dbs.play import FACE, activate
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import Waiting

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Lurking(Auto, frozen=True):
    """[Auto] of a card in the hand: its triggers are in force for its player from the beginning of the game."""


class FromHand(Effect, Node, frozen=True):
    """The actor may use a skill of a card that waited for this in their hand."""

    effect: Effect

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return FACE in scope.binds and could_hold(game, scope.actor, scope.binds[FACE][0])

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return UsingFromHand(game.rules.catalogue.number(self), scope) if FACE in scope.binds else NOTHING


class UsingFromHand(Procedure):
    node: int
    scope: Scope

    @step("dbs:3-3-2", "dbs:8-5-8")
    def choose(self, game: Game) -> Decision | Done:
        seat, face = self.scope.actor, self.scope.binds[FACE][0]
        if not could_hold(game, seat, face):
            return Done(NOTHING)
        mine = [ref for ref in game.cards_in("hand", seat) if game.cards[ref].definition == face]
        options = (*merged(game, mine, seat), Option("no", "no"))
        return Decision(seat, "use-from-hand", options, 1, 1, self.scope.source, self.scope.rule, always=True)

    @step("dbs:11-2-1")
    def use(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | Done:
        if chosen[0].key == "no":
            return Done(NOTHING)
        ref = chosen[0].card
        game.reveal(ref, EVERYONE, "reveal", self.scope, self.scope.actor)
        effect: Effect = game.node(self.node).effect
        binds = {name: refs for name, refs in self.scope.binds.items() if name != FACE}
        scope = Scope(self.scope.you, self.scope.actor, ref, self.scope.rule, binds)
        return activate(game, Waiting(game.rules.catalogue.number(effect), scope, "auto"))


def could_hold(game: Game, seat: int, face: int) -> bool:
    """Whether a player has such a card in hand, as far as everybody can tell."""
    hand = [game.cards[ref] for ref in game.cards_in("hand", seat)]
    if any(card.seen == EVERYONE and card.definition == face for card in hand):
        return True
    if all(card.seen == EVERYONE for card in hand):
        return False
    held = (game.cards[ref] for name in HIDDEN for ref in game.cards_in(name, seat))
    return any(card.definition == face and card.seen != EVERYONE for card in held)


def lurk(game: Game) -> None:
    """What may come to wait in a hand waits from now on."""
    for seat in (0, 1):
        (leader,) = game.cards_in("leader", seat)
        for face in sorted({card.definition for card in game.cards.values() if card.owner == seat}):
            definition = game.rules.catalogue.definitions[face]
            for ability in definition.abilities:
                for rule in ability.rules if isinstance(ability, Lurking) else ():
                    scope = Scope(seat, seat, leader, definition.citation(ability), {FACE: (face,)})
                    game.lend(game.rules.catalogue.number(rule), scope, "game")
