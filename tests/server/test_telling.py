"""What a seat is told is its view, nothing less and nothing more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from pioche import games
from pioche.bots import seen_by
from pioche.kernel.cards.query import NOBODY
from pioche.kernel.state.view import HIDDEN, View
from pioche.server.message_parts import Sight
from pioche.server.telling import Shown, Sights, wire
from pioche.table import Table


@pytest.mark.parametrize("name", games.NAMES)
def test_a_sight_is_a_view(name: str) -> None:
    table = Table.new(name, seed=5)
    chance = random.Random(5)
    bot = games.bot(name, "random", 5)
    before = Shown()  # what was shown before must not be shown when it no longer holds
    for _ in range(300):
        if chance.random() < 0.3:
            sights = Sights(table.game, before)
            for seat in (*range(table.game.players), NOBODY):
                sent = msgspec.json.encode(sights.of(seat))
                assert_same(msgspec.json.decode(sent, type=Sight), table.view(seat), table)
        decision = table.decision
        if decision is None:
            break
        table.answer(decision.seat, bot.choose(seen_by(bot, table.game, decision.seat)))


def assert_same(sight: Sight, view: View, table: Table) -> None:
    printed = {card.slug: card.numbers() for card in table.game.rules.catalogue.definitions}
    assert (sight.seat, sight.players, sight.active) == (wire(view.seat), view.players, view.active)
    assert (sight.counters, sight.asked) == (view.counters, list(view.asked))
    assert sight.focus == {part: list(tags) for part, tags in view.focus.items()}
    ended = None if view.result is None else (view.result.how, list(view.result.winners))
    assert ended == (sight.ending and (sight.ending.how, sight.ending.winners))
    assert sight.zones.keys() == view.zones.keys()
    for zone, rows in view.zones.items():
        assert len(rows) == len(sight.zones[zone])
        for row, shown in zip(rows, sight.zones[zone], strict=True):
            for card, seen in zip(row, shown, strict=True):
                found: dict[str, Any] = msgspec.to_builtins(seen)
                if card is HIDDEN:
                    assert found == {}
                    continue
                numbers = found.pop("numbers", printed[card.slug])
                assert numbers == card.numbers
                wanted = {key: value for key, value in msgspec.to_builtins(card).items() if value and key != "numbers"}
                assert {key: list(value) if key == "marks" else value for key, value in found.items()} == {
                    key: list(value) if key == "marks" else value for key, value in wanted.items()
                }
