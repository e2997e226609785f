"""The public door: new, answer, copy, dump, undo, record, replay, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from pioche.kernel.play.decision import Refused
from pioche.table import Table, read_record
from tests.conformance import any_answer


def played(answers: int, seed: int = 4, **config: Any) -> Table:
    """A table after so many random answers."""
    table = Table.new("seiya", seed, **config)
    chance = Random(seed)
    for _ in range(answers):
        if table.decision is None:
            break
        table.answer(table.decision.seat, any_answer(table.decision, chance))
    return table


def refusal(action: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        action()
    return refused.value.reason.text


@pytest.mark.parametrize(
    ("config", "reason"),
    [
        ({"players": 1}, "players-out-of-range"),
        ({"players": 6}, "players-out-of-range"),
        ({"heroes": ("hades",)}, "unknown-hero"),
        ({"heroes": ("shun", "Shun")}, "hero-twice"),
        ({"heroes": ("shun", "ikki", "seiya")}, "too-many-heroes"),
        ({"first": 2}, "unknown-seat"),
        ({"first": -1}, "unknown-seat"),
        ({"players": "two"}, "bad-config"),
        ({"jokers": True}, "bad-config"),
    ],
)
def test_what_a_table_cannot_agree_on(config: dict[str, Any], reason: str) -> None:
    assert refusal(lambda: Table.new("seiya", **config)) == reason


def test_an_unknown_game() -> None:
    assert refusal(lambda: Table.new("belote")) == "unknown-game"


def test_heroes_are_named_without_regard_to_case_and_accents() -> None:
    table = Table.new("seiya", heroes=("HYÔGA", "Shiryû"))
    hand = table.view(0).cards("hand", 0)
    assert {card.slug for card in hand} <= {"hyoga-verycommon", "armure-du-cygne"}


def test_the_same_seed_deals_the_same_game() -> None:
    assert played(80).dump() == played(80).dump()
    assert Table.new("seiya", 1).dump() != Table.new("seiya", 2).dump()


def test_a_copy_plays_on_by_itself() -> None:
    table = played(40)
    before = table.dump()
    copy = table.copy()
    assert copy.decision is not None
    copy.answer(copy.decision.seat, any_answer(copy.decision, Random(0)))
    assert table.dump() == before
    copy.undo(rekey="x")


def test_a_dumped_state_is_played_on() -> None:
    table = played(60)
    loaded = Table.load("seiya", table.dump())
    assert loaded.decision == table.decision
    assert loaded.dump() == table.dump()
    assert refusal(loaded.record) == "no-record"
    assert refusal(lambda: Table.load("seiya", b"\x93nonsense")) == "damaged-state"


@pytest.mark.parametrize(
    "config",
    [
        {},
        {"asgard": True},
        {"asgard": True, "poseidon": True, "epics": True},
        {"epics": True},
        {"mode": "solo"},
        {"mode": "duel"},
    ],
    ids=str,
)
def test_a_dumped_state_tells_which_boxes_and_modes_are_played(config: dict[str, Any]) -> None:
    table = Table.new("seiya", 1, **config)
    assert Table.load("seiya", table.dump()).game.rules is table.game.rules


def test_a_free_answer_is_taken_back_alone() -> None:
    table = Table.new("seiya", 1, heroes=("seiya", "shun"), first=0)
    before = table.dump()
    assert refusal(table.undo) == "nothing-to-undo"
    table.answer(0, ["play:seiya-verycommon"])
    assert table.undo_is_free(0)
    assert not table.undo_is_free(1)
    table.undo()
    assert table.dump() == before
    assert table.inputs == []


def test_an_answer_after_which_cards_were_drawn_needs_consent_and_a_new_key() -> None:
    table = Table.new("seiya", 1, heroes=("seiya", "shun"), first=0)
    table.answer(0, ["end"])
    before = table.dump()
    decision = table.decision
    assert decision is not None
    table.answer(0, [decision.options[0].key])
    assert not table.undo_is_free(0)
    assert refusal(table.undo) == "undo-needs-consent"
    hand = table.view(0).cards("hand", 0)
    table.undo(rekey="agreed")
    assert table.decision == decision
    assert table.dump() != before, "chance goes on from another key"
    record = table.record()
    assert Table.replay(record).dump() == table.dump()
    # Going back over the new key takes back an answer, not the key alone.
    table.undo(rekey="again")
    assert len([seat for seat, _ in table.inputs if seat >= 0]) == 0
    assert hand


def test_undoing_a_free_answer_does_not_free_the_one_before() -> None:
    table = Table.new("seiya", 2, heroes=("seiya", "shun"), first=0)
    table.answer(0, ["play:seiya-verycommon"])
    assert table.decision is not None
    table.answer(0, [table.decision.options[0].key])  # everybody sees a card of the hand
    table.answer(0, ["play:seiya-verycommon"])
    table.undo()
    assert not table.undo_is_free(0)
    assert not table.copy().undo_is_free(0)


def test_a_record_is_replayed_and_checked() -> None:
    table = played(2000)
    assert table.over
    record = table.record()
    again = Table.replay(record)
    assert again.dump() == table.dump()
    assert again.winners == table.winners
    assert Table.replay(record, upto=10).inputs == table.inputs[:10]


def changed(record: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(record), **fields})


def test_what_is_wrong_with_a_record_is_said() -> None:
    record = played(30).record()
    inputs = msgspec.json.decode(record)["inputs"]
    assert refusal(lambda: Table.replay(record[:-20])) == "damaged-file"
    assert refusal(lambda: Table.replay(b'{"pioche": "game/1"}')) == "damaged-file"
    assert refusal(lambda: read_record(changed(record, pioche="game/9"))) == "unknown-format"
    assert refusal(lambda: read_record(changed(record, rules="0" * 16))) == "other-rules"
    assert refusal(lambda: read_record(changed(record, game="belote"))) == "unknown-game"
    assert (
        refusal(lambda: Table.replay(changed(record, inputs=[*inputs[:9], [0, ["fly"]]], marks=[]))) == "replay-refused"
    )
    assert refusal(lambda: Table.replay(changed(record, inputs=inputs[:9]))) == "damaged-file"
    assert refusal(lambda: Table.replay(b"[" * 200_000)) == "damaged-file"
    assert refusal(lambda: Table.replay(b'{"pioche": "game/1\xff"}')) == "damaged-file"
    assert refusal(lambda: Table.replay(changed(record, seed=99))) in ("replay-differs", "replay-refused")
    assert refusal(lambda: Table.replay(changed(record, marks=[[30, "0" * 16]]))) == "replay-differs"


def test_after_the_end_nothing_is_asked() -> None:
    table = played(2000)
    assert table.over
    assert table.decision is None
    assert refusal(lambda: table.answer(0, ["end"])) == "game-is-over"
    assert max(table.score(seat) for seat in range(2)) == table.score(table.winners[0])
