"""A view as numbers. Nothing else of a game reaches a learner: whoever reads an observation sees what a seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray

from pioche.kernel.state.view import CardView, Choice, Row, View
from pioche.learn.columns import ACTIONS, OTHER, Columns

Array = NDArray[np.float32]
Observation = dict[str, Any]
MOST = 99.0  # however many may be picked


class Pile(Struct, frozen=True, gc=False):
    """A row of cards in numbers, kept as long as it lies as it lies."""

    row: Row
    cards: list[list[float]]  # those that are known
    tags: list[int]
    sums: Array


Piles = dict[tuple[str, int, int], Pile]  # by zone, owner and the seat that looks: rows that were read before


class Encoder:
    """Turns views into observations: flat vectors, or parts with a list of cards."""

    def __init__(self, columns: Columns, options: int, cards: int, flat: bool) -> None:
        self.columns = columns
        self.options = options
        self.cards = cards
        self.flat = flat
        self.actions = options + len(ACTIONS)
        self._asks = {ask: place for place, ask in enumerate(columns.asks)}
        self._kinds = {kind: place for place, kind in enumerate(columns.kinds)}
        self._card = {name: place for place, name in enumerate(columns.card)}
        self._summed = len(columns.pile) - 2
        self._piles = {name: place for place, name in enumerate(columns.piles)}
        self._option = {name: place for place, name in enumerate(columns.option)}
        self._own = self._option["card"]  # where the columns of an option's card begin
        self._zones = {zone.name: place for place, zone in enumerate(columns.zones, 1)}
        self._commons = frozenset(zone.name for zone in columns.zones if zone.common)
        stems = {name: name.rpartition("/") for name in columns.seated}
        places = {name: place for place, name in enumerate(columns.counters)}
        self._counters = [  # by the seat that looks, where each counter goes
            {
                name: places[f"{stems[name][0]}/{(int(stems[name][2]) - seat) % columns.players}"]
                if name in stems
                else place
                for name, place in places.items()
            }
            for seat in range(columns.players)
        ]
        self._parts = (len(columns.counters), len(columns.question), len(columns.piles) * len(columns.pile))
        self._shape = len(columns.piles), len(columns.pile)
        self._size = sum(self._parts)
        self._listed = self.actions, len(columns.option)

    def space(self) -> spaces.Dict:
        """The space of observations."""
        counters, question, _ = self._parts
        if self.flat:
            seen: spaces.Space[Any] = real(self._size)
        else:
            seen = spaces.Dict({
                "counters": real(counters),
                "question": real(question),
                "piles": real(*self._shape),
                "cards": real(self.cards, len(self._card)),
            })  # fmt: skip
        return spaces.Dict({
            "observation": seen,
            "options": real(*self._listed),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        })  # fmt: skip

    def encode(
        self, view: View, mask: NDArray[np.int8], picked: tuple[str, ...], first: int, known: Piles
    ) -> Observation:
        """What a seat sees, with the options from the `first` on; `known` spares reading again what has not changed."""
        numbers = np.zeros(self._size, np.float32)
        places = self._counters[view.seat]
        for name, value in view.counters.items():
            if name in places:
                numbers[places[name]] = value
        asking = self._parts[0]
        self._ask(view, len(picked), numbers[asking:])
        piles = numbers[asking + self._parts[1] :].reshape(self._shape)
        cards: list[list[float]] = []
        tags: list[int] = []
        for zone, rows in view.zones.items():
            for owner, row in enumerate(rows):
                if row:
                    pile = self._pile(zone, owner, row, view, known)
                    cards += pile.cards
                    tags += pile.tags
                    owner = 0 if zone in self._commons else (owner - view.seat) % view.players
                    piles[self._piles[f"{zone}/{owner}"]] = pile.sums
        rows_of = dict(zip(tags, range(len(tags)), strict=True))
        self._point_out(view, cards, rows_of)
        seen: Any = numbers
        if not self.flat:
            listed = np.zeros((self.cards, len(self._card)), np.float32)
            if cards:
                listed[: len(cards)] = cards[: self.cards]
            counters, question, _ = self._parts
            seen = {
                "counters": numbers[:counters],
                "question": numbers[counters : counters + question],
                "piles": piles,
                "cards": listed,
            }
        options = np.zeros(self._listed, np.float32)
        if view.question is not None:
            listed_options = view.question.options[first : first + self.options]
            for place, option in enumerate(listed_options):
                self._describe(option, options[place], option.key in picked, cards, rows_of)
            for place, action in enumerate(ACTIONS, self.options):
                options[place, self._kinds[action]] = mask[place]
        return {"observation": seen, "options": options, "action_mask": mask}

    def _ask(self, view: View, picked: int, numbers: Array) -> None:
        asks = len(self.columns.asks)
        question = view.question
        if question is not None:
            numbers[self._asks.get(question.ask, self._asks[OTHER])] = 1
            least, most = min(question.least, MOST), min(question.most, MOST)
            numbers[asks : asks + 4] = (least, most, picked, len(question.options))
        seats = asks + 4
        numbers[seats + (view.active - view.seat) % view.players] = 1
        for seat in view.asked:
            numbers[seats + view.players + (seat - view.seat) % view.players] = 1

    def _pile(self, zone: str, owner: int, row: Row, view: View, known: Piles) -> Pile:
        key = zone, owner, view.seat
        pile = known.get(key)
        if pile is None or (pile.row is not row and pile.row != row):
            whose = -1 if zone in self._commons else (owner - view.seat) % view.players
            cards = [self._numbers(card, self._zones[zone], whose) for card in row if card.slug]
            sums = np.zeros(self._summed + 2, np.float32)
            sums[:2] = len(row), len(row) - len(cards)
            if cards:
                sums[2:] = np.array(cards, np.float32)[:, -self._summed :].sum(axis=0) if self._summed else 0
            pile = known[key] = Pile(row, cards, [card.tag for card in row if card.slug], sums)
        return pile

    def _numbers(self, card: CardView, zone: int, owner: int) -> list[float]:
        """A card whose face is known."""
        columns = self.columns
        numbers, counters, marks = card.numbers, card.counters, card.marks
        return [
            columns.slugs[card.slug], zone, owner, card.place, card.mode, card.down, bool(card.facing), 0.0, 0.0,
            *[0.0 for _ in columns.parts],
            *[numbers.get(key, 0) * scale for key, scale in columns.scales.items()],
            *[counters.get(name, 0) for name in columns.on_cards],
            *[name in marks for name in columns.marks],
        ]  # fmt: skip

    def _point_out(self, view: View, cards: list[list[float]], rows: dict[int, int]) -> None:
        """Which cards play a part now, and what cards are going to do of themselves."""
        told = [(tag, "part:" + part, 1.0) for part, tags in view.focus.items() for tag in tags]
        for intent in view.intents:
            told.append((intent.card, "intends", float(sum(intent.amounts))))
            told += [(tag, "harm", float(harm)) for tag, harm in zip(intent.targets, intent.harm, strict=False)]
        fresh: set[int] = set()
        for tag, name, amount in told:
            if (row := rows.get(tag)) is not None and name in self._card:
                if row not in fresh:  # rows are kept as they were read: a part is played for a moment
                    fresh.add(row)
                    cards[row] = cards[row].copy()
                cards[row][self._card[name]] += amount

    def _describe(
        self, option: Choice, numbers: Array, picked: bool, cards: list[list[float]], rows: dict[int, int]
    ) -> None:
        numbers[self._kinds.get(option.kind, self._kinds[OTHER])] = 1
        spot = option.spot
        row = rows.get(option.card)
        numbers[self._own - 4 : self._own] = (
            option.value, spot.cell if spot else 0, picked, 0 if row is None else row + 1,
        )  # fmt: skip
        if row is not None:
            numbers[self._own :] = cards[row]


def real(*shape: int) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)
