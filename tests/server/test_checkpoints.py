"""SQLite's log is put into the database while others write."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rollhouse.server.store.checkpoints import Checkpoints


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "house.sqlite"
    with closing(sqlite3.connect(found)) as connection:
        connection.executescript("PRAGMA journal_mode=WAL; CREATE TABLE moves (text TEXT)")
    return found


def test_what_is_in_the_log_comes_into_the_database_while_somebody_writes(file: Path) -> None:
    checkpoints = Checkpoints(file, after=10)
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA wal_autocheckpoint=0")
        for _ in range(50):
            writer.execute("INSERT INTO moves VALUES (?)", ("x" * 4000,))
        before = file.stat().st_size
        writer.execute("BEGIN IMMEDIATE")  # a transaction is under way: nobody waits for it
        checkpoints.add_commits(9)
        checkpoints.add_commits(1)
        checkpoints.close()
        assert checkpoints.completed == 1
        assert file.stat().st_size - before > 50 * 4000
        writer.execute("COMMIT")


def test_few_moves_are_left_to_sqlite(file: Path) -> None:
    checkpoints = Checkpoints(file, after=10)
    checkpoints.add_commits(9)
    checkpoints.close()
    assert checkpoints.completed == 0


def test_a_database_that_can_not_be_written_is_no_reason_to_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    broken = tmp_path / "house.sqlite"
    broken.write_bytes(b"this is no database" * 100)
    checkpoints = Checkpoints(broken, after=1)
    checkpoints.add_commits(1)
    checkpoints.close()
    assert checkpoints.completed == 0
    assert "checkpoint failed" in caplog.text
