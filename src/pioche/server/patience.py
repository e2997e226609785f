"""Trying again: with pauses that grow while it does not help."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

FIRST, LONGEST = 0.5, 60.0  # seconds from one try to the next

log = logging.getLogger(__name__)


class Patience:
    """The pauses between tries, each twice as long as the one before."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self.first = first
        self.longest = longest
        self._next = first

    def pause(self) -> float:
        """Seconds to wait now."""
        now, self._next = self._next, min(2 * self._next, self.longest)
        return now

    def calm(self) -> None:
        """It went well: the next pause is short again."""
        self._next = self.first


async def supervised(name: str, work: Callable[[], Awaitable[None]], patience: Patience | None = None) -> None:
    """Do what is never to end; if it does, say so and begin again."""
    patience = patience or Patience()
    while True:
        began = time.monotonic()
        try:
            await work()
        except Exception as error:
            log.error("%s has stopped and begins again", name, exc_info=error)
        if time.monotonic() - began > patience.longest:
            patience.calm()
        await asyncio.sleep(patience.pause())
