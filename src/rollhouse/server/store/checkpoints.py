"""SQLite's log, put into the database beside the writing.

What is committed is in the log first. Left to itself SQLite copies the log into the database in the middle of a commit, once it is long,
and in a full house everybody waits for that. So a thread of its own copies what is there while others write; what is left for that one
commit is little.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

__all__ = ["Checkpoints"]

_OFTEN_ENOUGH = 1000
"""Commits between two copies. With a quarter of that, copying takes a fourteenth of the time of a busy house that has one core. A quiet
house may never get so far before SQLite copies the log itself, and nobody notices."""
_log = logging.getLogger(__name__)


class Checkpoints:
    """For one database file."""

    def __init__(self, file: Path, *, after: int = _OFTEN_ENOUGH) -> None:
        self._file = file
        self._after = after
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rollhouse-checkpoints")
        self._under_way: Future[None] | None = None
        self._connection: sqlite3.Connection | None = None
        self._commits = 0
        """Since the last copy was begun."""
        self.made = 0

    def wrote(self, commits: int) -> None:
        """So many more are in the log. Called by whoever writes, who does not wait."""
        self._commits += commits
        if self._commits >= self._after and (self._under_way is None or self._under_way.done()):
            self._commits = 0
            self._under_way = self._thread.submit(self._copy)

    def _copy(self) -> None:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._file, check_same_thread=False)  # closed by whoever closes the house
                self._connection.execute("PRAGMA synchronous=FULL")
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self.made += 1
        except sqlite3.Error as error:  # a full disk, say: what is committed is in the log, and SQLite tries again itself
            _log.warning("the log was not put into the database: %s", type(error).__name__)

    def close(self) -> None:
        """Finish what is under way."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
