"""HTTP for people who send what they have to say: a request that does not arrive is not waited for.

uvicorn closes what is idle between two requests; it has no clock for one that was half sent, or for a reply that nobody
takes.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from pioche.server.settings import Settings

ARRIVING = (h11.IDLE, h11.SEND_BODY)


@lru_cache(maxsize=1)
def arrival() -> float:
    return Settings.handed().arrival


class Prompt(H11Protocol):
    """A connection that is closed if a request takes too long to arrive, or its reply to go."""

    _clock: asyncio.TimerHandle | None = None
    _handed_on = False  # to the WebSocket

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._handed_on = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch()

    def _watch(self) -> None:
        """The clock runs while something is still to come, however much of it comes now and then."""
        if self.conn.their_state in ARRIVING and not self._handed_on and not self.transport.is_closing():
            self._start()
        else:
            self._stop()

    def _start(self) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(arrival(), self._give_up)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _give_up(self, *_: Any) -> None:
        self._clock = None
        self.transport.abort()
