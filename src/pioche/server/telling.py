"""What a seat is told: the game as it sees it, in the language it reads. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby

from pioche import games
from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.play.decision import Decision, Option
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules, Zone
from pioche.kernel.state import card as kernel
from pioche.kernel.state.card import life_of
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import CardView, card_view
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.talk import likeness
from pioche.server import offers, shapes
from pioche.server.live import BOT_FAILED, Step
from pioche.server.offers import TableTalk
from pioche.server.shapes import Card, Choice, Cited, Line, Place, Question, Result, Score, ScoreLine, Sight
from pioche.server.words import words

UNKNOWN = Card()
EMPTY: list[Card] = []


def wire(seat: int) -> int:
    """A seat as messages know it."""
    return -1 if seat == NOBODY else seat


# What it sees


Rows = dict[tuple[int, int], tuple[list[kernel.Card], list[Card]]]  # by zone and seat: cards, and how they were shown


class Sights:
    """The same state of a game for several seats: what everybody sees is looked at once.

    It is kernel.view in the shape of messages; a test compares them. `rows` of earlier states of the game spare looking
    again at what lies as it lay: most piles, after most moves.
    """

    def __init__(self, game: Game, rows: Rows | None = None) -> None:
        self.game = game
        self.printed = printed_numbers(game.rules)
        self.rows: Rows = {} if rows is None else rows
        self.shared: dict[int, list[Card]] = {}  # rows that are the same for everybody

    def of(self, seat: int) -> Sight:
        game = self.game
        zones = {
            zone.name: [self.row(zone, owner, seat) for owner in range(1 if zone.common else game.players)]
            for zone in game.rules.zone_list
        }
        asked = game.decision
        focus = {
            part: [life_of(ref) if game.known(ref, seat) else 0 for ref in refs]
            for part, refs in game.rules.focus(game).items()
        }
        winners = None if game.result is None else list(game.result)
        who = asked.seat if asked else -1
        return Sight(wire(seat), game.players, game.active, game.counters, zones, focus, who, winners)

    def row(self, zone: Zone, owner: int, seat: int) -> list[Card]:
        at = zone.base + owner
        refs = self.game.zones[at]
        if not refs:
            return EMPTY
        if at in self.shared:
            return self.shared[at]
        cards = [self.game.cards[ref] for ref in refs]
        known = self.rows.get((at, seat))
        if known is not None and known[0] == cards:
            return known[1]
        row = [
            shown(card_view(self.game, ref, seat, zone.live), self.printed) if card.seen >> seat & 1 else UNKNOWN
            for ref, card in zip(refs, cards, strict=True)
        ]
        if all(card.seen == EVERYONE for card in cards):
            self.shared[at] = row
        elif zone.sight == "owner" and owner != seat:
            # The order of another's hand is that player's own affair.
            row.sort(key=lambda card: (not card.tag, card.tag))
        if not zone.live and not any(card.link for card in cards):  # nothing elsewhere changes how they look
            self.rows[at, seat] = cards, row
        return row


def sight(game: Game, seat: int) -> Sight:
    return Sights(game).of(seat)


@lru_cache(maxsize=16)
def printed_numbers(rules: Rules) -> dict[str, dict[str, int]]:
    return {card.slug: card.numbers() for card in rules.catalogue.definitions}


def shown(card: CardView, printed: dict[str, dict[str, int]]) -> Card:
    numbers = {} if card.numbers == printed[card.slug] else card.numbers
    return Card(card.slug, card.tag, card.place, card.facing, card.marks, card.mode, card.counters, numbers)


def events_for(rules: Rules, events: Sequence[Event], seat: int) -> list[shapes.Event]:
    """What happened, in the version of a seat."""
    return [event_for(rules, event.seen_by(seat)) for event in events]


def event_for(rules: Rules, event: Event) -> shapes.Event:
    cards = rules.catalogue.definitions
    return shapes.Event(
        event.kind,
        event.seat,
        cards[event.definition].slug if event.definition >= 0 else "",
        event.was,
        event.now,
        place(rules, event.origin),
        place(rules, event.to),
        event.amount,
        cards[event.source].slug if event.source >= 0 else "",
        event.rule,
    )


def place(rules: Rules, zone: int) -> Place | None:
    return Place(rules.zone_at[zone].name, rules.seat_at[zone]) if zone >= 0 else None


LABELS: dict[tuple[str, str], dict[str, str]] = {}  # by rules and language


def remembered(rules: Rules, language: str, label: Callable[[str], str]) -> Callable[[str], str]:
    """Labels of rules that were made before need not be made again."""
    known = LABELS.setdefault((rules.fingerprint, language), {})

    def found(rule: str) -> str:
        if rule not in known:
            known[rule] = label(rule)
        return known[rule]

    return found


class Teller:
    """Talks to one seat of a table in one language."""

    def __init__(self, name: str, game: Game, language: str, seat: int, names: Sequence[str]) -> None:
        """`names`: of the people, seat by seat; bots are called by their heroes or leaders."""
        self.name = name
        self.offers = offers.find(name)
        self.seat = seat
        self.language = language
        self.rules = game.rules
        self.talk: TableTalk = self.offers.talk(game, language, seat)
        self.talk.label = remembered(game.rules, language, self.talk.label)
        self.called = list(self.talk.names)
        self.talk.names = [given or called for given, called in zip(names, self.called, strict=True)]

    @property
    def book(self) -> Rulebook:
        return self.offers.rulebook(self.rules)

    def cited(self, rule: str) -> Cited | None:
        if not rule or not self.book.has(rule):
            return None
        return Cited(rule, self.book.label(rule, self.language), self.book.statement(rule, self.language))

    # Questions

    def question(self, game: Game) -> Question | None:
        decision = game.decision
        if decision is None or decision.seat != self.seat:
            return None
        options = [
            Choice(
                option.key, option.kind, self.tag(game, option.card), option.value, self.label(game, decision, option)
            )
            for option in decision.options
        ]
        return Question(
            decision.ask,
            self.talk.ask(game, decision),
            self.tag(game, decision.card),
            self.cited(decision.rule),
            min(decision.least, len(options)),
            min(decision.most, len(options)),
            options,
        )

    def knows(self, game: Game, ref: int) -> bool:
        return bool(ref) and bool(game.cards[ref].seen >> self.seat & 1)

    def tag(self, game: Game, ref: int) -> int:
        return life_of(ref) if self.knows(game, ref) else 0

    def label(self, game: Game, decision: Decision, option: Option) -> str:
        """What an option does; a card whose face the seat does not know is told by its number alone."""
        if option.card and not self.knows(game, option.card):
            number = decision.options.index(option) + 1
            return words(self.language).say("option-unknown", number=number)
        return self.talk.option(game, decision, option)

    # What happened

    def lines(self, events: Sequence[Event], step: int) -> list[Line]:
        found = []
        for _, group in groupby((event.seen_by(self.seat) for event in events), key=likeness):
            alike = list(group)
            text, label = self.remark(alike[0]) or self.talk.line(alike)
            found.append(Line(text, alike[0].rule, label, step, len(alike)))
        return found

    def remark(self, event: Event) -> tuple[str, str] | None:
        """A line about what is no part of the game, if that is what happened."""
        if event.kind != BOT_FAILED:
            return None
        return words(self.language).say("bot-failed", who=self.talk.names[event.seat]), ""

    def deed(self, step: Step) -> str:
        """What was answered: all of it to whoever did, to others what says nothing of cards."""
        decision = step.before.decision
        if decision is None or decision.seat != step.seat:
            return ""
        known = {option.key: option for option in decision.options}
        chosen = [known[key] for key in step.keys if key in known]
        if len(chosen) != len(step.keys) or (step.seat != self.seat and any(option.card for option in chosen)):
            return ""
        return ", ".join(self.label(step.before, decision, option) for option in chosen)

    def result(self, game: Game) -> Result | None:
        if game.result is None:
            return None
        names = [self.talk.names[seat] for seat in game.result]
        text = words(self.language).say(
            "result",
            who=", ".join(names),
            count=len(names),
            you="yes" if self.seat in game.result else "no",
            alone="yes" if game.result == (self.seat,) else "no",
        )
        return Result(list(game.result), text, [self.score(game, seat) for seat in range(game.players)])

    def score(self, game: Game, seat: int) -> Score:
        parts = self.offers.scores(game, seat, self.talk)
        lines = [ScoreLine(part.label, part.points, part.count, part.slug, part.note) for part in parts]
        return Score(seat, games.find(self.name).score(game, seat), lines)
