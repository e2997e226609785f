"""Copies of a database, made while it is in use, and put back while it is not."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

import psycopg
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from pioche.kernel.play.decision import Reason, Refused

SQLITE, DUMP = b"SQLite format 3\0", b"PGDMP"  # how a copy begins
ENDS = {"sqlite": ".sqlite", "postgresql": ".dump"}
NAMED = "pioche-*"


def target(url: str) -> URL:
    try:
        found = make_url(url)
    except ArgumentError:
        raise Refused(Reason("bad-database")) from None
    if found.get_backend_name() not in ENDS:
        raise Refused(Reason("bad-database"))
    return found


def backup(url: str, place: Path, keep: int = 0) -> Path:
    """Copy a database to a file, or to a new one in a folder, of which only the last so many stay."""
    database = target(url)
    end = ENDS[database.get_backend_name()]
    file = place / f"pioche-{datetime.now():%Y-%m-%dT%H-%M-%S}{end}" if place.is_dir() else place
    part = file.with_name(file.name + ".part")  # a copy that is not whole must not look like one
    try:
        if database.get_backend_name() == "sqlite":
            copy_sqlite(Path(database.database or ""), part)
        else:
            postgres("pg_dump", database, "--format=custom", "--no-owner", "--file", str(part))
        part.chmod(0o600)  # it holds the key of all cookies
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    if keep and place.is_dir():
        for old in sorted(place.glob(NAMED + end))[:-keep]:
            old.unlink()
    return file


def copy_sqlite(source: Path, to: Path) -> None:
    """By SQLite's own way: whoever writes meanwhile is not kept from it, and the copy is of one moment."""
    if not source.is_file():
        raise Refused(Reason("no-database", detail=str(source)))
    with sqlite_trouble(), closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
        ((found,),) = new.execute("PRAGMA integrity_check")
        if found != "ok":
            raise Refused(Reason("no-database", detail=found))


def restore(url: str, file: Path, *, replace: bool = False) -> None:
    """Put a copy back. The database must not be in use, nor hold tables unless they shall be replaced."""
    database = target(url)
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(SQLITE))
    except OSError as error:
        raise Refused(Reason("unreadable-file", detail=f"{file}, {error.strerror}")) from None
    if database.get_backend_name() == "sqlite" and begins == SQLITE:
        restore_sqlite(Path(database.database or ""), file, replace)
    elif database.get_backend_name() == "postgresql" and begins.startswith(DUMP):
        with psycopg.connect(libpq(database), password=database.password) as connection:
            others = (
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            if connection.execute(others).fetchone() != (0,):
                raise Refused(Reason("database-in-use"))
            if connection.execute("SELECT to_regclass('tables')").fetchone() != (None,) and not replace:
                raise Refused(Reason("database-not-empty"))
        flags = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
        postgres("pg_restore", database, *flags, str(file))
    else:
        raise Refused(Reason("no-backup", detail=str(file)))


def restore_sqlite(to: Path, file: Path, replace: bool) -> None:
    if to.exists() and to.stat().st_size and not replace:
        raise Refused(Reason("database-not-empty"))
    with sqlite_trouble(), closing(sqlite3.connect(to, timeout=1)) as new, closing(sqlite3.connect(file)) as old:
        new.execute("PRAGMA journal_mode=DELETE")  # which nobody can do beside another
        old.backup(new)


@contextmanager
def sqlite_trouble() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        used = "locked" in str(error)
        raise Refused(Reason("database-in-use" if used else "no-database", detail=str(error))) from None


def libpq(database: URL) -> str:
    """The address as PostgreSQL's own programs take it: without the password, which all could read."""
    return database.set(drivername="postgresql", password=None).render_as_string()


def postgres(program: str, database: URL, *arguments: str) -> None:
    """Run a program of PostgreSQL."""
    if shutil.which(program) is None:
        raise Refused(Reason("no-program", detail=program))
    secret = {"PGPASSWORD": str(database.password)} if database.password else {}
    command = [program, "--no-password", "--dbname", libpq(database), *arguments]
    done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, check=False)
    if done.returncode:
        told = done.stderr.strip().splitlines()
        raise Refused(Reason("no-database", detail=told[-1] if told else program))
