"""The application that a worker runs."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from pioche import __version__
from pioche.kernel.play.decision import Reason, Refused
from pioche.server import spans
from pioche.server.decks import decks
from pioche.server.house import House
from pioche.server.http_bodies import Problem
from pioche.server.jobs import Jobs, ended
from pioche.server.pages import home, page
from pioche.server.patience import supervised
from pioche.server.routes import api
from pioche.server.schema_page import SchemaPage
from pioche.server.settings import Settings
from pioche.server.socket import at_table
from pioche.server.store import StoreUnreachable, Unreadable
from pioche.server.upkeep import keep_order, tidy_up
from pioche.server.watching import handlers as watching
from pioche.server.watching import observed
from pioche.server.words import refusals

BODY = 64_000  # bytes of a request
FIRST_NOTES = 5.0  # seconds that a worker waits for the notes of others before it takes people
STATUS = {
    "no-guest": 401, "sign-in-failed": 401, "no-account": 403, "other-origin": 403, "wrong-password": 403,
    "banned": 403, "no-such-table": 404, "no-such-deck": 404, "no-such-friend": 404, "unknown-game": 404,
    "not-over": 409, "read-only": 409, "too-many": 429, "store-away": 503,
}  # fmt: skip
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}
PACKED = r"\.(woff2|png|jpg)$"  # what is compressed already
log = logging.getLogger(__name__)


def create(settings: Settings | None = None) -> Litestar:
    """The application, with settings given or handed on by the parent process."""
    given = settings or Settings.handed()
    if given.workers > 1:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes: the parent tells the workers

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        last_spans = spans.begin()
        house = app.state.house = House(given)
        house.key = await house.store.key("cookies")
        house.thinker.start()
        jobs = Jobs(house)
        tasks = [
            asyncio.create_task(
                supervised("looking at what others did", lambda: house.bus.listen(house.look, house.hear))
            ),
            asyncio.create_task(supervised("seeing to what is due", jobs.run)),
            asyncio.create_task(supervised("keeping order", lambda: keep_order(house))),
            asyncio.create_task(supervised("forgetting old games", lambda: tidy_up(house))),
            asyncio.create_task(supervised("showing signs of life", lambda: signs_of_life(house))),
        ]
        calm_the_collector()
        try:
            await house.bus.hears(FIRST_NOTES)
            yield
        finally:
            await ended(tasks)
            await jobs.close()
            house.close()
            house.thinker.close()
            await house.store.close()
            await asyncio.to_thread(last_spans)

    return Litestar(
        [api, decks, at_table, *watching, page, home],
        lifespan=[open_house],
        state=State(),
        request_class=Readable,
        request_max_body_size=BODY,
        before_send=[safely],
        middleware=[observed],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=["^/ws", PACKED]),
        openapi_config=OpenAPIConfig(
            title="Pioche", version=__version__, path="/schema", render_plugins=[SchemaPage()],
            use_handler_docstrings=True,
        ),
        exception_handlers={
            Refused: refuse, StoreUnreachable: store_unreachable, Unreadable: damaged, HTTPException: http,
            Exception: fault,
        },
        logging_config=None,
    )  # fmt: skip


async def safely(message: Message, _: Scope) -> None:
    """Whatever is replied, a refusal or a fault too, tells browsers what they may do with it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFE.items():
            headers.setdefault(name, value)


def calm_the_collector() -> None:
    """What was imported stays; the games come and go without cycles: seldom looking for some is enough."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def signs_of_life(house: House) -> None:
    """Other workers must know that what this one said still counts."""
    while True:
        try:
            await house.store.live(house.worker, time.time() + house.settings.life)
        except StoreUnreachable as fault:
            house.trouble(fault)
        await asyncio.sleep(house.settings.life / 3)


# Refusals


class Readable(Request[Any, Any, Any]):
    """A request whose body is whole, text in UTF-8 and of some depth; any other cannot be read."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeError, RecursionError, InternalServerException):
            raise ClientException from None


def problem(reason: Reason, status: int) -> Response[Problem]:
    return Response(Problem(reason.text, refusals(reason)), status_code=status)


def refuse(_: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return problem(error.reason, STATUS.get(error.reason.text, 400))


def store_unreachable(request: Request[Any, Any, Any], error: StoreUnreachable) -> Response[Problem]:
    request.app.state.house.trouble(error, table_of(request))
    return problem(Reason("store-away"), 503)


def damaged(_: Request[Any, Any, Any], error: Unreadable) -> Response[Problem]:
    log.error("a table cannot be read", exc_info=error, extra={"table": error.table})
    return problem(Reason("table-damaged"), 500)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What nobody has thought of."""
    handler = request.scope.get("route_handler")
    named = f"{request.method} {handler.handler_name if handler else ''}"
    log.error("a request has failed, %s", named, exc_info=error, extra={"table": table_of(request)})
    return problem(Reason("our-fault"), 500)


def table_of(request: Request[Any, Any, Any]) -> str:
    """The table that a request is about."""
    return str(request.scope.get("path_params", {}).get("table", ""))


def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: an unknown place, a body that cannot be read."""
    if error.status_code >= 500:
        return fault(request, error)
    known = {404: "no-such-place", 405: "no-such-place", 413: "too-large"}
    return problem(Reason(known.get(error.status_code, "not-readable")), error.status_code)
