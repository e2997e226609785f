"""A database of every version before, with a row in each of its tables, is brought up to date and loses nothing."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from pioche.server.store import engine_for, migrate
from pioche.server.store.engine import alembic
from pioche.server.store.schema import metadata
from tests.server.conftest import DATABASES, Database

RENAMED = {("tables", "course"): "progress"}  # columns that are called otherwise today
with sa.create_engine("sqlite://").connect() as nowhere:
    REVISIONS = [each.revision for each in ScriptDirectory.from_config(alembic(nowhere)).walk_revisions()][::-1]


def some(column: sa.Column[Any]) -> object:
    """Something that such a column may hold; keys that point at each other are the same everywhere."""
    kind = column.type.python_type
    return {str: "x", bytes: b"\x00x", bool: True, int: 7, float: 0.5}[kind]


def filled(connection: sa.Connection) -> dict[str, dict[str, object]]:
    """One row in each table, by the names of its columns."""
    found = sa.MetaData()
    found.reflect(connection)
    rows = {}
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            rows[table.name] = {column.name: some(column) for column in table.columns}
            connection.execute(table.insert(), rows[table.name])
    return rows


@pytest.mark.parametrize("kind", DATABASES)
@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_a_version_before_is_brought_up_to_date(database: Database, kind: str, revision: str) -> None:
    url = database(kind)
    engine = engine_for(url)
    with engine.begin() as connection:
        command.upgrade(alembic(connection), revision)
        before = filled(connection)
    migrate(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        for name, row in before.items():
            (now,) = connection.execute(sa.select(metadata.tables[name])).mappings().all()
            assert {column: now[RENAMED.get((name, column), column)] for column in row} == row
    engine.dispose()
