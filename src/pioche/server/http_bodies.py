"""What goes over HTTP: the bodies of requests and replies.

What is the same for everybody is in all languages at once, so that a page can switch without asking again.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from pioche.kernel.wording.offer import About, Facet, Sheet, Words
from pioche.server.message_parts import Event, Fairness, Line, Result, Score, Sight, Status


class Problem(Struct, frozen=True):
    """Why a request was refused, with a 4xx or 503 status: what is wrong and what to do."""

    reason: str
    text: Words


class Guest(Struct, frozen=True):
    """Who somebody is; the cookie says so."""

    name: str


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name that somebody wants to be called by: 1 to 24 signs."""

    name: str


class Games(Struct, frozen=True):
    """All games, and the bots that play each of them."""

    games: list[About]
    bots: list[str]


class Cards(Struct, frozen=True):
    """All cards of a game, and by what they can be filtered."""

    game: str
    cards: list[Sheet]
    facets: list[Facet]


class Rule(Struct, frozen=True):
    """A statement of the rulebook."""

    rule: str  # its id, never shown
    label: Words
    statement: Words
    cards: list[str]  # the slugs of the cards it concerns


class Section(Struct, frozen=True):
    """A section of the rulebook."""

    part: Words  # of the book
    title: Words
    rules: list[Rule]


class Rulebook(Struct, frozen=True):
    """The rulebook, or what was found in it."""

    game: str
    sections: list[Section]
    count: int  # of statements


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: me (at several seats, if I like), whoever comes, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = "greedy"
    name: str = ""  # of the person at this seat, where people pass the device; "": mine
    choices: dict[str, str] = field(default_factory=dict)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. It begins at once if no seat is open."""

    game: str
    seats: list[NewSeat]  # as many as play
    mode: str = ""  # "": the first
    options: dict[str, str] = field(default_factory=dict)
    public: bool = False  # listed in the lobby
    clock: int = 0  # seconds for each decision, 0: no clock
    seed: str = ""  # a wished seed makes it a practice table
    hot_seat: bool = False  # several people play my seats and pass the device: each sees only their own cards


class Made(Struct, frozen=True):
    """A table that was set up: its page is /table/<id>, an invitation to play /table/<id>#<invite>."""

    id: str
    invite: str


class LobbyTable(Struct, frozen=True):
    """A table that anybody may join or watch."""

    id: str
    game: str
    mode: str
    status: Status
    names: list[str]  # of the people and bots at it; "" for an open seat
    open: int  # open seats
    clock: int
    practice: bool
    age: float  # seconds since it was set up


class Lobby(Struct, frozen=True):
    """Public tables, those with open seats first, then the newest; and those of the guest, public or not."""

    tables: list[LobbyTable]
    mine: list[LobbyTable]


class ReplayTurn(Struct, frozen=True):
    """A turn of a finished game: where it begins, and how the seats stood then."""

    turn: int
    seat: int
    step: int  # its first step
    scores: list[int]  # as Replay.scored calls them


class Replay(Struct, frozen=True):
    """A finished game as a whole."""

    table: str
    game: str
    mode: str
    names: list[str]  # of the people and bots, seat by seat
    called: list[str]  # how the game calls them
    steps: int  # they are numbered 0 (the set-up) to this
    turns: list[ReplayTurn]
    scored: str  # what the scores of turns and steps are: points so far, life left
    result: Result
    fairness: Fairness
    watch: str  # what a link must hold after `#` for others to see it; "" if the table was public
    note: str  # what is to be known of a game that was played by other rules, else ""


class ReplayStep(Struct, frozen=True):
    """One step: what was answered, what happened, and how the table looked after it."""

    step: int
    seat: int  # who answered, -1: nobody
    deed: str
    events: list[Event]
    lines: list[Line]
    sight: Sight
    scores: list[int]


class ReplayPart(Struct, frozen=True):
    """Some steps in their order."""

    steps: list[ReplayStep]


BODIES = (
    Problem, Guest, NewGuest, Games, Cards, Rulebook, NewTable, Made, Lobby, Replay, ReplayPart, Score,
)  # what the page needs types for  # fmt: skip
