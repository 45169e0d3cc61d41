"""Inserts that allow for a row that exists already, on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or_ignore(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row; return False if it exists already."""
    statement = insert_into(table, connection).values(**values).on_conflict_do_nothing()
    return connection.execute(statement, execution_options={"preserve_rowcount": True}).rowcount == 1


def upsert(
    connection: Connection, table: Table, keys: Mapping[str, Any], values: Mapping[str, Any], where: ColumnElement[bool] | None = None
) -> None:
    """Insert a row, or update the row with these keys (if `where` holds for it)."""
    statement = insert_into(table, connection).values(**keys, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=dict(values), where=where))


def insert_into(table: Table, bind: Connection | Engine) -> Any:
    """An INSERT that can say what to do about a row that exists already, which every dialect spells its own way."""
    return (sqlite if bind.dialect.name == "sqlite" else postgresql).insert(table)
