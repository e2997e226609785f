"""Searching what a client was sent for cards that its seat had not seen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.catalogue import Catalogue
from pioche.kernel.state.game import Game
from pioche.server import offers
from pioche.table import CHANCE, Table

WORD = re.compile(r"(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")


class Secrets:
    """What each seat has seen up to each step of a game, told from its record."""

    def __init__(self, record: dict[str, Any], steps: list[int]) -> None:
        """`steps`: the step that each input led to, the set-up first."""
        table = Table.begin(record["game"], record["seed"], record["config"])
        rules = table.game.rules
        self.names = {card.slug: card.name for card in rules.catalogue.definitions}
        self.mentions = mentions(record["game"], rules.catalogue)
        self.seats = [*range(table.game.players), NOBODY]
        self.seen: dict[int, dict[int, frozenset[str]]] = {seat: {} for seat in self.seats}
        known: dict[int, set[str]] = {seat: set() for seat in self.seats}
        self.clean: dict[int, set[str]] = {seat: set() for seat in self.seats}  # texts that told nothing; nor will they
        self.note(table, known, steps[0])
        for (seat, keys), step in zip(record["inputs"], steps[1:], strict=True):
            if seat == CHANCE:
                raise AssertionError("nothing is taken back in these games")
            table.answer(seat, keys)
            self.note(table, known, step)

    def note(self, table: Table, known: dict[int, set[str]], step: int) -> None:
        definitions = table.game.rules.catalogue.definitions
        for seat in self.seats:
            known[seat] |= {definitions[card.true_face].slug for card in seen_cards(table.game, seat)}
            for event in table.events:
                if event.definition >= 0 and (event.seen | event.before) >> seat & 1:
                    known[seat].add(definitions[event.definition].slug)
            self.seen[seat][step] = frozenset(known[seat])

    def leaks(self, seat: int, step: int, text: str) -> list[str]:
        """The slugs and names in a message of that step that the seat had not seen."""
        seen = self.seen[seat][step]
        unknown = self.names.keys() - seen
        told = {self.names[slug] for slug in seen} | {name for slug in seen for name in self.mentions[slug]}
        known_names = sorted(told, key=len, reverse=True)
        unknown_names = {self.names[slug] for slug in unknown} - set(known_names)
        found = []
        new = set(strings(json.loads(text))) - self.clean[seat]
        everything = "\n".join(new)
        unknown_names = {name for name in unknown_names if name in everything}  # most often none: nothing to look into
        for said in new:
            found += [f"{word} in {said}" for word in WORD.findall(said) if word in unknown]
            for name in known_names if unknown_names else ():
                said = said.replace(name, "")
            found += [f"{name} in {said}" for name in unknown_names if name in said]
        if not found:
            self.clean[seat] |= new
        return found


@cache
def mentions(game: str, catalogue: Catalogue) -> dict[str, set[str]]:
    """The names that the text of each card tells."""
    sheets = [offers.find(game).sheet(card) for card in catalogue.definitions]
    texts = {sheet.slug: sheet.text.fr + sheet.text.en for sheet in sheets}
    names = {card.name for card in catalogue.definitions}
    return {slug: {name for name in names if name in text} for slug, text in texts.items()}


def seen_cards(game: Game, seat: int) -> Iterator[Any]:
    return (card for card in game.cards.values() if card.seen >> seat & 1)


def strings(value: Any) -> Iterator[str]:
    """Every text in a message, names of fields included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
