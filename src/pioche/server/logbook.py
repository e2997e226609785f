"""What a server writes down: each fault once, on one line, with its cause in short and without secrets.

Everything goes through the standard library's logging, to standard error. Whoever logs names the table it is about:
`log.error("a job has failed", exc_info=error, extra={"table": table})`. During which request it was is known from the
context (`structlog.contextvars`); structlog makes the line of it, for people or as JSON for programs.
"""

from __future__ import annotations

import logging
import re
import time
import traceback
from collections import Counter
from concurrent.futures.process import _RemoteTraceback
from datetime import datetime
from typing import Any, Literal

import structlog

from pioche.server import figures
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

Form = Literal["text", "json"]


def logging_in(form: Form) -> dict[str, Any]:
    """How the standard library's logging is set up."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"once": {"()": "pioche.server.logbook.Once"}},
        "formatters": {"line": {"()": "pioche.server.logbook.Line", "form": form}},
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
        figures.FAULTS.labels(record.levelname.lower(), record.name).inc()
        record.count = self._counts[place]
        now = time.monotonic()
        written, seen = self._known.get(fault, (-ANEW, -QUIET))
        new = getattr(record, "news", False) or now - seen >= QUIET or now - written >= ANEW
        self._known[fault] = (now if new else written), now
        return new


class Line(structlog.stdlib.ProcessorFormatter):
    """When, how grave, at which table, during which request, what, and how many faults of the kind there were."""

    def __init__(self, form: Form = "text") -> None:
        made = structlog.processors.JSONRenderer(ensure_ascii=False) if form == "json" else in_words
        super().__init__(foreign_pre_chain=[told], processors=[made])


def told(_: Any, __: str, found: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """What a line says, in its order."""
    record: logging.LogRecord = found["_record"]
    table, _, error = parts(record)
    line: structlog.typing.EventDict = {
        "time": datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="seconds"),
        "level": record.levelname,
        "table": table,
        "request": structlog.contextvars.get_contextvars().get("request", ""),
        "event": tidy(found["event"]),
        "cause": because(error) if error is not None else "",
        "count": getattr(record, "count", 1),
    }
    return {name: value for name, value in line.items() if value not in ("", 1)}


def in_words(_: Any, __: str, line: structlog.typing.EventDict) -> str:
    """The line for people."""
    table, request = ([f"{name}={line[name]}"] if name in line else [] for name in ("table", "request"))
    said = line["event"] + (f": {line['cause']}" if "cause" in line else "")
    count = [f"[{line['count']} so far]"] if "count" in line else []
    return " ".join([line["time"], line["level"], *table, said, *request, *count])


def parts(record: logging.LogRecord) -> tuple[str, str, BaseException | None]:
    """The table, if it is about one, what has happened, and the innermost error, if there was one."""
    error = record.exc_info[1] if record.exc_info else None
    table = str(getattr(record, "table", ""))
    named = table if TABLE.fullmatch(table) else ""  # some only pretend to be one
    return named, tidy(record.getMessage()), root(error) if error is not None else None


def summary(record: logging.LogRecord) -> str:
    """By what a fault is told from others."""
    table, said, error = parts(record)
    return f"{table} {said} {because(error) if error is not None else ''}"


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
