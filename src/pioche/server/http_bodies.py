"""What goes over HTTP: the bodies of requests and replies.

What is the same for everybody is in all languages at once, so that a page can switch without asking again.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from pioche.kernel.wording.offer import About, Facet, Sheet, Words
from pioche.server.message_parts import Event, Fairness, Line, Result, Score, Sight, Status
from pioche.server.records import Outcome

Waits = Literal["", "turn", "seat"]


class Problem(Struct, frozen=True):
    """Why a request was refused, with a 4xx or 503 status: what is wrong and what to do."""

    reason: str
    text: Words


class Games(Struct, frozen=True):
    """All games, and the bots that play each of them."""

    games: list[About]
    bots: dict[str, list[str]]  # by the name of the game


class Cards(Struct, frozen=True):
    """All cards of a game, and by what they can be filtered."""

    game: str
    cards: list[Sheet]
    facets: list[Facet]


class BroughtCards(Struct, frozen=True):
    """Cards that people have brought to a table."""

    cards: list[Sheet]


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
    rated: bool = False  # it counts for the ratings: no bots, no seed, nothing is taken back


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game that somebody wants to play, or to go on with."""

    game: str
    guide: str


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzle that somebody wants: that of the day, or the one of a key."""

    game: str
    day: int = 0  # counted from any beginning
    key: str = ""


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
    rated: bool
    age: float  # seconds since it was set up
    guide: str  # of a guided first game, else ""
    waits: Waits = ""  # for what the table waits for whoever asks: their turn, or that they take a seat
    left: float | None = None  # seconds that they have left for their turn; null without a clock
    invited: str = ""  # the name of the friend who has invited them


class Waiting(Struct, frozen=True):
    """The tables that wait for somebody: at which it is their turn, or a seat is kept for them."""

    tables: list[str]


class Lobby(Struct, frozen=True):
    """Public tables, those with open seats first, then the newest; and those of the guest, public or not."""

    tables: list[LobbyTable]
    mine: list[LobbyTable]


class PastGame(Struct, frozen=True):
    """A game that somebody has played to its end."""

    table: str
    seat: int
    game: str
    mode: str
    names: list[str]  # of everybody, seat by seat
    called: str  # how the game called them: a hero, a leader
    choices: dict[str, str]  # what they had chosen: a deck
    outcome: Outcome
    score: int | None
    rating: float | None  # after it; null if it did not count
    unsure: float | None  # how far off the rating may be
    ended: float  # seconds since 1970


class History(Struct, frozen=True):
    """The games of somebody, the last first."""

    games: list[PastGame]


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
    coached: bool  # whether a coach can look back on it: `…/course`


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


class Chances(Struct, frozen=True):
    """The chance of each seat to win at the beginning of a turn, or at the end."""

    step: int
    chances: list[float]


class Turned(Struct, frozen=True):
    """A turn that decided much."""

    first: int  # its first step
    last: int  # the first step of the next turn, or the end
    seat: int  # who lost chances
    lost: float


class Course(Struct, frozen=True):
    """How the chances of a finished game went."""

    moments: list[Chances]
    turned: list[Turned]


class Hindsight(Struct, frozen=True):
    """What the coach would have answered in a turn that decided much."""

    step: int  # before the answer; -1: the coach would have answered the same
    given: str  # what was answered
    expected: str  # what was to be expected of it
    instead: str
    hoped: str
    why: str
    thinking: bool = False  # the coach has not done yet: ask again


BODIES = (
    Problem, Games, Cards, BroughtCards, Rulebook, NewTable, FirstGame, NewPuzzle, Made, Lobby, Waiting, History,
    Replay, ReplayPart, Score, Course, Hindsight,
)  # what the page needs types for  # fmt: skip
