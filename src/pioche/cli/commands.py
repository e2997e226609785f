"""Running a command. Importing this module registers every one of them."""

from __future__ import annotations

import os
import sys
from typing import Any

from cyclopts import CycloptsError, CycloptsPanel, UnknownOptionError

from pioche.cli import bench, cards, host, ladder, play, puzzles, replay, report, rules, serve, simulate, tune  # noqa: F401
from pioche.cli.app import app, refusal, trouble
from pioche.cli.by_game import elsewhere, prepare
from pioche.kernel.play.decision import Reason, Refused

BAD_INPUT = 2


def run() -> None:
    """Do what the arguments say. Whatever goes wrong is said in one clear message; no traceback reaches a user."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us: nothing to read, nobody to read us
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
        # A terminal that cannot show a sign, or a byte that is no letter, must not end a game.
        getattr(sys, name).reconfigure(errors="replace")
    try:
        prepare(sys.argv[1:])
        app(sys.argv[1:], exit_on_error=False, error_formatter=complaint)
        sys.stdout.flush()
    except CycloptsError:
        raise SystemExit(BAD_INPUT) from None  # it has been said what is wrong
    except Refused as refused:
        print(refusal(refused.reason, language()), file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None
    except BrokenPipeError:
        hush()  # the reader has gone: nothing more to say
        raise SystemExit(0) from None
    except OSError as error:  # a full disk, say
        print(refusal(Reason("cannot-write", detail=trouble(error, language())), language()), file=sys.stderr)
        hush()
        raise SystemExit(BAD_INPUT) from None


def complaint(error: CycloptsError) -> Any:
    """What is wrong with the arguments."""
    if isinstance(error, UnknownOptionError):
        option = (error.token.keyword or error.token.value).partition("=")[0]
        if elsewhere(sys.argv[1:], option):
            return refusal(Reason("not-a-setting", detail=option), language())
    return CycloptsPanel(error)


def hush() -> None:
    """What could not be written must not be tried again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def language() -> str:
    """The language asked for, as far as it can be told from arguments that were refused."""
    asked = " ".join(sys.argv).replace("--lang=", "--lang ").partition("--lang ")[2]
    return "en" if asked.startswith("en") else "fr"
