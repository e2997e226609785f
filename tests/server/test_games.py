"""What is asked over HTTP, explanations, replays, fairness, several workers; and games other than the first."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pioche import games
from pioche.server.pages import PAGE
from tests.server.client import Running
from tests.server.conftest import DATABASES, StartServer
from tests.server.stories import BOT, ME, OPEN, key_of, seated, story, turn_of, two

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", games.NAMES)
def test_a_page_that_knows_no_game_learns_all(server: Running, game: str) -> None:
    told = server.get("/api/games")
    offered = {about["name"]: about for about in told["games"]}[game]
    assert told["bots"][game] == list(games.bots(game)), "a bot is offered where it plays"
    assert offered["title"]["fr"]
    assert offered["modes"][0]["least"] >= 1
    cards = server.get(f"/api/games/{game}/cards")
    facets = {facet["key"]: {value["key"] for value in facet["values"]} for facet in cards["facets"]}
    for card in cards["cards"]:
        assert card["title"]["fr"]
        assert card["title"]["en"]
        for key, values in card["facets"].items():
            assert set(values) <= facets[key], (card["slug"], key)
    _, _, headers = server.ask("GET", f"/api/games/{game}/cards")
    mark = {name.lower(): value for name, value in headers.items()}["etag"]
    assert server.ask("GET", f"/api/games/{game}/cards", headers={"If-None-Match": mark})[0] == 304
    book = server.get(f"/api/games/{game}/rules")
    assert book["count"] == sum(len(section["rules"]) for section in book["sections"]) > 100
    slugs = {card["slug"] for card in cards["cards"]}
    concerned = {slug for section in book["sections"] for rule in section["rules"] for slug in rule["cards"]}
    assert concerned
    assert concerned <= slugs


def test_the_page_is_served_as_what_it_is(start_server: StartServer) -> None:
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built")
    server = start_server("sqlite")
    kinds = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
    for path in ("/", "/lobby", "/table/abc", "/rules/seiya"):
        status, body, headers = server.ask("GET", path)
        assert status == 200
        assert headers["content-type"].startswith("text/html")
        assert "<html" in body
        assert "default-src 'self'" in headers["content-security-policy"]
        status, body, headers = server.ask("HEAD", path)
        assert (status, body) == (200, "")
        assert headers["content-type"].startswith("text/html")
    for file in PAGE.rglob("*"):
        if file.suffix in kinds:
            status, _, headers = server.ask("GET", "/" + file.relative_to(PAGE).as_posix())
            assert status == 200
            assert headers["content-type"].startswith(kinds[file.suffix])
    for path in ("/assets/none", "/assets/none.js"):
        assert server.ask("GET", path)[0] == 404


def test_rules_are_found_by_words(server: Running) -> None:
    found = server.get("/api/games/seiya/rules?search=flamme&language=fr")
    assert 0 < found["count"] < 100
    assert server.get("/api/games/seiya/rules?search=flame&language=en")["count"] > 0
    assert server.get("/api/games/seiya/rules?search=zzzz")["count"] == 0


@pytest.mark.parametrize("game", games.NAMES)
def test_any_game_is_played_and_replayed(server: Running, game: str, tmp_path: Path) -> None:
    async def told() -> Any:
        ada = server.guest("Ada")
        made = ada.set_up(game, public=True, seats=[ME, {"kind": "bot", "bot": "greedy"}])
        async with ada.at(made) as one:
            await one.until(lambda: one.question)
            promised = one.info["fairness"]["commitment"]
            await one.play(random.Random(4))
            await one.until(lambda: one.info["status"] == "over")
            kept = one.info["fairness"]
            assert kept["commitment"] == promised
            assert hashlib.sha256(f"{kept['seed']}:{kept['salt']}".encode()).hexdigest() == promised
        return made, one

    made, one = asyncio.run(told())
    replay = server.get(f"/api/tables/{made['id']}/replay?language=en")
    assert replay["turns"][0]["turn"] == 1
    assert len(replay["turns"][-1]["scores"]) == 2
    last = replay["steps"]
    steps = server.get(f"/api/tables/{made['id']}/replay/{last - 9}/{last}?eyes=0&language=fr")["steps"]
    assert [step["step"] for step in steps] == list(range(last - 9, last + 1))
    assert steps[-1]["sight"] == one.sight
    assert [step["lines"] for step in steps] == [
        [{**line, "step": step["step"]} for line in each["lines"]]
        for step, each in zip(steps, one.happened[-10:], strict=True)
    ]
    for number in (0, last):
        everything = server.get(f"/api/tables/{made['id']}/replay/{number}/{number}?eyes=open")["steps"][0]
        assert all(card for rows in everything["sight"]["zones"].values() for row in rows for card in row)
    for wrong in (f"/{last}/{last + 1}", "/0/50", "/5/4", "/0/1?eyes=9", "/0/1?eyes=x"):
        status, _, _ = server.ask("GET", f"/api/tables/{made['id']}/replay{wrong}")
        assert status == 400
    # The file is checked by a program that knows nothing of the server.
    record = server.get(f"/api/tables/{made['id']}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert verified(file) == 0
    for spoilt in ({"seed": "0" * 32}, {"fairness": {**record["fairness"], "salt": "0" * 32}}):
        file.write_text(json.dumps(record | spoilt))
        assert verified(file) == 1


def test_what_boxes_do_not_allow_is_refused_in_words(server: Running) -> None:
    ada, _ = two(server)
    wish = {"game": "seiya", "seats": [ME, BOT], "options": {"boxes": "poseidon", "flames": "6"}}
    status, problem, _ = server.ask("POST", "/api/tables", wish, ada.cookie)
    assert (status, problem["reason"]) == (400, "flames-out-of-range")
    assert "Hadès" in problem["text"]["fr"]
    wish["options"] = {"boxes": "hades-alone", "flames": "6"}
    status, _, _ = server.ask("POST", "/api/tables", wish, ada.cookie)
    assert status == 201


def verified(file: Path) -> int:
    command = [sys.executable, "-c", "from pioche.cli import main; main()", "replay", "--verify", str(file)]
    return subprocess.run(command, capture_output=True).returncode


def test_a_game_that_goes_on_is_not_shown(server: Running) -> None:
    ada = server.guest("Ada")
    made = ada.set_up(seats=[ME, BOT])
    for path in ("replay", "replay/0/1", "record"):
        status, problem, _ = server.ask("GET", f"/api/tables/{made['id']}/{path}", cookie=ada.cookie)
        assert (status, problem["reason"]) == (409, "not-over")


def test_a_duel_is_conceded(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up("dbs", seats=[{**ME, "choices": {"deck": "red"}}, OPEN])
        async with ada.at(made) as one, bob.at(made) as other:
            assert one.info["seats"][0]["choices"]["deck"] == "red"
            assert "deck" not in other.info["seats"][0]["choices"]
            bad = await other.wish("sit", seat=1, choices={"list": "4 PI1-002"})
            assert (bad["is"], bad["reason"]) == ("refused", "bad-deck")
            await seated(one, other)
            assert one.state["may_concede"]
            assert (await one.wish("concede"))["is"] == "done"
            await other.until(lambda: other.result)
            assert other.result is not None
            assert other.result["winners"] == [1]

    story(told())


def test_numbers_options_and_refusals_explain_themselves(server: Running) -> None:
    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(seed="calm")  # the card in the last slot costs something
        async with ada.at(made) as one, bob.at(made, "en") as other:
            await seated(one, other)
            active, idle = turn_of(one, other)
            assert active.sight is not None
            last = active.sight["zones"]["field"][0][5]
            key = "cost_force" if "cost_force" in last["numbers"] else "cost_cosmos"
            told = await active.wish("explain-number", card=last["tag"], key=key)
            amount = last["numbers"][key]
            assert re.match(rf"{amount} = {amount + 1} [−-] 1", told["texts"][0]), told
            assert told["rules"][0]["statement"]
            out_of_reach = await active.wish("why-not", card=last["tag"])
            assert out_of_reach["rules"][0]["label"]
            assert out_of_reach["texts"]
            waiting = await idle.wish("why-not", card=last["tag"])
            assert active.info["seats"][active.info["me"]]["name"] in waiting["texts"][0]
            option = await active.wish("explain-option", step=active.step, key=key_of(active, "play-character"))
            assert option["rules"]
            assert (await idle.wish("explain-option", step=idle.step, key="end"))["reason"] == "too-late"
            rule = await active.wish("explain-rule", rule=told["rules"][0]["rule"])
            assert rule["texts"][0] == told["rules"][0]["statement"]
            assert (await active.wish("explain-rule", rule="seiya:none"))["reason"] == "no-such-rule"
            assert (await active.wish("explain-number", card=last["tag"], key="luck"))["reason"] == "no-such-number"
            key = key_of(active, "play-character")
            assert (await active.wish("foresee", step=active.step, key=key))["final"] is False
            assert (await active.wish("foresee", step=active.step, key="none"))["reason"] == "not-listed"
            await active.answer(key_of(active, "play-character"))
            await active.until(lambda: active.question and active.question["ask"] != "main-phase")
            other_question = await active.wish("why-not", card=last["tag"])
            assert active.question is not None
            assert active.question["text"] in other_question["texts"][0]

    story(told())


def test_earlier_lines_of_the_log(server: Running) -> None:
    async def told() -> None:
        ada = server.guest("Ada")
        made = ada.set_up(seats=[ME, BOT])
        async with ada.at(made) as one:
            await one.play(random.Random(1), 60)
            await one.until(lambda: one.question)
            await one.wish("speak", language="fr")
            lines, earlier = one.state["log"], one.state["earlier"]
            while earlier:
                part = await one.wish("log", before=earlier)
                assert part["earlier"] < earlier
                lines, earlier = part["lines"] + lines, part["earlier"]
            told = [line for each in one.happened for line in each["lines"]]
            assert [line["text"] for line in lines[-len(told) :]] == [line["text"] for line in told]
            assert lines[0]["step"] == 1

    story(told())


@pytest.mark.parametrize("kind", DATABASES)
def test_any_worker_serves_any_table(start_server: StartServer, kind: str) -> None:
    """Many connections fall to both workers; everybody sees the same, and of two answers one counts."""
    server = start_server(kind, workers=2)

    async def told() -> None:
        ada, bob = two(server)
        made = ada.set_up(public=True)
        async with ada.at(made) as one, bob.at(made) as other:
            await seated(one, other)
            crowd = [await stack(server, made) for _ in range(6)]
            twins = [await again(ada, made) for _ in range(3)]
            await one.until(lambda: one.info["watching"] == len(crowd))
            await crowd[0].wish("say", text="Bonjour")
            for person in (one, other, *crowd):
                await person.until(lambda person=person: person.said)
            for _ in range(10):
                active = turn_of(one, other)[0]
                await active.until(lambda active=active: active.question)
                assert active.question is not None
                step = active.step
                keys = [option["key"] for option in active.question["options"]][: active.question["least"]]
                rivals = [active, *(twins if active is one else [])]
                for rival in rivals:
                    await rival.until(lambda rival=rival, step=step: rival.step == step)
                replies = await asyncio.gather(*(rival.answer(*keys) for rival in rivals))
                assert [reply["is"] for reply in replies].count("done") == 1, replies
                for person in (one, other, *crowd, *twins):
                    await person.until(lambda person=person, step=step: person.step > step)
                await one.until(lambda: one.question or other.question)
                await other.until(lambda: one.question or other.question)
            sights = {json.dumps(person.sight, sort_keys=True) for person in crowd}
            assert len(sights) == 1
            for person in (*crowd, *twins):
                await person.go()

    story(told())


async def stack(server: Running, made: Any) -> Any:
    return await again(server.guest("Eve"), made)


async def again(guest: Any, made: Any) -> Any:
    from tests.server.client import AtTable

    person = AtTable(guest, made["id"])
    await person.come()
    return person
