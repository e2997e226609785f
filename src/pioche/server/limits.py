"""How much of everything somebody may have: all budgets of a server, their numbers, and how they are kept.

Each worker counts for itself. An address stands for its guests together: an IPv6 one for the network it belongs to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from msgspec import Struct

from pioche.kernel.play.decision import Reason, Refused
from pioche.server import figures
from pioche.server.recent import Recent

NETWORK = 64  # bits of an IPv6 address that one house has
HALF = 30.0  # seconds after which time that somebody has had counts half

Rate = tuple[float, int]  # each second, and at once
Payer = tuple[str, str]  # on whose account something is done: an address and a guest


class Limits(Struct, frozen=True):
    """The budgets. Where nothing else is said they are a guest's; an address has `shared` times as much."""

    requests: Rate = (10.0, 150)  # over HTTP, whatever they are about
    visits: Rate = (1.0, 30)  # of tables: whoever comes is told all of it
    messages: Rate = (20.0, 80)  # over all connections
    chat: Rate = (1.0, 8)  # lines, and places that are pointed at
    tables: Rate = (0.2, 20)  # that are set up
    bots: Rate = (0.1, 12)  # that are given a seat: at new tables and at others
    heavy: Rate = (2.0, 12)  # wishes that take long: undo, a seat with a deck
    foresight: Rate = (5.0, 30)  # options that are looked at
    replays: Rate = (2.0, 12)  # parts of them; whoever has played fast must not wait for the end of the story
    reviews: Rate = (0.2, 10)  # turns of finished games that the coach thinks about
    looks: Rate = (1.0, 30)  # at what waits for somebody, at who is there, at how a game went
    searches: Rate = (2.0, 20)  # in the rulebook
    friends: Rate = (0.5, 40)  # that are asked, answered or invited
    decks: Rate = (3.0, 60)  # that are checked, stored or looked at
    imports: Rate = (0.2, 40)  # files of cards
    connections: int = 16  # that are open
    shared: int = 6  # guests whose budgets one address has
    guests: Rate = (0.5, 60)  # new ones and new names, of one address
    signing: Rate = (0.05, 10)  # tries to sign in: for one name, and of one address
    watchers: int = 100  # of one table
    grace: float = 60.0  # seconds that somebody who is away has to come back in, once others have warned them
    arrival: float = 10.0  # seconds in which a request must have arrived, and its reply be taken


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for everybody; who has not come for longest is forgotten first."""

    def __init__(self, limit: Rate) -> None:
        self._limit = limit
        self._buckets: Recent[str, Bucket] = Recent()

    def take(self, who: str) -> bool:
        bucket = self._buckets[who] = self._buckets.get(who) or Bucket(*self._limit)
        return bucket.take()


class Budget:
    """What a guest may do, and all guests of an address together."""

    def __init__(self, limit: Rate, shared: int) -> None:
        rate, most = limit
        self._guests = Buckets(limit)
        self._addresses = Buckets((rate * shared, most * shared))

    def spend(self, payer: Payer, reason: str = "too-many") -> None:
        """Refused if nothing is left. Who is no guest yet has the address's budget alone."""
        address, guest = payer
        if (guest and not self._guests.take(guest)) or not self._addresses.take(address):
            raise Refused(Reason(reason))


class Places:
    """What only so many may have at the same time."""

    def __init__(self, most: int, shared: int) -> None:
        self._most = most
        self._shared = shared
        self._guests: dict[str, int] = {}
        self._addresses: dict[str, int] = {}

    @contextmanager
    def taken(self, payer: Payer) -> Iterator[None]:
        """A place for as long as it is needed; refused if there is none."""
        address, guest = payer
        if self._guests.get(guest, 0) >= self._most or self._addresses.get(address, 0) >= self._most * self._shared:
            raise Refused(Reason("too-many"))
        for counts, who in ((self._guests, guest), (self._addresses, address)):
            counts[who] = counts.get(who, 0) + 1
        try:
            yield
        finally:
            for counts, who in ((self._guests, guest), (self._addresses, address)):
                counts[who] -= 1
                if not counts[who]:
                    del counts[who]


class Shares:
    """Who has had how many seconds lately, of something that all want."""

    def __init__(self) -> None:
        self._had: Recent[str, tuple[float, float]] = Recent()  # seconds, and when they were counted

    def add(self, payer: Payer, seconds: float) -> None:
        for who in names(payer):
            self._had[who] = self._now(who) + seconds, time.monotonic()

    def of(self, payer: Payer) -> tuple[float, float]:
        """What the address has had, and the guest: whoever has the least is next."""
        address, guest = names(payer)
        return self._now(address), self._now(guest)

    def _now(self, who: str) -> float:
        seconds, at = self._had.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((time.monotonic() - at) / HALF)


def names(payer: Payer) -> tuple[str, str]:
    """The accounts of a payer: the same guest may come from several addresses."""
    return payer[0], "/".join(payer)


class FairQueue:
    """Lets only so many at something; of those who wait, whoever has had the least of it lately is next."""

    def __init__(self, most: int, shares: Shares) -> None:
        self.shares = shares
        self._free = most
        self._waiting: list[tuple[Payer, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        with figures.QUEUE.track_inprogress():
            await self._wait(payer)
        began = time.monotonic()
        try:
            with figures.THINKING.time():
                yield
        finally:
            self.shares.add(payer, time.monotonic() - began)
            self._next()

    async def _wait(self, payer: Payer) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((payer, mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was this one's turn just now
                self._next()
            raise

    def _next(self) -> None:
        self._waiting = [each for each in self._waiting if not each[1].done()]
        if not self._waiting:
            self._free += 1
            return
        chosen = min(self._waiting, key=lambda each: self.shares.of(each[0]))
        self._waiting.remove(chosen)
        chosen[1].set_result(None)


def address_of(host: str) -> str:
    """The address that a budget is kept for."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, NETWORK), strict=False))
    return host
