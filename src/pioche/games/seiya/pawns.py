"""Pawns that walk above the Enfers, and who waits in Élysion (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pioche.games.seiya.card import DIVINE
from pioche.games.seiya.enfers import Reveal
from pioche.games.seiya.spaces import ELYSION, GATE, pawn
from pioche.kernel.cards.value import NOTHING, Effect, Node, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option, Spot
from pioche.kernel.play.flow import Done, Procedure, step
from pioche.kernel.play.trigger import announce

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

Toward = Literal["elysion", "either"]


def held_fast(game: Game, seat: int) -> bool:
    """Whether a player's pawn cannot move."""
    return game.forbidden("move-pawn", 0, {"by": (seat,)}) is not None


def spaces(game: Game, seat: int, least: int, most: int, toward: Toward) -> list[int]:
    """The spaces to which a player could move the pawn, from Élysion to the Gate."""
    if held_fast(game, seat):
        return []
    here = game.counters[pawn(seat)]
    barred = game.forbidden("ascend", 0, {"by": (seat,)}) or (here == GATE and game.forbidden("leave-gate", 0))
    down = toward != "elysion"
    first = ELYSION + (game.forbidden("enter-elysion", 0) is not None)
    return [
        space
        for space in range(first, GATE + 1)
        if least <= abs(space - here) <= most and (not barred if space < here else down)
    ]


class MovePawn(Effect, Node, frozen=True):
    """The actor moves the own pawn so many spaces in one direction."""

    most: int = 1
    least: int = 1
    toward: Toward = "either"

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return bool(spaces(game, scope.actor, self.least, self.most, self.toward))

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        found = spaces(game, scope.actor, self.least, self.most, self.toward)
        return MovingPawn(tuple(found), scope) if found else NOTHING


class GoToElysion(Effect, Node, frozen=True):
    """The actor puts the own pawn on Élysion, however far away; one that is there stays, which is no arrival."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.counters[pawn(scope.actor)] == ELYSION or self.open_to(game, scope.actor)

    def open_to(self, game: Game, seat: int) -> bool:
        return ELYSION in spaces(game, seat, 1, GATE, "elysion")

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return MovingPawn((ELYSION,), scope) if self.open_to(game, scope.actor) else NOTHING


class MovingPawn(Procedure):
    """A pawn goes to one of these spaces; what it reaches is revealed, and in Élysion the Divine Hero waits."""

    to: tuple[int, ...]
    scope: Scope

    @step("hades:enfers-emplacements-heros:1", "hades:precisions:16")
    def choose(self, game: Game) -> Decision:
        options = tuple(Option(f"space/{space}", "space", value=space, spot=Spot("enfers", space)) for space in self.to)
        return Decision(self.scope.actor, "choose-space", options, card=self.scope.source)

    @step("hades:enfers:5")
    def move(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure:
        counter = pawn(self.scope.actor)
        self.to = (chosen[0].value,)
        game.count(counter, self.to[0] - game.counters[counter], "pawn", self.scope)
        seat = self.scope.actor
        return announce(game, "move-pawn", (0,), Scope(seat, seat, self.scope.source, self.scope.rule))

    @step("hades:enfers-emplacements-heros:3")
    def reveal(self, game: Game) -> Procedure:
        return Reveal()

    @step("hades:enfers-emplacements-heros:2", "hades:heros-elysion:1")
    def reach_elysion(self, game: Game) -> Decision | Done:
        waiting = divine(game, self.scope.actor)
        if self.to[0] != ELYSION or not waiting:
            return Done(Outcome(1, 1))
        options = (Option("yes", "yes", waiting[0]), Option("no", "no"))
        return Decision(self.scope.actor, "take-divine", options, card=waiting[0])

    @step("hades:precisions:22")
    def take(self, game: Game, chosen: tuple[Option, ...]) -> Done:
        if chosen[0].kind == "yes":
            seat = self.scope.actor
            game.move(chosen[0].card, "hand", seat, "take", Scope(seat, seat, 0, "hades:heros-elysion:1"), seat)
        return Done(Outcome(1, 1))


def divine(game: Game, seat: int) -> list[int]:
    """Who waits in Élysion for a player: the own Divine Hero, if set aside, or who waits for all."""
    own = [ref for ref in game.cards_in("aside", seat) if DIVINE in game.words[game.cards[ref].definition]]
    return [*own, *game.cards_in("elysion")]


class DriveBack(Effect, Node, frozen=True):
    """Every pawn that can moves one space toward the Gate; those that are there stay."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        for seat in game.order():
            if game.counters[pawn(seat)] < GATE and not held_fast(game, seat):
                game.count(pawn(seat), 1, "pawn", scope.acting(seat))
        return NOTHING
