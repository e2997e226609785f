"""Scenarios: a position built from slugs, then driven only by decisions, as players would.

A scenario fails on a decision it did not expect. It ends at the main menu, or at a decision that it named last.
Run a second time it is shaken: between any two answers the game is dumped, loaded and played one answer ahead and back.
"""

from tests.scenario.seat import Seat
from tests.scenario.side import Side, bronze, keys_of, packet, rule, slug_of
from tests.scenario.table import Factory, Scenario, build

__all__ = ["Factory", "Scenario", "Seat", "Side", "bronze", "build", "keys_of", "packet", "rule", "slug_of"]
