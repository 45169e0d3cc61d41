"""Reaching a database by its URL: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rollhouse.core.errors import RollhouseError
from rollhouse.core.extras import needs
from rollhouse.core.messages import say

__all__ = ["StoreError", "database_url", "described", "failed", "is_sqlite", "open_engine"]

_POSTGRESQL = "postgresql+psycopg"
_FORMS = ("sqlite:///FILE", "postgresql://USER@HOST/NAME")
_BUSY_MS = 10_000
"""How long to wait for another process that writes to the same file."""
_CHECKPOINT = "wal_autocheckpoint=10000"
"""Pages, 40 MB, ten times as many as by default: a commit after which the log is put into the database is slow, and `checkpoints.py` leaves
little for it to do."""
_TIMEOUTS = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""Seconds until a server that does not answer counts as unreachable, and until a machine that has gone is noticed."""


_PRIMARY = 0xFF
"""The bits of SQLite's error codes that say what; the others say where."""
_SQLITE = {
    sqlite3.SQLITE_CORRUPT: "store/damaged",
    sqlite3.SQLITE_NOTADB: "store/damaged",
    sqlite3.SQLITE_READONLY: "store/read-only",
    sqlite3.SQLITE_PERM: "store/read-only",
    sqlite3.SQLITE_CANTOPEN: "store/no-entry",
    sqlite3.SQLITE_FULL: "store/full",
}
_POSTGRESQL_STATES = {"25006": "store/read-only", "42501": "store/read-only", "53100": "store/full", "XX001": "store/damaged"}
"""What is not a matter of trying again; everything else may be: a lock, a server that is away."""


class StoreError(RollhouseError):
    """The database can't be reached, or can't do that."""

    family = "store"
    status = 503


def database_url(text: str) -> URL:
    """The database that a URL names; `store/url` for one that can't be used here."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("store/url", value=_without_password(text), expected=_FORMS) from None
    if url.drivername in ("postgres", "postgresql", _POSTGRESQL):
        return url.set(drivername=_POSTGRESQL)
    if url.drivername in ("sqlite", "sqlite+pysqlite") and url.database and not url.database.startswith((":memory:", "file:")):
        return url
    raise StoreError("store/url", value=url.render_as_string(hide_password=True), expected=_FORMS)


def _without_password(text: str) -> str:
    scheme, found, rest = text.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if found else text


def described(error: Exception) -> str:
    """What a database said, for logs: its first line only, because further ones may quote the row, secrets and all."""
    first = str(getattr(error, "orig", None) or error).partition("\n")[0]
    return f"{type(error).__name__}: {first}"


def failed(error: Exception, url: URL, *, shown: str = "") -> StoreError:
    """What is wrong with a database, from what it said: what goes by itself, and what somebody must see to.

    Players read it too, so it names the file and no folder, unless the admin is to be `shown` more.
    """
    told = getattr(error, "orig", None) or error
    code = getattr(told, "sqlite_errorcode", None)
    found = _SQLITE.get(code & _PRIMARY) if isinstance(code, int) else _POSTGRESQL_STATES.get(getattr(told, "sqlstate", None) or "")
    if found is None and isinstance(told, PermissionError):
        found = "store/read-only"
    if found is None:
        return StoreError("store/unavailable", location=type(error).__name__)
    return StoreError(found, value=shown or Path(str(url.database)).name, location=type(error).__name__)


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def open_engine(url: URL, *, connections: int, writes: bool) -> Engine:
    """Connections to the database, made when they are needed. Errors never show what was being written: it may be a secret."""
    engine: Engine
    if is_sqlite(url):
        _make_folder(Path(str(url.database)).parent)
        engine = create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_writing if writes else _begin_reading)
    else:
        timeout = {name: value for name, value in _TIMEOUTS.items() if name not in url.query}
        settings: dict[str, Any] = {"pool_size": connections, "max_overflow": 0, "pool_pre_ping": True, "hide_parameters": True}
        with needs("cluster"):
            engine = create_engine(url, connect_args=timeout, **settings)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = say("error-why-os", reason=error.strerror or type(error).__name__)
        raise StoreError("store/folder", value=str(folder), reason=reason) from None


def _prepare_sqlite(connection: SQLiteConnection, _record: Any) -> None:
    connection.isolation_level = None  # BEGIN is ours to say; the driver's own comes too late for savepoints
    for pragma in (f"busy_timeout={_BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", _CHECKPOINT):
        connection.execute(f"PRAGMA {pragma}")


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # waits its turn now, where waiting is possible, and not in the middle


def _begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
