"""pioche report: results of many games as a page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioche.cli.app import app, trouble, words
from pioche.cli.extras import extra
from pioche.kernel.play.decision import Reason, Refused
from pioche.terminal.options import Language


@app.command
def report(
    results: Annotated[Path, Parameter(help="A file that pioche simulate --out has written.")],
    *,
    out: Annotated[Path | None, Parameter(help="The page; by default beside the results.")] = None,
    lang: Language = "fr",
) -> None:
    """Make one HTML page of results, with plots; it opens without a network."""
    parquet, page = extra("pioche.arena.parquet", "report"), extra("pioche.report.page", "report")
    try:
        about, tables = parquet.read(results)
    except OSError as error:
        raise Refused(Reason("unreadable-file", detail=f"{results}, {trouble(error, lang)}")) from None
    made = results.with_suffix(".html") if out is None else out
    made.write_text(page.page(about, tables, lang), "utf-8")
    print(words(lang).say("report-made", path=str(made)))
