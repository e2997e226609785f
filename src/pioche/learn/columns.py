"""What each number of an observation says: columns by name, told from a game's cards, zones and words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from pioche import games
from pioche.kernel.rules import Zone
from pioche.kernel.wording import messages
from pioche.kernel.wording.plain import words_of
from pioche.learn.kind import Kind

OTHER = "other"
ACTIONS = ("done", "more", "leave")  # what can be chosen beside an option


class Columns(Struct, frozen=True):
    """The names of all columns, and what it takes to fill them."""

    players: int
    zones: tuple[Zone, ...]
    slugs: dict[str, int]  # by slug, the number of a card; 0 is no card
    scales: dict[str, float]  # by name, what a printed number is multiplied with: the largest becomes 1
    counters: tuple[str, ...]
    seated: frozenset[str]  # counters that each seat has: counted from the seat that looks
    asks: tuple[str, ...]
    kinds: tuple[str, ...]
    parts: tuple[str, ...]
    on_cards: tuple[str, ...]
    marks: tuple[str, ...]

    @classmethod
    def of(cls, kind: Kind) -> Columns:
        """Those of a kind of games, told from the set-up of one."""
        game = kind.table(0).game
        catalogue = game.rules.catalogue
        own: Any = games.part(kind.game, "learn")
        counters = dict.fromkeys((*game.counters, *(own.COUNTERS if own else ())))
        largest = {key: max(abs(numbers.get(key, 0)) for numbers in catalogue.numbers) for key in catalogue.keys}
        said = [
            name
            for package in words_of(games.find(kind.game).__name__)
            for name in (entry.id.name for entry in messages(package, "en").body if hasattr(entry, "id"))
        ]
        return cls(
            game.players,
            game.rules.zone_list,
            {slug: number for number, slug in enumerate(catalogue.slugs, 1)},
            {key: 1 / max(1, most) for key, most in largest.items()},
            tuple(counters),
            frozenset(seated(counters, game.players)),
            listed(said, "ask-"),
            (*listed(said, "option-"), *ACTIONS),
            own.PARTS if own else (),
            own.ON_CARDS if own else (),
            own.MARKS if own else (),
        )

    @property
    def card(self) -> tuple[str, ...]:
        """Of a card whose face is known. `owner` counts seats from the one that looks; -1 is nobody's."""
        facts = ("card", "zone", "owner", "place", "mode", "down", "faces", "intends", "harm")
        return (*facts, *("part:" + part for part in self.parts), *self.summed)

    @property
    def pile(self) -> tuple[str, ...]:
        """Of all cards of a zone: how many, how many of them unknown, and sums of the others' numbers."""
        return ("cards", "unknown", *self.summed)

    @property
    def summed(self) -> tuple[str, ...]:
        """The numbers of a card, what lies on it, and its marks."""
        return (*self.scales, *("on:" + name for name in self.on_cards), *("mark:" + name for name in self.marks))

    @property
    def piles(self) -> tuple[str, ...]:
        """The piles, those of a seat counted from the one that looks."""
        return tuple(f"{zone.name}/{seat}" for zone in self.zones for seat in range(1 if zone.common else self.players))

    @property
    def question(self) -> tuple[str, ...]:
        seats = range(self.players)
        return (
            *("ask:" + ask for ask in self.asks), "least", "most", "picked", "options",
            *(f"active/{seat}" for seat in seats), *(f"asked/{seat}" for seat in seats),
        )  # fmt: skip

    @property
    def option(self) -> tuple[str, ...]:
        """Of an option; `row` is the place of its card in the list of cards, from 1."""
        return (*("kind:" + kind for kind in self.kinds), "value", "cell", "picked", "row", *self.card)


def listed(said: Iterable[str], prefix: str) -> tuple[str, ...]:
    """The names for which a game has words of a kind, and one for all others."""
    return (*sorted({name.removeprefix(prefix) for name in said if name.startswith(prefix)} - {OTHER}), OTHER)


def seated(counters: Iterable[str], players: int) -> set[str]:
    """The counters of which each seat has one, as in souls/0, souls/1."""
    numbers: dict[str, set[str]] = {}
    for name in counters:
        stem, slash, number = name.rpartition("/")
        if slash:
            numbers.setdefault(stem, set()).add(number)
    every = {str(seat) for seat in range(players)}
    return {f"{stem}/{seat}" for stem, found in numbers.items() if found == every for seat in every}
