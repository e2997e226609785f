"""What the rulebooks say of every moment of a game: one file per game, each a list of small functions.

`check(game)` asks them all. The conformance suite and the soak do so at every decision of every game they play.
"""

from tests.invariants import dbs, seiya  # noqa: F401 (they fill the lists)
from tests.invariants.listing import LISTS, Broken, check

__all__ = ["LISTS", "Broken", "check"]
