"""Tables that the version before has left: all of it can be seen, and what waits is played."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pioche.kernel.state.save import fingerprint
from pioche.server.settings import Settings
from tests.server.client import Guest, Running
from tests.server.conftest import QUICK

LEFT = Path(__file__).with_name("former.sql.xz")
ADA = "pioche=Iv7DRWTRJFxMPkgccV7nLA.63384dbca17690562f06045dd111113b37556221ea9f8d50f81cd622aef05579"
FINISHED, CONCEDED, RUNNING = "2peOl_zA8OG-sX_z", "1-48gOCl8NySJ7w3", "GbFKEfvWkmqjonp_"
WAITING, AGAINST_BOT = "K0xW8vECJyZh5x_o", "i_rBY99NOplNxhdp"
STEPS = {FINISHED: 560, CONCEDED: 41}


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of today at that database."""
    file = tmp_path_factory.mktemp("former") / "pioche.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript(lzma.decompress(LEFT.read_bytes()).decode())
    connection.close()
    with Running(Settings(db=f"sqlite:///{file}", **QUICK)) as server:  # type: ignore[arg-type]
        yield server


def state_of(server: Running, table: str) -> dict[str, Any]:
    async def told() -> dict[str, Any]:
        async with Guest(server, "Ada", ADA).at({"id": table}) as ada:
            for kind in ("undo", "concede"):
                assert (await ada.wish(kind))["is"] == "refused"
            assert (await ada.answer("end"))["reason"] == "read-only"
            return ada.state

    return asyncio.run(told())


def slugs(sight: dict[str, Any]) -> dict[str, list[list[str]]]:
    return {zone: [[card.get("slug", "") for card in row] for row in rows] for zone, rows in sight["zones"].items()}


def steps_of(server: Running, table: str, eyes: str) -> list[dict[str, Any]]:
    found = []
    for first in range(0, STEPS[table] + 1, 50):
        last = min(first + 49, STEPS[table])
        path = f"/api/tables/{table}/replay/{first}/{last}?eyes={eyes}&language=en"
        found += server.get(path, ADA)["steps"]
    return found


@pytest.mark.parametrize("table", [FINISHED, CONCEDED])
def test_what_was_finished_can_be_watched(old: Running, table: str) -> None:
    replay = old.get(f"/api/tables/{table}/replay?language=en", ADA)
    assert replay["steps"] == STEPS[table]
    assert "other rules or cards" in replay["note"]
    assert replay["result"]["text"] == {FINISHED: "Ada wins.", CONCEDED: "Bob wins."}[table]
    assert [turn["turn"] for turn in replay["turns"]] == list(range(1, len(replay["turns"]) + 1))
    steps = steps_of(old, table, "0")
    assert [step["step"] for step in steps] == list(range(STEPS[table] + 1))
    last = state_of(old, table)["sight"]
    assert slugs(steps[-1]["sight"]) == slugs(last)
    assert [step["sight"]["ending"] for step in steps[:-1]] == [None] * STEPS[table]
    # What this seat draws in a step is in its hand after it, and was not before.
    drawn = 0
    for before, after in pairwise(steps):
        held, holds = ({card["tag"] for card in each["sight"]["zones"]["hand"][0]} for each in (before, after))
        for event in after["events"]:
            if event["kind"] == "draw" and event.get("now") in holds:
                drawn += 1
                assert event["now"] not in held
    assert drawn > 1
    assert all(step["lines"] for step in steps if step["events"] and step["events"][0]["kind"] == "turn")


def test_a_card_that_was_hidden_stays_so(old: Running) -> None:
    """By the eyes of a spectator nobody's hand is seen; by those of a seat, its own."""
    seen = {eyes: steps_of(old, CONCEDED, eyes)[0]["sight"]["zones"]["hand"] for eyes in ("watch", "0", "1", "open")}
    known = {eyes: [sum("slug" in card for card in row) for row in rows] for eyes, rows in seen.items()}
    own, other = (len(row) for row in seen["open"])
    assert known == {"watch": [0, 0], "0": [own, 0], "1": [0, other], "open": [own, other]}
    assert own > 0


@pytest.mark.parametrize("table", [RUNNING, AGAINST_BOT])
def test_what_cannot_go_on_is_stopped_by_the_upgrade_and_can_be_looked_at_and_kept(old: Running, table: str) -> None:
    """The states of that version are read no more."""
    while old.get(f"/api/tables/{table}", ADA)["status"] != "over":
        pass
    state = state_of(old, table)
    assert "mise à jour" in state["table"]["read_only"]
    assert state["question"] is None
    assert (state["may_undo"], state["may_concede"], state["result"]["how"]) == ("no", False, "stopped")
    assert old.get("/api/history", ADA)["games"][0]["outcome"] == "stopped"
    replay = old.get(f"/api/tables/{table}/replay?language=en", ADA)
    assert "stopped by an upgrade" in replay["note"]
    last = replay["steps"]
    (step,) = old.get(f"/api/tables/{table}/replay/{last}/{last}?eyes=0&language=en", ADA)["steps"]
    assert slugs(step["sight"]) == slugs(state["sight"])
    hand = slugs(state["sight"])["hand"]
    assert all(hand[0])
    assert not any(hand[1])
    assert state["log"]
    assert [line["text"] for line in state["chat"]] == (["Bonjour"] if table == RUNNING else [])
    status, record, _ = old.ask("GET", f"/api/tables/{table}/record", cookie=ADA)
    assert status == 200
    assert record["inputs"]
    assert record["marks"][-1][0] == len(record["inputs"])
    assert record["fairness"]["commitment"] == state["table"]["fairness"]["commitment"]
    # Who did not play there is told nothing of what is hidden.
    path = f"/api/tables/{table}/record"
    assert old.ask("GET", path, cookie=old.guest("Eve").cookie)[0] == 404


def test_the_file_bears_the_fingerprint_of_what_was_stored(old: Running) -> None:
    with sqlite3.connect(old.settings.db.removeprefix("sqlite:///")) as connection:
        ((state, rules),) = connection.execute("SELECT state, rules FROM tables WHERE id = ?", (FINISHED,))
    connection.close()
    record = old.get(f"/api/tables/{FINISHED}/record", ADA)
    assert record["marks"] == [[STEPS[FINISHED], fingerprint(state)]]
    assert record["rules"] == rules


def test_what_waits_for_somebody_is_played_by_the_rules_of_today(old: Running) -> None:
    async def told() -> None:
        bob = old.guest("Bea")
        async with bob.at({"id": WAITING}) as other, Guest(old, "Ada", ADA).at({"id": WAITING}) as ada:
            assert not ada.info["read_only"]
            assert (await other.wish("sit", seat=1))["is"] == "done"
            await ada.until(lambda: ada.sight)
            await other.until(lambda: other.question or ada.question)

    asyncio.run(told())
