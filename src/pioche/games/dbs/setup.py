"""Before the game: decks, first player, opening hands, life (5-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from pioche.games.dbs.areas import DRAW, HAND, LIFE, deal, defeat
from pioche.games.dbs.card import BATTLE, EXTRA, LEADER, UNISON, DbsCard
from pioche.games.dbs.lurking import lurk
from pioche.games.dbs.turn import Match
from pioche.kernel.cards.select import distinct
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.decision import Decision, Option, Reason, Refused
from pioche.kernel.play.flow import Go, Procedure, step
from pioche.kernel.play.trigger import announce, checkpoint
from pioche.kernel.state.chance import Chance, key_of
from pioche.kernel.state.game import Game

if TYPE_CHECKING:
    from pioche.games.dbs.rules import DbsRules


# The turn, the turns of each player, how many more the turn player has, and whether the game has begun.
COUNTERS = {"turn": 0, "turns/0": 0, "turns/1": 0, "again": 0, "begun": 0}


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck by slugs: the Leader Card, by its front, and the cards of the Deck Area."""

    leader: str
    cards: tuple[str, ...]


def starters() -> tuple[Deck, Deck]:
    """The decks of a table that names none."""
    from pioche.games.dbs.cards import DECKS

    return DECKS["red"], DECKS["blue"]


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on: the deck of each player, and the definitions of cards that are not built in.

    With these, a recorded game needs no other file to be played again.
    """

    players: int = 2
    decks: tuple[Deck, Deck] = field(default_factory=starters)
    cards: tuple[DbsCard, ...] = ()


def new(rules: DbsRules, config: Config, seed: int | str) -> Game:
    """A new game at its first decision."""
    if config.players != 2:
        raise Refused(Reason("two-players", "dbs:1-1-1", detail=str(config.players)))
    game = Game(rules, 2, Chance(key_of(seed)))
    game.counters |= COUNTERS
    for seat, deck in enumerate(config.decks):
        game.add(found(rules, deck.leader, leader=True), "leader", seat, seat)
        for slug in deck.cards:
            game.add(found(rules, slug, leader=False), "deck", seat, seat)
    game.start(Opening())
    return game


def found(rules: DbsRules, slug: str, leader: bool) -> int:
    """The number of a card that can lie in its place of a deck."""
    number = rules.catalogue.by_slug.get(slug)
    if number is None:
        raise Refused(Reason("unknown-card", detail=slug))
    card = rules.catalogue.definitions[number]
    assert isinstance(card, DbsCard)
    if leader and not (card.type == LEADER and card.front):
        raise Refused(Reason("not-a-leader", "dbs:5-1-2", detail=card.number))
    if not leader and card.type not in (BATTLE, EXTRA, UNISON):
        raise Refused(Reason("not-for-a-deck", "dbs:5-1-3", detail=card.number))
    return number


class Opening(Procedure):
    """5-2-1."""

    seats: tuple[int, ...] = ()

    @step("dbs:5-2-1-2", "dbs:5-2-1-3")
    def leaders(self, game: Game) -> Any:
        placed = tuple(ref for seat in game.order() for ref in game.cards_in("leader", seat))
        return announce(game, "placed", placed, Scope(game.active, game.active))

    @step("dbs:5-2-1-3")
    def checkpoint(self, game: Game) -> Procedure | None:
        return checkpoint(game)

    @step("dbs:5-2-1-4", "dbs:5-2-1-5")
    def shuffle(self, game: Game) -> None:
        for seat in (0, 1):
            game.shuffle("deck", seat)
        game.active = game.chance.below(2)
        self.seats = game.order()

    @step("dbs:5-2-1-6")
    def opening_hands(self, game: Game) -> None:
        for seat in game.order():
            deal(game, DRAW, seat, HAND)

    @step("dbs:5-2-1-6-1")
    def choose_redraw(self, game: Game) -> Decision | Go:
        if not self.seats:
            return Go("life")
        options = distinct(game, list(game.cards_in("hand", self.seats[0])), self.seats[0])
        return Decision(self.seats[0], "redraw", options, 0, len(options))

    @step("dbs:5-2-1-6-1")
    def redraw(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        seat, *rest = self.seats
        self.seats = tuple(rest)
        scope = Scope(seat, seat)
        for option in chosen:
            game.move(option.card, "deck", seat, "to-deck", scope)
        if chosen:
            game.shuffle("deck", seat, scope)
            deal(game, DRAW, seat, len(chosen), scope)
        return Go("choose_redraw")

    @step("dbs:5-2-1-7")
    def life(self, game: Game) -> None:
        for seat in game.order():
            for _ in range(LIFE):
                game.move(game.cards_in("deck", seat)[-1], "life", seat, "life")
        game.counters["begun"] = 1
        lurk(game)
        defeat(game)

    @step("dbs:5-2-1-8")
    def begin(self, game: Game) -> Any:
        return Match()
