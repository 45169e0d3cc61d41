"""Backup of a database while the server runs, and restore while it is stopped. SQLite only; PostgreSQL has `pg_dump` and `pg_restore`."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from rollhouse.core.messages import say
from rollhouse.server.config import Config
from rollhouse.server.store.database import StoreError, database_url, is_sqlite
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.models import commits
from rollhouse.server.store.single_instance import single_instance_lock


def back_up(config: Config, target: Path) -> None:
    """Write a consistent copy of the whole database to a new file."""
    source = _file(config, "pg_dump")
    if target.exists():
        raise StoreError("store/backup-exists", value=str(target))
    _copy(source, target)


def restore(config: Config, backup: Path, *, replace: bool) -> Path | None:
    """Restore a backup as the database of a stopped server; return the path of the previous database, if there was one.

    The previous database is never deleted: with `replace` it is renamed, without `replace` its existence is an error.
    """
    target = _file(config, "pg_restore")
    with single_instance_lock(config):
        if target.exists() and not replace:
            raise StoreError("store/restore-exists", value=str(target))
        fresh = target.with_name(f"{target.name}.restored")
        fresh.unlink(missing_ok=True)
        _copy(backup, fresh)
        try:
            migrate(f"sqlite:///{fresh}")
        except StoreError:
            _remove(fresh)
            raise
        aside = _move_aside(target) if target.exists() else None
        fresh.replace(target)
    return aside


def _file(config: Config, postgres_program: str) -> Path:
    url = database_url(config.database)
    if not is_sqlite(url):
        raise StoreError("store/backup-postgres", value=str(url.database), expected=(postgres_program,))
    return Path(str(url.database))


def _move_aside(database: Path) -> Path:
    """Rename the database to a name with the current time, along with SQLite's log, which may hold commits that the file lacks."""
    aside = database.with_name(f"{database.name}.until-{time.strftime('%Y-%m-%d-%H%M%S')}")
    for ending in ("-wal", "-shm"):
        if (beside := database.with_name(database.name + ending)).exists():
            beside.rename(aside.with_name(aside.name + ending))
    database.rename(aside)
    return aside


def _remove(database: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        database.with_name(database.name + ending).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise StoreError("store/missing", value=str(source))
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as database,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            try:
                readable = _is_rollhouse_database(database)
            except sqlite3.DatabaseError:  # not a database at all
                readable = False
            if not readable:
                unfinished.unlink()
                raise StoreError("store/missing", value=str(source))
            database.backup(copy)
        unfinished.rename(target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        reason = say("error-why-os", reason=getattr(error, "strerror", None) or str(error))
        raise StoreError("store/backup", value=str(target), reason=reason) from None


def _is_rollhouse_database(database: sqlite3.Connection) -> bool:
    """Whether the file is a Rollhouse database, not one of another program or an empty file."""
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (commits.name,)).fetchone() is not None
