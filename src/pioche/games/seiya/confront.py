"""A confrontation at once, wherever an effect brings it about: even after the main phase is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.seiya.acquire import Acquire, Means, ways
from pioche.games.seiya.card import ARMOUR_TYPE, CHARACTER_TYPE
from pioche.games.seiya.play import PlayArmour, face, play_effect
from pioche.games.seiya.turn import acquisitions
from pioche.games.seiya.verbs import DISCARD
from pioche.kernel.cards.query import Selector
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class FaceNow(Effect, Node, frozen=True):
    """The active player may face a card now: cards are played for it alone, and it is acquired or not."""

    among: Selector

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        found = [ref for ref in self.among.cards(game, scope) if ways(game, ref)]
        return Confrontation(found[0], scope.rule) if found else NOTHING


class Confrontation(Procedure):
    """The active player plays cards from hand against one card, until it is acquired or left."""

    target: int
    rule: str
    card: int = 0  # the Character that was just played

    @step("seiya:card:ecaille-du-dragon-des-mers:1", "seiya:glossary:affronter:1")
    def menu(self, game: Game) -> Decision | Go:
        if not game.alive(self.target):
            return Go("discard")
        seat = game.active
        found = acquisitions(game, Means(game, seat), self.target, seat)
        options = [*found, *self.playable(game), Option("done", "done")]
        return Decision(seat, "confront", tuple(options), card=self.target, rule=self.rule, always=True)

    def playable(self, game: Game) -> list[Option]:
        hand = game.cards_in("hand", game.active)
        words = game.words
        characters = [
            ref
            for ref in hand
            if CHARACTER_TYPE in words[game.cards[ref].definition]
            and not game.forbidden("play", ref, {"by": (game.active,)})
        ]
        armours = [
            ref
            for ref in hand
            if ARMOUR_TYPE in words[game.cards[ref].definition]
            and not game.forbidden("equip", ref, {"by": (game.active,)})
        ]
        return [
            Option("play:" + option.key, kind, option.card)
            for kind, refs in (("play-character", characters), ("play-armour", armours))
            for option in merged(game, refs, game.active)
        ]

    @step()
    def act(self, game: Game, chosen: tuple[Option, ...]) -> Procedure | Go | None:
        option = chosen[0]
        self.card = 0
        match option.kind:
            case "play-character":
                self.card = face(game, option.card, game.active, self.target)
            case "play-armour":
                return PlayArmour(option.card, game.active)
            case "acquire-force" | "acquire-cosmos":
                return Acquire(option.card, option.value)
            case _:
                return Go("discard")
        return None

    @step("seiya:classic:5.1.2:4", then="menu")
    def effect_of_the_card_played(self, game: Game) -> Any:
        return play_effect(game, self.card, game.active) if self.card else None

    @step("seiya:classic:5.2:2")
    def discard(self, game: Game) -> Any:
        """Who was played against the card and not used is discarded like everybody played."""
        played = tuple(ref for ref in game.cards_in("play", game.active) if game.cards[ref].link == self.target)
        return change(game, DISCARD, played, Scope(game.active, game.active))

    @step()
    def over(self, game: Game) -> Done:
        return Done(NOTHING)
