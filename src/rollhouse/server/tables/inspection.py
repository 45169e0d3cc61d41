"""Every table of a database, opened once: which can't be read, for whoever has to put a backup back."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.server.config import Config
from rollhouse.server.store.database import StoreError, database_url, is_sqlite
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import rebuilt

__all__ = ["Inspected", "inspect_tables"]


class Unreadable(NamedTuple):
    """A table that can't be read, and why."""

    table: str
    why: str


class Inspected(msgspec.Struct):
    """How many tables were looked through, and those that could not be read."""

    count: int = 0
    unreadable: list[Unreadable] = []


async def inspect_tables(config: Config) -> Inspected:
    """Open every table, as a server would. The database is brought up to date first, as by a server too."""
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
                    rebuilt(table, b"", commits)
                except Exception as error:  # whatever a damaged commit makes of the rules
                    why = str(error) if isinstance(error, RollhouseError) else f"{type(error).__name__}: {error}"
                    found.unreadable.append(Unreadable(table, why))
    return found
