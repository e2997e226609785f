"""Effects that games share: lending rules, meaning cards, exchanging them, shuffling.

`SHUFFLE` and `SWAP` are changes that no card text names as they are: every catalogue numbers them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from pioche.kernel.cards.query import Among, IsBound, IsSource
from pioche.kernel.cards.rule import Number, Rule
from pioche.kernel.cards.select import Pick, Selection, This
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope, walk
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import NO_CARD, change, unheard
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Waiting, find_triggers, queue_or_resolve
from pioche.kernel.state.laying import swap

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Until(Verb, Node, frozen=True):
    """Puts rules in force until a moment, perhaps about chosen cards, which are bound to `it`."""

    rules: tuple[Rule, ...]
    what: Selection
    ends: str = "turn"
    verb: ClassVar[str] = "affect"

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        """Rules that do not speak of this card come into force although it has left meanwhile."""
        if isinstance(self.what, This) and not game.alive(scope.source) and not self.about_this():
            self.lend(game, scope)
            return Outcome(1, 1)
        return super().carry_out(game, scope)

    def conclude(self, game: Game, outcome: Outcome, met: list[Waiting], scope: Scope) -> Outcome | Procedure:
        """Rules may wait for a number that is lowered. "It" then means no cards that these rules do not speak of."""
        if not game.rules.catalogue.once("of-it", self, of_it):
            outcome = Outcome(outcome.asked, outcome.done)
        for rule in self.rules:
            if isinstance(rule, Number) and lowers(game, rule, scope):
                for key in rule.keys:
                    met = [*met, *find_triggers(game, LOWERED + key, outcome.cards, scope)]
        return queue_or_resolve(game, met, outcome) if met else outcome

    def about_this(self) -> bool:
        """Whether the rules are about the very card that says so."""
        named = (node for rule in self.rules for node in walk(rule))
        return any(isinstance(node, IsSource) or (isinstance(node, IsBound) and node.name == "it") for node in named)

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        self.lend(game, scope.having("it", (ref,)))
        game.happens("affect", scope.actor, scope, card=ref)
        return ref

    def lend(self, game: Game, scope: Scope) -> None:
        ends = game.rules.moment(game, scope, self.ends)
        for rule in self.rules:
            game.lend(game.rules.catalogue.number(rule), scope, ends)


def of_it(until: Until) -> bool:
    """Whether the rules speak of the cards about which they are lent."""
    return any(isinstance(node, IsBound | Among) and node.name == "it" for rule in until.rules for node in walk(rule))


LOWERED = "lowered "  # before the number, as rules wait for it


def lowers(game: Game, rule: Number, scope: Scope) -> bool:
    return rule.phase == "add" and rule.by.count(game, scope) < 0


class Choose(Verb, Node, frozen=True):
    """Cards are chosen, and bound to `it` for what follows."""

    what: Selection
    verb: ClassVar[str] = "mean"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        return ref


class Shuffle(Verb):
    """A pile is shuffled; the number of its zone is bound to `pile`.

    This happens to no card in particular (`NO_CARD`): rules about it are about anything, and may ask who does it.
    """

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "shuffle"
    cardless: ClassVar[bool] = True

    def concerns(self, game: Game, ref: int, scope: Scope) -> int:
        return scope.actor

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        (space,) = scope.binds["pile"]
        game.shuffle(game.rules.zone_at[space].name, game.rules.seat_at[space], scope)
        return ref


SHUFFLE = Shuffle()


def shuffle(
    game: Game, piles: Iterable[int], scope: Scope, outcome: Outcome = NOTHING, met: Sequence[Waiting] = ()
) -> Outcome | Procedure:
    """Shuffle piles, each told by the number of its zone, and end with this outcome and these triggers."""
    if not unheard(game, SHUFFLE):
        return Shuffling(scope, tuple(piles), outcome, tuple(met))
    for space in piles:
        game.shuffle(game.rules.zone_at[space].name, game.rules.seat_at[space], scope)
    return queue_or_resolve(game, list(met), outcome) if met else outcome


class Shuffling(Procedure):
    """Piles are shuffled one after the other where rules may have a say; then what led to it goes on."""

    scope: Scope
    piles: tuple[int, ...]
    outcome: Outcome
    met: tuple[Waiting, ...]

    @step(then="next_pile")
    def next_pile(self, game: Game) -> Outcome | Procedure | Go:
        if not self.piles:
            return Go("over")
        first, *rest = self.piles
        self.piles = tuple(rest)
        return change(game, SHUFFLE, NO_CARD, self.scope.having("pile", (first,)))

    @step()
    def over(self, game: Game) -> Outcome | Procedure:
        return queue_or_resolve(game, list(self.met), self.outcome)


class Swap(Verb):
    """Two cards change places: both or none."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "exchange"
    whole: ClassVar[bool] = True
    reacts: ClassVar[bool] = True

    def make_whole(self, game: Game, refs: tuple[int, ...], scope: Scope) -> tuple[int, ...]:
        one, other = refs
        return swap(game, one, other, scope)


SWAP = Swap()


class Exchange(Effect, Node, frozen=True):
    """Two cards change places: zone, owner and slot. The first is bound to `it`."""

    one: Selection
    other: Pick

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        first = self.one.candidates(game, scope, eyes)
        return any(self.other.candidates(game, scope.having("it", (ref,)), eyes) for ref in first)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Exchanging(game.rules.catalogue.number(self), scope)


class Exchanging(Procedure):
    node: int
    scope: Scope

    @step()
    def choose_one(self, game: Game) -> Decision | tuple[Option, ...] | Done:
        one, other = game.node(self.node).one, game.node(self.node).other
        eyes = 1 << other.chooser(game, self.scope)
        found = [
            ref
            for ref in one.candidates(game, self.scope)
            if other.candidates(game, self.scope.having("it", (ref,)), eyes)
        ]
        if not found:
            return Done(NOTHING)
        if isinstance(one, Pick):
            return one.decision(game, self.scope, "exchange", found, False)
        return (Option("", "card", found[0]),)

    @step()
    def bind(self, game: Game, chosen: tuple[Option, ...]) -> None:
        self.scope = self.scope.having("it", (chosen[0].card,))

    @step()
    def choose_other(self, game: Game) -> Decision | Done:
        other: Pick = game.node(self.node).other
        found = other.candidates(game, self.scope)
        if not found:
            return Done(NOTHING)
        return other.decision(game, self.scope, "exchange-with", found, False)

    @step()
    def swap(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        (one,), other = self.scope.binds["it"], chosen[0].card
        return change(game, SWAP, (one, other), self.scope)
