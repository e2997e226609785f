"""Who calls, over HTTP or a WebSocket."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.connection import ASGIConnection

from pioche.kernel.play.decision import Reason, Refused
from pioche.server.guests import AGE, COOKIE, signed, verified
from pioche.server.house import House
from pioche.server.limits import Payer
from pioche.server.origin import same_origin
from pioche.server.store import Person

Caller = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
T = TypeVar("T")


def house_of(caller: Caller) -> House:
    house: House = caller.app.state.house
    return house


def session_of(caller: Caller) -> tuple[str, int]:
    """Whose cookie comes along, and from which epoch; "" without a valid one."""
    return verified(caller.cookies.get(COOKIE), house_of(caller).key)


async def known(caller: Caller) -> Person | None:
    """Who calls, if their session still counts."""
    guest, epoch = session_of(caller)
    person = await house_of(caller).store.people.find(guest) if guest else None
    return person if person is not None and person.epoch == epoch and not person.banned else None


async def welcome(caller: Caller) -> None:
    """Refused to who was sent away."""
    person = await house_of(caller).store.people.find(session_of(caller)[0])
    if person is not None and person.banned:
        raise Refused(Reason("banned"))


async def person_of(caller: Caller) -> Person:
    """Who calls; refused without a session that counts."""
    person = await known(caller)
    if person is None:
        raise Refused(Reason("no-guest"))
    return person


def payer_of(caller: Caller) -> Payer:
    """On whose account something is done."""
    return house_of(caller).payer(caller.client.host if caller.client else None, session_of(caller)[0])


async def in_turn(request: Asked) -> None:
    """Before whatever is asked: others want to be heard, too."""
    house_of(request).requests.spend(payer_of(request))


def from_here(request: Asked) -> None:
    """Before everything that changes something."""
    if not same_origin(request.headers, house_of(request).settings.pages):
        raise Refused(Reason("other-origin"))


def remembered(request: Asked, reply: Response[T], guest: str, epoch: int = 0) -> Response[T]:
    """A reply after which the browser is that person's."""
    reply.set_cookie(
        COOKIE, signed(guest, house_of(request).key, epoch), max_age=AGE, path="/", httponly=True, samesite="lax",
        secure="https" in (request.scope["scheme"], house_of(request).settings.public.partition(":")[0]),
    )  # fmt: skip
    return reply
