"""Copies of a house's database: made while it is in use, and put back when it is not. SQLite only; PostgreSQL has programs of its own."""

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

__all__ = ["back_up", "restore"]


def back_up(config: Config, target: Path) -> None:
    """A consistent copy of the whole database, in a file that is not there yet."""
    source = _file(config, "pg_dump")
    if target.exists():
        raise StoreError("store/backup-exists", value=str(target))
    _copy(source, target)


def restore(config: Config, backup: Path, *, replace: bool) -> Path | None:
    """Put a copy back as the database of a house that is closed; where the one went that was there, if there was one.

    Nothing is thrown away: with `replace` the old database is moved aside, without it there must be none.
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


def _file(config: Config, uploaded: str) -> Path:
    url = database_url(config.database)
    if not is_sqlite(url):
        raise StoreError("store/backup-postgres", value=str(url.database), expected=(uploaded,))
    return Path(str(url.database))


def _move_aside(database: Path) -> Path:
    """What was there, under a name that tells when; what SQLite had not yet put into the file goes along."""
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
            if not _is_ours(database):
                unfinished.unlink()
                raise StoreError("store/missing", value=str(source))
            database.backup(copy)
        unfinished.rename(target)
    except (OSError, sqlite3.Error) as error:
        unfinished.unlink(missing_ok=True)
        reason = say("error-why-os", reason=getattr(error, "strerror", None) or str(error))
        raise StoreError("store/backup", value=str(target), reason=reason) from None


def _is_ours(database: sqlite3.Connection) -> bool:
    """Whether it is a house's database, and not another one, or an empty file."""
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (commits.name,)).fetchone() is not None
