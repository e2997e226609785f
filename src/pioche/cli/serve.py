"""pioche serve: the table in the browser."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from pioche.cli.app import app, words
from pioche.cli.extras import extra
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, whole

if TYPE_CHECKING:
    from pioche.server.config import Config

LOGIN = re.compile(r"//[^/@]*:[^/@]+@")  # the address of a database that holds a password
Db = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME, without a password.")]
File = Annotated[Path | None, Parameter(name="--config", help="A file of settings; docs/host.md names them all.")]


@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen at [127.0.0.1]; 0.0.0.0 lets others in.")] = None,
    port: Annotated[int | None, Parameter(converter=whole, help="The port [8321]; 0 takes any that is free.")] = None,
    db: Db = None,
    workers: Annotated[int | None, Parameter(converter=whole, help="How many processes serve [1].")] = None,
    public: Annotated[str | None, Parameter(help="The address that people type, behind a proxy.")] = None,
    proxy: Annotated[tuple[str, ...], Parameter(help="The address of a proxy that is believed.")] = (),
    origin: Annotated[tuple[str, ...], Parameter(help="Another origin whose pages may talk to this server.")] = (),
    limit: Annotated[tuple[str, ...], Parameter(help="Another budget, as chat=1/8: each second and at once.")] = (),
    config: File = None,
    lang: Language = "fr",
) -> None:
    """Serve the table in the browser."""
    # Only this command needs the server's libraries.
    from pioche.server import spans
    from pioche.server.run import run

    given = {"host": host, "port": port, "workers": workers, "public": public}
    several = {"proxies": proxy, "origins": origin, "limits": dict(text.split("=", 1) for text in limit if "=" in text)}
    wrong = next((text for text in limit if "=" not in text), None)
    if wrong is not None:
        raise Refused(Reason("bad-limit", detail=wrong))
    said = {name: value for name, value in given.items() if value is not None}
    chosen = settings(config, db, said | {name: value for name, value in several.items() if value})
    handed = chosen.settings()
    if spans.wanted():
        extra(spans.LIBRARY, "trace").exporter()
    up_to_date(handed.db)
    sock = listening(chosen.host, chosen.port)
    here = f"http://{shown(chosen.host)}:{sock.getsockname()[1]}"
    console = Terminal()
    console.print(words(lang).say("serve-address", url=f"{handed.public or here}/"), soft_wrap=True)
    console.print(words(lang).say("serve-stop"))
    run(handed, sock)


def settings(file: Path | None, db: str | None, given: Mapping[str, Any] | None = None) -> Config:
    """What is set, for whatever command; a secret on the command line is refused, for everybody here can read it."""
    from pioche.server.config import read

    if db and LOGIN.search(db):
        raise Refused(Reason("secret-shown"))
    return read(file, {**({"db": db} if db else {}), **(given or {})})


def up_to_date(url: str) -> None:
    """Bring the schema of a database up to date; refused if there is none to be had."""
    from sqlalchemy.exc import ArgumentError

    from pioche.server.store import LOST, Newer, migrate

    try:
        migrate(url)
    except (ArgumentError, ValueError):
        raise Refused(Reason("bad-database")) from None
    except Newer:
        raise Refused(Reason("newer-database")) from None
    except LOST as error:
        raise Refused(Reason("no-database", detail=type(error).__name__)) from None


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
