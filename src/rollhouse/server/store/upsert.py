"""A row that may be there already."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

__all__ = ["insert_or_ignore"]


def insert_or_ignore(connection: Connection, table: Table, **values: Any) -> bool:
    """A new row; False when it is there already."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(table).values(**values).on_conflict_do_nothing()
    return connection.execute(statement, execution_options={"preserve_rowcount": True}).rowcount == 1
