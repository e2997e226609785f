"""What goes over the WebSocket of a table, both ways: JSON texts, each with its kind under `is`.

The page's TypeScript types are made from these structs (`python -m pioche.server.typescript`); nothing is written
twice. A client opens `/ws/tables/<id>` with the cookie of its guest and says Hello; the server sends a State. From
then on every change of the game comes as a Happened, every change around it as a People; a State comes again after an
undo, after another language was asked for (Speak), and whenever the client could have missed something: it replaces
all that the client knows. Every wish has an `id` that the client chooses; exactly one reply bears it: Done, Refused or
the special reply that the wish names. Done means: it is stored.

Cards are known by tags: a card has a new tag whenever it has moved. A hidden card has neither slug nor tag. Rules are
known by ids, which people never see: their labels come along.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pioche.server.message_parts import (
    Cell,
    ChatLine,
    Cited,
    Event,
    Idea,
    Intent,
    Language,
    Lesson,
    Line,
    Question,
    Result,
    Sight,
    TableInfo,
)
from pioche.server.records import Why

# From the server


class State(Struct, frozen=True, tag_field="is", tag="state"):
    """Everything; replaces all that the client knows."""

    language: Language
    step: int  # the number of the state of the game; an answer must name it; goes up with every change
    table: TableInfo
    sight: Sight | None  # null until the game begins
    question: Question | None  # what is asked of this seat
    may_undo: Literal["no", "free", "ask"]  # whether this seat may take its last answer back, alone or if others agree
    may_concede: bool
    remaining: float | None  # seconds until a bot answers instead; null without a clock
    log: list[Line]  # the last lines
    earlier: int  # what Log must name to get the lines before these; 0: there are none
    chat: list[ChatLine]
    result: Result | None


class Happened(Struct, frozen=True, tag_field="is", tag="happened"):
    """One answer and what it led to. Play them in their order, at a pace that people can follow."""

    step: int  # the step that the game has reached by it
    seat: int  # who answered, -1: nobody
    deed: str  # what was answered, as far as this seat may know; "" if it may not
    events: list[Event]
    lines: list[Line]
    sight: Sight
    question: Question | None
    may_undo: Literal["no", "free", "ask"]
    may_concede: bool
    remaining: float | None
    result: Result | None


class People(Struct, frozen=True, tag_field="is", tag="people"):
    """Something around the game has changed: seats, who is here, a wish to undo, the rematch."""

    table: TableInfo
    remaining: float | None
    may_undo: Literal["no", "free", "ask"]
    may_concede: bool


class Said(Struct, frozen=True, tag_field="is", tag="said"):
    """Lines of the chat. `anew`: instead of all that were there, for whoever gets this reads others than before."""

    lines: list[ChatLine]
    anew: bool


class Pointed(Struct, frozen=True, tag_field="is", tag="pointed"):
    """Somebody at the table points at a place for the others. It is not kept: whoever comes later does not see it."""

    seat: int
    place: Cell | None  # null: no longer


class Trouble(Struct, frozen=True, tag_field="is", tag="trouble"):
    """The table cannot go on just now; what was kept and what to do. `over`: it goes on, a State follows."""

    text: str
    over: bool


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """The wish of this id is fulfilled, and stored."""

    id: int


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """The wish of this id cannot be fulfilled; nothing has changed. Without an id (-1), it could not even be read."""

    id: int
    reason: str  # what kind of refusal: not-your-decision, too-late, …
    text: str  # for people
    because: Cited | None


class Explained(Struct, frozen=True, tag_field="is", tag="explained"):
    """The reply to ExplainNumber, ExplainOption, WhyNot and ExplainRule: sentences, and the rules they rest on."""

    id: int
    texts: list[str]
    rules: list[Cited]


class Foreseen(Struct, frozen=True, tag_field="is", tag="foreseen"):
    """The reply to Foresee."""

    id: int
    final: bool  # whether the option cannot be undone alone, for it draws or reveals something


class Foretold(Struct, frozen=True, tag_field="is", tag="foretold"):
    """The reply to Foretell."""

    id: int
    intents: list[Intent]


class Lessons(Struct, frozen=True, tag_field="is", tag="lessons"):
    """The reply to Learn: what may be told now to somebody who is new, in its order; what was told before, too."""

    id: int
    lessons: list[Lesson]


class Advised(Struct, frozen=True, tag_field="is", tag="advised"):
    """The reply to Advise: answers, the best first."""

    id: int
    ideas: list[Idea]


class Solved(Struct, frozen=True, tag_field="is", tag="solved"):
    """The reply to Solve. What the coach says is "" while the puzzle is open, unless somebody wants it shown."""

    id: int
    verdict: Literal["open", "going", "found", "missed"]  # going: right so far
    line: list[str] = []  # what the coach plays, action by action
    hoped: str = ""  # what is to be expected of it
    second: str = ""  # the next best answer
    expected: str = ""
    why: str = ""
    next: str = ""  # the key of another puzzle


class LogPart(Struct, frozen=True, tag_field="is", tag="log"):
    """The reply to Log: lines in their order."""

    id: int
    lines: list[Line]
    earlier: int  # as in State


FromServer = (
    State | Happened | People | Said | Pointed | Trouble | Done | Refused | Explained | Foreseen | Foretold | Lessons
    | Advised | Solved | LogPart
)  # what a client may get  # fmt: skip

# From the client


class Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """What a client may ask for. The id is its own choice; the reply bears it."""

    id: int


class Hello(Wish, frozen=True, tag="hello"):
    """The first message. Replies: a State and Done."""

    language: Language
    invite: str = ""  # what the link holds after `#`, for a table that is not public: to play there, or to watch only


class Speak(Wish, frozen=True, tag="speak"):
    """Another language, at once. Replies: a State and Done."""

    language: Language


class Look(Wish, frozen=True, tag="look"):
    """Look and act as another of one's own seats from now on, or as a spectator (-1). Replies: a State and Done."""

    seat: int


class Answer(Wish, frozen=True, tag="answer"):
    """An answer, and perhaps those to the questions that follow it, if they are asked of the same seat.

    They count one by one, up to the first that tells anybody something new, and as long as they fit; the rest is asked
    anew. Only the first can be refused: Done means that it counts, and each Happened tells one that does.
    """

    step: int  # of the State or Happened that asked
    keys: list[str]
    seat: int = -1  # which of one's seats answers; -1: the one that is shown
    then: Annotated[list[list[str]], Meta(max_length=30)] = field(default_factory=list)


class Undo(Wish, frozen=True, tag="undo"):
    """Take back this seat's last answer: at once if that is free, else once everybody has agreed.

    Whoever plays several seats alone takes back the last that they gave at any of them.
    """


class Agree(Wish, frozen=True, tag="agree"):
    """What this seat says to somebody's wish to undo. Whoever wished may take the wish back, too."""

    yes: bool


class Concede(Wish, frozen=True, tag="concede"):
    """Give up, whoever is asked."""


class Sit(Wish, frozen=True, tag="sit"):
    """Take an open seat, or change one's choices. The game begins when the last seat is taken."""

    seat: int
    choices: dict[str, str] = field(default_factory=dict)
    too: bool = False  # besides the seats that one has, not instead of them


class Pledge(Wish, frozen=True, tag="pledge"):
    """Have a share in the seed, before the game: its SHA-256 in hexadecimal digits; "" for none after all."""

    hash: str


class Reveal(Wish, frozen=True, tag="reveal"):
    """One's share, once all seats are taken; the game begins with the last one."""

    share: str


class Leave(Wish, frozen=True, tag="leave"):
    """Leave one's seats: before the game they are open again, in a game bots play on, after it the name stays."""


class Arrange(Wish, frozen=True, tag="arrange"):
    """The host gives a free seat to a bot, or opens it again (""), before the game."""

    seat: int
    bot: str
    choices: dict[str, str] = field(default_factory=dict)


class Begin(Wish, frozen=True, tag="begin"):
    """The host begins: open seats go to bots."""


class HandOver(Wish, frozen=True, tag="hand-over"):
    """A bot plays for this seat until the person takes it back."""

    bot: str = "greedy"


class TakeBack(Wish, frozen=True, tag="take-back"):
    """The person plays again."""


class Warn(Wish, frozen=True, tag="warn"):
    """Warn somebody who is away: if they do not come back in time, a bot may sit in or the game may end."""

    seat: int


class SitIn(Wish, frozen=True, tag="sit-in"):
    """Let a bot play for somebody who is away and was warned, until they come back and take the seat."""

    seat: int


class Stop(Wish, frozen=True, tag="stop"):
    """Break the game off, for somebody is away and was warned; it ends once everybody who is here wants that."""


class Rematch(Wish, frozen=True, tag="rematch"):
    """The same game again: a new table with the same people, in `next` of the People that follows."""


class Say(Wish, frozen=True, tag="say"):
    """A line of the chat."""

    text: str


class Mute(Wish, frozen=True, tag="mute"):
    """Read no more of whoever has said this line, here and at all tables, or read them again. They are not told."""

    line: int
    yes: bool


class Report(Wish, frozen=True, tag="report"):
    """Show a line to whoever runs the server, and read no more of whoever has said it."""

    line: int
    why: Why


class Point(Wish, frozen=True, tag="point"):
    """Point at a cell of a grid for the others at the table, or at nothing any more."""

    place: Cell | None


class ExplainNumber(Wish, frozen=True, tag="explain-number"):
    """Why a number of a card is what it is. Reply: Explained."""

    card: int  # its tag
    key: str


class ExplainOption(Wish, frozen=True, tag="explain-option"):
    """What is behind an option: numbers with their parts, the rules it rests on. Reply: Explained."""

    step: int
    key: str


class WhyNot(Wish, frozen=True, tag="why-not"):
    """Why this card cannot do anything just now. Reply: Explained."""

    card: int  # its tag


class ExplainRule(Wish, frozen=True, tag="explain-rule"):
    """What a rule says. Reply: Explained."""

    rule: str


class Foresee(Wish, frozen=True, tag="foresee"):
    """Whether an option of the question could be undone alone, for somebody who looks at it. Reply: Foreseen."""

    step: int
    key: str


class Foretell(Wish, frozen=True, tag="foretell"):
    """What cards would do of themselves after an option of the question was taken. Reply: Foretold."""

    step: int
    key: str


class Learn(Wish, frozen=True, tag="learn"):
    """What there is to learn at this moment. Reply: Lessons."""


class Advise(Wish, frozen=True, tag="advise"):
    """What a bot would answer at this seat, and why; where other people play, nobody is advised. Reply: Advised."""

    step: int


class Solve(Wish, frozen=True, tag="solve"):
    """Whether the puzzle of this table is solved, and then what the coach would have played. Reply: Solved."""

    show: bool = False  # the coach's line, solved or not


class Log(Wish, frozen=True, tag="log"):
    """Earlier lines of the log. Reply: LogPart."""

    before: int  # `earlier` of what the client has


FromClient = (
    Hello | Speak | Look | Answer | Undo | Agree | Concede | Sit | Leave | Arrange | Begin | HandOver | TakeBack
    | Pledge | Reveal | Warn | SitIn | Stop | Rematch | Say | Mute | Report | Point | ExplainNumber
    | ExplainOption | WhyNot | ExplainRule | Foresee | Foretell | Learn | Advise | Solve
    | Log
)  # what the server may get  # fmt: skip
