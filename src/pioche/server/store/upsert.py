"""Insert rows, or change those that are there: said the same way to both databases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table, rows: Sequence[dict[str, Any]], *, keep: bool = False) -> int:
    """Rows are told by their primary key. `keep`: one that is there stays as it is. Answers how many were written."""
    if not rows:
        return 0
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table)
    key = [column.name for column in table.primary_key]
    if keep:
        statement = statement.on_conflict_do_nothing(index_elements=key)
    else:
        changed = {name: statement.excluded[name] for name in rows[0] if name not in key}
        statement = statement.on_conflict_do_update(index_elements=key, set_=changed)
    return connection.execute(statement, rows).rowcount
