"""What messages and bodies are made of: the game as somebody sees it, and all that is around it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pioche.kernel.play.ending import How

Language = Literal["fr", "en"]
Status = Literal["open", "playing", "over"]


class Cited(Struct, frozen=True):
    """A rule as people read it."""

    rule: str  # its id
    label: str
    statement: str


class Card(Struct, frozen=True, omit_defaults=True):
    """A card as this seat sees it; {} is a card whose face it does not know."""

    slug: str = ""
    tag: int = 0
    place: int = 0  # a slot within its zone
    facing: int = 0  # the tag of the card it was set against
    marks: tuple[str, ...] = ()
    mode: int = 0  # how it lies: 0 upright, 1 turned
    counters: dict[str, int] = {}  # what lies on it, by name: lives, wounds, markers …
    numbers: dict[str, int] = {}  # its numbers now, changes counted; left out where they are as printed
    down: bool = False  # whether it lies face down


class Intent(Struct, frozen=True):
    """What a card will do of itself when its time comes, if nothing changes until then."""

    card: int  # its tag
    path: list[int]  # the places that it will enter, within its zone
    facing: int
    targets: list[int]  # the tags of the cards on which it will act
    amounts: list[int]  # for each of them, how much
    harm: list[int]  # and how much of it will tell
    sure: bool  # whether nothing unknown comes before it
    note: str  # what else there is to say, by its name


class Affected(Struct, frozen=True):
    """A card under an effect that lasts for a time."""

    card: int  # its tag
    of: str  # the slug of the card whose effect it is


class Sight(Struct, frozen=True):
    """What a seat sees of the game, and all that it may know."""

    seat: int  # whose sight; -1: a spectator
    players: int
    active: int  # whose turn it is
    counters: dict[str, int]
    zones: dict[str, list[list[Card]]]  # by name; one row for a common zone, else one for each seat; the top is last
    focus: dict[str, list[int]]  # the tags of cards that play a part in what is going on, by that part
    grids: dict[str, Grid]  # the zones whose places lie in rows and columns
    asked: list[int]  # the seats that may decide now; none when the game is over
    ending: Ending | None  # null while the game goes on
    intents: list[Intent]  # what cards are going to do of themselves, as far as everybody can foresee it
    lasting: list[Affected]  # the effects that are in force for a time, and upon which cards
    standing: list[int] = []  # how the seats stand, in what people follow; none where that is not open


class Cell(Struct, frozen=True):
    """A place within a zone: a slot, a cell of a grid."""

    zone: str
    seat: int  # 0 for a common zone
    cell: int


class Grid(Struct, frozen=True):
    """How the cells of a zone lie: numbered from 1, row by row."""

    rows: int
    columns: int


class Choice(Struct, frozen=True):
    """An option of a question."""

    key: str  # what an answer names
    kind: str  # what it does: play-character, end, card, yes, no, done …
    card: int  # the tag of the card it is about, 0 if none
    value: int
    label: str  # in the language of the connection
    place: Cell | None  # the place it is about


class Question(Struct, frozen=True):
    """What this seat is asked: any `least` to `most` distinct keys are an answer."""

    ask: str  # what kind of question
    text: str
    card: int  # the tag of the card because of which it is asked, 0 if none
    asker: str  # the slug of that card, also when it has left; "" if none
    says: list[str]  # the sentence of that card in three: before what is at stake, that, and the rest; or none
    because: Cited | None  # the rule because of which it is asked
    least: int
    most: int
    options: list[Choice]
    none: str  # what choosing none means, in words; "" where something must be chosen
    same: bool  # all answers mean the same, as everybody can see: a page may give any of them


class Place(Struct, frozen=True):
    """A zone, and whose: 0 for a common zone."""

    zone: str
    seat: int


class Event(Struct, frozen=True, omit_defaults=True, rename={"origin": "from"}):
    """Something that happened, as this seat knows it."""

    kind: str
    seat: int = -1  # to whom
    slug: str = ""  # the card, "" if there is none or its face is not known to this seat
    was: int = 0  # the tag it had, 0 if this seat did not know it
    now: int = 0  # the tag it has now
    origin: Place | None = None
    to: Place | None = None
    amount: int = 0
    left: int = 0  # the place within its zone that the card left
    place: int = 0  # and the one that it has now
    source: str = ""  # the slug of the card because of which it happened
    rule: str = ""


class Line(Struct, frozen=True):
    """A line of the log."""

    text: str
    rule: str  # "" if it cites none
    label: str
    step: int  # the step of the game to which it belongs
    events: int  # how many events of its step it tells, in their order


class ScoreLine(Struct, frozen=True):
    """Part of a score."""

    label: str
    points: int
    count: int  # so many cards alike
    slug: str  # "" if it is about no card
    note: str  # why it is so much, "" if it is plain


class Score(Struct, frozen=True):
    """The score of a seat at the end, explained."""

    seat: int
    total: int
    lines: list[ScoreLine]


class Ending(Struct, frozen=True):
    """How the game ended: won by one, shared, won or lost together, stopped."""

    how: How
    winners: list[int]


class Result(Struct, frozen=True):
    """How the game ended, in words and points."""

    how: How
    winners: list[int]
    text: str
    scores: list[Score]  # none where the game counts no points


class Seat(Struct, frozen=True):
    """A chair at the table."""

    kind: Literal["open", "person", "bot", "rules"]  # the last: a player without a seat, for whom the rules decide
    name: str  # of the person; of the hero, leader … for a bot in play; "" for an open seat
    bot: str  # the bot that plays: of a person's seat, on their behalf; "" if none does
    online: bool  # whether the person is here
    choices: dict[str, str]  # the settings of this seat, as far as others may know them: a hero, a deck
    called: str  # how the game calls the player; "" before it has begun
    away: float = 0.0  # seconds since the person was here last; 0 while they are, and for others
    due: float | None = None  # seconds until the others may do without them; null unless they were warned
    avatar: str = ""  # what the person's picture is drawn from; "" where there is none


class UndoWish(Struct, frozen=True):
    """Somebody wants to take an answer back that is not free: everybody else must agree."""

    seat: int
    agreed: list[int]
    waiting: list[int]  # the seats that have not said anything yet


class Fairness(Struct, frozen=True):
    """What proves that the cards were not chosen for anybody."""

    commitment: str  # SHA-256 of "<seed>:<salt>" in hexadecimal digits; of "<own>:<salt>" if players have a share in it
    practice: bool  # the seed was wished for: whoever did may know all draws
    seed: str  # "" until the game is over
    salt: str  # "" until the game is over
    own: str  # what the server has drawn, if the seed is the beginning of SHA-256 of "<own>:<share>:<share>…"
    pledges: list[str]  # for each seat, the SHA-256 of its share in the seed; "" for none
    shares: list[str]  # [] until the game is over


class Lesson(Struct, frozen=True):
    """Something to be told to somebody who is new, and what on the table it is about."""

    key: str
    text: str
    places: list[str]  # "zone/seat", or a name that the mat gives to something
    cards: list[int]  # tags
    options: list[str]  # keys
    hint: bool  # whether it is told at any table, not in a guided game alone


class Idea(Struct, frozen=True):
    """An answer that is advised, in the language of the connection."""

    keys: list[str]
    deed: str  # the answer in words
    outlook: str  # the chance to win with it; "" from a bot that does not look ahead
    why: str  # what speaks for it; "" as above, or if nothing changes


class TableInfo(Struct, frozen=True):
    """All about a table but the game itself."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    status: Status
    public: bool
    clock: int  # seconds for each decision, 0: no clock
    rated: bool  # whether it counts for the ratings, as far as can be said now
    seats: list[Seat]
    me: int  # the seat as which whoever gets this looks and acts, -1: as a spectator
    mine: list[int]  # all the seats that they play
    hot_seat: bool  # whether several people play them and pass the device
    host: bool  # whether that is who set the table up
    invite: str  # what a link must hold after `#` for others to come and play; "" for spectators and public tables
    watch: str  # what it must hold for others to come and watch, and to see the game when it is over; "" if public
    may_sit: bool  # whether whoever gets this may take an open seat; else they were invited to watch only
    watching: int  # how many spectators are here
    undo: UndoWish | None
    grace: float  # seconds that somebody has to come back in, once they were warned; 0: it is the clock that counts
    stop: list[int]  # the seats that want to break the game off
    fairness: Fairness
    read_only: str  # why it can only be looked at; "" if it can be played
    next: str  # the id of the table of the rematch, "" if there is none
    guide: str  # the guide of a guided first game, "" at other tables
    puzzle: str  # the key of the puzzle that is played here, "" at other tables


class ChatLine(Struct, frozen=True):
    """Plain text: the page must never take it for markup."""

    number: int
    seat: int  # -1: a spectator
    name: str
    text: str  # "" if it is muted
    at: float  # seconds since 1970
    by: Literal["me", "other", "house"]  # who has said it, for whoever gets this; the house is who runs the server
    muted: bool  # whether they do not want to read who has
