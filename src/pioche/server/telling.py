"""What a seat is told: the game as it sees it, in the language it reads. Nothing else leaves the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import cast

import msgspec
from msgspec import Raw, Struct

from pioche import games
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.play import intent as kernel
from pioche.kernel.play.decision import Decision, Option, Spot
from pioche.kernel.play.ending import How
from pioche.kernel.play.event import Event
from pioche.kernel.rules import Rules
from pioche.kernel.state.game import Game
from pioche.kernel.state.view import CardView, Look, Row, Rows, View
from pioche.kernel.wording.rulebook import Rulebook
from pioche.kernel.wording.table_talk import TableTalk
from pioche.kernel.wording.voice import capital
from pioche.server import message_parts, offers
from pioche.server.live import REMARKS, Step
from pioche.server.message_parts import (
    Affected,
    Card,
    Cell,
    Choice,
    Cited,
    Ending,
    Grid,
    Intent,
    Line,
    Place,
    Question,
    Result,
    Score,
    ScoreLine,
    Sight,
)
from pioche.server.words import words


def wire(seat: int) -> int:
    """A seat as messages know it."""
    return -1 if seat == NOBODY else seat


# What it sees


Earlier = dict[str, tuple[tuple[Row, ...], list[list[Card]], Raw]]  # by zone: what was seen, how it was said and sent
encode = msgspec.json.Encoder().encode


class Shown:
    """What the people in a room were shown last: most piles lie as they lay after most moves."""

    def __init__(self) -> None:
        self.rows: Rows = {}
        self.zones: dict[int, Earlier] = {}  # by seat


class Sights:
    """A state of a game for several seats, as messages say it. What a seat sees, kernel.state.view says.

    The zones of a `Sight` are in JSON already, for that is how it leaves the server; nobody here reads it again.
    """

    def __init__(self, game: Game, shown: Shown | None = None) -> None:
        self.game = game
        self.printed = printed_numbers(game.rules)
        self.shown = Shown() if shown is None else shown
        self.look = Look(game, self.shown.rows)
        self._views: dict[int, View] = {}

    def view(self, seat: int) -> View:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.look.view(seat)
        return found

    def of(self, seat: int) -> Sight:
        view = self.view(seat)
        zones: dict[str, Raw] = empty_zones(self.game.rules, view.players).copy()
        earlier = self.shown.zones.setdefault(seat, {})
        for zone, _ in self.look.filled:
            zones[zone.name] = self.zone(zone.name, view.zones[zone.name], earlier)
        focus = {part: list(tags) for part, tags in view.focus.items()}
        ending = None if view.result is None else Ending(view.result.how, list(view.result.winners))
        return Sight(
            wire(seat),
            view.players,
            view.active,
            view.counters,
            cast(dict[str, list[list[Card]]], zones),
            focus,
            grids(self.game.rules),
            list(view.asked),
            ending,
            [intended(intent) for intent in view.intents],
            [Affected(one.card, one.of) for one in view.lasting],
            self.standing,
        )

    @cached_property
    def standing(self) -> list[int]:
        """How the seats stand, where that is open to all."""
        found = offers.find(self.game.rules.name)
        return [found.standing(self.game, seat) for seat in range(self.game.players)] if found.OPEN else []

    def zone(self, name: str, rows: tuple[Row, ...], earlier: Earlier) -> Raw:
        """A zone as it is sent: put into JSON once for as long as it lies as it lies."""
        known = earlier.get(name)
        if known is None:
            cards = [[shown(card, self.printed) for card in row] for row in rows]
        elif known[0] == rows:
            return known[2]
        else:
            cards = [
                said if seen == row else self.row(row, dict(zip(map(id, seen), said, strict=True)))
                for row, seen, said in zip(rows, *known[:2], strict=True)
            ]
        sent = Raw(encode(cards))
        earlier[name] = rows, cards, sent
        return sent

    def row(self, row: Row, known: dict[int, Card]) -> list[Card]:
        """A row of cards, some of which were seen before."""
        cards = list(map(known.get, map(id, row)))
        while None in cards:
            place = cards.index(None)
            cards[place] = shown(row[place], self.printed)
        return cast(list[Card], cards)


@lru_cache(maxsize=64)
def empty_zones(rules: Rules, players: int) -> dict[str, Raw]:
    return {zone.name: Raw(encode([[]] * (1 if zone.common else players))) for zone in rules.zone_list}


@lru_cache(maxsize=16)
def grids(rules: Rules) -> dict[str, Grid]:
    return {zone.name: Grid(zone.rows, zone.columns) for zone in rules.zone_list if zone.rows}


def intended(intent: kernel.Intent) -> Intent:
    """An intent whose cards are told by tags, as messages say it."""
    lists = (list(intent.targets), list(intent.amounts), list(intent.harm))
    return Intent(intent.card, list(intent.path), intent.facing, *lists, intent.sure, intent.note)


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


def events_for(rules: Rules, versions: Sequence[Event]) -> list[message_parts.Event]:
    """What happened, already in the version of whoever gets it."""
    return [event_for(rules, event) for event in versions]


def event_for(rules: Rules, event: Event) -> message_parts.Event:
    cards = rules.catalogue.definitions
    return message_parts.Event(
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
        self._asked: tuple[Decision | None, dict[str, str]] = None, {}  # the last question, its options in words
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

    def question(self, sights: Sights) -> Question | None:
        """What the seat is asked, as its view says, in words."""
        game = sights.game
        decision, asked = game.decision_of(self.seat), sights.view(self.seat).question
        if decision is None or asked is None:
            return None
        labels = {option.key: self.label(game, decision, option) for option in decision.options}
        self._asked = decision, labels
        options = [
            Choice(choice.key, choice.kind, choice.card, choice.value, labels[choice.key], cell(choice.spot))
            for choice in asked.options
        ]
        return Question(
            asked.ask,
            self.talk.ask(game, decision),
            asked.card,
            self.asker(game, decision),
            self.talk.says(game, decision),
            self.cited(asked.rule),
            min(asked.least, len(options)),
            min(asked.most, len(options)),
            options,
            "" if asked.least else self.talk.none(decision),
            self.talk.same(game, decision),
        )

    def asker(self, game: Game, decision: Decision) -> str:
        """The card that asks, wherever it is now: the question names it, or cites what it says."""
        if decision.card:
            return game.rules.catalogue.definitions[game.cards[decision.card].definition].slug
        _, card, rest = decision.rule.partition(":card:")
        return rest.rpartition(":")[0] if card else ""

    def label(self, game: Game, decision: Decision, option: Option) -> str:
        """What an option does; a card whose face the seat does not know is told by its number alone."""
        if option.card and not game.known(option.card, self.seat):
            number = decision.options.index(option) + 1
            return capital(words(self.language).say("option-unknown", number=number))
        return self.talk.option(game, decision, option)

    # What happened

    def lines(self, versions: Sequence[Event], step: int, by: int = NOBODY) -> list[Line]:
        """The log of what happened by an answer of a seat, already in the version of this seat."""
        self.talk.by = by
        found = []
        for alike in self.talk.groups(versions):
            text, label = self.remark(alike[0]) or self.talk.line(alike)
            found.append(Line(text, alike[0].rule, label, step, len(alike)))
        return found

    def remark(self, event: Event) -> tuple[str, str] | None:
        """A line about what is no part of the game, if that is what happened."""
        if event.kind not in REMARKS:
            return None
        return words(self.language).say("remark-" + event.kind, who=self.talk.names[event.seat]), ""

    def deed(self, step: Step) -> str:
        """What was answered: all of it to whoever did, to others what says nothing of cards."""
        decision = step.before.decision_of(step.seat)
        if decision is None:
            return ""
        known = {option.key: option for option in decision.options}
        chosen = [known[key] for key in step.keys if key in known]
        if len(chosen) != len(step.keys) or (step.seat != self.seat and any(option.card for option in chosen)):
            return ""
        asked, labels = self._asked
        if decision is asked:  # it was read just before
            return ", ".join([labels[option.key] for option in chosen])
        return ", ".join([self.label(step.before, decision, option) for option in chosen])

    def result(self, game: Game) -> Result | None:
        if game.result is None:
            return None
        totals = [games.score(self.name, game, seat) for seat in range(game.players)]
        scores = [self.score(game, seat, total) for seat, total in enumerate(totals) if total is not None]
        return self.ended(game.result.how, list(game.result.winners), scores)

    def ended(self, how: How, winners: list[int], scores: list[Score]) -> Result:
        """How a game ended, in words."""
        names = [self.talk.names[seat] for seat in winners]
        text = words(self.language).say(
            "result",
            how=how,
            who=", ".join(names),
            count=len(names),
            you="yes" if self.seat in winners else "no",
            alone="yes" if winners == [self.seat] else "no",
        )
        return Result(how, winners, text, scores)

    def score(self, game: Game, seat: int, total: int) -> Score:
        parts = self.offers.scores(game, seat, self.talk)
        lines = [ScoreLine(capital(part.label), part.points, part.count, part.slug, part.note) for part in parts]
        return Score(seat, total, lines)


class Telling:
    """One step, told to several people: whoever is to know the same gets the same, made once."""

    def __init__(self, step: Step, shown: Shown | None = None) -> None:
        self.step = step
        self.sights = Sights(step.game, shown)
        self._versions: dict[tuple[int, ...], Version] = {}
        self._deeds: dict[tuple[str, bool], str] = {}

    def version(self, seat: int) -> Version:
        """What happened as a seat knows it. Seats to which the same faces are known know the same."""
        events = self.step.events
        known = tuple([(event.before >> seat & 1) + 2 * (event.seen >> seat & 1) for event in events])
        found = self._versions.get(known)
        if found is None:
            versions = [event.seen_by(seat) for event in events]
            found = self._versions[known] = Version(versions, events_for(self.step.game.rules, versions), {})
        return found

    def lines(self, teller: Teller) -> list[Line]:
        """The log. Who reads it makes a difference only where something happened to themselves."""
        version = self.version(teller.seat)
        own = self.step.seat == teller.seat or any(event.seat == teller.seat for event in version.versions)
        key = teller.language, teller.seat if own else NOBODY
        if key not in version.lines:
            version.lines[key] = teller.lines(version.versions, self.step.number, self.step.seat)
        return version.lines[key]

    def deed(self, teller: Teller) -> str:
        """What was answered. All but who did are told the same."""
        key = teller.language, teller.seat == self.step.seat
        if key not in self._deeds:
            self._deeds[key] = teller.deed(self.step)
        return self._deeds[key]


class Version(Struct, frozen=True):
    """What happened in a step, as some seats know it, and what the log says of it in each language."""

    versions: list[Event]
    events: list[message_parts.Event]
    lines: dict[tuple[str, int], list[Line]]
