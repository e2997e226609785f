"""What players do that changes no card, but that a rule may wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.kernel.cards.rule import Binds
from pioche.kernel.cards.value import Scope
from pioche.kernel.play.trigger import find_triggers

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game


def deed(game: Game, verb: str, seat: int, times: int = 1, *, card: int = 0, binds: Binds | None = None) -> None:
    """A player does something so many times (none, if it was undone), perhaps with a card: rules that wait for it are
    met at the next moment for them.
    """
    if "when:" + verb in game.index:
        game.waiting += tuple(find_triggers(game, verb, (card,), Scope(seat, seat, 0, "", binds or {})) * times)
