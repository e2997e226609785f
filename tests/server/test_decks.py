"""Collected cards and decks over HTTP: what is kept, what is refused and why, and what nobody else may read."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from pioche.games.dbs.files import write
from pioche.games.dbs.importer import of_lists
from tests.games.dbs.decklists import BROKEN, FIGHTERS, NEW, deck, entries
from tests.server.client import Guest, Running
from tests.server.conftest import StartServer

pytestmark = pytest.mark.slow

LIST = json.dumps(entries()).encode()
CARDS = "/api/games/dbs/collection"
DECKS = "/api/games/dbs/decks"


def ask(guest: Guest, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    found, reply, _ = guest.server.ask(method, path, body, guest.cookie)
    assert found == status, reply
    return reply


def refused(guest: Guest, method: str, path: str, body: Any = None) -> str:
    """The reason of a refusal, which is a sentence in both languages."""
    _, reply, _ = guest.server.ask(method, path, body, guest.cookie)
    assert reply["text"]["fr"].endswith((".", "»"))
    assert reply["text"]["en"].endswith((".", "”"))
    return str(reply["reason"])


@pytest.fixture
def ada(server: Running) -> Guest:
    return server.guest("Ada")


@pytest.fixture
def bob(server: Running) -> Guest:
    return server.guest("Bob")


def test_a_list_becomes_a_collection_and_says_what_it_does_not_understand(ada: Guest) -> None:
    imported = ask(ada, "POST", f"{CARDS}?name=trial.json", LIST)
    faults = {card["key"]: card["faults"] for card in imported["cards"]}
    assert [key for key, each in faults.items() if each] == [BROKEN]
    (fault,) = faults[BROKEN]
    assert "the moon is full" in fault["fr"]
    assert fault["fr"].startswith("« moon is full, everybody dances » n'est pas compris.")
    assert imported["refused"] == []
    kept = ask(ada, "GET", CARDS)["cards"]
    assert [card["key"] for card in kept] == [NEW, *FIGHTERS, BROKEN]
    assert [sheet["slug"] for sheet in kept[0]["sheets"]] == ["tr1-001", "tr1-001-back"]
    ask(ada, "POST", CARDS, LIST)
    assert len(ask(ada, "GET", CARDS)["cards"]) == len(kept), "the same list again changes nothing"
    ask(ada, "DELETE", CARDS, status=204)
    assert ask(ada, "GET", CARDS)["cards"] == []


def test_a_file_that_pioche_wrote_is_a_list_too(ada: Guest) -> None:
    cards = of_lists([("trial", LIST)]).cards
    assert len(ask(ada, "POST", CARDS, write(cards))["cards"]) == len(entries())


def chain(length: int) -> bytes:
    """Cards of which each makes the next as a token: whatever needs the first needs all of them."""
    makes = {"is": "Activate", "where": ["battle"], "when": "main"}
    cards = [
        {
            "slug": f"ch1-{at:03}", "number": f"CH1-{at:03}", "name": "Link", "type": "battle", "colours": ["red"],
            "power": 5000, "token": True,
            "abilities": [makes | {"effect": {"is": "Create", "token": f"ch1-{at + 1:03}"}}] * (at + 1 < length),
        }
        for at in range(length)
    ]  # fmt: skip
    return json.dumps({"pioche": "cards/1", "game": "dbs", "cards": cards}).encode()


def test_tokens_that_make_tokens(ada: Guest) -> None:
    assert len(ask(ada, "POST", CARDS, chain(20))["cards"]) == 20


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"{", "file-not-json"),
        (b"\xff\xfe", "file-not-text"),
        (b"7", "not-a-card-file"),
        (b'{"pioche": "cards/1", "game": "other", "cards": []}', "not-a-card-file"),
        (b"[" * 500 + b"]" * 500, "file-too-deep"),
        (json.dumps([7] * 8_001).encode(), "file-too-large"),
        (chain(40), "bad-card-field"),
    ],
)
def test_what_is_no_file_of_cards_is_refused(ada: Guest, data: bytes, reason: str) -> None:
    assert refused(ada, "POST", CARDS, data) == reason
    assert ask(ada, "GET", CARDS)["cards"] == []


def test_an_entry_that_is_no_card_is_named_and_the_others_are_kept(ada: Guest) -> None:
    imported = ask(ada, "POST", CARDS, json.dumps([*entries(), {"number": "TR1-099"}, 7]).encode())
    assert len(imported["cards"]) == len(entries())
    assert ["TR1-099" in why["fr"] for why in imported["refused"]] == [True, False]


def test_a_deck_is_checked_line_by_line(ada: Guest) -> None:
    ask(ada, "POST", CARDS, LIST)
    report = ask(ada, "POST", f"{DECKS}/check", {"text": deck()})
    assert (report["legal"], report["leader"], report["count"]) == (True, "tr1-001", 52)
    assert [bar["count"] for bar in report["figures"][0]["bars"]] == [52]
    text = f"5 {FIGHTERS[0]}\nhello\n1 {BROKEN}\n1 XX-1"
    report = ask(ada, "POST", f"{DECKS}/check", {"text": text})
    assert not report["legal"]
    assert [[fault["text"]["en"][:9] for fault in line["faults"]] for line in report["lines"]] == [
        ["5 copies "], ["“hello” i"], ["The text "], ["No card h"],
    ]  # fmt: skip
    assert [fault["rule"]["en"] for fault in report["faults"]] == ["Rule 5-1-2", "Rule 5-1-3"]


def test_a_deck_is_kept_changed_and_forgotten(ada: Guest) -> None:
    ask(ada, "POST", CARDS, LIST)
    kept = ask(ada, "POST", DECKS, {"name": "  Mine ", "text": deck()})
    assert kept["name"] == "Mine"
    (head,) = ask(ada, "GET", DECKS)["decks"]
    assert head == {"id": kept["id"], "name": "Mine", "leader": "tr1-001", "legal": True}
    ask(ada, "POST", DECKS, {"name": "Half", "text": f"1 {NEW}", "id": kept["id"]})
    (head,) = ask(ada, "GET", DECKS)["decks"]
    assert (head["name"], head["legal"]) == ("Half", False)
    assert ask(ada, "GET", f"/api/decks/{kept['id']}")["text"] == f"1 {NEW}"
    ask(ada, "DELETE", f"/api/decks/{kept['id']}", status=204)
    assert refused(ada, "GET", f"/api/decks/{kept['id']}") == "no-such-deck"


def test_nobody_else_reads_or_changes_them(ada: Guest, bob: Guest) -> None:
    ask(ada, "POST", CARDS, LIST)
    kept = ask(ada, "POST", DECKS, {"name": "Mine", "text": deck()})
    assert ask(bob, "GET", CARDS)["cards"] == []
    assert ask(bob, "GET", DECKS)["decks"] == []
    path = f"/api/decks/{kept['id']}"
    assert refused(bob, "GET", path) == "no-such-deck"
    assert refused(bob, "POST", DECKS, {"name": "x", "text": "", "id": kept["id"]}) == "no-such-deck"
    assert refused(bob, "POST", f"{path}/share", {"shared": True}) == "no-such-deck"
    ask(bob, "DELETE", path, status=204)
    assert ask(ada, "GET", path) == kept
    table = {"game": "dbs", "seats": [{"kind": "me", "choices": {"deck": f"own:{kept['id']}"}}, {"kind": "bot"}]}
    assert refused(bob, "POST", "/api/tables", table) == "no-such-deck"
    stranger = Guest(ada.server, "", "")
    for asked in (("GET", CARDS), ("GET", path), ("POST", f"{DECKS}/check", {"text": ""})):
        assert refused(stranger, *asked) == "no-guest"


def test_a_deck_is_shared_by_a_link_that_can_be_taken_back(ada: Guest, bob: Guest) -> None:
    ask(ada, "POST", CARDS, LIST)
    kept = ask(ada, "POST", DECKS, {"name": "Mine", "text": deck()})
    shared = ask(ada, "POST", f"/api/decks/{kept['id']}/share", {"shared": True})["share"]
    seen = ask(Guest(ada.server, "", ""), "GET", f"/api/shared/{shared}")
    assert (seen["name"], seen["by"], seen["report"]["legal"]) == ("Mine", "Ada", True)
    assert [card["key"] for card in seen["cards"]] == [NEW, *FIGHTERS]
    copied = ask(bob, "POST", f"/api/shared/{shared}/copy")
    assert copied["text"] == deck()
    assert ask(bob, "POST", f"{DECKS}/check", {"text": deck()})["legal"]
    ask(ada, "POST", f"/api/decks/{kept['id']}/share", {"shared": False})
    assert refused(bob, "GET", f"/api/shared/{shared}") == "no-such-deck"
    assert refused(bob, "GET", "/api/shared/x") == "no-such-deck"


def test_what_is_too_much_is_refused(ada: Guest) -> None:
    assert refused(ada, "POST", DECKS, {"name": "x", "text": "4 A\n" * 2000}) == "too-long"
    assert refused(ada, "POST", f"{DECKS}/check", {"text": "4 A\n" * 2000}) == "too-long"
    assert refused(ada, "POST", DECKS, {"name": "x" * 100, "text": ""}) == "too-long"
    assert refused(ada, "POST", DECKS, {"name": "", "text": ""}) == "empty-text"
    assert refused(ada, "GET", "/api/games/seiya/collection") == "no-decks-here"
    assert refused(ada, "GET", "/api/games/none/decks") == "unknown-game"


def test_files_and_decks_have_budgets(start_server: StartServer) -> None:
    server = start_server("sqlite", imports=(0.001, 2), decks=(0.001, 3))
    eve = server.guest("Eve")
    for _ in range(2):
        ask(eve, "POST", CARDS, b"[]")
    assert refused(eve, "POST", CARDS, b"[]") == "too-many"
    for _ in range(3):
        ask(eve, "GET", DECKS)
    assert refused(eve, "GET", DECKS) == "too-many"


def test_an_own_deck_is_played_and_the_other_learns_only_what_is_shown(ada: Guest, bob: Guest) -> None:
    ask(ada, "POST", CARDS, LIST)
    kept = ask(ada, "POST", DECKS, {"name": "Mine", "text": deck()})
    choices = {"deck": f"own:{kept['id']}"}
    table = ada.set_up("dbs", seats=[{"kind": "me", "choices": choices}, {"kind": "open"}])

    async def play() -> None:
        async with ada.at(table, "en") as one, bob.at(table, "en") as two:
            await two.wish("sit", seat=1, choices={"deck": "red"})
            await asyncio.gather(one.until(lambda: one.sight), two.until(lambda: two.sight))
            every = ",".join(["tr1-001", *(number.lower() for number in FIGHTERS)])
            path = f"/api/tables/{table['id']}/cards?slugs={every}"
            mine = {sheet["slug"] for sheet in ask(ada, "GET", path)["cards"]}
            assert mine == {"tr1-001", *(number.lower() for number in FIGHTERS)}
            theirs = {sheet["slug"] for sheet in ask(bob, "GET", path)["cards"]}
            assert theirs == {"tr1-001"}, "only the Leader Card lies open"
            seat = two.info["seats"][0]
            assert "deck" not in seat["choices"]

    asyncio.run(play())


def test_a_game_with_brought_cards_is_recorded_with_them(ada: Guest) -> None:
    ask(ada, "POST", CARDS, LIST)
    kept = ask(ada, "POST", DECKS, {"name": "Mine", "text": deck()})
    own = {"deck": f"own:{kept['id']}"}
    seats = [{"kind": "me", "choices": own}, {"kind": "bot", "bot": "random", "choices": own}]
    table = ada.set_up("dbs", seats=seats)

    async def play() -> None:
        async with ada.at(table, "en") as one:
            await one.play(Random(1), 20)
            await one.wish("concede")
            await one.until(lambda: one.result)

    asyncio.run(play())
    ask(ada, "DELETE", CARDS, status=204)
    record = ask(ada, "GET", f"/api/tables/{table['id']}/record")
    assert {card["slug"] for card in record["config"]["cards"]} >= {"tr1-001", "tr1-001-back", "tr1-002"}
    replay = ask(ada, "GET", f"/api/tables/{table['id']}/replay")
    assert replay["steps"] > 1
