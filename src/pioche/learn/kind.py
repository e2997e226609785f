"""What is played: a game, one of its modes, and what the players agree on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct

from pioche import games
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.state.chance import key_of
from pioche.kernel.wording.offer import Mode
from pioche.table import Table


def modes(game: str) -> tuple[Mode, ...]:
    """The ways to play a game."""
    found: tuple[Mode, ...] = games.offers(game).about(games.find(game).RULES).modes
    return found


class Kind(Struct, frozen=True):
    """Games of one kind; the first mode with its fewest players if nothing else is said.

    What a game lets people agree on is given as a page gives it (`options`) or as a table takes it (`config`).
    """

    game: str
    mode: str = ""
    players: int = 0
    options: Mapping[str, str] = {}
    config: Mapping[str, Any] = {}

    def agreed(self, seed: int | str) -> dict[str, Any]:
        """What the players of one game agree on; what nobody wishes for is drawn by lot, told by the seed alone."""
        known = {mode.key: mode for mode in modes(self.game)}
        mode = known.get(self.mode or next(iter(known)))
        if mode is None:
            raise Refused(Reason("bad-config", detail=self.mode))
        lots = Random(key_of(f"{seed}/lots"))
        seats: list[Mapping[str, str]] = [{}] * (self.players or mode.least)
        agreed = games.offers(self.game).config(
            mode.key, self.options, seats, lambda names: lots.sample(list(names), len(names))
        )
        return {**agreed, **self.config}

    def table(self, seed: int | str) -> Table:
        """The game of that seed, before its first decision."""
        return Table.begin(self.game, seed, self.agreed(seed))
