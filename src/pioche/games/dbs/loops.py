"""Infinite loops: from the same position nobody takes the same action again and again (11-1)."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from pioche.kernel.play.decision import Option
from pioche.kernel.play.flow import Procedure
from pioche.kernel.state.card import number_of

if TYPE_CHECKING:
    from pioche.kernel.state.game import Game

MOST = 300  # actions of one free timing, even if each leads to another position
PATIENCE = 20  # actions of a free timing before positions are compared: most games never do so many


class FreeTiming(Procedure, kw_only=True):
    """A free timing remembers what was done from which position.

    Each cycle of a loop returns to the same position, so the number of repetitions that a player would declare changes
    nothing: whoever could go on stops here (11-1-2-1), the turn player first, being asked first (11-1-2-2).
    """

    actions: int = 0
    taken: tuple[tuple[str, str], ...] = ()

    def fresh(self, game: Game, options: list[Option]) -> list[Option]:
        """The options without those already taken from this very position."""
        if self.actions < PATIENCE:
            return options
        if self.actions >= MOST:
            return []
        here = position(game)
        return [option for option in options if (here, option.key) not in self.taken]

    def note(self, game: Game, option: Option) -> None:
        self.actions += 1
        if self.actions >= PATIENCE:
            self.taken += ((position(game), option.key),)


def position(game: Game) -> str:
    """All that makes a position, whatever the lives of its cards: two equal ones are the same state of the game."""
    cards = [
        (number, card.definition, card.zone, card.mode, card.counters, card.marks, number_of(card.link))
        for number, card in enumerate(game.cards.in_order())
    ]
    order = [[number_of(ref) for ref in zone] for zone in game.zones]
    lent = [
        (lent.node, lent.ends, lent.scope.you, number_of(lent.scope.source), sorted(
            (name, [number_of(ref) for ref in refs]) for name, refs in lent.scope.binds.items()
        ))
        for lent in game.lent
    ]  # fmt: skip
    used = sorted((tally, count) for tally, count in game.tallies.items() if not tally.startswith("turn/once/"))
    state = repr((cards, order, lent, used, game.active, game.counters))
    return blake2b(state.encode(), digest_size=8).hexdigest()
