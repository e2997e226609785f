"""What a seat is told: the game as it sees it, in the language it reads. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play.decision import Decision, Option, Spot
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import CardView, Look, Row, Rows, question
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.talk import likeness
from pioche.server import offers, shapes
from pioche.server.live import BOT_FAILED, Step
from pioche.server.offers import TableTalk
from pioche.server.shapes import (
    Card,
    Cell,
    Choice,
    Cited,
    Ending,
    Grid,
    Line,
    Place,
    Question,
    Result,
    Score,
    ScoreLine,
    Sight,
)
from pioche.server.words import words

EMPTY: list[Card] = []


def wire(seat: int) -> int:
    """A seat as messages know it."""
    return -1 if seat == NOBODY else seat


# What it sees


class Shown:
    """What the people in a room were shown last: most piles lie as they lay after most moves."""

    def __init__(self) -> None:
        self.rows: Rows = {}
        self.cards: dict[tuple[str, int, int], tuple[Row, list[Card]]] = {}


class Sights:
    """A state of a game for several seats, in the shape of messages. What a seat sees, kernel.state.view says."""

    def __init__(self, game: Game, shown: Shown | None = None) -> None:
        self.printed = printed_numbers(game.rules)
        self.shown = Shown() if shown is None else shown
        self.look = Look(game, self.shown.rows)

    def of(self, seat: int) -> Sight:
        view = self.look.view(seat)
        zones = {
            name: [self.row(row, name, owner, seat) for owner, row in enumerate(rows)]
            for name, rows in view.zones.items()
        }
        focus = {part: list(tags) for part, tags in view.focus.items()}
        ending = None if view.result is None else Ending(view.result.how, list(view.result.winners))
        return Sight(
            wire(seat),
            view.players,
            view.active,
            view.counters,
            zones,
            focus,
            grids(self.look.game.rules),
            list(view.asked),
            ending,
        )

    def row(self, row: Row, zone: str, owner: int, seat: int) -> list[Card]:
        if not row:
            return EMPTY
        known = self.shown.cards.get((zone, owner, seat))
        if known is not None and known[0] is row:
            return known[1]
        cards = [shown(card, self.printed) for card in row]
        self.shown.cards[zone, owner, seat] = row, cards
        return cards


@lru_cache(maxsize=16)
def grids(rules: Rules) -> dict[str, Grid]:
    return {zone.name: Grid(zone.rows, zone.columns) for zone in rules.zone_list if zone.rows}


def cell(spot: Spot | None) -> Cell | None:
    return None if spot is None else Cell(spot.zone, spot.seat, spot.cell)


def sight(game: Game, seat: int) -> Sight:
    return Sights(game).of(seat)


@lru_cache(maxsize=16)
def printed_numbers(rules: Rules) -> dict[str, dict[str, int]]:
    return {card.slug: card.numbers() for card in rules.catalogue.definitions}


def shown(card: CardView, printed: dict[str, dict[str, int]]) -> Card:
    numbers = {} if card.numbers == printed.get(card.slug, {}) else card.numbers
    return Card(card.slug, card.tag, card.place, card.facing, card.marks, card.mode, card.counters, numbers, card.down)


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
        event.left,
        event.place,
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
        decision, asked = game.decision_of(self.seat), question(game, self.seat)
        if decision is None or asked is None:
            return None
        options = [
            Choice(
                choice.key,
                choice.kind,
                choice.card,
                choice.value,
                self.label(game, decision, option),
                cell(choice.spot),
            )
            for choice, option in zip(asked.options, decision.options, strict=True)
        ]
        return Question(
            asked.ask,
            self.talk.ask(game, decision),
            asked.card,
            self.cited(asked.rule),
            min(asked.least, len(options)),
            min(asked.most, len(options)),
            options,
        )

    def label(self, game: Game, decision: Decision, option: Option) -> str:
        """What an option does; a card whose face the seat does not know is told by its number alone."""
        if option.card and not game.known(option.card, self.seat):
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
        decision = step.before.decision_of(step.seat)
        if decision is None:
            return ""
        known = {option.key: option for option in decision.options}
        chosen = [known[key] for key in step.keys if key in known]
        if len(chosen) != len(step.keys) or (step.seat != self.seat and any(option.card for option in chosen)):
            return ""
        return ", ".join(self.label(step.before, decision, option) for option in chosen)

    def result(self, game: Game) -> Result | None:
        if game.result is None:
            return None
        how, winners = game.result.how, game.result.winners
        names = [self.talk.names[seat] for seat in winners]
        text = words(self.language).say(
            "result",
            how=how,
            who=", ".join(names),
            count=len(names),
            you="yes" if self.seat in winners else "no",
            alone="yes" if winners == (self.seat,) else "no",
        )
        totals = [games.score(self.name, game, seat) for seat in range(game.players)]
        scores = [self.score(game, seat, total) for seat, total in enumerate(totals) if total is not None]
        return Result(how, list(winners), text, scores)

    def score(self, game: Game, seat: int, total: int) -> Score:
        parts = self.offers.scores(game, seat, self.talk)
        lines = [ScoreLine(part.label, part.points, part.count, part.slug, part.note) for part in parts]
        return Score(seat, total, lines)
