"""A lock for one server per SQLite file: a second one would show outdated tables, because it is not notified of the first one's moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from rollhouse.server.config import Config
from rollhouse.server.store.database import StoreError, database_url, is_sqlite


@contextmanager
def single_instance_lock(config: Config) -> Iterator[None]:
    """Hold the lock of the database file; `store/in-use` if another server has it. Servers that notify each other need no lock."""
    url = database_url(config.database)
    if not config.single_node or not is_sqlite(url):
        yield
        return
    file = Path(str(url.database))
    lock = FileLock(file.with_name(f".{file.name}.server"), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("store/in-use", value=file.name) from None
    except OSError:
        pass  # opening the database reports what is wrong with its folder
    try:
        yield
    finally:
        lock.release()
