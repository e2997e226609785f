"""Dump and load: a state as bytes, bit for bit the same in another process (law 1).

A dump holds the fields of a `Game` in the order in which it lists them, most of them as they are; the procedures of the
stack come last.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

from pioche.kernel.cards.inforce import fresh_index
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.trigger import Waiting
from pioche.kernel.rules import Rules
from pioche.kernel.state.card import Card, Cards
from pioche.kernel.state.catalogue import Printed
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.fields import stored
from pioche.kernel.state.game import Game

# Fields that are stored in another form, by the names and types of what is stored of them.
FORMS: dict[str, dict[str, Any]] = {
    "rules": {"rules": str},  # the fingerprint of rules and cards
    "chance": {"key": bytes, "drawn": int},
    "cards": {"cards": list[Card]},
    "zones": {"zones": dict[int, tuple[int, ...]]},  # those that hold a card
    "stack": {},  # beside the others: of which procedures it is made, each game knows for itself
}
TYPES = get_type_hints(Game, localns={"Rules": Rules, "Waiting": Waiting, "Printed": Printed})
STORED = stored(Game)
PLAIN = tuple(name for name in STORED if name not in FORMS)  # stored as they are
COLUMNS = [column for name in STORED for column in FORMS.get(name, {name: TYPES[name]}).items()]
Saved: Any = msgspec.defstruct("Saved", COLUMNS, array_like=True)


class Store:
    """The codec for the states of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        frames: Any = reduce(or_, rules.procedures)
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(tuple[Saved, list[frames]])

    def dump(self, game: Game) -> bytes:
        saved = Saved(
            rules=self.rules.fingerprint,
            key=game.chance.key,
            drawn=game.chance.drawn,
            cards=game.cards.in_order(),
            zones={number: zone for number, zone in enumerate(game.zones) if zone},
            **{name: getattr(game, name) for name in PLAIN},
        )
        data = self._encoder.encode((saved, game.stack))
        return digest(data) + data

    def load(self, data: bytes) -> Game:
        """A game from its dump; a ValueError if it is damaged, refused if it was made by other rules or cards."""
        saved, stack = self._read(data)
        if saved.rules != self.rules.fingerprint:
            raise Refused(Reason("other-rules", detail=saved.rules))
        return self._game(saved, stack)

    def adopt(self, data: bytes, definitions: Mapping[int, int], spaces: Mapping[int, int]) -> Game:
        """A game from a dump of former rules, whose cards and zones had other numbers.

        A LookupError if one of them is no more; nothing is said of whether the rest makes sense today.
        """
        saved, stack = self._read(data)
        saved.cards = [
            replace(
                card,
                definition=definitions[card.definition],
                zone=spaces[card.zone],
                face=definitions[card.face] if card.face >= 0 else card.face,
            )
            for card in saved.cards
        ]
        saved.zones = {spaces[number]: zone for number, zone in saved.zones.items()}
        return self._game(saved, stack)

    def _read(self, data: bytes) -> tuple[Any, list[Any]]:
        if digest(data[DIGEST:]) != data[:DIGEST]:
            raise ValueError("the dump is damaged")
        saved, stack = self._decoder.decode(data[DIGEST:])
        return saved, stack

    def _game(self, saved: Any, stack: list[Any]) -> Game:
        game = Game(self.rules, saved.players, Chance(saved.key, saved.drawn))
        for name in PLAIN:
            setattr(game, name, getattr(saved, name))
        game.cards = Cards(saved.cards)
        for number, zone in saved.zones.items():
            game.zones[number] = zone
        game.stack = stack
        game.index = fresh_index(game)
        return game


DIGEST = 8  # bytes


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST).digest()


def fingerprint(dump: bytes) -> str:
    """A short mark of a dumped state."""
    return dump[:DIGEST].hex()
