"""The command line: pioche play, simulate, cards, rules, replay, bench."""

from __future__ import annotations

import os
import sys

from cyclopts import CycloptsError

from pioche.cli.app import app, refusal
from pioche.kernel.decision import Reason, Refused

BAD_INPUT, INTERRUPTED = 2, 130


def main() -> None:
    """Run a command. Whatever goes wrong is said in one clear message; no traceback reaches a user."""
    from pioche.cli import commands  # noqa: F401  (registers the commands)

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a sign, or a byte that is no letter, must not end a game.
        if stream is not None:
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app(sys.argv[1:], exit_on_error=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except CycloptsError:
        raise SystemExit(BAD_INPUT) from None  # it has been said what is wrong
    except Refused as refused:
        print(refusal(refused.reason, language()), file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None
    except BrokenPipeError:
        # The reader has gone: nothing more to say, and nothing to flush at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None
    except OSError as error:
        # A full disk, say; what could not be written must not be tried again at exit.
        print(refusal(Reason("cannot-write", detail=error.strerror or str(error)), language()), file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(BAD_INPUT) from None


def language() -> str:
    """The language asked for, as far as it can be told from arguments that were refused."""
    asked = " ".join(sys.argv).replace("--lang=", "--lang ").partition("--lang ")[2]
    return "en" if asked.startswith("en") else "fr"
