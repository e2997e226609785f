"""pioche backup, restore and admin: for whoever runs a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import App, Parameter
from rich.table import Table

from pioche.cli.app import app, words
from pioche.cli.serve import Db, File, settings, up_to_date
from pioche.terminal.console import Terminal
from pioche.terminal.options import Language, whole

if TYPE_CHECKING:
    from pioche.server.house import House

T = TypeVar("T")
admin_app = App(name="admin", help="Close tables, rename, mute or ban people, tell everybody something.")
app.command(admin_app)

Called = Annotated[str, Parameter(help="A name, or an id as `pioche admin people` lists them.")]
Days = Annotated[float, Parameter(help="For so many days; 0 for ever.")]


@app.command
def backup(
    place: Annotated[Path, Parameter(help="A file, or a folder in which it gets a name of its own.")],
    *,
    keep: Annotated[int, Parameter(converter=whole, help="Of a folder, only the last so many stay; 0 keeps all.")] = 0,
    db: Db = None,
    config: File = None,
    lang: Language = "fr",
) -> None:
    """Copy the database to a file, also while it is in use."""
    from pioche.server.backup import backup as copy

    say("backup-made", lang, file=str(copy(settings(config, db).url, place, keep)))


@app.command
def restore(
    file: Annotated[Path, Parameter(help="What `pioche backup` has made.")],
    *,
    replace: Annotated[bool, Parameter(negative="", help="Instead of what the database holds now.")] = False,
    db: Db = None,
    config: File = None,
    lang: Language = "fr",
) -> None:
    """Put a copy back; the server must be stopped."""
    from pioche.server.backup import restore as put_back

    url = settings(config, db).url
    put_back(url, file, replace=replace)
    up_to_date(url)
    say("restored", lang, file=str(file))


@admin_app.command
def tables(*, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """List the tables that are not over."""
    from pioche.server import admin

    shown = Table(box=None, show_header=False)
    for row in done(config, db, admin.all_tables):
        names = ", ".join(chair.name or chair.bot or "–" for chair in row.progress.chairs)
        shown.add_row(row.id, row.game, row.setup.mode, row.status, names)
    Terminal().print(shown)


@admin_app.command
def people(called: Called = "", *, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """List people, with what they may not."""
    from pioche.server import admin

    shown = Table(box=None, show_header=False)
    for guest in done(config, db, lambda house: admin.people(house, called)):
        kinds = [*(["account"] if guest.account else ["guest"]), *guest.under]
        shown.add_row(guest.id, guest.name, ", ".join(words(lang).say(f"admin-is-{kind}") for kind in kinds))
    Terminal().print(shown)


@admin_app.command
def close(
    table: Annotated[str, Parameter(help="The id, the last part of its address.")],
    *,
    db: Db = None,
    config: File = None,
    lang: Language = "fr",
) -> None:
    """End a game without a winner."""
    from pioche.server import admin

    done(config, db, lambda house: admin.close(house, table))
    say("admin-closed", lang, table=table)


@admin_app.command
def rename(called: Called, name: str, *, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """Give somebody another name."""
    from pioche.server import admin

    guest = done(config, db, lambda house: admin.rename(house, called, name))
    say("admin-renamed", lang, id=guest.id, name=guest.name)


@admin_app.command
def mute(called: Called, *, days: Days = 0, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """Let somebody no longer write in any chat."""
    sanctioned("mute", called, days, db, config, lang)


@admin_app.command
def unmute(called: Called, *, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """Let somebody write again."""
    sanctioned("mute", called, -1, db, config, lang)


@admin_app.command
def ban(called: Called, *, days: Days = 0, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """Send somebody away, and let them not come again."""
    sanctioned("ban", called, days, db, config, lang)


@admin_app.command
def unban(called: Called, *, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """Let somebody come again."""
    sanctioned("ban", called, -1, db, config, lang)


@admin_app.command
def reports(*, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """List the lines of the chat that people have reported, with whose they are."""
    from pioche.server import admin

    shown = Table(box=None, show_header=False)
    for each in done(config, db, admin.reports):
        why = words(lang).say(f"admin-report-{each.why}", times=each.times)
        shown.add_row(str(each.line), why, each.about, each.name, each.text, each.table)
    Terminal().print(shown, markup=False)


@admin_app.command
def settle(
    line: Annotated[int, Parameter(converter=whole, help="The number before it, as `pioche admin reports` lists it.")],
    *,
    db: Db = None,
    config: File = None,
    lang: Language = "fr",
) -> None:
    """Nobody need see to a reported line any more."""
    from pioche.server import admin

    done(config, db, lambda house: admin.settle(house, line))
    say("admin-settled", lang, line=str(line))


@admin_app.command
def announce(text: str, *, db: Db = None, config: File = None, lang: Language = "fr") -> None:
    """Say something in the chat of every table."""
    from pioche.server import admin

    say("admin-announced", lang, count=done(config, db, lambda house: admin.announce(house, text)))


def sanctioned(kind: Any, called: str, days: float, db: str | None, config: Path | None, lang: str) -> None:
    from pioche.server import admin

    guest = done(config, db, lambda house: admin.sanction(house, called, kind, days))
    say(f"admin-{kind}", lang, id=guest.id, name=guest.name, lifted="yes" if days < 0 else "no")


def done(config: Path | None, db: str | None, work: Callable[[House], Awaitable[T]]) -> T:
    """Have something done in the database that is set."""
    from pioche.server import admin

    found = settings(config, db).settings()
    up_to_date(found.db)

    async def worked() -> T:
        async with admin.at_work(found) as house:
            return await work(house)

    return asyncio.run(worked())


def say(message: str, lang: str, **given: Any) -> None:
    Terminal().print(words(lang).say(message, **given), soft_wrap=True, markup=False)
