"""What the rulebooks say of every moment of a game: one file per game, each a list of small functions.

`check(game)` asks them all. The conformance suite and the soak do so at every decision of every game they play.
"""

from importlib import import_module

from pioche import games
from tests.invariants.listing import LISTS, Broken, check

for name in games.NAMES:
    import_module(f"{__name__}.{name}")  # it fills the list

__all__ = ["LISTS", "Broken", "check"]
