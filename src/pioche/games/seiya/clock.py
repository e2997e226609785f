"""The Clock: Flames go out as Flame cards leave the field, acquired or not (6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pioche.games.seiya.epic import HOURGLASS
from pioche.games.seiya.field import definition
from pioche.games.seiya.part import Part
from pioche.kernel.cards.value import Outcome, Scope
from pioche.kernel.play.flow import Procedure, step
from pioche.kernel.play.trigger import Waiting

if TYPE_CHECKING:
    from pioche.games.seiya.card import SeiyaCard
    from pioche.games.seiya.setup import Config
    from pioche.kernel.state.game import Game

FLAMES = 12
FLAME = "flame"  # the icon of such cards


def extinguish(game: Game, scope: Scope | None = None) -> bool:
    """One Flame goes out, if any burns; returns whether it did. There are none in solo mode (solo 2)."""
    if not game.counters.get("flames"):
        return False
    game.count("flames", -1, "flame", scope)
    return True


class FlameGoesOut(Procedure):
    """Somebody has acquired a Flame card."""

    card: int
    seat: int

    @step("seiya:classic:6:3", "seiya:glossary:flamme:2")
    def go_out(self, game: Game) -> Outcome | Procedure | None:
        gone = extinguish(game, Scope(self.seat, self.seat, self.card, "seiya:classic:6:3"))
        return HOURGLASS.carry_out(game, Scope(self.seat, self.seat)) if gone else None


class Clock(Part):
    """The time that a game lasts; each Flame also puts an hourglass on the Épopée (5.1.1)."""

    counter: ClassVar[str] = "flames"
    procedures: ClassVar[tuple[type[Procedure], ...]] = (FlameGoesOut,)

    def lay_out(self, game: Game, config: Config, cards: list[tuple[int, SeiyaCard]]) -> None:
        game.counters["flames"] = config.flames or FLAMES

    def acquired(self, game: Game, ref: int, seat: int, kind: str, from_field: bool) -> Procedure | None:
        return FlameGoesOut(ref, seat) if from_field and definition(game, ref).icon == FLAME else None

    def leaving(self, game: Game, ref: int, scope: Scope, met: list[Waiting]) -> list[Waiting]:
        if definition(game, ref).icon == FLAME and game.cards[ref].place and game.counters["flames"]:
            return [Waiting(game.rules.catalogue.number(HOURGLASS), scope.at(ref), "rules"), *met]
        return met

    def over(self, game: Game) -> str:
        """At the end of the round."""
        # The field has just been filled: if it is empty, the Reserve holds nothing that could stay on it.
        spent = not game.counters["flames"] or not game.cards_in("field")
        return "seiya:classic:6:7" if spent and game.active == game.counters["first"] else ""

    def left(self, game: Game, ref: int, scope: Scope) -> None:
        """6, glossary: Flamme 2."""
        if definition(game, ref).icon == FLAME:
            rule = "seiya:classic:6:5" if scope.rule else "seiya:classic:6:4"
            extinguish(game, Scope(game.active, game.active, ref, rule))
