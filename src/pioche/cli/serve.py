"""pioche serve: the table in the browser."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pioche.cli.app import app, words
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, whole

HOST, PORT = "127.0.0.1", 8321
LOOK, LOOK_OFTEN = 2.0, 0.3  # seconds between two looks at what other workers did


def database() -> str:
    """Where tables are kept if nothing else is said."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pioche"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'pioche.sqlite'}"


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 0.0.0.0 lets others in.")] = HOST,
    port: Annotated[int, Parameter(converter=whole, help="The port; 0 takes any that is free.")] = PORT,
    db: Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")] = None,
    workers: Annotated[int, Parameter(converter=whole, help="How many processes serve.")] = 1,
    origin: Annotated[tuple[str, ...], Parameter(help="Another origin whose pages may talk to this server.")] = (),
    limit: Annotated[tuple[str, ...], Parameter(help="Another budget, as chat=1/8: each second and at once.")] = (),
    lang: Language = "fr",
) -> None:
    """Serve the table in the browser."""
    # Only this command needs the server's libraries.
    from sqlalchemy.exc import ArgumentError

    from pioche.server.run import run
    from pioche.server.settings import Settings
    from pioche.server.store import LOST, Newer, migrate

    if not 1 <= workers <= 64 or not 0 <= port < 65536:
        raise Refused(Reason("bad-number", detail=str(workers if 0 <= port < 65536 else port)))
    limits = limits_in(limit)
    url = database() if db is None else db
    try:
        migrate(url)
    except (ArgumentError, ValueError):
        raise Refused(Reason("bad-database")) from None
    except Newer:
        raise Refused(Reason("newer-database")) from None
    except LOST as error:
        raise Refused(Reason("no-database", detail=type(error).__name__)) from None
    sock = listening(host, port)
    port = sock.getsockname()[1]
    console = Terminal()
    console.print(words(lang).say("serve-address", url=f"http://{shown(host)}:{port}/"), soft_wrap=True)
    console.print(words(lang).say("serve-stop"))
    notified = "postgres" in url or workers == 1
    look = LOOK if notified else LOOK_OFTEN
    run(Settings(db=url, workers=workers, origins=origin, look=look, **limits), sock)


def limits_in(given: tuple[str, ...]) -> dict[str, Any]:
    """Budgets as somebody writes them, `name=number` or `name=each second/at once`; refused if they are none."""
    from pioche.server.limits import Limits

    found: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        known = getattr(Limits(), name, None) if name in Limits.__struct_fields__ else None
        try:
            if isinstance(known, tuple):
                rate, _, most = value.partition("/")
                found[name] = float(rate), int(most)
            elif known is not None:
                found[name] = type(known)(value)
        except ValueError:
            known = None
        if known is None or not positive(found[name]):
            raise Refused(Reason("bad-limit", detail=text))
    return found


def positive(limit: float | tuple[float, int]) -> bool:
    return all(0 < number < 1e9 for number in (limit if isinstance(limit, tuple) else (limit,)))


def listening(host: str, port: int) -> socket.socket:
    """A socket at the address; refused if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        raise Refused(Reason("no-address", detail=f"{host}:{port}, {error.strerror}")) from None
    sock.listen(1024)
    return sock


def shown(host: str) -> str:
    """The address to type: whoever listens everywhere is also here."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
