"""Who calls, over HTTP or a WebSocket."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from pioche.server.guests import COOKIE, verified
from pioche.server.house import House
from pioche.server.limits import Payer

Caller = ASGIConnection[Any, Any, Any, Any]


def house_of(caller: Caller) -> House:
    house: House = caller.app.state.house
    return house


def cookie_of(caller: Caller) -> str:
    """The guest whose cookie comes along, "" without a valid one."""
    return verified(caller.cookies.get(COOKIE), house_of(caller).key)


def payer_of(caller: Caller) -> Payer:
    """On whose account something is done."""
    return house_of(caller).payer(caller.client.host if caller.client else None, cookie_of(caller))
