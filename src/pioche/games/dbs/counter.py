"""Counter timings: both players answer in turn with [Counter] skills, which resolve last in, first out (4-7, 10-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from pioche.games.dbs.areas import declare, definition, leave
from pioche.games.dbs.card import EXTRA, Counter
from pioche.games.dbs.cost import affordable, paying, prices
from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.suppose import Moved
from pioche.kernel.cards.value import NOTHING, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import find_triggers, queue_or_resolve

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Activated(Struct, frozen=True, array_like=True):
    """A [Counter] skill that waits to resolve: its card, its number among the card's counters, what its cost bound."""

    card: int
    place: int
    binds: dict[str, tuple[int, ...]] = {}
    negated: bool = False


class CounterTiming(Procedure):
    """A counter timing. The opponent of the player whose action opened it is asked first.

    A player with cards in hand is asked, whatever they are, for silence would tell; a player may pass for the turn.
    """

    on: tuple[str, ...]  # what opened it: play, attack, battle-attack (10-10-3-1)
    seat: int  # who is asked next
    activated: tuple[Activated, ...] = ()
    resolving: int = 0

    def answering(self) -> tuple[str, ...]:
        return ("counter",) if self.activated else self.on

    @step("dbs:4-7-3-1")
    def process_rules(self, game: Game) -> Any:
        return game.rules.rule_processing(game)

    @step("dbs:4-7-3-2", "dbs:4-7-3-3", "dbs:10-10-1")
    def ask(self, game: Game) -> Decision | Go:
        hand = game.cards_in("hand", self.seat)
        if not hand or f"turn/pass/{self.seat}" in game.tallies:
            return Go("resolve")
        on = self.answering()
        fitting = {ref: places for ref in hand if (places := fitting_counters(game, self.seat, ref, on))}
        cards = [
            Option(option.key if place == places[0] else f"{option.key}:{place}", "card", option.card, place)
            for option in merged(game, list(fitting), self.seat)
            for places in (fitting[option.card],)
            for place in places
        ]
        options = (*cards, Option("no", "no"), Option("no-more", "no-more"))
        return Decision(self.seat, "choose-counter", options, rule="dbs:4-7-1")

    @step()
    def answer(self, game: Game, chosen: tuple[Option, ...]) -> Any:
        if chosen[0].key == "no-more":
            game.tallies[f"turn/pass/{self.seat}"] = 1
        if chosen[0].key in ("no", "no-more"):
            return Go("resolve")
        place = chosen[0].value
        now = declare(game, chosen[0].card, "counter", Scope(self.seat, self.seat))
        counter, rule = counters(game, now)[place]
        self.activated += (Activated(now, place),)
        scope = Scope(self.seat, self.seat, now, rule)
        game.happens("use", self.seat, scope, card=now)
        return paying(game, "counter", counter.cost, True, scope)

    @step("dbs:4-7-3-4")
    def other_player(self, game: Game, binds: Binds) -> Any:
        *rest, last = self.activated
        self.activated = (*rest, Activated(last.card, last.place, binds))
        master, self.seat = self.seat, 1 - self.seat
        return announce_use(game, last.card, counters(game, last.card)[last.place][1], master)

    @step()
    def next_answer(self, game: Game) -> Go:
        return Go("ask")

    @step("dbs:4-7-3-5")
    def resolve(self, game: Game) -> Any:
        if not self.activated:
            return Done()
        *rest, last = self.activated
        self.activated = tuple(rest)
        counter, rule = counters(game, last.card)[last.place]
        master = game.cards[last.card].owner
        self.resolving = last.card
        if definition(game, last.card).type == EXTRA:
            self.resolving = leave(game, last.card, "drop", "drop", Scope(master, master, last.card, "dbs:10-10-4"))
        if last.negated:
            game.happens("negated", master, Scope(master, master, 0, "dbs:10-10-5"), card=self.resolving)
            return None
        return counter.effect.carry_out(game, Scope(master, master, self.resolving, rule, last.binds))

    @step("dbs:10-10-4")
    def clear_away(self, game: Game) -> Go:
        """A Battle Card may have come into play by its own [Counter]; if not, it goes to the Drop Area too."""
        if self.resolving in game.cards_in("limbo"):
            master = game.cards[self.resolving].owner
            leave(game, self.resolving, "drop", "drop", Scope(master, master))
        return Go("resolve")


def announce_use(game: Game, ref: int, rule: str, seat: int) -> Outcome | Procedure:
    """A skill is activated: triggers may wait for any, or for one of a keyword (8-5-2-3)."""
    scope = Scope(seat, seat, ref)
    verbs = ("use", *(f"use [{name}]" for name in sorted(game.rules.catalogue.keywords(rule))))
    return queue_or_resolve(game, [met for verb in verbs for met in find_triggers(game, verb, (ref,), scope)], NOTHING)


def unusable(game: Game, ref: int, rule: str) -> bool:
    """Whether skills of a keyword that this one has cannot be activated on the card now."""
    return any(game.forbidden(f"use [{name}]", ref) for name in game.rules.catalogue.keywords(rule))


def counters(game: Game, ref: int) -> tuple[tuple[Counter, str], ...]:
    return game.rules.catalogue.abilities[Counter][game.cards[ref].definition]


def fits(counter: Counter, on: tuple[str, ...]) -> bool:
    """[Counter: Attack] answers any attack, [Counter: Battle Card Attack] only that of a Battle Card."""
    return counter.on in on or (counter.on == "attack" and "battle-attack" in on)


def fitting_counters(game: Game, seat: int, ref: int, on: tuple[str, ...]) -> list[int]:
    """The numbers of the [Counter] skills of a card that can be activated now."""
    found = counters(game, ref)
    if not found or game.forbidden("counter", ref):
        return []
    fitting = []
    for place, (counter, rule) in enumerate(found):
        scope = Scope(seat, seat, ref, rule)
        if (
            fits(counter, on)
            and not unusable(game, ref, rule)
            and not game.silenced(ref, rule)
            and (counter.needs is None or counter.needs.met(game, scope, 1 << seat))
        ):
            with Moved(game, ref, "limbo", 0) as now:
                inner = Scope(seat, seat, now, rule)
                if affordable(game, prices(game, "counter", now, counter.cost, True), inner):
                    fitting.append(place)
    return fitting


def window(game: Game, on: tuple[str, ...], seat: int) -> Procedure | None:
    """A counter timing for the opponent of a seat; none opens while another is in progress (4-7-2-5)."""
    return None if not on or game.nearest(CounterTiming) else CounterTiming(on, 1 - seat)
