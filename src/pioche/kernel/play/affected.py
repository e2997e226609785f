"""What lasts upon cards, for all to see: effects of other cards that are in force for a time."""

from __future__ import annotations

from msgspec import Struct


class Affected(Struct, frozen=True, gc=False):
    """A card under an effect that lasts, by reference, in a view by tag; and whose effect it is, by name."""

    card: int
    of: str
