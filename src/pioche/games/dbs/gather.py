"""Choices of several cards that belong together, made one at a time: what is offered can be completed (8-5-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.answers import applying, unforbidden
from pioche.kernel.cards.query import EVERYONE, Selector, Test
from pioche.kernel.cards.rule import Rule
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import NOTHING, Amount, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Extend(Rule, Node, frozen=True):
    """The cards for a keyword of the cards that pass the test may also be chosen in these areas (11-7)."""

    keyword: str
    of: Test
    zones: tuple[str, ...]

    def questions(self) -> tuple[str, ...]:
        return ("extend:" + self.keyword,)


class Gather(Effect):
    """Cards are chosen one at a time and bound to `it`."""

    __slots__ = ()

    def found(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        """All cards that may be part of the choice."""
        raise NotImplementedError

    def completes(self, game: Game, scope: Scope, chosen: tuple[int, ...], eyes: int = 0) -> bool:
        """Whether some legal choice contains these cards."""
        raise NotImplementedError

    def whole(self, game: Game, scope: Scope, chosen: tuple[int, ...]) -> bool:
        """Whether these cards are a legal choice as they are."""
        raise NotImplementedError

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return self.completes(game, scope, (), eyes)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Gathering(game.rules.catalogue.number(self), scope)


class Gathering(Procedure):
    node: int
    scope: Scope
    chosen: tuple[int, ...] = ()

    @step("dbs:8-5-3")
    def choose(self, game: Game) -> Decision | Done:
        gather: Gather = game.node(self.node)
        seat = self.scope.actor
        left = [
            ref
            for ref in gather.found(game, self.scope)
            if ref not in self.chosen and gather.completes(game, self.scope, (*self.chosen, ref))
        ]
        if not left and not self.unsure(game):
            return self.over()
        options = merged(game, left, seat)
        if not left or gather.whole(game, self.scope, self.chosen):
            options = (*options, Option("done", "done"))
        # Whether it is asked tells nothing of a hidden hand (law 7).
        unseen = any(game.cards[ref].seen != EVERYONE for ref in gather.found(game, self.scope, EVERYONE))
        return Decision(seat, "choose-mean", options, 1, 1, self.scope.source, self.scope.rule, unseen)

    def unsure(self, game: Game) -> bool:
        """Whether others cannot tell that no other card fits: then it is asked all the same."""
        gather: Gather = game.node(self.node)
        return any(
            gather.completes(game, self.scope, (*self.chosen, ref), EVERYONE)
            for ref in gather.found(game, self.scope, EVERYONE)
            if ref not in self.chosen
        )

    def over(self) -> Done:
        return Done(Outcome(len(self.chosen), len(self.chosen), self.chosen) if self.chosen else NOTHING)

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Go | Done:
        if chosen[0].key == "done":
            return self.over()
        self.chosen += (chosen[0].card,)
        return Go("choose")


class Materials(Gather, Node, frozen=True):
    """One card for each test, none twice; with `same_power` all of one power (10-5-1, 10-13, 10-33, 10-37).

    Rules that extend the condition of the keyword add areas to choose in.
    """

    tests: tuple[Test, ...]
    zones: tuple[str, ...] = ("battle",)
    same_power: bool = False
    keyword: str = ""

    def found(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        zones = list(self.zones)
        for entry, _ in applying(game, "extend:" + self.keyword, scope.source):
            assert isinstance(entry.rule, Extend)
            zones += entry.rule.zones
        return [ref for name in zones for ref in game.cards_in(name, scope.you) if ref != scope.source]

    def completes(self, game: Game, scope: Scope, chosen: tuple[int, ...], eyes: int = 0) -> bool:
        if len(chosen) > len(self.tests):
            return False
        refs = self.found(game, scope)
        fits = {ref: tuple(self.fits(game, ref, test, scope, eyes) for test in self.tests) for ref in refs}
        if not self.same_power:
            return self._assign(list(chosen), refs, fits, ())
        powers = {game.printed("power", ref) for ref in chosen}
        if len(powers) > 1:
            return False
        return any(
            self._assign(list(chosen), [ref for ref in refs if game.printed("power", ref) == power], fits, ())
            for power in (powers or {game.printed("power", ref) for ref in refs})
        )

    def fits(self, game: Game, ref: int, test: Test, scope: Scope, eyes: int) -> bool:
        unseen = game.cards[ref].seen & eyes != eyes
        return unseen or test.holds(game, ref, scope)

    def _assign(
        self, chosen: list[int], others: list[int], fits: dict[int, tuple[bool, ...]], taken: tuple[int, ...]
    ) -> bool:
        """Whether the cards chosen, then others, can serve one test each until every test is served."""
        if len(taken) == len(self.tests):
            return not chosen
        pool = chosen[:1] or others
        for ref in pool:
            for place, fit in enumerate(fits.get(ref, ())):
                if fit and place not in taken:
                    rest = [other for other in others if other != ref]
                    if self._assign(chosen[1:], rest, fits, (*taken, place)):
                        return True
        return False

    def whole(self, game: Game, scope: Scope, chosen: tuple[int, ...]) -> bool:
        return len(chosen) == len(self.tests)


class Differing(Gather, Node, frozen=True):
    """So many cards, or up to so many, of which no two share a name."""

    among: Selector
    size: Amount
    up_to: bool = False

    def found(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return unforbidden(game, "choose", self.among.cards(game, scope, eyes), scope, eyes)

    def names(self, game: Game, ref: int) -> set[str]:
        return {word for word in game.words[game.cards[ref].definition] if word.startswith("{")}

    def completes(self, game: Game, scope: Scope, chosen: tuple[int, ...], eyes: int = 0) -> bool:
        if len(chosen) > self.size.count(game, scope):
            return False
        seen = [self.names(game, ref) for ref in chosen if game.cards[ref].seen & eyes == eyes]
        return sum(map(len, seen)) == len(set().union(*seen))

    def whole(self, game: Game, scope: Scope, chosen: tuple[int, ...]) -> bool:
        return self.up_to  # else it is over when so many are chosen that no other can be


class Summing(Gather, Node, frozen=True):
    """Any number of cards of which a number adds up to a total: just that, or no more than that (10-41-1)."""

    among: Selector
    key: str
    total: Amount
    exact: bool = False

    def found(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        return unforbidden(game, "choose", self.among.cards(game, scope, eyes), scope, eyes)

    def value(self, game: Game, ref: int) -> int:
        return game.number(self.key, ref) or 0

    def completes(self, game: Game, scope: Scope, chosen: tuple[int, ...], eyes: int = 0) -> bool:
        found = {*self.found(game, scope, eyes), *chosen}
        unseen = {ref for ref in found if game.cards[ref].seen & eyes != eyes}
        left = self.total.count(game, scope) - sum(self.value(game, ref) for ref in chosen if ref not in unseen)
        if unseen or not self.exact:
            return left >= 0  # what one has not seen may be worth anything
        reachable = 1  # bit n: the sum n can be had
        for ref in found:
            if ref not in chosen:
                reachable |= reachable << self.value(game, ref)
        return left >= 0 and bool(reachable >> left & 1)

    def whole(self, game: Game, scope: Scope, chosen: tuple[int, ...]) -> bool:
        left = self.total.count(game, scope) - sum(self.value(game, ref) for ref in chosen)
        return left == 0 or not self.exact
