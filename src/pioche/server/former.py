"""Tables made by rules or cards of former days: nothing can be played there, but what was stored can be shown.

The last state says where the cards lie; what happened, taken back event by event, says where they lay before.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pioche.kernel.cards.query import EVERYONE, NOBODY
from pioche.kernel.play.decision import Refused
from pioche.kernel.play.event import Event
from pioche.kernel.rules import SEATS, Rules
from pioche.kernel.state.card import life_of, number_of
from pioche.kernel.state.save import DIGEST
from pioche.kernel.state.view import in_their_order
from pioche.server.fair import commitment
from pioche.server.live import REMARKS, rules_of
from pioche.server.message_parts import Card, Ending, Fairness, Line, Result, Sight
from pioche.server.records import Input, Row, Ruleset
from pioche.server.telling import Teller
from pioche.table import Table


def ruleset_for(rules: Rules) -> Ruleset:
    """How cards and zones are numbered under the present rules."""
    return Ruleset(
        tuple(card.slug for card in rules.catalogue.definitions),
        tuple((zone.name, zone.sight, zone.common) for zone in rules.zone_list),
        sha256(" ".join(type(node).__name__ for node in rules.catalogue.nodes).encode()).hexdigest()[:16],
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
        return Sight(-1, self.players, self.active, self.counters.copy(), rows, {}, {}, [], self.ending, [], [])

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


def fairness(row: Row, *, over: bool) -> Fairness:
    """What proves that cards were not chosen for anybody: what was pledged from the start, and all of it at the end."""
    setup = row.setup
    pledges = setup.pledges or [chair.pledge for chair in row.progress.chairs]
    told = (setup.seed, setup.salt, setup.own) if over else ("", "", "")
    given = commitment(setup.committed, setup.salt)
    return Fairness(given, setup.practice, *told, list(pledges), list(setup.shares) if over else [])


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
        ending = position.ending if position is not None else None
        if ending is None and self.row.progress.stopped:
            ending = Ending("stopped", [])
        if ending is None:
            return None
        how, winners = ending.how, ending.winners
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
        if self.rules is None or self.ruleset is None:
            return []
        return renumbered(taken.happened, self.ruleset, self.rules)

    def teller(self, language: str, seat: int, names: Sequence[str]) -> Teller | None:
        """Who tells what happened, in the words of today; None where there are none."""
        try:
            game = Table.begin(self.row.game, self.row.setup.seed, self.row.setup.config).game
            return FormerTeller(self.row.game, game, language, seat, names)
        except (Refused, LookupError, ValueError):
            return None


def renumbered(events: Sequence[Event], ruleset: Ruleset, rules: Rules) -> list[Event]:
    """Events of former days with the numbers of cards and zones of today; -1 for what is no more."""
    cards, spaces = card_numbers(ruleset, rules), space_numbers(ruleset, rules)
    return [
        replace(
            event,
            definition=cards.get(event.definition, -1),
            source=cards.get(event.source, -1),
            origin=spaces.get(event.origin, -1),
            to=spaces.get(event.to, -1),
        )
        for event in events
    ]


def card_numbers(ruleset: Ruleset, rules: Rules) -> dict[int, int]:
    """The numbers that cards had, and those that they have."""
    known = rules.catalogue.by_slug
    return {number: known[slug] for number, slug in enumerate(ruleset.slugs) if slug in known}


def space_numbers(ruleset: Ruleset, rules: Rules) -> dict[int, int]:
    """The same of zones, each seat's for itself."""
    return {
        place * SEATS + seat: rules.zones[name].base + seat
        for place, (name, _, common) in enumerate(ruleset.zones)
        if name in rules.zones and rules.zones[name].common == common
        for seat in range(1 if common else SEATS)
    }


class FormerTeller(Teller):
    """Tells what happened long ago: what there are no words for any more is left out."""

    def lines(self, versions: Sequence[Event], step: int, by: int = NOBODY) -> list[Line]:
        book = self.book
        known = [
            event if book.has(event.rule) else replace(event, rule="")
            for event in versions
            if event.kind in REMARKS or self.talk.words.knows("event-" + event.kind)
        ]
        return super().lines(known, step, by)


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
