"""The Enfers: five slots beside the Styx, what is revealed there, the Gate, and how upkeep prepares them (Hadès)."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, ClassVar, Literal

from pioche.games.seiya import souls
from pioche.games.seiya.bind import bind
from pioche.games.seiya.card import Apparition, Exit
from pioche.games.seiya.field import definition, performing
from pioche.games.seiya.grants import held
from pioche.games.seiya.spaces import ELYSION, GATE, pawn
from pioche.kernel.cards.query import Test
from pioche.kernel.cards.select import Selection
from pioche.kernel.cards.value import NOTHING, Amount, Condition, Effect, Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.flow import Done, Go, Procedure, step
from pioche.kernel.play.trigger import Resolving

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

GATE_TOKENS = "gate"  # the counter of ♦ on the Gate
MOST = 10  # ♦ that there are


def within_reach(game: Game, seat: int) -> list[int]:
    """The revealed cards under a player's pawn or to the right of it."""
    space = game.counters[pawn(seat)]
    return [ref for ref in game.cards_in("enfers") if game.cards[ref].place >= space]


class InReach(Test, Node, frozen=True):
    """A card that a player may face: one of the Enfers only under the own pawn or to the right of it."""

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        card = game.cards[ref]
        return card.zone != game.bases["enfers"] or card.place >= game.counters[pawn(scope.you)]


def lying(game: Game) -> list[int]:
    """The cards of the Enfers, face down or not, from the Gate to Élysion."""
    cards = (*game.cards_in("veiled"), *game.cards_in("enfers"))
    return sorted(cards, key=lambda ref: game.cards[ref].place, reverse=True)


def occupied(game: Game) -> set[int]:
    """The slots that are not free; the Gate is not while ♦ lie on it."""
    slots = {game.cards[ref].place for ref in lying(game)}
    return slots | {GATE} if game.counters[GATE_TOKENS] else slots


class EndOfEnfers(Test, Node, frozen=True):
    """The first card of the Enfers, nearest to the Styx, or the last one, nearest to the Gate, face down or not."""

    end: Literal["first", "last"]

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        cards = lying(game)
        return bool(cards) and ref == cards[-1 if self.end == "first" else 0]


class FromElysion(Amount, Node, frozen=True):
    """How many slots this card is away from Élysion."""

    def count(self, game: Game, scope: Scope, eyes: int = 0) -> int:
        return game.cards[scope.source].place - ELYSION


class PutUnderStyx(Verb, Node, frozen=True):
    """Under the Styx, face down, perhaps for its Souls."""

    what: Selection
    gain: bool = False
    verb: ClassVar[str] = "put-under-styx"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        if self.gain:
            souls.gain(game, scope.actor, game.number("gain_souls", ref) or 0, scope)
        return game.move(ref, "styx", 0, "put-under-styx", scope, bottom=True)


def room_on_gate(game: Game) -> int:
    """How many ♦ could go on the Gate: as many as there are left, if no card lies there."""
    taken = any(game.cards[ref].place == GATE for ref in lying(game))
    return 0 if taken else MOST - game.counters[GATE_TOKENS]


def put_on_gate(game: Game, number: int, scope: Scope) -> int:
    """♦ go on the Gate, as many as it has room for; returns how many."""
    more = min(number, room_on_gate(game))
    if more:
        game.count(GATE_TOKENS, more, "gate", scope)
    return more


class Graded(Test, Node, frozen=True):
    """A Character of the Styx whose grade lies within bounds."""

    most: int | None = None
    least: int = 0

    def holds(self, game: Game, ref: int, scope: Scope) -> bool:
        grade = definition(game, ref).grade
        return grade is not None and grade >= self.least and (self.most is None or grade <= self.most)


class AtGate(Condition, Node, frozen=True):
    """This card lies at the Gate."""

    def met(self, game: Game, scope: Scope, eyes: int = 0) -> bool:
        return game.cards[scope.source].place == GATE


class PutOnGate(Effect, Node, frozen=True):
    """So many ♦ go on the Gate."""

    size: int = 1

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return room_on_gate(game) > 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Outcome(self.size, put_on_gate(game, self.size, scope))


class TakeFromGate(Effect, Node, frozen=True):
    """A ♦ leaves the Gate; the Enfers are prepared in upkeep only."""

    def can(self, game: Game, scope: Scope, eyes: int) -> bool:
        return game.counters[GATE_TOKENS] > 0

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        if not self.can(game, scope, 0):
            return NOTHING
        game.count(GATE_TOKENS, -1, "gate-less", scope)
        return Outcome(1, 1)


class Reveal(Procedure):
    """Cards under a pawn or to the right of one are turned up, from the Gate to Élysion, each with its Apparition."""

    everything: bool = False

    @step(
        "hades:enfers-emplacements-heros:3", "hades:enfers:3", "hades:enfers-emplacements:9",
        "hades:enfers-emplacements-heros:4", then="reveal",
    )  # fmt: skip
    def reveal(self, game: Game) -> Procedure | Done | None:
        everything = self.everything or game.forbidden("veil", 0)
        foremost = ELYSION if everything else min(game.counters[pawn(seat)] for seat in range(game.players))
        reached = [ref for ref in game.cards_in("veiled") if game.cards[ref].place >= foremost]
        if not reached:
            return Done(NOTHING)
        last = max(reached, key=lambda ref: game.cards[ref].place)
        now = game.move(last, "enfers", 0, "appear", place=game.cards[last].place)
        return performing(game, now, Apparition, Scope(game.active, game.active))


class RevealAll(Effect, Node, frozen=True):
    """Every card that lies face down in the Enfers is turned up."""

    def carry_out(self, game: Game, scope: Scope) -> Outcome | Procedure:
        return Reveal(everything=True)


class FillEnfers(Procedure):
    """The cards go as far right as they can, then empty slots are filled from the Styx, from right to left."""

    @step("hades:enfers-emplacements:2", "hades:enfers-emplacements:4", "hades:enfers:4")
    def shift(self, game: Game) -> None:
        last = GATE - (game.counters[GATE_TOKENS] > 0)
        moved = False
        for slot, ref in zip(count(last, -1), lying(game), strict=False):
            if game.cards[ref].place != slot:
                game.alter(ref, place=slot)
                moved = True
        if moved:
            game.happens("shift-enfers", -1)

    @step("hades:enfers-emplacements:8", "hades:enfers:1")
    def fill(self, game: Game) -> Procedure:
        taken = occupied(game)
        for slot in range(GATE, 0, -1):
            if slot not in taken and game.cards_in("styx"):
                game.move(game.cards_in("styx")[-1], "veiled", 0, "lay", place=slot)
        return Reveal()


class PrepareEnfers(Procedure):
    """What upkeep does with the Enfers: exactly one of three cases."""

    card: int = 0  # the one that leaves through the Gate

    @step(
        "hades:enfers-emplacements:1", "hades:enfers-emplacements:3", "hades:tour-entretien:10",
        "hades:tour-entretien:11",
    )  # fmt: skip
    def which_case(self, game: Game) -> Go | Done | None:
        if len(occupied(game)) < GATE:
            return Go("refill")
        if not game.counters[GATE_TOKENS]:
            return None
        game.count(GATE_TOKENS, -1, "gate-less")
        return Done() if game.counters[GATE_TOKENS] else Go("refill")

    @step("hades:enfers-emplacements:7", "hades:tour-entretien:13")
    def exit_effects(self, game: Game) -> Procedure | None:
        self.card = lying(game)[0]
        met = held(game, self.card, Exit, Scope(game.active, game.active))
        return Resolving(tuple(met), NOTHING) if met else None

    @step("hades:enfers-emplacements:5", "hades:enfers-emplacements:6", "hades:tour-entretien:12", "hades:styx:4")
    def leave_through_the_gate(self, game: Game) -> Done:
        if game.alive(self.card):
            scope = Scope(game.active, game.active, self.card, "hades:enfers-emplacements:5")
            grade = definition(game, self.card).grade or 0
            bind(game, self.card, game.active, scope)
            put_on_gate(game, grade, Scope(game.active, game.active, 0, "hades:enfers-emplacements:6"))
        return Done()

    @step()
    def refill(self, game: Game) -> Procedure:
        return FillEnfers()
