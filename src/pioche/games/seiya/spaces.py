"""The spaces above the Enfers, on which pawns stand, and their bonuses (Hadès)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.games.seiya.souls import GainSouls
from pioche.games.seiya.tokens import GainEnergy, GainTokens
from pioche.games.seiya.verbs import Draw
from pioche.kernel.cards.query import Fixed
from pioche.kernel.cards.value import Effect, Outcome, Scope
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.flow import Done, Procedure, step

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

ELYSION, GATE = 1, 5  # the first space, above the slot next to the Styx, and the last
NAMES = ("souls", "tokens", "energy", "draw")
BONUSES: tuple[Effect, ...] = (GainSouls(Fixed(1)), GainTokens(Fixed(1)), GainEnergy(), Draw(Fixed(1)))


def pawn(seat: int) -> str:
    """The counter of the space on which a player's pawn stands, told by the slot below it."""
    return f"pawn/{seat}"


class TakeBonus(Procedure):
    """A player may take one bonus of a space: it has those of the spaces nearer to the Gate, and one of its own.

    The Gate's, 1 Force less, is a price of the fight.
    """

    seat: int
    space: int
    card: int  # that lay below it

    @step("hades:enfers-emplacements-heros:6", "hades:enfers-bonus:2", "hades:enfers-bonus:3")
    def choose(self, game: Game) -> Decision | Done:
        scope = Scope(self.seat, self.seat)
        offered = [place for place in range(GATE - self.space) if BONUSES[place].can(game, scope, 1 << self.seat)]
        if not offered:
            return Done()
        options = tuple(Option(f"bonus/{NAMES[place]}", "bonus", value=place) for place in offered)
        return Decision(self.seat, "choose-bonus", (Option("no", "no"), *options), card=self.card)

    @step("hades:enfers-bonus:4", "hades:enfers-bonus:5")
    def gain(self, game: Game, chosen: tuple[Option, ...]) -> Outcome | Procedure | Done:
        if chosen[0].kind == "no":
            return Done()
        scope = Scope(self.seat, self.seat, 0, "hades:enfers-emplacements-heros:6")
        return BONUSES[chosen[0].value].carry_out(game, scope)

    @step()
    def over(self, game: Game) -> Done:
        return Done()
