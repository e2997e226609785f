"""What one seat sees (law 7): the one place that says what a seat may know, its question included."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.play.affected import Affected
from pioche.kernel.play.decision import Spot
from pioche.kernel.play.ending import Ending
from pioche.kernel.play.intent import Intent
from pioche.kernel.state.card import Card, life_of
from pioche.kernel.state.game import Game

if TYPE_CHECKING:
    from pioche.kernel.rules import Rules, Zone


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
    intents: tuple[Intent, ...] = ()  # what cards are going to do of themselves
    lasting: tuple[Affected, ...] = ()  # the effects that are in force for a time, and upon which cards

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


def intents(game: Game, seat: int) -> tuple[Intent, ...]:
    """What cards are going to do of themselves, with cards by their tags."""
    found = []
    for intent in game.rules.intents(game):
        targets = tuple([tag(game, ref, seat) for ref in intent.targets])
        found.append(replace(intent, card=tag(game, intent.card, seat), targets=targets))
    return tuple(found)


def lasting(game: Game, seat: int) -> tuple[Affected, ...]:
    """The effects that last, with cards by their tags."""
    return tuple([Affected(tag(game, one.card, seat), one.of) for one in game.rules.lasting(game)])


def card_view(game: Game, ref: int, changing: list[str]) -> CardView:
    """A card whose face is known; of its numbers, those that are `changing` are asked of the rules in force."""
    card = game.cards[ref]
    slug = game.rules.catalogue.definitions[card.true_face].slug
    numbers = game.numbers[card.definition]
    facing = life_of(card.link) if game.alive(card.link) else 0
    if changing:
        supposed = game.rules.supposed(game, ref)
        numbers = numbers.copy()
        for key in changing:
            value = game.number(key, ref, supposed) or 0
            if value or key in numbers:
                numbers[key] = value
    return CardView(
        slug, card.life, card.place, facing, card.marks, card.mode, dict(card.counters), numbers, card.face >= 0
    )


def in_their_order(row: Iterable[Shown], mine: bool) -> tuple[Shown, ...]:
    """The order of another's hand is that player's own affair: known cards first, then the others by how they look."""
    return tuple(row) if mine else tuple(sorted(row, key=appearance))


def appearance(card: Any) -> tuple[bool, Any]:
    """A key that tells nothing but what is seen of a card."""
    return not card.tag, card.tag or (card.down, card.mode, card.place, sorted(card.counters.items()))


Rows = dict[tuple[int, int], tuple[list[Card], list[CardView], Row]]  # by space and seat: cards, how they were shown


class Look:
    """One state of a game, for several seats: what everybody sees is looked at once.

    `rows` of earlier states spare looking again at what lies as it lay: most piles, after most moves.
    """

    def __init__(self, game: Game, rows: Rows | None = None) -> None:
        self.game = game
        self.rows: Rows = {} if rows is None else rows
        self.shared: dict[int, Row] = {}  # rows that are the same for everybody
        self.changing = [key for key in game.rules.catalogue.keys if key in game.index]  # numbers that rules change
        self.empty, spaces = layout(game.rules, game.players)
        self.filled: list[tuple[Zone, list[list[Card]]]] = []  # the zones in which something lies, with their cards
        card, everything = game.cards.__getitem__, game.zones
        for zone, space in spaces:
            piles = everything[space]
            if any(piles):
                self.filled.append((zone, [list(map(card, refs)) for refs in piles]))

    def view(self, seat: int) -> View:
        game = self.game
        zones = self.empty.copy()
        for zone, spaces in self.filled:
            zones[zone.name] = tuple([self.row(zone, owner, seat, cards) for owner, cards in enumerate(spaces)])
        return View(
            game.rules.name, seat, game.players, game.active, dict(game.counters), zones, focus(game, seat),
            tuple(game.seats_asked()), question(game, seat), game.result, intents(game, seat), lasting(game, seat),
        )  # fmt: skip

    def row(self, zone: Zone, owner: int, seat: int, cards: list[Card]) -> Row:
        if not cards:
            return ()
        at = zone.base + owner
        if at in self.shared:
            return self.shared[at]
        earlier = self.rows.get((at, seat))
        if earlier is None:
            found = [self.card(zone, card, ref, seat) for card, ref in zip(cards, self.game.zones[at], strict=True)]
        elif earlier[0] == cards:
            return earlier[2]
        else:  # most cards of a pile stay in it
            known = dict(zip(map(id, earlier[0]), earlier[1], strict=True))
            found = list(map(known.get, map(id, cards)))  # type: ignore[arg-type]
            while None in found:
                place = found.index(None)  # type: ignore[arg-type]
                found[place] = self.card(zone, cards[place], self.game.zones[at][place], seat)
        ordered = zone.sight != "owner" or owner in self.game.automatic  # else its order is its owner's affair
        row = in_their_order(found, ordered or owner == seat)
        if ordered and all(card.seen == EVERYONE for card in cards):
            self.shared[at] = row
        if not zone.live and not any(card.link for card in cards):  # nothing elsewhere changes how they look
            self.rows[at, seat] = cards, found, row
        else:
            self.rows.pop((at, seat), None)
        return row

    def card(self, zone: Zone, card: Card, ref: int, seat: int) -> CardView:
        if not card.seen >> seat & 1:
            return unknown(card)
        return card_view(self.game, ref, self.changing if zone.live else [])


@lru_cache(maxsize=64)
def layout(rules: Rules, players: int) -> tuple[dict[str, tuple[Row, ...]], list[tuple[Zone, slice]]]:
    """All zones as if nothing lay in them, and where the cards of each are."""
    counts = [(zone, 1 if zone.common else players) for zone in rules.zone_list]
    return {zone.name: ((),) * count for zone, count in counts}, [
        (zone, slice(zone.base, zone.base + count)) for zone, count in counts
    ]


def view(game: Game, seat: int) -> View:
    """The game as a seat sees it; NOBODY is a spectator."""
    return Look(game).view(seat)


def glance(game: Game, seat: int) -> View:
    """The view of somebody who looks at no card: the question alone, its options by key, kind and value."""
    decision = game.decision_of(seat)
    asked = None
    if decision is not None:
        options = tuple([Choice(option.key, option.kind, 0, option.value) for option in decision.options])
        asked = Question(decision.ask, options, decision.least, decision.most)
    seats = (seat,) if asked else ()
    return View(game.rules.name, seat, game.players, game.active, {}, {}, {}, seats, asked, game.result)
