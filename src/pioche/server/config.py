"""What whoever runs a server may set: by a file, by the environment, on the command line. What is said later counts."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from pioche.kernel.play.decision import Reason, Refused
from pioche.server.limits import Limits
from pioche.server.settings import Settings

PREFIX = "PIOCHE_"
FILE = PREFIX + "CONFIG"  # the variable that names the file
LIMIT = PREFIX + "LIMIT_"
LOOK, LOOK_OFTEN = 2.0, 0.3  # seconds between two looks at what other workers did


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """Everything that may be set, and what counts if nothing is said."""

    host: str = "127.0.0.1"
    port: int = 8321
    public: str = ""  # the address that people type, if a proxy stands before this one
    db: str = ""
    db_password: str = ""
    db_password_file: str = ""
    workers: int = 1
    thinkers: int = 1
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""
    metrics_token_file: str = ""
    log_format: Literal["text", "json"] = "text"
    keep_games: int = 0  # days; 0 for ever
    limits: dict[str, str | int | float] = {}

    @property
    def url(self) -> str:
        """The database with its password; the default is a file of the user's own."""
        url = self.db or own_database()
        password = self.db_password or content(self.db_password_file)
        if not password:
            return url
        try:
            return make_url(url).set(password=password).render_as_string(hide_password=False)
        except ArgumentError:
            raise Refused(Reason("bad-database")) from None

    def settings(self) -> Settings:
        """What the workers are given."""
        notified = "postgres" in self.db or self.workers == 1
        return Settings(
            db=self.url, workers=self.workers, thinkers=self.thinkers, public=self.public.rstrip("/"),
            origins=self.origins, proxies=self.proxies, look=LOOK if notified else LOOK_OFTEN,
            log_format=self.log_format, metrics_token=self.metrics_token or content(self.metrics_token_file),
            keep_games=self.keep_games, **limits_in(self.limits),
        )  # fmt: skip


def own_database() -> str:
    """Where tables are kept if nothing else is said."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pioche"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the key of all cookies is in it, and every hand
    return f"sqlite:///{folder / 'pioche.sqlite'}"


def content(file: str) -> str:
    """A secret from a file of its own."""
    if not file:
        return ""
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(Reason("bad-setting", detail=f"{file}: {type(error).__name__}")) from None


def read(file: Path | None = None, given: Mapping[str, Any] | None = None) -> Config:
    """What is set: the file, over it the environment, over it what is given; refused if something is no setting."""
    named = file or (Path(os.environ[FILE]) if os.environ.get(FILE) else None)
    found = in_file(named) if named else {}
    for more in (in_environment(os.environ), given or {}):
        limits = {**found.get("limits", {}), **more.get("limits", {})}
        found = {**found, **more, "limits": limits}
    try:
        config = msgspec.convert(found, Config, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(Reason("bad-setting", detail=str(error))) from None
    if not 1 <= config.workers <= 64 or not 0 <= config.port < 65536:
        raise Refused(Reason("bad-number", detail=str(config.workers if 0 <= config.port < 65536 else config.port)))
    if config.public and not config.public.startswith(("http://", "https://")):
        raise Refused(Reason("bad-setting", detail=f"public = {config.public}"))
    return config


def in_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refused(Reason("bad-setting", detail=f"{path}: {error}")) from None


def in_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """PIOCHE_PORT=80, PIOCHE_PROXIES=10.0.0.1,10.0.0.2, PIOCHE_LIMIT_CHAT=1/8; an empty one says nothing."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Config):
        value = environ.get(PREFIX + field.name.upper(), "")
        if value:
            found[field.encode_name] = value.split(",") if isinstance(field.default, tuple) else value
    found["limits"] = {
        name.removeprefix(LIMIT).lower(): value for name, value in environ.items() if name.startswith(LIMIT) and value
    }
    return found


def limits_in(given: Mapping[str, str | float]) -> dict[str, Any]:
    """Budgets as somebody writes them, a number or `each second/at once`; refused if they are none."""
    found: dict[str, Any] = {}
    for name, value in given.items():
        known = getattr(Limits(), name, None) if name in Limits.__struct_fields__ else None
        try:
            if isinstance(known, tuple):
                rate, _, most = str(value).partition("/")
                found[name] = float(rate), int(most)
            elif known is not None:
                found[name] = type(known)(value)
        except ValueError:
            known = None
        if known is None or not positive(found[name]):
            raise Refused(Reason("bad-limit", detail=f"{name}={value}"))
    return found


def positive(limit: float | tuple[float, int]) -> bool:
    return all(0 < number < 1e9 for number in (limit if isinstance(limit, tuple) else (limit,)))
