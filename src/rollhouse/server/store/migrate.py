"""Bringing a database up to date, before anything else uses it."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError

from rollhouse.server.store.database import StoreError, database_url, failed, is_sqlite, open_engine

__all__ = ["migrate"]

_LOCK = 0x526F6C6C
"""Names our lock among those of other programs on the same PostgreSQL server."""


def migrate(url: str, *, also: Path | None = None) -> str:
    """Make or upgrade the tables; the revision they are at then.

    All in one transaction that only one process can be in: of several that start together the first does the work, and the others wait and
    find it done. `also` is a folder with further steps, for tests. `store/newer` if the database is ahead of this Rollhouse.
    """
    where = database_url(url)
    config = Config()
    config.set_main_option("script_location", "rollhouse.server.store:migrations")
    if also is not None:
        config.set_main_option("path_separator", "newline")
        own = Path(ScriptDirectory.from_config(config).versions)
        config.set_main_option("version_locations", f"{own}\n{also}".replace("%", "%%"))
    engine = open_engine(where, connections=1, writes=True)
    try:
        if is_sqlite(where):
            Path(str(where.database)).touch(mode=0o600)  # what is in it, secrets of dice among it, is for the house alone
            event.listen(engine, "connect", _loosen)
        with engine.begin() as connection:
            if not is_sqlite(where):
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            _known(config, MigrationContext.configure(connection).get_current_revision())
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            return str(MigrationContext.configure(connection).get_current_revision())
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise failed(error, where, shown=str(where.database)) from error
    finally:
        engine.dispose()


def _loosen(connection: SQLiteConnection, _record: Any) -> None:
    """SQLite changes a table by replacing it, which foreign keys would forbid."""
    connection.execute("PRAGMA foreign_keys=OFF")


def _known(config: Config, revision: str | None) -> None:
    try:
        ScriptDirectory.from_config(config).get_revisions(revision or ())
    except CommandError:
        raise StoreError("store/newer", came=str(revision)) from None
