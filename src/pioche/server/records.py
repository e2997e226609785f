"""What is stored of a table besides the dumped state of its game."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from pioche.kernel.play.event import Event
from pioche.server.clock import Clock

JobKind = Literal["bot", "clock"]
Why = Literal["insult", "flood", "other"]  # a line of the chat is reported
Outcome = Literal["won", "shared", "lost", "stopped", "several"]  # the last: somebody played against themselves


class Chair(Struct, frozen=True):
    """A seat: open (neither guest nor bot), a person's (guest), a bot's, or a person's with a bot that stands in."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    choices: dict[str, str] = {}
    left: bool = False  # it was a person's, for whom a bot plays to the end
    brought: dict[str, str] = {}  # an own deck, until the game begins: then its config holds it
    pledge: str = ""  # the hash of a share in the seed
    share: str = ""  # once it is revealed
    avatar: str = ""  # what the person's picture is drawn from; "": the name

    @property
    def open(self) -> bool:
        return not self.guest and not self.bot

    @property
    def wishes(self) -> dict[str, str]:
        """All that is chosen for it, for the game."""
        return self.choices | self.brought

    @property
    def person(self) -> bool:
        """Whether a person answers for it."""
        return bool(self.guest) and not self.bot


class Setup(Struct, frozen=True):
    """What was agreed on; the config of the game is made when it begins."""

    mode: str
    options: dict[str, str]
    clock: int
    host: str  # a guest
    invite: str
    practice: bool
    seed: str
    salt: str
    config: dict[str, Any] = {}
    origin: str = ""  # where the host was, sealed: who pays for the bots
    hot_seat: bool = False  # several people play the seats of one guest and pass the device
    guide: str = ""  # of a guided first game
    rated: bool = False  # it counts for the ratings, unless a bot comes in
    own: str = ""  # the server's part of the seed, if players have a share in it
    pledges: tuple[str, ...] = ()  # of each seat, "" for none
    shares: tuple[str, ...] = ()  # the same, "" where none was revealed
    puzzle: str = ""  # its key, at the table of one

    @property
    def committed(self) -> str:
        """To what the server has committed itself."""
        return self.own or self.seed

    @property
    def watch(self) -> str:
        """What the link for spectators holds: made from the invitation, which it does not tell."""
        return sha256(f"watch:{self.invite}".encode()).hexdigest()[:32]


class UndoAsked(Struct, frozen=True):
    """Somebody wants to take back an answer; who has agreed so far."""

    seat: int
    agreed: tuple[int, ...] = ()


class Progress(Struct, frozen=True):
    """What goes on at a table."""

    chairs: tuple[Chair, ...]
    undo: UndoAsked | None = None
    undos: int = 0  # how often something was taken back: what was known of the past is then no longer so
    count: int = 0  # inputs of the record
    answers: tuple[int, ...] = ()  # how many of them are each seat's
    last: int = -1  # whose the last input was
    told: bool = True  # whether it told somebody something new
    clock: Clock = Clock()  # when a bot answers instead
    next: str = ""  # the table of the rematch
    called: tuple[str, ...] = ()  # how the game calls the players; () before it has begun
    stopped: Literal["", "closed", "upgrade"] = ""  # why it ended, if not by playing
    carried: int = 0  # inputs that were given under former rules: nobody can play them again
    helped: bool = False  # a bot has played, or plays, in somebody's place
    asked: tuple[int, ...] = ()  # the seats that may decide now
    warned: dict[str, float] = {}  # guests who were away and whom others have warned, and when
    stop: tuple[int, ...] = ()  # the seats that want to break the game off
    forfeits: tuple[str, ...] = ()  # guests who have lost a rated game by leaving it, or by their time
    remarks: tuple[tuple[str, int], ...] = ()  # what the log says besides, with the next answer: of which seat

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest; none for a spectator."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]


class Input(Struct, frozen=True):
    """An answer that was taken, and what happened by it."""

    number: int
    step: int
    seat: int
    keys: tuple[str, ...]
    told: bool
    events: bytes

    @property
    def happened(self) -> list[Event]:
        return decode_events(self.events)


class Job(Struct, frozen=True):
    """Something that is due at a table."""

    kind: JobKind
    step: int
    due: float


class Row(Struct, frozen=True):
    """A table as it is stored."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    public: bool
    rules: str
    version: int
    step: int
    setup: Setup
    progress: Progress
    state: bytes | None
    created: float


class Brief(Struct, frozen=True):
    """What one must know of a table to say whom it waits for."""

    id: str
    status: Literal["open", "playing", "over"]
    setup: Setup
    progress: Progress


class Finished(Struct, frozen=True):
    """How a game ended for one person."""

    guest: str
    seat: int  # their first
    outcome: Outcome
    score: int | None
    called: str  # how the game calls them
    choices: dict[str, str]


class Ended(Struct, frozen=True):
    """What is kept of a game for those who have played it."""

    names: tuple[str, ...]
    rated: bool
    people: tuple[Finished, ...]
    at: float


class Write(Struct):
    """A change of a table: its new row, made from the version before it."""

    row: Row
    inputs: tuple[Input, ...] = ()
    keep: int | None = None  # inputs from this number on are taken back
    job: Job | None = None  # what is now due, instead of what was
    had_job: bool = False  # whether something may have been due
    new_setup: bool = False
    members: tuple[str, ...] = ()  # guests who now belong to the table
    ended: Ended | None = None  # if the game ends by it


class ChatRow(Struct, frozen=True):
    """A line of the chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    guest: str = ""  # "" for the house


class Ruleset(Struct, frozen=True):
    """How cards and zones are numbered under some rules."""

    slugs: tuple[str, ...]
    zones: tuple[tuple[str, str, bool], ...]  # name, who sees it, whether it is common
    nodes: str = ""  # a mark of what is numbered within cards; "" in former days


class StoredEvent(Event, frozen=True, array_like=True, gc=False):
    """An event as it is stored: its values in their order. Those of former days have fewer."""


_events = msgspec.msgpack.Decoder(list[StoredEvent])


def encode_events(events: list[Event]) -> bytes:
    return msgspec.msgpack.encode([msgspec.structs.astuple(event) for event in events])


def decode_events(data: bytes) -> list[Event]:
    return [Event(*msgspec.structs.astuple(event)) for event in _events.decode(data)]


encode = msgspec.msgpack.encode
setup_of = msgspec.msgpack.Decoder(Setup).decode
progress_of = msgspec.msgpack.Decoder(Progress).decode
keys_of = names_of = msgspec.msgpack.Decoder(tuple[str, ...]).decode
choices_of = msgspec.msgpack.Decoder(dict[str, str]).decode
ruleset_of = msgspec.msgpack.Decoder(Ruleset).decode
