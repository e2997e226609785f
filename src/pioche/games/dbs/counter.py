"""Counter timings: both players answer in turn with [Counter] skills, which resolve last in, first out (4-7, 10-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.games.dbs.areas import leave
from pioche.games.dbs.card import Counter
from pioche.games.dbs.cost import can_pay_all, card_cost, pay_all
from pioche.kernel.decision import Decision, Option
from pioche.kernel.flow import Done, Go, Procedure, step
from pioche.kernel.query import NUMBER
from pioche.kernel.select import merged
from pioche.kernel.value import Scope

if TYPE_CHECKING:
    from pioche.kernel.game import Game


class CounterTiming(Procedure):
    """A counter timing. The opponent of the player whose action opened it is asked first.

    A player with cards in hand is asked, whatever they are, for silence would tell; a player may pass for the turn.
    """

    on: str  # what opened it: play, attack or battle-attack (10-10-3-1)
    seat: int  # who is asked next
    activated: tuple[tuple[int, int, bool], ...] = ()  # card, number of its skill among its counters, negated
    paying: int = 0

    @step("dbs:4-7-3-1")
    def process_rules(self, game: Game) -> Any:
        return game.rules.rule_processing(game)

    @step("dbs:4-7-3-2", "dbs:4-7-3-3", "dbs:10-10-1")
    def ask(self, game: Game) -> Decision | Go:
        hand = game.cards_in("hand", self.seat)
        if not hand or f"turn/pass/{self.seat}" in game.tallies:
            return Go("resolve")
        on = "counter" if self.activated else self.on
        fitting = [ref for ref in hand if can_counter(game, self.seat, ref, on)]
        options = (*merged(game, fitting, self.seat), Option("no", "no"), Option("no-more", "no-more"))
        return Decision(self.seat, "choose-counter", options, rule="dbs:4-7-1", always=True)

    @step()
    def answer(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        if chosen[0].key == "no-more":
            game.tallies[f"turn/pass/{self.seat}"] = 1
        if chosen[0].key in ("no", "no-more"):
            return Go("resolve")
        self.paying = game.move(chosen[0].card, "limbo", 0, "counter", Scope(self.seat, self.seat))
        on = "counter" if self.activated else self.on
        place = next(place for place, counter in counters(game, self.paying) if fits(counter, on))
        self.activated += ((self.paying, place, False),)
        counter = dict(counters(game, self.paying))[place]
        return pay_all(game, (*card_cost(game, self.paying), *counter.cost), Scope(self.seat, self.seat, self.paying))

    @step("dbs:4-7-3-4")
    def other_player(self, game: Game) -> Go:
        self.seat = 1 - self.seat
        return Go("ask")

    @step("dbs:4-7-3-5")
    def resolve(self, game: Game) -> Any:
        if not self.activated:
            return Done()
        *rest, (card, place, negated) = self.activated
        self.activated = tuple(rest)
        counter = dict(counters(game, card))[place]
        master = game.card(card).owner
        now = leave(game, card, "drop", "drop", Scope(master, master, card, "dbs:10-10-4"))
        if negated:
            return None
        return counter.effect.carry_out(game, Scope(master, master, now, "dbs:10-10-1"))

    @step()
    def again(self, game: Game) -> Go:
        return Go("resolve")


def counters(game: Game, ref: int) -> list[tuple[int, Counter]]:
    found = game.rules.catalogue.abilities(Counter)[game.cards[ref & NUMBER].definition]
    return list(enumerate(counter for counter, _ in found))


def fits(counter: Counter, on: str) -> bool:
    """[Counter: Attack] answers any attack, [Counter: Battle Card Attack] only that of a Battle Card."""
    return counter.on == on or (counter.on == "attack" and on == "battle-attack")


def can_counter(game: Game, seat: int, ref: int, on: str) -> bool:
    scope = Scope(seat, seat, ref)
    return any(
        fits(counter, on)
        and (counter.needs is None or counter.needs.met(game, scope, 1 << seat))
        and can_pay_all(game, (*card_cost(game, ref), *counter.cost), scope)
        for _, counter in counters(game, ref)
    )


def window(game: Game, on: str, seat: int) -> Procedure | None:
    """A counter timing for the opponent of a seat; none opens while another is in progress (4-7-2-5)."""
    return None if game.nearest(CounterTiming) else CounterTiming(on, 1 - seat)
