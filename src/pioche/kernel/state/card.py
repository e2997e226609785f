"""Cards as they are now, and references: how the state names a card.

A card has a number for the whole game, and a life that is new with every move and never used twice. A reference is
both in one: it means one life of one card. Players never see a reference, for the number is that of the set-up: they
see the life alone, as a tag.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

BITS = 12
MOST = 1 << BITS  # cards that a game may hold
NUMBER = MOST - 1  # the bits of a reference that are the number of the card


def reference(life: int, number: int) -> int:
    """The card of that number in that life."""
    return life << BITS | number


def number_of(ref: int) -> int:
    """The number of the card, the same for the whole game."""
    return ref & NUMBER


def life_of(ref: int) -> int:
    """The life of the card that is meant."""
    return ref >> BITS


class Card(Struct, frozen=True, array_like=True, gc=False):
    """A card as it is now. A change replaces it."""

    definition: int  # its number in the catalogue
    owner: int  # the player whose card it is, -1: nobody's
    zone: int
    life: int  # new with every move that starts a new life, and never used twice
    seen: int = 0  # mask of the seats that know its face
    place: int = 0  # a slot or a cell within its zone
    link: int = 0  # the card it was set against
    marks: tuple[str, ...] = ()  # what is true of this life only
    mode: int = 0  # how it lies: 0 upright, 1 turned
    counters: tuple[tuple[str, int], ...] = ()  # what lies on it, by name: lives, wounds, markers …
    face: int = -1  # the definition that it shows nobody while it lies face down; -1: it lies face up

    def count(self, name: str) -> int:
        """How many of that name lie on it."""
        for known, number in self.counters:
            if known == name:
                return number
        return 0

    def counting(self, name: str, number: int) -> tuple[tuple[str, int], ...]:
        """What lies on it if so many of that name do."""
        others = [pair for pair in self.counters if pair[0] != name]
        return tuple(sorted([*others, (name, number)] if number else others))

    @property
    def true_face(self) -> int:
        """The definition that is printed on it, however it lies."""
        return self.definition if self.face < 0 else self.face

    def moved(self, zone: int, life: int) -> Card:
        """The same card in another zone, in a new life."""
        return Card(self.definition if self.face < 0 else self.face, self.owner, zone, life, self.seen)


class Cards(dict[int, Card]):
    """The cards of a game by their references; one to a former life finds the card as it is now."""

    __slots__ = ("now", "packed")
    now: list[int]  # by the number of the card, the reference to its present life
    packed: int  # the last life that had begun when there was no gap left

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        cards = tuple(cards)
        self.now = [reference(card.life, number) for number, card in enumerate(cards)]
        self.packed = -1
        super().__init__(zip(self.now, cards, strict=True))

    def __missing__(self, ref: int) -> Card:
        return self[self.now[number_of(ref)]]

    def copied(self, serial: int) -> Cards:
        """The same in another game, while `serial` is the last life that has begun.

        A life that ended leaves a gap, and Python copies a dictionary with gaps entry by entry. Whoever copies a game
        once often does so again: the first time the gaps are closed here too.
        """
        new = Cards.__new__(Cards)
        dict.__init__(new, self)
        if self.packed != serial:
            self.clear()
            self.update(new)
            self.packed = serial
        new.now = self.now.copy()
        new.packed = serial
        return new

    def in_order(self) -> list[Card]:
        """All cards, by their numbers."""
        return [self[ref] for ref in self.now]

    def add(self, card: Card) -> int:
        """A new card; returns its reference."""
        ref = reference(card.life, len(self.now))
        self.now.append(ref)
        self[ref] = card
        return ref

    def begin(self, ref: int, card: Card) -> int:
        """A card begins a new life; returns its reference."""
        del self[ref]
        number = ref & NUMBER
        now = self.now[number] = card.life << BITS | number
        self[now] = card
        return now
