"""The command line: pioche play, simulate, cards, rules, replay, bench."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130


def main() -> None:
    """Run a command. Ctrl-C ends it without a traceback, from the first moment on."""
    # An exception raised while modules are imported can get lost in the machinery of imports.
    usual = signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    from pioche.cli.commands import run

    signal.signal(signal.SIGINT, usual)
    try:
        run()
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
