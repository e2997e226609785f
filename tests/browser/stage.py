"""A server and a browser, for tests and measurements."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = shutil.which("chromium")
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM  # without windows, which cost much for each visitor
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
GRACE = 3  # seconds that somebody who is away has to come back in
# Pages are laid out and react as ever, but without memory for what nobody sees, little of it is drawn.
UNDRAWN = "--force-gpu-mem-available-mb=1"


def database(folder: Path) -> str:
    """Where a server keeps its tables in a folder."""
    return f"sqlite:///{folder / 'pioche.sqlite'}"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server, started and stopped as people do it."""
    program = [sys.executable, "-c", "from pioche.cli import main; main()"]
    given = ["serve", "--port", "0", "--db", database(folder), "--limit", f"grace={GRACE}"]
    with subprocess.Popen([*program, *given], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address
        try:
            yield address.group().rstrip("/")
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(20) == 0


@contextmanager
def chromium(drawn: bool = True) -> Iterator[Browser]:
    """The Chromium of this machine; `drawn`: somebody sees the pages, or measures how long they take."""
    assert CHROMIUM, "Chromium is not installed: make test says how"
    with sync_playwright() as playwright:
        program, flags = (CHROMIUM, FLAGS) if drawn else (SHELL, [*FLAGS, UNDRAWN])
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        yield browser
        browser.close()
