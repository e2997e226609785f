"""The public door with the Dragon Ball Super Card Game: decks, cards that a table brings, concession."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from pioche.games import dbs
from pioche.games.dbs.cards import DECKS
from pioche.kernel.play.decision import Refused
from pioche.table import Table, read_record
from tests.conformance import any_answer
from tests.scenario import rule

CARD = {
    "slug": "xx1-001", "number": "XX1-001", "name": "Passante", "type": "battle", "colours": ["red"], "power": 5000,
    "cost": 1, "specified": ["red"], "combo_cost": 0, "combo_power": 5000,
}  # fmt: skip
RED, BLUE = (msgspec.to_builtins(DECKS[name]) for name in ("red", "blue"))


def deck(**changes: Any) -> dict[str, Any]:
    return {**RED, **changes}


def with_card() -> dict[str, Any]:
    """A deck with four cards that are not built in."""
    return {"decks": [deck(cards=[*RED["cards"][4:], *[CARD["slug"]] * 4]), BLUE], "cards": [CARD]}


def played(answers: int, seed: int = 4, **config: Any) -> Table:
    """A table after so many random answers."""
    table = Table.new("dbs", seed, **config)
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
        ({"players": 3}, "two-players"),
        ({"decks": [RED]}, "bad-config"),
        ({"decks": [RED, BLUE, RED]}, "bad-config"),
        ({"decks": [RED, {"leader": "pi1-001"}]}, "bad-config"),
        ({"decks": [RED, 7]}, "bad-config"),
        ({"decks": [RED, deck(leader="nobody")]}, "unknown-card"),
        ({"decks": [RED, deck(cards=["nothing"] * 50)]}, "unknown-card"),
        ({"decks": [RED, deck(leader=RED["cards"][0])]}, "not-a-leader"),
        ({"decks": [RED, deck(leader=RED["leader"] + "-back")]}, "not-a-leader"),
        ({"decks": [RED, deck(cards=[RED["leader"], *RED["cards"][1:]])]}, "not-for-a-deck"),
        ({"decks": [RED, deck(cards=[RED["leader"] + "-back", *RED["cards"][1:]])]}, "not-for-a-deck"),
        ({"decks": [RED, deck(cards=RED["cards"][:49])]}, "bad-deck"),
        ({"decks": [RED, deck(cards=[RED["cards"][0]] * 50)]}, "bad-deck"),
        ({"cards": [{**CARD, "abilities": [{"is": "Explode"}]}]}, "bad-config"),
        ({"cards": [{**CARD, "power": "strong"}]}, "bad-config"),
        ({"cards": [{**CARD, "secret": 1}]}, "bad-config"),
        ({"cards": [{**CARD, "power": 10**12}]}, "bad-card-field"),
        ({"cards": [{**CARD, "slug": "other"}]}, "bad-card-field"),
        ({"cards": [CARD, CARD]}, "card-twice"),
        ({"cards": [{**CARD, "slug": "pi1-002", "number": "PI1-002"}]}, "card-twice"),
        ({"cards": [{**CARD, "type": "leader", "cost": None, "specified": [], "combo_cost": None,
                     "combo_power": None, "back": "xx1-001-back"}]}, "card-other-side"),
        ({**with_card(), "cards": [{**CARD, "unread": ["[Auto] Something."]}]}, "bad-deck"),
    ],
)  # fmt: skip
def test_what_a_table_cannot_agree_on(config: dict[str, Any], reason: str) -> None:
    assert refusal(lambda: Table.new("dbs", **config)) == reason


def nested(depth: int) -> dict[str, Any]:
    node: dict[str, Any] = {"is": "Seq", "effects": []}
    for _ in range(depth):
        node = {"is": "Seq", "effects": [node]}
    return node


def test_a_card_that_is_nested_without_end_is_refused() -> None:
    ability = {"is": "Activate", "when": "main", "effect": nested(5000)}
    assert refusal(lambda: Table.new("dbs", cards=[{**CARD, "abilities": [ability]}])) == "bad-config"


def test_a_table_that_names_no_decks_has_starter_decks() -> None:
    assert Table.new("dbs", 1).dump() == Table.new("dbs", 1, decks=[RED, BLUE]).dump()


def test_a_record_brings_the_cards_that_are_not_built_in() -> None:
    table = played(2000, **with_card())
    assert table.over
    record = table.record()
    assert b"Passante" in record
    assert Table.replay(record).dump() == table.dump()
    other = Table.replay(record, upto=30)
    assert refusal(lambda: Table.load("dbs", other.dump())) == "other-rules"
    loaded = Table.load("dbs", other.dump(), cards=[CARD])
    assert loaded.decision == other.decision


def test_tables_with_the_same_cards_share_their_rules() -> None:
    one, other = Table.new("dbs", 1, **with_card()), Table.new("dbs", 2, **with_card())
    assert one.game.rules is other.game.rules
    assert Table.new("dbs", 1).game.rules is dbs.RULES


def changed(record: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(record), **fields})


def test_a_record_whose_cards_were_changed_is_refused() -> None:
    record = played(30, **with_card()).record()
    config = msgspec.json.decode(record)["config"]
    stronger = [{**card, "power": 50_000} for card in config["cards"]]
    assert refusal(lambda: read_record(changed(record, config={**config, "cards": stronger}))) == "other-rules"
    unknown = [{**card, "abilities": [{"is": "Explode"}]} for card in config["cards"]]
    assert refusal(lambda: read_record(changed(record, config={**config, "cards": unknown}))) == "bad-config"


def test_a_played_game_is_recorded_replayed_copied_and_taken_back() -> None:
    table = played(150)
    assert Table.replay(table.record()).dump() == table.dump()
    assert Table.load("dbs", table.dump()).dump() == table.dump()
    before = table.copy().dump()
    decision = table.decision
    assert decision is not None
    table.answer(decision.seat, any_answer(decision, Random(0)))
    table.undo(rekey="" if table.undo_is_free(decision.seat) else "agreed")
    assert table.decision == decision
    assert len(table.dump()) == len(before)


@rule("dbs:1-2-4", "dbs:1-2-5")
def test_a_player_may_concede_at_any_moment() -> None:
    table = played(40)
    decision = table.decision
    assert decision is not None
    loser = 1 - decision.seat  # even one who is not asked
    events = table.concede(loser)
    assert [event.kind for event in events] == ["concede"]
    assert table.over
    assert table.winners == (1 - loser,)
    assert table.score(loser) == 0 < table.score(1 - loser)
    again = Table.replay(table.record())
    assert again.winners == table.winners
    assert refusal(lambda: table.concede(0)) == "game-is-over"
    assert not table.undo_is_free(loser)
    table.undo(rekey="agreed")
    assert table.decision == decision


def test_who_is_not_there_and_who_may_not_cannot_concede() -> None:
    assert refusal(lambda: Table.new("dbs").concede(2)) == "unknown-seat"
    seiya = Table.new("seiya", 1)
    before = seiya.dump()
    assert refusal(lambda: seiya.concede(0)) == "cannot-concede"
    assert seiya.dump() == before
    assert seiya.inputs == []
