"""Steps that several migrations take. Constraints and indexes are named by the convention of `models.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

_TYPES: dict[str, type[sa.types.TypeEngine[Any]]] = {
    "bigint": sa.BigInteger,
    "boolean": sa.Boolean,
    "bytes": sa.LargeBinary,
    "double": sa.Double,
    "integer": sa.Integer,
    "text": sa.Text,
}


def create_table(
    name: str, columns: str, *, key: str, references: Mapping[str, str] | None = None, indexes: Iterable[str] = ()
) -> sa.Table:
    """Create a table.

    Args:
        name: Its name.
        columns: As in SQL, with the types above: `id text, ended double null, public boolean default false`. NOT NULL is the default.
        key: The columns of the primary key, with spaces between.
        references: For each foreign key, its column and the column that it refers to, as in `tables.id`.
        indexes: For each index, its columns with spaces between.

    """
    primary = sa.PrimaryKeyConstraint(*key.split(), name=f"pk_{name}")
    foreign = [
        sa.ForeignKeyConstraint([column], [target], name=f"fk_{name}_{column}_{target.partition('.')[0]}")
        for column, target in (references or {}).items()
    ]
    table = op.create_table(name, *map(_column, columns.split(", ")), primary, *foreign)
    for index in indexes:
        op.create_index(f"ix_{name}_{index.replace(' ', '_')}", name, index.split())
    return table


def _column(definition: str) -> sa.Column[Any]:
    name, kind, *rest = definition.split()
    default = sa.false() if rest == ["default", "false"] else None
    return sa.Column(name, _TYPES[kind](), nullable=rest == ["null"], server_default=default)


def rewrite(table: str, column: str, *replacements: tuple[str, str]) -> None:
    """Replace these texts in a column, in one statement."""
    body: sa.ColumnClause[str] = sa.column(column)
    new: sa.ColumnElement[str] = body
    for old, replacement in replacements:
        new = sa.func.replace(new, old, replacement)
    rows = sa.table(table, body)
    touched = sa.or_(*(body.contains(old, autoescape=True) for old, _ in replacements))
    op.execute(sa.update(rows).where(touched).values({column: new}))
