"""Inserts that allow for a row that exists already, on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or_ignore(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row; return False if it exists already."""
    statement = _insert(connection, table, values).on_conflict_do_nothing()
    return connection.execute(statement, execution_options={"preserve_rowcount": True}).rowcount == 1


def upsert(
    connection: Connection, table: Table, keys: Mapping[str, Any], values: Mapping[str, Any], where: ColumnElement[bool] | None = None
) -> None:
    """Insert a row, or update the row with these keys (if `where` holds for it)."""
    statement = _insert(connection, table, {**keys, **values})
    connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=dict(values), where=where))


def _insert(connection: Connection, table: Table, values: Mapping[str, Any]) -> Any:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    return dialect.insert(table).values(**values)
