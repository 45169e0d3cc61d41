"""Loads every table of a database once, to find those that can't be read: a check after restoring a backup."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.server.config import Config
from rollhouse.server.store.database import StoreError, database_url, is_sqlite
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import LoadedTable


class Unreadable(NamedTuple):
    """A table that can't be loaded, and the reason."""

    table: str
    why: str


class Inspected(msgspec.Struct):
    """The number of tables, and those that could not be loaded."""

    count: int = 0
    unreadable: list[Unreadable] = []


async def inspect_tables(config: Config) -> Inspected:
    """Load every table as a server would, after migrating the database as a server would."""
    url = database_url(config.database)
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise StoreError("store/missing", value=str(url.database))
    migrate(config.database)
    found, last = Inspected(), ""
    async with Store(config.database) as store:
        while page := await store.all_tables(after=last):
            last = page[-1]
            for table in page:
                commits = await store.commits(table)
                found.count += 1
                try:
                    LoadedTable.from_commits(table, b"", commits)
                except Exception as error:  # a damaged commit may raise anything
                    why = str(error) if isinstance(error, RollhouseError) else f"{type(error).__name__}: {error}"
                    found.unreadable.append(Unreadable(table, why))
    return found
