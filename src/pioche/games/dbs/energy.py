"""Paying with energy: which cards are rested is the player's choice, as far as the colours allow (2-11, 3-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.dbs.areas import ACTIVE, REST
from pioche.kernel.cards.answers import unforbidden
from pioche.kernel.cards.select import merged
from pioche.kernel.cards.value import Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Go, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def active_energy(game: Game, seat: int) -> list[int]:
    """The energy that a player can rest to pay."""
    found = [ref for ref in game.cards_in("energy", seat) if game.cards[ref].mode == ACTIVE]
    return unforbidden(game, "rest", found, Scope(seat, seat)) if "forbid:rest" in game.index else found


def payable(sources: list[tuple[str, ...]], total: int, colours: tuple[str, ...]) -> bool:
    """Whether these energies, by their colours, pay so much, of which so many in certain colours."""
    return len(sources) >= total and _assign(sources, colours)


def _assign(sources: list[tuple[str, ...]], colours: tuple[str, ...]) -> bool:
    if not colours:
        return True
    first, *rest = colours
    tried = set()
    for place, source in enumerate(sources):
        if first in source and source not in tried:
            tried.add(source)
            if _assign(sources[:place] + sources[place + 1 :], tuple(rest)):
                return True
    return False


def colours_of(game: Game, refs: list[int]) -> list[tuple[str, ...]]:
    cards, faces = game.cards, game.rules.catalogue.definitions
    return [faces[cards[ref].definition].colours for ref in refs]  # type: ignore[attr-defined]


def can_pay(game: Game, seat: int, total: int, colours: tuple[str, ...]) -> bool:
    if len(game.cards_in("energy", seat)) < total:
        return False
    return payable(colours_of(game, active_energy(game, seat)), total, colours)


class PayEnergy(Procedure):
    """A player rests energy, card by card; a card is listed only if the rest can then still be paid (8-4-2-3)."""

    seat: int
    total: int
    colours: tuple[str, ...]
    card: int  # for which it is paid
    chosen: tuple[int, ...] = ()

    @step("dbs:2-11-1-1", "dbs:8-4-2-4")
    def choose(self, game: Game) -> Decision | Go:
        needed = max(self.total, len(self.colours))
        if len(self.chosen) == needed:
            return Go("rest")
        left = [ref for ref in active_energy(game, self.seat) if ref not in self.chosen]
        mine, others = colours_of(game, list(self.chosen)), dict(zip(left, colours_of(game, left), strict=True))
        fitting = []
        for option in merged(game, left, self.seat):
            rest = [colours for ref, colours in others.items() if ref != option.card]
            if self.completes([*mine, others[option.card]], rest, needed - len(mine) - 1, self.colours):
                fitting.append(option)  # some legal payment contains it
        return Decision(self.seat, "choose-energy", tuple(fitting), card=self.card)

    def completes(
        self, mine: list[tuple[str, ...]], rest: list[tuple[str, ...]], room: int, colours: tuple[str, ...]
    ) -> bool:
        """Whether mine and `room` more of the rest give all colours."""
        if not colours:
            return self.enough(rest, room)
        first, *others = colours
        for place, source in enumerate(mine):
            if first in source and self.completes(mine[:place] + mine[place + 1 :], rest, room, tuple(others)):
                return True
        for place, source in enumerate(rest if room else ()):
            if first in source and self.completes(mine, rest[:place] + rest[place + 1 :], room - 1, tuple(others)):
                return True
        return False

    def enough(self, rest: list[tuple[str, ...]], room: int) -> bool:
        """Whether the rest has so many to take, whatever their colours."""
        return len(rest) >= room

    @step()
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Go:
        self.chosen += (chosen[0].card,)
        return Go("choose")

    @step("dbs:3-8-2")
    def rest(self, game: Game) -> Done:
        scope = Scope(self.seat, self.seat, self.card)
        for ref in self.chosen:
            game.alter(ref, mode=REST)
            game.happens("rest", self.seat, scope, card=ref)
        return Done(Outcome(len(self.chosen), len(self.chosen)))


class PayEnergyFirst(PayEnergy):
    """Energy is rested for a part of a cost, and what is left pays for the others."""

    later: int = 0
    later_colours: tuple[str, ...] = ()

    def enough(self, rest: list[tuple[str, ...]], room: int) -> bool:
        return payable(rest, room + self.later, self.later_colours)


class Pay(Effect, Node, frozen=True):
    """Rest so much energy, of which so many in certain colours, as a cost."""

    total: int
    colours: tuple[str, ...] = ()

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return can_pay(game, scope.you, self.total, self.colours)

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return PayEnergy(scope.you, self.total, self.colours, scope.source)
