"""Several choices for one verb: "choose 1 of your energy and 1 card in your hand and …" (8-5-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioche.games.dbs.areas import HIDDEN, area
from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.cards.select import Pick, Selection
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.state.laying import search

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class SomeOf(Pick, Node, frozen=True):
    """Cards of which a player chooses up to so many, but so many at least, where they must be found: "1 or 2"."""

    least: int = 1

    def decision(self, game: Game, scope: Scope, verb: str, found: list[int], may: bool) -> Decision:
        decision = Pick.decision(self, game, scope, verb, found, may)
        hidden = self.declinable(game, scope)
        return decision if hidden else replace(decision, least=min(self.least, decision.most))


def matched(units: list[list[int]]) -> bool:
    """Whether each unit can have a card of its own, of those that would do for it."""
    taken: dict[int, int] = {}

    def find(unit: int, tried: set[int]) -> bool:
        for ref in units[unit]:
            if ref not in tried:
                tried.add(ref)
                if ref not in taken or find(taken[ref], tried):
                    taken[ref] = unit
                    return True
        return False

    return all(find(unit, set()) for unit in range(len(units)))


class ChooseEach(Effect, Node, frozen=True):
    """Cards are chosen for each selection, none twice, and all of them are bound to `it` for what follows."""

    parts: tuple[Selection, ...]

    @property
    def chooses(self) -> bool:
        return True

    def units(
        self, game: Game, scope: Scope, first: int = 0, taken: tuple[int, ...] = (), eyes: int = 0
    ) -> list[list[int]]:
        """For each card that must be found from a part on, those that would do."""
        found: list[list[int]] = []
        for part in self.parts[first:]:
            if not (isinstance(part, Pick) and part.up_to):
                fitting = [ref for ref in part.candidates(game, scope, eyes) if ref not in taken]
                found += [fitting] * part.needed(game, scope, eyes)
        return found

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return matched(self.units(game, scope, eyes=eyes))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return ChoosingEach(game.rules.catalogue.number(self), scope)


class ChoosingEach(Procedure):
    node: int
    scope: Scope
    part: int = 0
    chosen: tuple[int, ...] = ()

    @step()
    def look_through(self, game: Game) -> Done | None:
        """Where nobody sees the cards, who chooses looks through them first."""
        parts: tuple[Selection, ...] = game.node(self.node).parts
        if self.part == len(parts):
            count = len(self.chosen)
            return Done(Outcome(count, count, self.chosen) if count else NOTHING)
        part = parts[self.part]
        if isinstance(part, Pick) and part.among.test is not None:
            search(game, part.among.places(game, self.scope), part.chooser(game, self.scope), self.scope)
        return None

    @step("dbs:8-5-3")
    def choose(self, game: Game) -> Decision | tuple[Option, ...]:
        """What is chosen leaves enough for the choices to come, if it can."""
        each: ChooseEach = game.node(self.node)
        part = each.parts[self.part]
        found = [ref for ref in part.settled(game, self.scope) if ref not in self.chosen]
        if not isinstance(part, Pick):
            return tuple(Option("", "card", ref) for ref in found)
        open_ = [ref for ref in found if matched(each.units(game, self.scope, self.part + 1, (*self.chosen, ref)))]
        found = open_ or found
        if not part.candidates(game, self.scope, EVERYONE):
            return ()  # all can see that there is none
        decision = part.decision(game, self.scope, "mean", found, False)
        return decision if decision.most else ()

    @step(then="look_through")
    def take(self, game: Game, chosen: tuple[Option, ...]) -> None:
        part = game.node(self.node).parts[self.part]
        cards = tuple(option.card for option in chosen if option.key != "no")
        if isinstance(part, Pick) and part.among.test is not None:
            for ref in cards:  # what it is, is the reason why it goes elsewhere (11-2-1)
                if area(game, ref) in HIDDEN:
                    game.reveal(ref, EVERYONE, "reveal", self.scope, game.master(ref))
        self.chosen += cards
        self.part += 1
