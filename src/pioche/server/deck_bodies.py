"""What goes over HTTP about collected cards and decks."""

from __future__ import annotations

from msgspec import Raw, Struct

from pioche.kernel.wording.offer import Words
from pioche.kernel.wording.shelf import DeckReport, Owned, Starter


class DeckHead(Struct, frozen=True):
    """A deck in a list."""

    id: str
    name: str
    leader: str  # the slug of the card that stands for it, "" if there is none
    legal: bool  # as it was when it was stored


class Shelf(Struct, frozen=True):
    """The decks of a game: those that are ready-made, and those of the guest."""

    starters: list[Starter]
    decks: list[DeckHead]
    hand: int  # cards of a first hand
    largest: int  # bytes of a file of cards that may be sent


class StoredDeck(Struct, frozen=True):
    """A deck of the guest."""

    id: str
    name: str
    text: str
    share: str  # its link is /decks/<game>?shared=<share>; "" if it is shared with nobody


class SharedDeck(Struct, frozen=True):
    """A deck of somebody else, with the cards in it that are not built in."""

    name: str
    by: str
    text: str
    cards: list[Owned]
    report: DeckReport


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to store: a new one, or another content of the one with this id."""

    name: str
    text: str
    id: str = ""


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to check."""

    text: str


class Sharing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a deck has a link."""

    shared: bool


class Collection(Struct, frozen=True):
    """The cards that the guest has collected."""

    cards: list[Owned]


class ToldCollection(Struct, frozen=True):
    """The same, as it is stored."""

    cards: list[Raw]


class ImportedCard(Struct, frozen=True):
    """A card that was found in a file: if it cannot be played, why."""

    key: str
    title: Words
    faults: list[Words]


class Imported(Struct, frozen=True):
    """What came of a file of cards."""

    cards: list[ImportedCard]
    refused: list[Words]  # why something in it is no card


BODIES = (
    Shelf, StoredDeck, SharedDeck, NewDeck, DeckText, Sharing, Collection, Imported, DeckReport,
)  # what the page needs types for  # fmt: skip
