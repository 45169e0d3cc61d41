"""One server a file: a second one on the same SQLite database would show tables as they were, and hear of no move of the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from rollhouse.server.config import Config
from rollhouse.server.store.database import StoreError, database_url, is_sqlite

__all__ = ["single_instance_lock"]


@contextmanager
def single_instance_lock(config: Config) -> Iterator[None]:
    """For as long as this server runs; `store/in-use` where another one does. Servers that tell each other through channels may be many."""
    url = database_url(config.database)
    if not config.alone or not is_sqlite(url):
        yield
        return
    file = Path(str(url.database))
    lock = FileLock(file.with_name(f".{file.name}.server"), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise StoreError("store/in-use", value=file.name) from None
    except OSError:
        pass  # whoever opens the database says what is wrong with its folder
    try:
        yield
    finally:
        lock.release()
