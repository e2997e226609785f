"""What happened and why (law 6): one event, one version per seat."""

from __future__ import annotations

from msgspec import Struct

from pioche.kernel.state.card import life_of


class Event(Struct, frozen=True, gc=False):
    """A change of the game. `before` and `seen` tell which seats knew and know the face of the card."""

    kind: str  # the name of its wording
    seat: int = -1  # the player it happened to
    definition: int = -1  # the card's face
    was: int = 0  # the reference it had
    now: int = 0  # the reference it has
    origin: int = -1  # the zones
    to: int = -1
    before: int = 0
    seen: int = 0
    amount: int = 0
    source: int = -1  # the definition of the card because of which it happened
    rule: str = ""  # the rule by which it happened
    left: int = 0  # the place within its zone that the card left
    place: int = 0  # and the one that it has now

    def reveals(self) -> bool:
        """Whether somebody learnt a face by it."""
        return bool(self.seen & ~self.before)

    def reveals_to(self, seat: int) -> bool:
        """Whether this seat learnt a face by it."""
        return bool((self.seen & ~self.before) >> seat & 1)

    def seen_by(self, seat: int) -> Event:
        """The version of one seat, with or without the face; references become tags, as in views, where known."""
        known = self.definition >= 0 and self.seen >> seat & 1
        return Event(
            self.kind,
            self.seat,
            self.definition if known else -1,
            life_of(self.was) if known and self.before >> seat & 1 else 0,
            life_of(self.now) if known else 0,
            self.origin,
            self.to,
            self.before >> seat & 1,
            self.seen >> seat & 1,
            self.amount,
            self.source,
            self.rule,
            self.left,
            self.place,
        )
