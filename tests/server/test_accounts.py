"""Accounts: guests who come back from anywhere, by a password or a recovery code; who may not, and what nobody learns.

Passkeys need an authenticator: see tests/browser/test_people.py.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from pioche.kernel.play.decision import Refused
from pioche.server.accounts import login_of, new_code, same_code, sealed_code, strong
from pioche.server.store import engine_for
from pioche.server.store.schema import accounts
from tests.server.client import Guest, Running, Shut
from tests.server.conftest import DATABASES, StartServer

PASSWORD = "correct horse 9"
OTHER = "battery staple 7"


def test_names_are_the_same_however_they_are_written() -> None:
    assert login_of("ADA") == login_of("Ａｄａ") == login_of("ada") != login_of("adá")
    assert login_of("Straße") == login_of("STRASSE")


@pytest.mark.parametrize("password", ["short", "a" * 30, "Ada Lovelace", "x" * 201, ""])
def test_easy_passwords(password: str) -> None:
    with pytest.raises(Refused):
        strong(password, "ada lovelace")


def test_a_code_is_read_as_people_write_it() -> None:
    code = new_code()
    assert same_code(code.lower().replace("-", " "), sealed_code(code))
    assert not same_code(new_code(), sealed_code(code))
    assert not same_code("", "")
    assert code not in sealed_code(code)


def sign(server: Running, path: str, **body: str) -> tuple[int, Any, Guest | None]:
    """Sign in from a browser that nobody has used."""
    status, reply, headers = server.ask("POST", f"/api/sign-in{path}", body)
    named = {name.lower(): value for name, value in headers.items()}
    return status, reply, Guest(server, body["name"], named["set-cookie"].split(";")[0]) if status == 200 else None


def opened(server: Running, name: str, password: str = PASSWORD) -> tuple[Guest, str]:
    person = server.guest(name)
    status, reply, _ = server.ask("POST", "/api/account", {"password": password, "settings": "{}"}, person.cookie)
    assert status == 200, reply
    return person, reply["code"]


def unique(server: Running, name: str) -> str:
    """A name that no other test has taken at a server that they share."""
    return f"{name} {time.monotonic_ns() % 10**9}"


def test_a_guest_becomes_an_account_and_loses_nothing(server: Running) -> None:
    name = unique(server, "Ada")
    ada = server.guest(name)
    made = ada.set_up()
    body = {"password": PASSWORD, "settings": '{"language":"en"}'}
    assert server.ask("POST", "/api/guest", {"name": name, "avatar": "moon7"}, ada.cookie)[0] == 200
    status, reply, _ = server.ask("POST", "/api/account", body, ada.cookie)
    kept = {"name": name, "avatar": "moon7", "account": True, "settings": body["settings"]}
    assert (status, reply["guest"]) == (200, kept)
    assert server.ask("POST", "/api/account", body, ada.cookie)[1]["reason"] == "already-account"
    status, _, elsewhere = sign(server, "", name=name.upper(), password=PASSWORD)
    assert status == 200
    assert elsewhere is not None
    assert server.get("/api/guest", elsewhere.cookie) == kept
    assert server.get("/api/account", elsewhere.cookie) == {"password": True, "passkeys": []}
    assert [table["id"] for table in server.get("/api/tables", elsewhere.cookie)["mine"]] == [made["id"]]

    async def told() -> None:
        async with elsewhere.at(made, invite="") as one:
            assert one.info["mine"] == [0]

    asyncio.run(told())
    changed = {"settings": '{"language":"fr"}'}
    assert server.ask("POST", "/api/account/settings", changed, elsewhere.cookie)[0] == 204
    assert server.get("/api/guest", ada.cookie)["settings"] == '{"language":"fr"}'
    assert server.ask("POST", "/api/account/settings", {"settings": "x" * 2_001}, ada.cookie)[0] == 400


def test_a_name_is_one_accounts(server: Running) -> None:
    name = unique(server, "Bob")
    bob, _ = opened(server, name)
    eve = server.guest("Eve")
    for body in ({"name": name.upper()}, {"name": name}):
        assert server.ask("POST", "/api/guest", body, eve.cookie)[1]["reason"] == "name-taken"
    older = server.guest(unique(server, "Old"))  # was called so before there was an account
    opened(server, older.name)
    assert server.ask("POST", "/api/account", {"password": PASSWORD}, older.cookie)[1]["reason"] == "name-taken"
    assert server.ask("POST", "/api/account/passkey/ask", {}, older.cookie)[1]["reason"] == "name-taken"
    new = unique(server, "Robert")
    assert server.ask("POST", "/api/guest", {"name": new}, bob.cookie)[0] == 200  # an account is renamed with its login
    assert sign(server, "", name=new, password=PASSWORD)[0] == 200
    assert sign(server, "", name=name, password=PASSWORD)[0] == 401


def test_nobody_comes_in_otherwise_and_nobody_learns_why(server: Running) -> None:
    name = unique(server, "Cleo")
    _, code = opened(server, name)
    wrong = [
        sign(server, "", name=name, password=OTHER),
        sign(server, "", name=name, password=""),
        sign(server, "", name="Nobody at all", password=PASSWORD),
        sign(server, "/code", name=name, code=new_code(), password=OTHER),
        sign(server, "/code", name=name, code="", password=OTHER),
        sign(server, "/code", name="Nobody at all", code=code, password=OTHER),
    ]
    assert {status for status, _, _ in wrong} == {401}
    assert len({str(reply) for _, reply, _ in wrong}) == 1
    for path in ("", "/passkey"):
        body = {"name": name, "password": PASSWORD} if not path else {"id": "x", "credential": {"id": "none"}}
        status, _, _ = server.ask("POST", f"/api/sign-in{path}", body, headers={"Origin": "https://evil.example"})
        assert status == 403
    for credential in ({}, {"id": 7}, {"id": "x" * 2000}, {"id": "none"}, {"id": "none", "response": []}):
        status, reply, _ = server.ask("POST", "/api/sign-in/passkey", {"id": "x", "credential": credential})
        assert status in (400, 401), reply


def test_it_takes_as_long_to_say_no(start_server: StartServer) -> None:
    """Whether there is an account of a name is not told by time either."""
    server = start_server("sqlite")
    opened(server, "Ada")

    def took(name: str) -> float:
        began = time.perf_counter()
        sign(server, "", name=name, password=OTHER)
        return time.perf_counter() - began

    times = [(took("Ada"), took("Nobody")) for _ in range(7)]
    there, not_there = (statistics.median(each) for each in zip(*times, strict=True))
    assert 0.4 < there / not_there < 2.5


def test_the_recovery_code_opens_once(server: Running) -> None:
    name = unique(server, "Dan")
    dan, code = opened(server, name)
    status, reply, again = sign(server, "/code", name=name, code=code.lower(), password=OTHER)
    assert status == 200
    assert again is not None
    assert reply["code"] != code
    assert server.ask("GET", "/api/guest", cookie=dan.cookie)[0] == 204  # whoever was signed in is no longer
    assert sign(server, "/code", name=name, code=code, password=PASSWORD)[0] == 401
    assert sign(server, "", name=name, password=PASSWORD)[0] == 401
    assert sign(server, "", name=name, password=OTHER)[0] == 200
    assert sign(server, "/code", name=name, code=reply["code"], password=PASSWORD)[0] == 200


def test_sessions_end(server: Running) -> None:
    name = unique(server, "Flo")
    flo, code = opened(server, name)
    made = flo.set_up()
    _, _, phone = sign(server, "", name=name, password=PASSWORD)
    assert phone is not None
    status, _, headers = server.ask("POST", "/api/account/sessions", {}, phone.cookie)
    assert status == 200
    phone.cookie = {key.lower(): value for key, value in headers.items()}["set-cookie"].split(";")[0]
    assert server.ask("GET", "/api/guest", cookie=flo.cookie)[0] == 204
    assert server.ask("GET", f"/api/tables/{made['id']}", cookie=flo.cookie)[0] == 404
    assert server.ask("GET", f"/api/tables/{made['id']}", cookie=phone.cookie)[0] == 200
    assert server.get("/api/guest", phone.cookie)["name"] == name

    async def told() -> None:
        with pytest.raises(Shut) as shut:
            async with flo.at(made):
                pass
        assert shut.value.code == 4401

    asyncio.run(told())
    for old, status in ((OTHER, 403), (PASSWORD, 200)):
        body = {"old": old, "password": OTHER + "!"}
        assert server.ask("POST", "/api/account/password", body, phone.cookie)[0] == status
    assert server.ask("GET", "/api/guest", cookie=phone.cookie)[0] == 204
    _, _, back = sign(server, "", name=name, password=OTHER + "!")
    assert back is not None
    assert server.ask("POST", "/api/account/code", {"password": OTHER}, back.cookie)[1]["reason"] == "wrong-password"
    status, reply, _ = server.ask("POST", "/api/account/code", {"password": OTHER + "!"}, back.cookie)
    assert status == 200
    assert sign(server, "/code", name=name, code=code, password=PASSWORD)[0] == 401
    assert sign(server, "/code", name=name, code=reply["code"], password=PASSWORD)[0] == 200
    assert server.ask("POST", "/api/sign-out", {}, back.cookie)[0] == 204


@pytest.mark.parametrize("workers", [1, 2])
def test_with_a_session_its_connections_end(start_server: StartServer, workers: int) -> None:
    server = start_server("sqlite", workers=workers)
    flo, _ = opened(server, "Flo")
    made = flo.set_up()
    _, _, phone = sign(server, "", name="Flo", password=PASSWORD)
    assert phone is not None

    async def told() -> None:
        ada = server.guest("Ada")
        async with flo.at(made) as one, ada.at(made) as other:
            assert server.ask("POST", "/api/account/sessions", {}, phone.cookie)[0] == 200
            await one.until_shut()
            await other.until(lambda: not other.info["seats"][0]["online"])
            assert (await other.wish("say", text="Flo ?"))["is"] == "done", "others stay"

    asyncio.run(told())


def test_guests_have_no_account_to_change(server: Running) -> None:
    ada = server.guest("Gast")
    assert server.ask("GET", "/api/account", cookie=ada.cookie)[0] == 204
    for path, body in (
        ("/settings", {"settings": ""}),
        ("/password", {"old": "", "password": PASSWORD}),
        ("/code", {"password": ""}),
        ("/sessions", {}),
        ("/passkey/forget", {"id": "x"}),
    ):
        status, problem, _ = server.ask("POST", f"/api/account{path}", body, ada.cookie)
        assert (status, problem["reason"]) == (403, "no-account"), path
    for path in ("", "/passkey/ask"):
        body = {"password": PASSWORD} if not path else {}
        assert server.ask("POST", f"/api/account{path}", body)[1]["reason"] == "no-guest"
    body = {"id": "x", "credential": {"id": "x"}}
    assert server.ask("POST", "/api/account/passkey", body, ada.cookie)[1]["reason"] == "passkey-failed"


def test_guessing_is_held_back(start_server: StartServer) -> None:
    """For one name, whoever guesses; and from one address, whatever name is guessed."""
    server = start_server("sqlite", signing=(0.001, 3), shared=4)
    opened(server, "Ada")  # counts for the address
    tried = [sign(server, "", name="ada", password=OTHER)[0] for _ in range(4)]
    assert tried == [401, 401, 401, 429]
    assert sign(server, "/code", name="Ada", code="x", password=OTHER)[0] == 429
    others = [sign(server, "", name=f"Bob {number}", password=OTHER)[0] for number in range(9)]
    assert others == [401] * 8 + [429]  # with the four before, so many as four guests may try


@pytest.mark.parametrize("kind", DATABASES)
def test_no_password_is_kept_or_written_down(start_server: StartServer, kind: str, tmp_path: Path) -> None:
    """Not even when something goes wrong on the way; nor is it ever sent back."""
    with open(tmp_path / "log", "w+") as log:
        server = start_server(kind, log)
        ada, code = opened(server, "Ada")
        replies: list[Any] = [
            server.ask("POST", "/api/sign-in", {"name": "Ada", "password": PASSWORD, "more": 1}),
            server.ask("POST", "/api/sign-in", f'{{"name":"Ada","password":"{PASSWORD}'.encode()),
            server.ask("POST", "/api/sign-in/code", {"name": "Eve", "code": code, "password": OTHER}),
            server.ask("POST", f"/api/sign-in?password={PASSWORD.replace(' ', '%20')}", {}),
            server.get("/api/account", ada.cookie),
        ]
        engine = engine_for(server.settings.db)
        with engine.begin() as connection:
            row = connection.execute(select(accounts)).mappings().one()
            assert row["password"].startswith("$argon2id$")
            for secret in (PASSWORD, code, code.replace("-", "")):
                assert secret not in str(dict(row))
            connection.exec_driver_sql("ALTER TABLE accounts RENAME TO lost")  # everything about them fails now
        replies += [
            server.ask("POST", "/api/sign-in", {"name": "Ada", "password": PASSWORD}),
            server.ask("POST", "/api/sign-in/code", {"name": "Ada", "code": code, "password": OTHER}),
            server.ask("POST", "/api/account", {"password": PASSWORD}, ada.cookie),
        ]
        assert [status for status, _, _ in replies[-3:]] == [503, 503, 503]
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE lost RENAME TO accounts")
        engine.dispose()
        server.stop()
        log.seek(0)
        said = log.read() + str(replies)
        assert "ERROR" in said
        for secret in (PASSWORD, OTHER, code, row["password"], row["recovery"]):
            assert secret not in said
