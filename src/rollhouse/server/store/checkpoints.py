"""Checkpoints of SQLite's write-ahead log, in a background thread.

SQLite's automatic checkpoint copies a long log into the database during a commit, which delays every write on a busy server. A thread that
copies the log in parallel with the writes leaves little for that commit to do.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

_COMMITS_PER_CHECKPOINT = 1000
"""Commits between two checkpoints. With a quarter of it, checkpoints take a fourteenth of the time of a busy server with one core. On a
quiet server SQLite's automatic checkpoint may come first, which is harmless."""
_log = logging.getLogger(__name__)


class Checkpoints:
    """The background checkpoints of one database file."""

    def __init__(self, file: Path, *, after: int = _COMMITS_PER_CHECKPOINT) -> None:
        self._file = file
        self._after = after
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rollhouse-checkpoints")
        self._under_way: Future[None] | None = None
        self._connection: sqlite3.Connection | None = None
        self._commits = 0
        """Since the start of the last checkpoint."""
        self.completed = 0

    def add_commits(self, commits: int) -> None:
        """Count commits that were added to the log, and start a checkpoint when there are enough. Does not wait for it."""
        self._commits += commits
        if self._commits >= self._after and (self._under_way is None or self._under_way.done()):
            self._commits = 0
            self._under_way = self._thread.submit(self._copy)

    def _copy(self) -> None:
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._file, check_same_thread=False)  # `close` runs in another thread
                self._connection.execute("PRAGMA synchronous=FULL")
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self.completed += 1
        except sqlite3.Error as error:  # a full disk, say: the commits are safe in the log, and SQLite's own checkpoint tries again
            _log.warning("checkpoint failed", extra={"error": type(error).__name__})

    def close(self) -> None:
        """Wait for the running checkpoint, then close the connection."""
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
