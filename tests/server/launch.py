"""Starts servers with settings of a test, each in a process of its own.

Such a process is forked from one that has imported the server and learnt the games, once for all servers: to begin in
a new interpreter each time would take longer than most tests. Where a test has another path for modules, or other
games, it does.
"""

from __future__ import annotations

import multiprocessing
import os
import socket
import time
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import DupFd
from typing import Any

from pioche.server.run import run
from pioche.server.settings import Settings

LET_GO = 20.0  # seconds
LEARNT = "PYTHONPATH", "PIOCHE_GAMES"  # what a process reads when it begins
BEGAN = [os.environ.get(name, "") for name in LEARNT]
multiprocessing.set_forkserver_preload(["tests.server.nursery"])


class Handed:
    """An open file that is handed to a process that starts."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return received, (DupFd(self.number),)


def received(handed: Any) -> Handed:
    return Handed(handed.detach())


def launch(settings: Settings, port: int, errors: int) -> tuple[BaseProcess, int]:
    """A process that serves, and its port: this one or, if it is 0, a free one. `errors`: where it complains."""
    fresh = [os.environ.get(name, "") for name in LEARNT] != BEGAN
    context: Any = multiprocessing.get_context("spawn" if fresh else "forkserver")
    with listening(port) as sock:
        process = context.Process(target=serve, args=(settings, dict(os.environ), sock, Handed(errors)))
        process.start()
        return process, sock.getsockname()[1]


def listening(port: int) -> socket.socket:
    """A socket at the port; the workers of a server that was killed may let go of it a moment later."""
    until = time.monotonic() + LET_GO
    while True:
        sock = socket.socket()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind(("127.0.0.1", port))
            sock.listen(1024)
            return sock
        except OSError:
            sock.close()
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def serve(settings: Settings, environ: dict[str, str], sock: socket.socket, errors: Handed) -> None:
    os.environ.clear()  # it was that of the process from which this one was forked
    os.environ.update(environ)
    os.setsid()  # so that it can be told something together with what it starts
    os.dup2(errors.number, 2)
    os.close(errors.number)
    run(settings, sock)
