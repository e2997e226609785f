"""The games, each in a package of its own, and the door by which a table finds them."""

from __future__ import annotations

from typing import Any, Protocol

from pioche.kernel.decision import Reason, Refused
from pioche.kernel.game import Game
from pioche.kernel.rules import Rules


class GameModule(Protocol):
    """What a game's package offers."""

    @property
    def RULES(self) -> Rules: ...  # noqa: N802

    @property
    def Config(self) -> type[Any]: ...  # noqa: N802

    def new(self, config: Any, seed: int | str) -> Game: ...

    def score(self, game: Game, seat: int) -> int: ...


NAMES = ("seiya",)


def find(name: str) -> GameModule:
    """The game of that name."""
    if name not in NAMES:
        raise Refused(Reason("unknown-game", detail=name))
    from pioche.games import seiya

    return seiya
