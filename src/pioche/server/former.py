"""Tables made by rules or cards of former days: nothing can be played there, but what was stored can be shown.

The last state says where the cards lie; what happened, taken back event by event, says where they lay before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.query import EVERYONE
from pioche.kernel.play.decision import Refused
from pioche.kernel.play.event import Event
from pioche.kernel.rules import SEATS, Rules
from pioche.kernel.state.card import life_of, number_of
from pioche.kernel.state.save import DIGEST
from pioche.kernel.state.view import in_their_order
from pioche.server.live import rules_of
from pioche.server.message_parts import Card, Ending, Line, Result, Sight
from pioche.server.records import Input, Row, Ruleset
from pioche.server.telling import Teller
from pioche.table import Table


def ruleset_for(rules: Rules) -> Ruleset:
    """How cards and zones are numbered under the present rules."""
    return Ruleset(
        tuple(card.slug for card in rules.catalogue.definitions),
        tuple((zone.name, zone.sight, zone.common) for zone in rules.zone_list),
    )


class Lying(Struct):
    """A card where it lies, as far as messages tell."""

    definition: int
    life: int
    seen: int
    place: int
    link: int
    marks: tuple[str, ...]
    mode: int
    counters: dict[str, int]


class Position(Struct):
    """How the table looked: cards by their numbers, and the numbers of those that lie in each space."""

    players: int
    active: int
    cards: list[Lying]
    spaces: dict[int, list[int]]
    counters: dict[str, int]
    ending: Ending | None

    def sight(self, ruleset: Ruleset, seat: int | None) -> Sight:
        """What a seat saw; None sees all faces."""
        rows: dict[str, list[list[Card]]] = {}
        for place, (name, sight, common) in enumerate(ruleset.zones):
            rows[name] = []
            for owner in range(1 if common else self.players):
                numbers = self.spaces.get(place * SEATS + owner, ())
                shown = [shown_as(self.cards[number], ruleset, seat) for number in numbers]
                rows[name].append(list(in_their_order(shown, seat is None or sight != "owner" or owner == seat)))
        return Sight(-1, self.players, self.active, self.counters.copy(), rows, {}, {}, [], self.ending, [])

    def take_back(self, event: Event) -> None:
        """How it was before something happened."""
        number = number_of(event.now)
        if event.kind == "turn":
            self.active, self.counters["turn"] = -1, event.amount - 1
        if event.definition < 0 or not event.now or number >= len(self.cards):
            return
        card = self.cards[number]
        card.seen, card.life, card.place = event.before, life_of(event.was), event.left
        if event.to < 0 or event.origin < 0 or event.origin == event.to:
            return
        card.marks, card.link, card.mode = (), 0, 0
        for space in self.spaces.values():
            if number in space:
                space.remove(number)
        there = self.spaces.setdefault(event.origin, [])
        there.append(number)
        if card.place:
            there.sort(key=lambda other: self.cards[other].place)


class Former(Struct, frozen=True):
    """A table of former days: its row, how its rules numbered cards and zones, and the rules of today, if there are."""

    row: Row
    ruleset: Ruleset | None
    rules: Rules | None

    @classmethod
    def of(cls, row: Row, ruleset: Ruleset | None) -> Former:
        return cls(row, ruleset, rules_of(row))

    def position(self) -> Position | None:
        """How the table looked last; None if not even that can be told."""
        if self.row.state is None or self.ruleset is None:
            return None
        try:
            saved, _ = msgspec.msgpack.decode(self.row.state[DIGEST:], type=tuple[list[Any], Any], strict=False)
            return read(saved)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError):
            return None

    def sight(self, seat: int) -> Sight | None:
        """What a seat saw last."""
        position = self.position()
        try:
            return None if position is None or self.ruleset is None else position.sight(self.ruleset, seat)
        except LookupError:
            return None

    def result(self, teller: Teller | None) -> Result | None:
        """How the game ended; points are not counted any more."""
        position = self.position()
        if position is None or position.ending is None:
            return None
        how, winners = position.ending.how, position.ending.winners
        return Result(how, winners, "", []) if teller is None else teller.ended(how, winners, [])

    def sights(self, past: Sequence[Input], first: int, last: int, seat: int | None) -> list[Sight | None]:
        """What a seat saw after some steps."""
        position, ruleset = self.position(), self.ruleset
        if position is None or ruleset is None:
            return [None] * (last - first + 1)
        found: list[Sight | None] = []
        for number in range(len(past) - 1, first - 1, -1):
            if number <= last:
                found.append(position.sight(ruleset, seat))
            for event in reversed(past[number].happened):
                position.take_back(event)
            position.ending = None
            position.active = active_before(past, number)
        return found[::-1]

    def events(self, taken: Input) -> list[Event]:
        """What happened, with cards, zones and rules as they are numbered today."""
        rules, ruleset = self.rules, self.ruleset
        if rules is None or ruleset is None:
            return []

        def card(definition: int) -> int:
            slug = ruleset.slugs[definition] if 0 <= definition < len(ruleset.slugs) else ""
            return rules.catalogue.by_slug.get(slug, -1)

        def zone(space: int) -> int:
            name = ruleset.zones[space // SEATS][0] if 0 <= space < SEATS * len(ruleset.zones) else ""
            return rules.zones[name].base + space % SEATS if name in rules.zones else -1

        return [
            replace(
                event,
                definition=card(event.definition),
                source=card(event.source),
                origin=zone(event.origin),
                to=zone(event.to),
            )
            for event in taken.happened
        ]

    def teller(self, language: str, seat: int, names: Sequence[str]) -> Teller | None:
        """Who tells what happened, in the words of today; None where there are none."""
        try:
            game = Table.begin(self.row.game, self.row.setup.seed, self.row.setup.config).game
            return FormerTeller(self.row.game, game, language, seat, names)
        except (Refused, LookupError, ValueError):
            return None


class FormerTeller(Teller):
    """Tells what happened long ago: what there are no words for any more is left out."""

    def lines(self, versions: Sequence[Event], step: int) -> list[Line]:
        book = self.book
        known = [
            event if book.has(event.rule) else replace(event, rule="")
            for event in versions
            if self.talk.words.knows("event-" + event.kind)
        ]
        return super().lines(known, step)


def read(saved: list[Any]) -> Position:
    """The fields that every dump has had so far: players, active, cards, zones, counters, result (see kernel/save)."""
    players, active, cards, zones, counters, result = saved[1], saved[2], saved[5], saved[6], saved[8], saved[12]
    spaces = {space: [number_of(ref) for ref in refs] for space, refs in zones.items()}
    ending = None if result is None else ending_of(result)
    return Position(players, active, [lying(card) for card in cards], spaces, dict(counters), ending)


def lying(card: list[Any]) -> Lying:
    definition, _, _, life, seen, place, link, marks, mode, counters, *face = card[:11]
    shown = face[0] if face and face[0] >= 0 else definition
    return Lying(shown, life, seen, place, life_of(link), tuple(marks), mode, counters_of(counters))


def ending_of(result: list[Any]) -> Ending:
    """How a game ended; older dumps hold the winners alone."""
    if result and isinstance(result[0], str):
        return msgspec.convert({"how": result[0], "winners": result[1]}, Ending)
    return Ending("won" if len(result) == 1 else "shared" if result else "stopped", result)


def counters_of(counters: Any) -> dict[str, int]:
    """What lies on a card; older dumps hold one number without a name."""
    if isinstance(counters, int):
        return {"": counters} if counters else {}
    return dict(counters)


def shown_as(card: Lying, ruleset: Ruleset, seat: int | None) -> Card:
    mask = EVERYONE if seat is None else card.seen
    if not mask >> (seat or 0) & 1:
        return Card()
    return Card(
        ruleset.slugs[card.definition], card.life, card.place, card.link, card.marks, card.mode, card.counters.copy()
    )


def active_before(past: Sequence[Input], number: int) -> int:
    """Whose turn it was before a step."""
    for taken in reversed(past[:number]):
        for event in reversed(taken.happened):
            if event.kind == "turn":
                return event.seat
    return 0
