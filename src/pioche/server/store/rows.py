"""Tables as the database holds them, read."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from sqlalchemy import RowMapping

from pioche.server.records import Row, progress_of, setup_of

log = logging.getLogger(__name__)


def readable(found: Iterable[RowMapping]) -> list[Row]:
    """The rows that can be read; one that cannot is nobody else's trouble."""
    rows = []
    for row in found:
        try:
            rows.append(row_of(row))
        except Exception as error:
            log.error("a table cannot be read", exc_info=error, extra={"table": row["id"]})
    return rows


def row_of(found: RowMapping) -> Row:
    return Row(
        found["id"], found["game"], found["status"], found["public"], found["rules"], found["version"], found["step"],
        setup_of(found["setup"]), progress_of(found["progress"]), found["state"], found["created"],
    )  # fmt: skip
