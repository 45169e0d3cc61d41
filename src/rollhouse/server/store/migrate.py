"""Schema migrations, run before anything else uses the database."""

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
from sqlalchemy import Connection, delete, event, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from rollhouse.server.store.database import StoreError, database_url, failed, is_sqlite, open_engine
from rollhouse.server.store.models import compatibility

_ADVISORY_LOCK_ID = 0x526F6C6C
"""Differs from the advisory locks of other programs on the same PostgreSQL server."""


def migrate(url: str, *, also: Path | None = None) -> str:
    """Create or upgrade the schema; return its revision.

    All steps run in one transaction under a lock: of several processes that start together, the first does the work, and the others wait.
    A schema that is newer than this release is left unchanged if its `compatibility` row allows this release, and is `store/newer`
    otherwise. `also` is a folder with further steps, for tests.
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
            Path(str(where.database)).touch(mode=0o600)  # readable by the server's user only: it holds the secrets of the dice
            event.listen(engine, "connect", _disable_foreign_keys)
        with engine.begin() as connection:
            if not is_sqlite(where):
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK_ID})
            steps = ScriptDirectory.from_config(config)
            current = MigrationContext.configure(connection).get_current_revision()
            if current is not None and not _is_known(steps, current):
                _check_compatible(connection, current, str(steps.get_current_head()))
                return current
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            # The maximum: a step that older nodes survive does not lower what an earlier step requires.
            oldest = max(getattr(step.module, "oldest_node", step.revision) for step in steps.walk_revisions())
            _write_oldest(connection, oldest)
            return str(steps.get_current_head())
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise failed(error, where, shown=str(where.database)) from error
    finally:
        engine.dispose()


def _disable_foreign_keys(connection: SQLiteConnection, _record: Any) -> None:
    """Disable foreign keys: SQLite alters a table by replacing it, which they would forbid."""
    connection.execute("PRAGMA foreign_keys=OFF")


def _is_known(steps: ScriptDirectory, revision: str) -> bool:
    try:
        steps.get_revisions(revision)
    except CommandError:
        return False
    return True


def _check_compatible(connection: Connection, current: str, own: str) -> None:
    """Raise `store/newer` unless the newer release that migrated the database allows this one."""
    if not inspect(connection).has_table(compatibility.name):
        raise StoreError("store/newer", value=current)
    oldest = connection.execute(select(compatibility.c.oldest)).scalar_one_or_none()
    if oldest is None or oldest > own:
        raise StoreError("store/newer", value=current)


def _write_oldest(connection: Connection, oldest: str) -> None:
    if connection.execute(select(compatibility.c.oldest)).scalar_one_or_none() != oldest:
        connection.execute(delete(compatibility))
        connection.execute(insert(compatibility).values(oldest=oldest))
