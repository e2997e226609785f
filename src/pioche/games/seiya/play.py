"""Playing cards: a Character faces a card, an Armour is equipped, a Relic lies beside it (5.1.2, 5.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pioche.games.seiya.acquire import targets
from pioche.games.seiya.card import ARMOUR_TYPE, RELIC_TYPE, Play
from pioche.games.seiya.deeds import deed
from pioche.games.seiya.field import abilities
from pioche.games.seiya.part import aloof
from pioche.games.seiya.tallies import count_up
from pioche.games.seiya.verbs import DISCARD, ToActor
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import Selection, This, distinct
from pioche.kernel.cards.value import Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def played(ref: int) -> Done:
    """What comes of playing a card."""
    return Done(Outcome(1, 1, (ref,)))


def face(game: Game, ref: int, seat: int, target: int) -> int:
    """A Character comes into play facing a card; how many did so this turn is counted."""
    count_up(game, "play", seat)
    return game.move(ref, "play", seat, "play", link=target)


class PlayCharacter(Procedure):
    """A Character is put face up next to the field, facing a card of it (5.1.2)."""

    card: int
    seat: int

    @step("seiya:classic:5.1.2:3", "seiya:classic:5.1.2:6", "seiya:glossary:jouer-un-personnage:1")
    def choose_what_to_face(self, game: Game) -> Decision:
        options = distinct(game, list(targets(game, self.seat)), self.seat)
        return Decision(self.seat, "choose-to-face", options, card=self.card)

    @step("seiya:classic:5.1.2:2")
    def put_into_play(self, game: Game, chosen: tuple[Option, ...]) -> None:
        self.card = face(game, self.card, self.seat, chosen[0].card)

    @step("seiya:classic:5.1.2:4", "seiya:classic:5.1.5:7", "seiya:glossary:mise-en-jeu:1")
    def play_effect(self, game: Game) -> Any:
        return play_effect(game, self.card, self.seat)

    @step()
    def over(self, game: Game) -> Done:
        return played(self.card)


class Wear(Verb):
    """The actor plays an Armour, which stays its owner's."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "equip"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return game.move(ref, "armour", scope.actor, "equip", scope)


WEAR = Wear()


class PlayArmour(Procedure):
    """An Armour is equipped; the one equipped before is discarded without its effect (5.1.3)."""

    card: int
    seat: int

    @step("seiya:classic:5.1.3:2", "seiya:glossary:jouer-une-armure:2")
    def discard_the_old_one(self, game: Game) -> Any:
        return change(game, DISCARD, game.cards_in("armour", self.seat), Scope(self.seat, self.seat))

    @step("seiya:classic:5.1.3:3", "seiya:glossary:jouer-une-armure:1")
    def equip(self, game: Game) -> Outcome | Procedure:
        return change(game, WEAR, (self.card,), Scope(self.seat, self.seat, 0, "seiya:classic:5.1.3:3"))

    @step("seiya:classic:5.1.3:4")
    def play_effect(self, game: Game, outcome: Outcome) -> Any:
        if not outcome.cards:
            return None
        (self.card,) = outcome.cards
        return play_effect(game, self.card, self.seat)

    @step()
    def over(self, game: Game) -> Done:
        return played(self.card)


class PlayRelic(Procedure):
    """A Relic is put in front of its player, beside the Armour, and stays there (glossary: Relique)."""

    card: int
    seat: int

    @step("seiya:glossary:relique:3", "seiya:asgard:7")
    def put_into_play(self, game: Game) -> None:
        self.card = game.move(self.card, "relics", self.seat, "play-relic")

    @step("seiya:classic:5.1.5:7")
    def play_effect(self, game: Game) -> Any:
        return play_effect(game, self.card, self.seat)

    @step()
    def over(self, game: Game) -> Done:
        return played(self.card)


def playing(game: Game, ref: int, seat: int) -> Procedure:
    """How a player plays a card, by its type."""
    words = game.words[game.cards[ref].definition]
    if ARMOUR_TYPE in words:
        return PlayArmour(ref, seat)
    return PlayRelic(ref, seat) if RELIC_TYPE in words else PlayCharacter(ref, seat)


def play_effect(game: Game, ref: int, seat: int) -> Any:
    """A card has just been played. Its Play effect is optional (a Do with `may`); whether it is offered depends on what
    everybody can see.
    """
    if not game.alive(ref):
        return None
    deed(game, "play", seat, card=ref)
    for ability, rule in abilities(game, ref, Play):
        scope = Scope(seat, seat, ref, rule)
        if ability.needs is None or ability.needs.met(game, scope, EVERYONE):
            return ability.effect.carry_out(game, scope)
    return None


class PutIntoPlay(Verb, Node, frozen=True):
    """The actor plays cards that a card names, one after the other."""

    what: Selection
    verb: ClassVar[str] = "put-into-play"

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return [ref for ref in super().allowed(game, scope, eyes) if playable(game, ref, scope.actor, eyes)]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref

    def after(self, game: Game, cards: tuple[int, ...], scope: Scope) -> Procedure | None:
        return PlayingAll(cards, scope.actor)


def playable(game: Game, ref: int, seat: int, eyes: int) -> bool:
    """Whether a card could be played now, as far as these seats have seen; Hilda plays none (solo 5.3)."""
    if seat in aloof(game):
        return False
    card = game.cards[ref]
    if card.seen & eyes != eyes:
        return True
    words = game.words[card.definition]
    if ARMOUR_TYPE in words:
        return not game.forbidden("equip", ref, {"by": (seat,)})
    if RELIC_TYPE in words:
        return True
    return bool(targets(game, seat)) and not game.forbidden("play", ref, {"by": (seat,)})


class PlayingAll(Procedure):
    cards: tuple[int, ...]
    seat: int
    played: tuple[int, ...] = ()

    @step()
    def next_card(self, game: Game) -> Procedure | Done:
        """A card of a hidden pile is shown before anything comes of it, playable or not (law 7)."""
        while self.cards:
            ref, *left = self.cards
            self.cards = tuple(left)
            if not game.alive(ref):
                continue
            if game.cards[ref].seen != EVERYONE:
                game.reveal(ref, EVERYONE, "reveal")
            if playable(game, ref, self.seat, 0):
                return playing(game, ref, self.seat)
        return Done(Outcome(len(self.played), len(self.played), self.played))

    @step()
    def again(self, game: Game, outcome: Outcome) -> Go:
        self.played += outcome.cards
        return Go("next_card")


class Equip(ToActor, Node, frozen=True):
    """An Armour is equipped without being played: the one equipped before is discarded, no Play effect follows."""

    what: Selection
    verb: ClassVar[str] = "equip"
    zone: ClassVar[str] = "armour"

    def before(self, game: Game, refs: tuple[int, ...], scope: Scope) -> Outcome | Procedure:
        return change(game, DISCARD, game.cards_in("armour", scope.actor), scope)
