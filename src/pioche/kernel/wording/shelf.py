"""What a game tells a page in which people collect cards and build decks of them.

A card of a collection has a key, which deck texts name. What is stored of it are its definitions, in the form that the
game reads, and what a page is told of it.
"""

from __future__ import annotations

from msgspec import Struct

from pioche.kernel.wording.offer import Sheet, Words


class Owned(Struct, frozen=True):
    """A card of somebody's collection: its sides and, if it cannot be played, why, in sentences."""

    key: str
    sheets: tuple[Sheet, ...]
    faults: tuple[Words, ...] = ()


class Found(Struct, frozen=True):
    """A card that was found in a file."""

    content: bytes  # its definitions, as the game reads them
    owned: Owned


class Collected(Struct, frozen=True):
    """What came of a file of cards: those that were found, and why something in it is none."""

    cards: tuple[Found, ...]
    refused: tuple[Words, ...]


class Fault(Struct, frozen=True):
    """What is wrong with a deck, and by which rule."""

    text: Words
    rule: Words | None = None


class DeckLine(Struct, frozen=True):
    """A line of a deck: how many of which card, and what is wrong with it."""

    line: int
    text: str  # as it was written
    count: int
    slug: str  # "": no card is known by this line
    faults: tuple[Fault, ...]


class Bar(Struct, frozen=True):
    """How many cards of a deck are something."""

    label: Words
    count: int
    colour: str = ""  # as CSS knows it


class Figure(Struct, frozen=True):
    """A plot of a deck: its cards by cost, by colour …"""

    label: Words
    bars: tuple[Bar, ...]


class DeckReport(Struct, frozen=True):
    """A deck, checked: it is legal if nothing is wrong with it or with any of its lines."""

    legal: bool
    leader: str  # the slug of the card that stands for it, "" if there is none
    count: int  # of its cards, without that one
    lines: tuple[DeckLine, ...]
    faults: tuple[Fault, ...]  # of the deck as a whole
    figures: tuple[Figure, ...]


class Starter(Struct, frozen=True):
    """A ready-made deck: its name, its plan in two sentences, and the card that it turns on."""

    key: str
    name: Words
    plan: Words
    card: str  # a slug
    text: str
