"""A PostgreSQL of one's own, thrown away afterwards."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is: Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


def installed() -> bool:
    return all(program(name) for name in ("initdb", "pg_ctl", "postgres"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(process: int) -> list[int]:
    """The processes that a process has started; none if it is no more."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


class Cluster:
    """`with Cluster() as cluster: cluster.url`; PostgreSQL refuses to run as root, so it runs as somebody else."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pioche-pg-"))
        self.port = free_port()
        self.as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, user)
            self.as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}

    def run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(program(name)), *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"}, **self.as_user,
        )  # fmt: skip
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stdout.decode(errors='replace')}")

    def control(self, action: str, *arguments: str) -> None:
        # pg_ctl's children would keep a pipe open: the server writes to its own log.
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", *arguments, action)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=80"
        self.control("start", "-o", options)

    def restart(self, pause: float = 0.0) -> None:
        """Stop at once, cutting all connections, and start again."""
        self.control("stop", "-m", "immediate")
        time.sleep(pause)
        self.start()

    def freeze(self, seconds: float) -> None:
        """All of it stands still for a while, with its connections open: nobody is told, nothing is refused."""
        post = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        frozen = [post, *children(post)]
        for told, pause in ((signal.SIGSTOP, seconds), (signal.SIGCONT, 0.0)):
            for process in frozen:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, told)
            time.sleep(pause)

    def database(self) -> str:
        """The URL of a new database."""
        name = f"pioche_{time.monotonic_ns()}"
        with psycopg.connect(f"postgresql://pioche@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://pioche@127.0.0.1:{self.port}/{name}"

    def __enter__(self) -> Cluster:
        self.run("initdb", "-D", "data", "-U", "pioche", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.control("stop", "-m", "immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
