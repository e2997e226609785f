"""What cards are going to do of themselves, as far as everybody can foresee it."""

from __future__ import annotations

from msgspec import Struct


class Intent(Struct, frozen=True, gc=False):
    """What a card will do when its time comes, if nothing changes until then. Cards by reference, in a view by tag."""

    card: int
    path: tuple[int, ...] = ()  # the places that it will enter, within its zone
    facing: int = 0
    targets: tuple[int, ...] = ()  # the cards on which it will act
    amounts: tuple[int, ...] = ()  # for each of them, how much
    harm: tuple[int, ...] = ()  # and how much of it will tell, as far as that can be known
    sure: bool = True  # whether nothing unknown comes before it
    note: str = ""  # what else there is to say, the name of its wording
