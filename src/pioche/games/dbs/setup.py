"""Before the game: decks, first player, opening hands, life (5-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pioche.games.dbs.areas import HAND, LIFE, defeat, draw
from pioche.games.dbs.turn import Match
from pioche.kernel.chance import Chance, key_of
from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Go, Procedure, step
from pioche.kernel.game import Game
from pioche.kernel.select import distinct
from pioche.kernel.value import Scope

if TYPE_CHECKING:
    from pioche.games.dbs.rules import DbsRules


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on: two decks, each the slug of its leader and those of its cards."""

    players: int = 2
    leaders: tuple[str, ...] = ()
    decks: tuple[tuple[str, ...], ...] = ()


def new(rules: DbsRules, config: Config, seed: int | str) -> Game:
    """A new game at its first decision."""
    game = Game(rules, 2, Chance(key_of(seed)))
    game.counters |= {"turn": 0, "begun": 0}
    slugs = rules.catalogue.by_slug
    for seat in (0, 1):
        game.add(slugs[config.leaders[seat]], "leader", seat, seat)
        for slug in config.decks[seat]:
            game.add(slugs[slug], "deck", seat, seat)
    game.start(Opening())
    return game


class Opening(Procedure):
    """5-2-1."""

    seats: tuple[int, ...] = ()

    @step("dbs:5-2-1-4", "dbs:5-2-1-5")
    def shuffle(self, game: Game) -> None:
        for seat in (0, 1):
            game.shuffle("deck", seat)
        game.active = game.chance.below(2)
        self.seats = game.order()

    @step("dbs:5-2-1-6")
    def opening_hands(self, game: Game) -> None:
        for seat in game.order():
            draw(game, seat, HAND)

    @step("dbs:5-2-1-6-1")
    def choose_redraw(self, game: Game) -> Decision | Go:
        if not self.seats:
            return Go("life")
        options = distinct(game, list(game.cards_in("hand", self.seats[0])), self.seats[0])
        return Decision(self.seats[0], "redraw", options, 0, len(options), always=True)

    @step("dbs:5-2-1-6-1")
    def redraw(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        seat, *rest = self.seats
        self.seats = tuple(rest)
        scope = Scope(seat, seat)
        for option in chosen:
            game.move(option.card, "deck", seat, "to-deck", scope)
        if chosen:
            game.shuffle("deck", seat, scope)
            draw(game, seat, len(chosen), scope)
        return Go("choose_redraw")

    @step("dbs:5-2-1-7")
    def life(self, game: Game) -> None:
        for seat in game.order():
            for _ in range(LIFE):
                game.move(game.cards_in("deck", seat)[-1], "life", seat, "life")
        game.counters["begun"] = 1
        defeat(game)

    @step("dbs:5-2-1-8")
    def begin(self, game: Game) -> Any:
        return Match()
