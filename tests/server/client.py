"""People for tests: guests who talk to a real server over real connections."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.process import BaseProcess
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pioche.server.settings import Settings
from pioche.server.store import migrate
from tests.server.launch import launch

STDERR = 2
SOON = 60.0  # seconds in which anything that happens has happened, on the busiest machine


class Running:
    """A server in a process of its own: `with Running(Settings(db=…)) as server`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = 0
        self.process: BaseProcess | None = None
        self.errors: int | None = None  # where the server complains, if not where the tests do

    def __enter__(self) -> Running:
        migrate(self.settings.db)
        self.start()
        return self

    def start(self) -> None:
        """Start it, or start it again at the same port."""
        errors = STDERR if self.errors is None else self.errors
        self.process, self.port = launch(self.settings, self.port, errors)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                self.get("/api/games")
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        """As by kill -9: the server, its workers and what they started."""
        self._tell(signal.SIGKILL, everybody=True)

    def stop(self, told_by: signal.Signals = signal.SIGTERM) -> int:
        """As a user stops it; returns its exit code. A terminal tells Ctrl-C to all processes."""
        return self._tell(told_by, everybody=told_by == signal.SIGINT)

    def _tell(self, what: signal.Signals, everybody: bool) -> int:
        """Tell the server, perhaps also its workers and what they started, that it is over; returns its exit code."""
        process, self.process = self.process, None
        assert process is not None
        assert process.pid is not None
        with suppress(ProcessLookupError):  # it may be no more
            (os.killpg if everybody else os.kill)(process.pid, what)
        process.join(SOON)
        code = process.exitcode
        assert code is not None, "the server does not stop"
        process.close()
        return code

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    # HTTP

    def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, body and headers of a reply."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        if cookie:
            request.add_header("Cookie", cookie)
        for name, value in (headers or {}).items():
            request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=SOON) as reply:
                return reply.status, decoded(reply.read()), dict(reply.headers)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, decoded(error.read()), dict(error.headers)

    def get(self, path: str, cookie: str = "") -> Any:
        return self.ask("GET", path, cookie=cookie)[1]

    def guest(self, name: str) -> Guest:
        status, _, headers = self.ask("POST", "/api/guest", {"name": name})
        assert status == 200
        return Guest(self, name, headers["set-cookie"].split(";")[0])


def decoded(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode("utf-8", "replace")


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Running, name: str, cookie: str) -> None:
        self.server = server
        self.name = name
        self.cookie = cookie

    def set_up(self, game: str = "seiya", **wanted: Any) -> Any:
        """Set up a table; by default for this guest and one who comes."""
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]} | wanted
        status, made, _ = self.server.ask("POST", "/api/tables", body, self.cookie)
        assert status == 201, made
        return made

    @asynccontextmanager
    async def at(self, table: Any, language: str = "fr", invite: str | None = None) -> AsyncIterator[AtTable]:
        """At a table, from hello to the end."""
        person = AtTable(self, table["id"])
        await person.come(language, table.get("invite", "") if invite is None else invite)
        try:
            yield person
        finally:
            await person.go()


class Shut(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class AtTable:
    """A guest at a table: keeps what a page would keep."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.received: list[str] = []  # every text, for those who search them
        self.said: list[dict[str, Any]] = []
        self.pointed: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.sight: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.remaining: float | None = None
        self.step = 0
        self.happened: list[dict[str, Any]] = []
        self.trouble: list[dict[str, Any]] = []
        self.numbers = iter(range(2 * 10**6, 10**9))  # beyond those that nonsense may bear
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.changed = asyncio.Condition()
        self.code: int | None = None
        self.shut = False

    async def come(self, language: str = "fr", invite: str = "", headers: dict[str, str] | None = None) -> None:
        url = f"ws://127.0.0.1:{self.guest.server.port}/ws/tables/{self.table}"
        given = {"Cookie": self.guest.cookie} | (headers or {})
        self.socket = await connect(url, additional_headers=given, max_size=None, compression=None, proxy=None)
        self.shut = False
        self.reading = asyncio.create_task(self.read())
        reply = await self.wish("hello", language=language, invite=invite)
        assert reply["is"] == "done", reply

    async def go(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reading is not None:
            await self.reading

    async def read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.received.append(text)
                await self.take(json.loads(text))
        except ConnectionClosed:
            pass
        self.code = self.socket.close_code
        self.shut = True
        for future in self.replies.values():
            if not future.done():
                future.set_exception(Shut(self.code))
        async with self.changed:
            self.changed.notify_all()

    async def take(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "state":
                self.state, self.info = message, message["table"]
                self.follow(message)
            case "happened":
                assert message["step"] == self.step + 1, (message["step"], self.step)
                self.happened.append(message)
                self.follow(message)
            case "people":
                self.info, self.remaining = message["table"], message["remaining"]
            case "said":
                self.said = [*([] if message["anew"] else self.said), *message["lines"]]
            case "pointed":
                self.pointed.append(message)
            case "trouble":
                self.trouble.append(message)
            case _:
                future = self.replies.pop(message["id"], None)
                if future is not None and not future.done():
                    future.set_result(message)
        async with self.changed:
            self.changed.notify_all()

    def follow(self, message: dict[str, Any]) -> None:
        self.step, self.sight, self.question = message["step"], message["sight"], message["question"]
        self.result, self.remaining = message["result"], message["remaining"]

    async def send(self, text: str) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def wish(self, kind: str, **given: Any) -> dict[str, Any]:
        """Say something; the reply."""
        number = next(self.numbers)
        future = self.replies[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send(json.dumps({"is": kind, "id": number, **given}))
        except ConnectionClosed:
            raise Shut(self.code) from None
        async with asyncio.timeout(SOON):
            return await future

    async def until(self, fact: Callable[[], Any]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(SOON), self.changed:
            await self.changed.wait_for(lambda: fact() or self.shut)
        if not fact():
            raise Shut(self.code)

    async def until_shut(self) -> None:
        """Wait until the server has closed the connection."""
        async with asyncio.timeout(SOON), self.changed:
            await self.changed.wait_for(lambda: self.shut)

    async def answer(self, *keys: str) -> dict[str, Any]:
        return await self.wish("answer", step=self.step, keys=list(keys))

    async def answer_somehow(self, chance: random.Random) -> dict[str, Any]:
        """Any legal answer."""
        assert self.question is not None
        keys = [option["key"] for option in self.question["options"]]
        size = chance.randint(self.question["least"], self.question["most"])
        return await self.answer(*chance.sample(keys, size))

    async def play(self, chance: random.Random, answers: int = 10**9) -> int:
        """Answer whatever is asked, until the game is over or so many answers were given."""
        given = 0
        while given < answers:
            await self.until(lambda: self.question is not None or self.result is not None)
            if self.result is not None:
                break
            step = self.step
            reply = await self.answer_somehow(chance)
            if reply["is"] == "refused":
                assert reply["reason"] == "too-late", reply
            else:
                given += 1
            await self.until(lambda step=step: self.step != step)  # type: ignore[misc]
        return given


async def caught_up(*people: AtTable) -> None:
    """Wait until everybody has heard of the last step that anybody has heard of."""
    while len({person.step for person in people}) > 1:
        last = max(person.step for person in people)
        for person in people:
            await person.until(lambda person=person, last=last: person.step >= last)  # type: ignore[misc]
