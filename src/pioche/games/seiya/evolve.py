"""Bronze Armours evolve when somebody acquires a Gold Saint (5.1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.card import BRONZE_ARMOUR
from pioche.games.seiya.field import definition
from pioche.kernel.cards.select import This
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.cards.verb import Verb
from pioche.kernel.play.change import change
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


class Evolve(Verb):
    """An Armour leaves the game, and the actor's new one takes its place."""

    __slots__ = ()
    what = This()
    verb: ClassVar[str] = "evolve"

    def make(self, game: Game, ref: int, scope: Scope) -> int:
        zone = game.where(ref)
        game.move(ref, "gone", 0, "leave", scope)
        return game.move(waiting(game, scope.actor)[0], zone, scope.actor, "evolve", scope)


EVOLVE = Evolve()


class EvolveArmours(Procedure):
    """Every player whose Armour of the base box is equipped or in hand may exchange it for the one set aside."""

    seats: tuple[int, ...]

    @step("seiya:classic:5.1.9:1", "seiya:classic:5.1:9", "seiya:asgard:5", "seiya:glossary:armure-de-bronze:2")
    def offer(self, game: Game) -> Decision | Done:
        """A player whose Armour lies where all see it, but neither equipped nor in hand, is not asked."""
        for seat in self.seats:
            if hopeful(game, seat):
                options = [Option("no", "no")]
                if own := bronze(game, seat, ("armour", "hand")):
                    options.insert(0, Option("yes", "yes", own[0]))
                return Decision(seat, "evolve-armour", tuple(options), 1, 1, waiting(game, seat)[0], always=True)
        return Done()

    @step(
        "seiya:classic:5.1.9:2", "seiya:asgard:6", "seiya:glossary:retirer-du-jeu-de-la-partie-du-terrain:4",
        then="offer",
    )  # fmt: skip
    def exchange(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | None:
        seat = next(seat for seat in self.seats if hopeful(game, seat))
        self.seats = self.seats[self.seats.index(seat) + 1 :]
        if chosen[0].key == "no":
            return None
        return change(game, EVOLVE, (chosen[0].card,), Scope(seat, seat, 0, "seiya:classic:5.1.9:1"))


def waiting(game: Game, seat: int) -> list[int]:
    """The new Armour that is set aside."""
    return [ref for ref in game.cards_in("aside", seat) if BRONZE_ARMOUR in game.words[game.cards[ref].definition]]


def bronze(game: Game, seat: int, zones: tuple[str, ...]) -> list[int]:
    """The player's own Bronze Armour of the base box, which has the name of the new one, if it is in these zones."""
    names = [definition(game, ref).name for ref in waiting(game, seat)]
    return [ref for zone in zones for ref in game.cards_in(zone, seat) if definition(game, ref).name in names]


def hopeful(game: Game, seat: int) -> bool:
    """Whether the player could exchange an Armour as far as everybody can see: it is equipped, or may be in hand."""
    if bronze(game, seat, ("armour",)):
        return True
    return bool(game.cards_in("hand", seat) and bronze(game, seat, ("hand", "draw")))
