"""Dump and load: a state as bytes, bit for bit the same in another process (law 1)."""

from __future__ import annotations

from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct

from pioche.kernel.cards.inforce import fresh_index
from pioche.kernel.cards.rule import Lent
from pioche.kernel.play.decision import Reason, Refused
from pioche.kernel.play.ending import Ending
from pioche.kernel.play.trigger import Waiting
from pioche.kernel.rules import Rules
from pioche.kernel.state.card import Card, Cards
from pioche.kernel.state.chance import Chance
from pioche.kernel.state.game import Game


class Saved(Struct, array_like=True):
    rules: str  # the fingerprint of rules and cards
    players: int
    active: int
    key: bytes
    drawn: int
    cards: list[Card]
    zones: dict[int, tuple[int, ...]]  # those that hold a card
    serial: int
    counters: dict[str, int]
    tallies: dict[str, int]
    lent: tuple[Lent, ...]
    waiting: tuple[Waiting, ...]
    result: Ending | None
    automatic: tuple[int, ...] = ()
    answered: tuple[tuple[int, tuple[str, ...]], ...] = ()


class Store:
    """The codec for the states of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        frames: Any = reduce(or_, rules.procedures)
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(tuple[Saved, list[frames]])

    def dump(self, game: Game) -> bytes:
        zones = {number: zone for number, zone in enumerate(game.zones) if zone}
        saved = Saved(
            self.rules.fingerprint, game.players, game.active, game.chance.key, game.chance.drawn,
            game.cards.in_order(), zones, game.serial, game.counters, game.tallies, game.lent, game.waiting,
            game.result, game.automatic, game.answered,
        )  # fmt: skip
        data = self._encoder.encode((saved, game.stack))
        return digest(data) + data

    def load(self, data: bytes) -> Game:
        """A game from its dump; a ValueError if it is damaged, refused if it was made by other rules or cards."""
        if digest(data[DIGEST:]) != data[:DIGEST]:
            raise ValueError("the dump is damaged")
        saved, stack = self._decoder.decode(data[DIGEST:])
        if saved.rules != self.rules.fingerprint:
            raise Refused(Reason("other-rules", detail=saved.rules))
        game = Game(self.rules, saved.players, Chance(saved.key, saved.drawn))
        game.automatic = saved.automatic
        game.active = saved.active
        game.cards = Cards(saved.cards)
        for number, zone in saved.zones.items():
            game.zones[number] = zone
        game.serial = saved.serial
        game.counters = saved.counters
        game.tallies = saved.tallies
        game.lent = saved.lent
        game.waiting = saved.waiting
        game.result = saved.result
        game.answered = saved.answered
        game.stack = stack
        game.index = fresh_index(game)
        return game


DIGEST = 8  # bytes


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST).digest()


def fingerprint(dump: bytes) -> str:
    """A short mark of a dumped state."""
    return dump[:DIGEST].hex()
