"""Runs the workers of a server, until it is told to stop."""

from __future__ import annotations

import logging
import os
import signal
import socket
from tempfile import TemporaryDirectory

import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess

from pioche.server.logbook import logging_in
from pioche.server.prompt import Prompt
from pioche.server.settings import Settings

MESSAGE = 32_000  # bytes of a WebSocket message
GRACE = 5  # seconds for what is going on when the server is told to stop

log = logging.getLogger(__name__)


def run(settings: Settings, sock: socket.socket) -> None:
    """Serve at a socket. A worker that dies is replaced, if there are several."""
    settings.hand_on()
    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, stopped)  # uvicorn hands the signal on when it has closed everything
    sock.set_inheritable(True)
    config = uvicorn.Config(
        "pioche.server.app:create", factory=True, workers=settings.workers, http=Prompt, ws_max_size=MESSAGE,
        ws_per_message_deflate=False, access_log=False, log_config=logging_in(settings.log_format), log_level="warning",
        timeout_graceful_shutdown=GRACE, server_header=False, forwarded_allow_ips=list(settings.proxies) or None,
    )  # fmt: skip
    if settings.workers == 1:
        uvicorn.Server(config).run(sockets=[sock])
        return
    with TemporaryDirectory(prefix="pioche-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # in which the workers put their figures together
        Workers(config, [sock]).run()


class Workers(Multiprocess):
    """The workers of a server; that one has died is written down."""

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                mark_process_dead(old.pid)
                log.error("a worker has died and is replaced, exit code %s", old.exitcode, extra={"news": True})


def stopped(*_: object) -> None:
    raise SystemExit(0)
