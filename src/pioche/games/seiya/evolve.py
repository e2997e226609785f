"""Bronze Armours evolve: when somebody acquires a Gold Saint (5.1.9), or a very rare Character (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from pioche.games.seiya.card import BRONZE_ARMOUR
from pioche.games.seiya.field import definition
from pioche.kernel.cards.select import Selection, This
from pioche.kernel.cards.value import Node, Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

Box = Literal["asgard", "hades"]
WORN = ("armour", "hand")  # where an Armour may be exchanged


class Evolution(NamedTuple):
    """How the new Armours of a box come: by which rule, and in place of those of which boxes."""

    rule: str
    older: tuple[str, ...]


EVOLUTIONS: dict[Box, Evolution] = {
    "asgard": Evolution("seiya:classic:5.1.9:1", ("base",)),
    "hades": Evolution("hades:armure:1", ("base", "asgard")),
}


class Evolve(Verb, Node, frozen=True):
    """An Armour leaves the game, and the actor's new one of a box takes its place."""

    what: Selection
    box: Box
    verb: ClassVar[str] = "evolve"

    def allowed(self, game: Game, scope: Scope, eyes: int = 0) -> list[int]:
        old = outdated(game, scope.actor, WORN, self.box)
        found = super().allowed(game, scope, eyes)
        return [ref for ref in found if ref in old or game.cards[ref].seen & eyes != eyes]

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        zone = game.where(ref)
        game.move(ref, "gone", 0, "leave", scope)
        return game.move(waiting(game, scope.actor, self.box)[0], zone, scope.actor, "evolve", scope)


EVOLVE: dict[Box, Evolve] = {box: Evolve(This(), box) for box in EVOLUTIONS}


class EvolveArmours(Procedure):
    """Every player whose older Armour is equipped or in hand may exchange it for the one of a box that is set aside."""

    seats: tuple[int, ...]
    box: Box

    @step(
        "seiya:classic:5.1.9:1", "seiya:classic:5.1:9", "seiya:asgard:5", "seiya:glossary:armure-de-bronze:2",
        "hades:armure:1",
    )  # fmt: skip
    def offer(self, game: Game) -> Decision | Done:
        """A player whose Armour lies where all see it, but neither equipped nor in hand, is not asked."""
        for seat in self.seats:
            if hopeful(game, seat, self.box):
                options = [Option("no", "no")]
                if own := outdated(game, seat, WORN, self.box):
                    options.insert(0, Option("yes", "yes", own[0]))
                new = waiting(game, seat, self.box)[0]
                return Decision(seat, "evolve-armour", tuple(options), 1, 1, new, always=True)
        return Done()

    @step(
        "seiya:classic:5.1.9:2", "seiya:asgard:6", "seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:4",
        "hades:armure:2", then="offer",
    )  # fmt: skip
    def exchange(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | None:
        seat = next(seat for seat in self.seats if hopeful(game, seat, self.box))
        self.seats = self.seats[self.seats.index(seat) + 1 :]
        if chosen[0].key == "no":
            return None
        return change(game, EVOLVE[self.box], (chosen[0].card,), Scope(seat, seat, 0, EVOLUTIONS[self.box].rule))


def waiting(game: Game, seat: int, box: Box) -> list[int]:
    """The new Armour of a box that is set aside."""
    return [
        ref
        for ref in game.cards_in("aside", seat)
        if BRONZE_ARMOUR in game.words[game.cards[ref].definition] and definition(game, ref).set == box
    ]


def outdated(game: Game, seat: int, zones: tuple[str, ...], box: Box) -> list[int]:
    """The player's own older Bronze Armour, which has the name of the new one, if it is in these zones."""
    names = [definition(game, ref).name for ref in waiting(game, seat, box)]
    older = EVOLUTIONS[box].older
    return [
        ref
        for zone in zones
        for ref in game.cards_in(zone, seat)
        if (card := definition(game, ref)).name in names and card.set in older
    ]


def hopeful(game: Game, seat: int, box: Box) -> bool:
    """Whether the player could exchange an Armour as far as everybody can see: it is equipped, or may be in hand."""
    if outdated(game, seat, ("armour",), box):
        return True
    return bool(game.cards_in("hand", seat) and outdated(game, seat, ("hand", "draw"), box))
