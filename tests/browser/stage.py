"""A server and a browser, for tests and measurements."""

from __future__ import annotations

import os
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
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PICTURES = os.environ.get("PIOCHE_IMAGES")  # the folder for pictures of the documentation
if not PICTURES:  # pages are laid out and react as ever, but without memory for what nobody sees, little of it is drawn
    FLAGS.append("--force-gpu-mem-available-mb=1")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server, started and stopped as people do it."""
    program = [sys.executable, "-c", "from pioche.cli import main; main()"]
    given = ["serve", "--port", "0", "--db", f"sqlite:///{folder / 'pioche.sqlite'}"]
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
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine."""
    assert CHROMIUM, "Chromium is not installed: make test says how"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()
