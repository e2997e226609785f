"""What a server writes down: each fault once, on one line, with its cause in short and without secrets.

Everything goes through the standard library's logging, to standard error. Whoever logs names the table it is about:
`log.error("a job has failed", exc_info=error, extra={"table": table})`.
"""

from __future__ import annotations

import logging
import re
import time
import traceback
from collections import Counter
from concurrent.futures.process import _RemoteTraceback
from datetime import datetime
from typing import Any

from pioche.server.recent import Recent

QUIET = 600.0  # seconds without a fault after which it counts as a new one
ANEW = 24 * 3600.0  # seconds after which a fault that goes on is written down again
KEPT = 1_000  # faults that are remembered
LENGTH = 300  # signs of a message or a cause
PLACES = 2  # of our code that a cause names, the innermost last

CODE = re.compile(r'File "[^"]*/pioche/([^"]+)", line (\d+), in (\w+)')
TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")
TOKEN = re.compile(r"(?=[\w-]*\d)[\w-]{20,}")  # cookies, keys, seeds, salts and invitations are such words
LOGIN = re.compile(r"//[^/@\s]*@")  # in the address of a database

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"once": {"()": "pioche.server.logbook.Once"}},
    "formatters": {"line": {"()": "pioche.server.logbook.Line"}},
    "handlers": {
        "errors": {
            "class": "logging.StreamHandler",
            "stream": "ext://sys.stderr",
            "filters": ["once"],
            "formatter": "line",
        }
    },
    "root": {"level": "WARNING", "handlers": ["errors"]},
}


class Once(logging.Filter):
    """Lets a fault through when it begins, and says nothing of it while it goes on; counts all that came from a place.

    At one table the same cause is the same fault, whatever comes of it; `extra={"fault": …}` names another one than the
    error's. `extra={"news": True}` marks what is no fault but a change, and always let through.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: Recent[str, tuple[float, float]] = Recent(KEPT)  # when it was written down, and seen last
        self._counts: Counter[tuple[str, int]] = Counter()  # by the place in the code that logs them

    def filter(self, record: logging.LogRecord) -> bool:
        table, _, error = parts(record)
        cause = getattr(record, "fault", "") or (reason(error) if error is not None else "")
        fault = f"{table} {cause}" if table and cause else summary(record)
        place = record.pathname, record.lineno
        self._counts[place] += 1
        record.count = self._counts[place]
        now = time.monotonic()
        written, seen = self._known.get(fault, (-ANEW, -QUIET))
        new = getattr(record, "news", False) or now - seen >= QUIET or now - written >= ANEW
        self._known[fault] = (now if new else written), now
        return new


class Line(logging.Formatter):
    """When, how grave, what, and how many faults of the kind there were."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="seconds")
        count = getattr(record, "count", 1)
        return f"{when} {record.levelname} {summary(record)}" + (f" [{count} so far]" if count > 1 else "")


def parts(record: logging.LogRecord) -> tuple[str, str, BaseException | None]:
    """The table, if it is about one, what has happened, and the innermost error, if there was one."""
    error = record.exc_info[1] if record.exc_info else None
    table = str(getattr(record, "table", ""))
    named = table if TABLE.fullmatch(table) else ""  # some only pretend to be one
    return named, tidy(record.getMessage()), root(error) if error is not None else None


def summary(record: logging.LogRecord) -> str:
    table, said, error = parts(record)
    why = f": {because(error)}" if error is not None else ""
    return (f"table={table} " if table else "") + said + why


def root(error: BaseException) -> BaseException:
    """Where an error came from; what went wrong in another process comes with its traceback as a text."""
    while True:
        if isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        elif error.__cause__ is not None and not isinstance(error.__cause__, _RemoteTraceback):
            error = error.__cause__
        else:
            return error


def because(error: BaseException) -> str:
    """What went wrong, and where."""
    error = root(error)
    return reason(error) + places(error)


def reason(error: BaseException) -> str:
    text = tidy(str(error).partition("\n")[0])
    return type(error).__name__ + (f": {text}" if text else "")


def places(error: BaseException) -> str:
    """Where in our code it arose."""
    told = str(error.__cause__) if error.__cause__ else "".join(traceback.format_exception(error, chain=False))
    found = [f"{file}:{line} {name}" for file, line, name in CODE.findall(told)[-PLACES:]]
    return f" ({', '.join(found)})" if found else ""


def tidy(text: str) -> str:
    """On one line, of some length, without a secret, nor signs that a terminal obeys."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text[: 2 * LENGTH])
    return " ".join(LOGIN.sub("//…@", TOKEN.sub("…", shown)).split())[:LENGTH]
