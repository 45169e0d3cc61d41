"""Connections to a database by its URL: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from typing import Any, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from rollhouse.core.errors import RollhouseError
from rollhouse.core.extras import needs
from rollhouse.core.messages import say

_POSTGRESQL = "postgresql+psycopg"
_FORMS = ("sqlite:///FILE", "postgresql://USER@HOST/NAME")
_BUSY_TIMEOUT_MS = 10_000
"""Milliseconds to wait for another process that writes to the same file."""
_CHECKPOINT = "wal_autocheckpoint=10000"
"""In pages: 40 MB, ten times the default. A commit that triggers a checkpoint is slow; `checkpoints.py` does most of that work before."""
_TIMEOUTS = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""Connection parameters in seconds: until a server counts as unreachable, and until a lost connection is noticed."""


_PRIMARY_CODE_MASK = 0xFF
"""The bits of SQLite's extended error codes that hold the primary code."""
_SQLITE_CODES = {
    sqlite3.SQLITE_CORRUPT: "store/damaged",
    sqlite3.SQLITE_NOTADB: "store/damaged",
    sqlite3.SQLITE_READONLY: "store/read-only",
    sqlite3.SQLITE_PERM: "store/read-only",
    sqlite3.SQLITE_CANTOPEN: "store/no-entry",
    sqlite3.SQLITE_FULL: "store/full",
}
_POSTGRESQL_STATES = {"25006": "store/read-only", "42501": "store/read-only", "53100": "store/full", "XX001": "store/damaged"}
_ERRNOS = {
    errno.ENOSPC: "store/full",
    errno.EDQUOT: "store/full",
    errno.EROFS: "store/read-only",
    errno.EACCES: "store/read-only",
    errno.EPERM: "store/read-only",
}
"""Errors that a retry does not solve; others may be temporary: a lock, an unreachable server."""


class StoreError(RollhouseError):
    """The database is unreachable, or refused the operation."""

    family = "store"
    status = 503


def database_url(text: str) -> URL:
    """The parsed URL of a database; `store/url` if it is invalid or not supported."""
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
    scheme, separator, rest = text.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if separator else text


def described(error: Exception) -> str:
    """An error of the database for logs: its first line only, because later lines may quote the row with its secrets."""
    first = str(getattr(error, "orig", None) or error).partition("\n")[0]
    return f"{type(error).__name__}: {first}"


def failed(error: Exception, url: URL, *, shown: str = "") -> StoreError:
    """The StoreError for a driver's error: `store/unavailable` if it may be temporary, otherwise a code that names the cause.

    Players see the error too, so it names the file without its folder, unless `shown` gives the text for the admin.
    """
    cause = getattr(error, "orig", None) or error
    number = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None) or ""
    code = _SQLITE_CODES.get(number & _PRIMARY_CODE_MASK) if isinstance(number, int) else _POSTGRESQL_STATES.get(state)
    if code is None and isinstance(cause, OSError):
        code = _ERRNOS.get(cause.errno or 0)
    if code is None:
        return StoreError("store/unavailable", location=type(error).__name__)
    return StoreError(code, value=shown or Path(str(url.database)).name, location=type(error).__name__)


def is_sqlite(url: URL) -> bool:
    """Whether the URL names an SQLite file."""
    return url.get_backend_name() == "sqlite"


def open_engine(url: URL, *, connections: int, writes: bool) -> Engine:
    """An engine that connects on first use. Its errors hide the parameters of statements, which may be secrets."""
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
    connection.isolation_level = None  # BEGIN is issued explicitly: the driver's implicit one comes too late for savepoints
    for pragma in (f"busy_timeout={_BUSY_TIMEOUT_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", _CHECKPOINT):
        connection.execute(f"PRAGMA {pragma}")


def _begin_writing(connection: Connection) -> None:
    _begin(connection, "BEGIN IMMEDIATE")  # takes the write lock now: an upgrade inside the transaction could fail without waiting


def _begin_reading(connection: Connection) -> None:
    _begin(connection, "BEGIN")


def _begin(connection: Connection, statement: str) -> None:
    # In the driver itself: SQLAlchemy's way of executing it was a twentieth of the cost of a move.
    driver = cast(SQLiteConnection, connection.connection.dbapi_connection)
    try:
        driver.execute(statement)
    except sqlite3.Error as error:
        raise OperationalError(statement, None, error) from error
