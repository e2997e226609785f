"""For those who watch over a server: whether it lives, whether it can do its work, and its figures."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time

import structlog
from litestar import MediaType, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import select

from pioche.server import figures, spans
from pioche.server.caller import Asked, house_of
from pioche.server.pages import PAGE
from pioche.server.store import StoreUnreachable

SOON = 3.0  # seconds in which a database must answer
REQUEST = "X-Request-ID"
NAMED = re.compile(r"[A-Za-z0-9._-]{1,64}")  # by a proxy, say


class Ready(Struct, frozen=True):
    """What a server needs to do its work."""

    database: bool
    page: bool


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(request: Asked) -> Response[Ready]:
    """The database answers, and the page is there; else 503."""
    try:
        async with asyncio.timeout(SOON):
            await house_of(request).store.asked(lambda connection: connection.execute(select(1)).scalar_one())
        answers = True
    except (StoreUnreachable, TimeoutError):
        answers = False
    ready = Ready(answers, (PAGE / "index.html").is_file())
    return Response(ready, status_code=200 if ready.database and ready.page else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus, for whoever shows the token of the settings; nothing is here for others."""
    house = house_of(request)
    token, given = house.settings.metrics_token, request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFoundException
    return Response(figures.shown(await house.store.order.count()), media_type=CONTENT_TYPE_LATEST)


def observed(app: ASGIApp) -> ASGIApp:
    """Everything that is asked has a number, which the log tells, and takes its time, which is counted."""

    async def seen(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        given = dict(scope["headers"]).get(REQUEST.lower().encode(), b"").decode("latin-1")
        number = given if NAMED.fullmatch(given) else secrets.token_hex(8)
        began, status = time.perf_counter(), 0

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)[REQUEST] = number
            await send(message)

        with structlog.contextvars.bound_contextvars(request=number):
            if scope["type"] == "websocket":
                with figures.CONNECTIONS.track_inprogress():
                    await app(scope, receive, send)
                return
            method = str(scope.get("method", ""))
            with spans.span(
                method, {"http.request.method": method, "pioche.request": number}, scope["headers"]
            ) as span:
                await app(scope, receive, tell)
                handler = scope.get("route_handler")
                named = handler.handler_name if handler is not None else ""
                span.update_name(f"{method} {named}".strip())
                span.set_attribute("http.response.status_code", status)
            figures.REQUESTS.labels(named, str(status)).observe(time.perf_counter() - began)

    return seen


handlers = [healthz, readyz, metrics]
