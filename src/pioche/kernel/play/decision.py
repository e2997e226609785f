"""Decision, Option: the only way a player acts (law 5)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Reason(Struct, frozen=True):
    """Why something cannot be done: the name of its wording, the rule, and the card that says so."""

    text: str
    rule: str = ""
    card: int = 0
    detail: str = ""


class Refused(Exception):
    """An answer or a request that the rules do not allow. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)  # what it was made of, so that it comes whole from another process
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text


class Spot(Struct, frozen=True, gc=False):
    """A place within a zone: a slot, a cell of a grid."""

    zone: str
    cell: int
    seat: int = 0  # whose zone it is; 0 for a common one


class Option(Struct, frozen=True, gc=False):
    """One thing a seat may choose. `key` is unique in its decision and stable under dump and load."""

    key: str
    kind: str  # what it does, the name of its wording
    card: int = 0  # the card it is about, a reference
    value: int = 0  # what the asking procedure needs to know: a seat, a slot, a number
    seats: tuple[int, ...] = ()  # who may take it, where several are asked; none named: all of them
    spot: Spot | None = None  # the place it is about


class Decision(Struct, frozen=True, gc=False):
    """A question to a seat: any `least` to `most` distinct keys of its options are a legal answer.

    Where several seats are asked the same, whoever answers first decides for all.
    """

    seat: int
    ask: str  # what is asked, the name of its wording
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    card: int = 0  # the card because of which it is asked
    rule: str = ""  # the rule because of which it is asked
    always: bool = False  # asked even when there is only one answer, for silence would tell
    given: tuple[Option, ...] = ()  # settled already: these come with whatever is chosen
    others: tuple[int, ...] = ()  # seats that are asked the same
    apart: bool = False  # others choose for themselves meanwhile

    @property
    def seats(self) -> tuple[int, ...]:
        """Everybody who may answer."""
        return (self.seat, *self.others) if self.others else (self.seat,)

    def for_seat(self, seat: int) -> Decision | None:
        """The decision as one of several seats may take it; None if it is not asked, or could take nothing of it."""
        if not self.others:
            return self if seat == self.seat else None
        if seat not in self.seats:
            return None
        options = tuple(option for option in self.options if not option.seats or seat in option.seats)
        if self.least and not options:
            return None
        return replace(self, seat=seat, others=(), options=options, least=min(self.least, len(options)))

    def forced(self) -> tuple[Option, ...] | None:
        """The only legal answer, if there is just one and giving it unasked tells nobody anything."""
        if self.always:
            return None
        count = len(self.options)
        if count <= self.least or self.most == 0:
            return self.given + self.options if self.most else self.given
        return None

    @property
    def answers(self) -> int:
        """How many different answers are legal, counted up to two."""
        if len(self.options) <= self.least:
            return 1
        return 2 if self.most else 1

    def chosen(self, keys: tuple[str, ...]) -> tuple[Option, ...]:
        """The options behind an answer, refused with a reason if it is not a legal one."""
        size, options = len(keys), self.options
        if size == 1 and self.least <= 1 <= self.most:  # most often: what follows says the same
            (wanted,) = keys
            for option in options:
                if option.key == wanted:
                    return (*self.given, option) if self.given else (option,)
        if size > 1 and len(set(keys)) != size:
            raise Refused(Reason("chosen-twice", self.rule))
        found: tuple[Option, ...] = ()
        for key in keys:
            for option in options:
                if option.key == key:
                    found += (option,)
                    break
            else:
                raise Refused(Reason("not-listed", self.rule, detail=key))
        least = min(self.least, len(options))
        if not least <= size <= self.most:
            raise Refused(Reason("wrong-number", self.rule, detail=f"{least}–{self.most}"))
        return self.given + found if self.given else found


class AllAtOnce(Struct, frozen=True, gc=False):
    """Several seats choose for themselves, in any order; it goes on when everybody has answered.

    The step after gets the chosen options of each decision, in the order in which they stand here.
    """

    decisions: tuple[Decision, ...]  # each of another seat

    def forced(self) -> tuple[tuple[Option, ...], ...] | None:
        """The only legal answers, if nobody has a choice."""
        found = [decision.forced() for decision in self.decisions]
        return None if None in found else tuple([chosen for chosen in found if chosen is not None])
