"""The card that is being played: what has come of it so far."""

from __future__ import annotations

from pioche.kernel.play.flow import Procedure
from pioche.kernel.state.game import Game


class Playing(Procedure):
    """A card that a hero plays, until it is resolved; `PlayCard` says how."""

    seat: int
    card: int
    hit: tuple[int, ...] = ()  # the enemies that it has damaged
    close: tuple[int, ...] = ()  # those among them to which the hero was adjacent then
    lives: int = 0  # lives that enemies have lost by it
    kills: int = 0
    x: int = 0  # the value of X
    left: int = 1  # how often it is still resolved
    leaves_to: str = "discard"  # where it goes then
    since: int = 0  # the last life that had begun when it was played: what was lent by then is used up by it


def playing(game: Game) -> Playing:
    """The card that is being played, the innermost."""
    found = game.nearest(Playing)
    assert isinstance(found, Playing)
    return found


def damaging(game: Game, source: int) -> Playing | None:
    """The card that is being played, if damage is of its own doing."""
    found = game.nearest(Playing)
    return found if isinstance(found, Playing) and found.card == source else None
