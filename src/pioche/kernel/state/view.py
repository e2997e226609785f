"""What one seat sees (law 7): the one place that says what a seat may know, its question included."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.play.decision import Spot
from pioche.kernel.play.ending import Ending
from pioche.kernel.state.card import Card, life_of
from pioche.kernel.state.game import Game

if TYPE_CHECKING:
    from pioche.kernel.rules import Zone


class CardView(Struct, frozen=True):
    """A card as a seat sees it. A hidden card has no slug and no tag: it is known only by its place."""

    slug: str = ""
    tag: int = 0  # the card's life: new whenever the card has moved
    place: int = 0
    facing: int = 0  # the tag of the card it was set against, 0 if that one is gone
    marks: tuple[str, ...] = ()
    mode: int = 0  # how it lies
    counters: dict[str, int] = {}  # what lies on it, by name: lives, wounds, markers …
    numbers: dict[str, int] = {}  # its numbers now, printed or gained, changes counted
    down: bool = False  # whether it lies face down


Row = tuple[CardView, ...]
Shown = TypeVar("Shown", bound=Any)


class Choice(Struct, frozen=True, gc=False):
    """An option of a question, as whoever is asked knows it."""

    key: str
    kind: str
    card: int = 0  # the tag of the card it is about; 0: none, or one whose face the seat does not know
    value: int = 0
    spot: Spot | None = None  # the place it is about


class Question(Struct, frozen=True, gc=False):
    """What a seat is asked: any `least` to `most` distinct keys are an answer."""

    ask: str
    options: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    card: int = 0  # the tag of the card because of which it is asked
    rule: str = ""

    @property
    def answers(self) -> int:
        """How many different answers are legal, counted up to two."""
        return 1 if len(self.options) <= self.least or not self.most else 2


class View(Struct, frozen=True):
    """All that a seat may know: nothing else of a game ever reaches a player or a bot."""

    game: str
    seat: int
    players: int
    active: int
    counters: dict[str, int]
    zones: dict[str, tuple[Row, ...]]  # by name; one row for a common zone, else one per seat
    focus: dict[str, tuple[int, ...]]  # the tags of cards that play a part in what is going on, by that part
    asked: tuple[int, ...]  # the seats that may decide now; none when the game is over
    question: Question | None  # what this seat is asked
    result: Ending | None

    def cards(self, zone: str, seat: int = 0) -> Row:
        return self.zones[zone][seat]


HIDDEN = CardView()


def unknown(card: Card) -> CardView:
    """A card whose face is not known: what everybody sees of it."""
    if not (card.place or card.counters or card.mode or card.face >= 0):
        return HIDDEN
    return CardView("", 0, card.place, 0, (), card.mode, dict(card.counters), {}, card.face >= 0)


def tag(game: Game, ref: int, seat: int) -> int:
    """By what a seat knows a card: its life, if it knows the face."""
    return life_of(ref) if ref and game.known(ref, seat) else 0


def question(game: Game, seat: int) -> Question | None:
    """What a seat is asked now, if anything, with cards by their tags."""
    decision = game.decision_of(seat)
    if decision is None:
        return None
    options = tuple(
        [
            Choice(option.key, option.kind, tag(game, option.card, seat), option.value, option.spot)
            for option in decision.options
        ]
    )
    card = tag(game, decision.card, seat)
    return Question(decision.ask, options, decision.least, decision.most, card, decision.rule)


def focus(game: Game, seat: int) -> dict[str, tuple[int, ...]]:
    return {part: tuple([tag(game, ref, seat) for ref in refs]) for part, refs in game.rules.focus(game).items()}


def card_view(game: Game, ref: int, live: bool) -> CardView:
    """A card whose face is known."""
    card = game.cards[ref]
    slug = game.rules.catalogue.definitions[card.true_face].slug
    numbers = game.numbers[card.definition]
    facing = life_of(card.link) if game.alive(card.link) else 0
    if live:
        supposed = game.rules.supposed(game, ref)
        now = {key: game.number(key, ref, supposed) or 0 for key in game.rules.catalogue.keys}
        numbers = {key: value for key, value in now.items() if value or key in numbers}
    return CardView(
        slug, card.life, card.place, facing, card.marks, card.mode, dict(card.counters), numbers, card.face >= 0
    )


def in_their_order(row: Iterable[Shown], mine: bool) -> tuple[Shown, ...]:
    """The order of another's hand is that player's own affair: known cards first, then the others."""
    return tuple(row) if mine else tuple(sorted(row, key=lambda card: (not card.tag, card.tag)))


Rows = dict[tuple[int, int], tuple[list[Card], Row]]  # by space and seat: cards, and how they were shown


class Look:
    """One state of a game, for several seats: what everybody sees is looked at once.

    `rows` of earlier states spare looking again at what lies as it lay: most piles, after most moves.
    """

    def __init__(self, game: Game, rows: Rows | None = None) -> None:
        self.game = game
        self.rows: Rows = {} if rows is None else rows
        self.shared: dict[int, Row] = {}  # rows that are the same for everybody

    def view(self, seat: int) -> View:
        game = self.game
        zones = {
            zone.name: tuple([self.row(zone, owner, seat) for owner in range(1 if zone.common else game.players)])
            for zone in game.rules.zone_list
        }
        return View(
            game.rules.name, seat, game.players, game.active, dict(game.counters), zones, focus(game, seat),
            tuple(game.seats_asked()), question(game, seat), game.result,
        )  # fmt: skip

    def row(self, zone: Zone, owner: int, seat: int) -> Row:
        game = self.game
        at = zone.base + owner
        refs = game.zones[at]
        if not refs:
            return ()
        if at in self.shared:
            return self.shared[at]
        cards = [game.cards[ref] for ref in refs]
        known = self.rows.get((at, seat))
        if known is not None and known[0] == cards:
            return known[1]
        found = [
            card_view(game, ref, zone.live) if card.seen >> seat & 1 else unknown(card)
            for ref, card in zip(refs, cards, strict=True)
        ]
        row = in_their_order(found, zone.sight != "owner" or owner == seat)
        if all(card.seen == EVERYONE for card in cards):
            self.shared[at] = row = tuple(found)
        if not zone.live and not any(card.link for card in cards):  # nothing elsewhere changes how they look
            self.rows[at, seat] = cards, row
        return row


def view(game: Game, seat: int) -> View:
    """The game as a seat sees it; NOBODY is a spectator."""
    return Look(game).view(seat)


def glance(game: Game, seat: int) -> View:
    """The view of somebody who looks at no card: the question alone, its options by key and kind."""
    decision = game.decision_of(seat)
    asked = None
    if decision is not None:
        options = tuple([Choice(option.key, option.kind) for option in decision.options])
        asked = Question(decision.ask, options, decision.least, decision.most)
    seats = (seat,) if asked else ()
    return View(game.rules.name, seat, game.players, game.active, {}, {}, {}, seats, asked, game.result)
