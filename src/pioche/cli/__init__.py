"""The command line: pioche play, simulate, cards, rules, replay, bench."""

from __future__ import annotations

import os
import sys

from pioche.cli.app import app, words
from pioche.kernel.decision import Refused

BAD_INPUT, INTERRUPTED = 2, 130


def main() -> None:
    """Run a command. Whatever goes wrong is said in one clear message; no traceback reaches a user."""
    from pioche.cli import commands  # noqa: F401  (registers the commands)

    try:
        app()
    except Refused as refused:
        language = "en" if "en" in (sys.argv[sys.argv.index("--lang") + 1 :] if "--lang" in sys.argv else []) else "fr"
        reason = refused.reason
        print(words(language).say("reason-" + reason.text, detail=reason.detail), file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        # The reader has gone: nothing more to say, and nothing to flush at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None
