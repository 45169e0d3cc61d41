"""Copies of the database: whole, private, never over anything, and put back without losing what was there."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rollhouse.server.config import Config
from rollhouse.server.store.backup import back_up, restore
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.single_instance import single_instance_lock
from rollhouse.server.store.store import Store
from tests.server.stored import SECRET, playing, put


def server_in(folder: Path) -> Config:
    return Config(database=f"sqlite:///{folder / 'server.sqlite'}")


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """A server with a database."""
    config = server_in(tmp_path)
    migrate(config.database)
    return config


async def tables_of(path: Path) -> list[str]:
    async with Store(f"sqlite:///{path}") as store:
        return [name for name in ("first", "second") if await store.table(name) is not None]


async def test_a_backup_is_the_whole_database_made_during_play(config: Config, tmp_path: Path) -> None:
    async with Store(config.database) as store:
        await put(store, "t")
        before = [version for version in range(2, 100) if await store.append("t", version, b"[]", playing())]
        playing_on = asyncio.gather(*(store.append("t", version, b"[]", playing()) for version in range(100, 200)))
        await asyncio.to_thread(back_up, config, tmp_path / "copy.sqlite")
        assert all(await playing_on)
    async with Store(f"sqlite:///{tmp_path / 'copy.sqlite'}") as copy:
        await copy.check()
        versions = [version for version, *_ in await copy.commits("t")]
        table = await copy.table("t")
        assert table is not None
        assert versions[: len(before) + 1] == [1, *before]
        assert versions == list(range(1, table.version + 1)), "commits and table are of one moment"
        assert await copy.secret("t") == SECRET
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.skipif(sys.platform == "win32", reason="other permissions")
async def test_no_other_user_of_the_machine_can_read_it(config: Config, tmp_path: Path) -> None:
    async with Store(config.database) as store:
        await put(store, "t")
        await asyncio.to_thread(back_up, config, tmp_path / "copy.sqlite")
        assert {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == dict.fromkeys(
            ("server.sqlite", "server.sqlite-wal", "server.sqlite-shm", "copy.sqlite"), 0
        )


def test_a_backup_never_replaces_a_file_and_leaves_nothing_half_done(config: Config, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("precious")
    with pytest.raises(StoreError, match="store/backup-exists"):
        back_up(config, tmp_path / "there")
    with pytest.raises(StoreError, match="store/backup:"):
        back_up(config, tmp_path / "no such folder" / "copy")
    assert (tmp_path / "there").read_text() == "precious"
    assert not list(tmp_path.glob("*.part"))


def test_backing_up_a_database_that_is_not_there_makes_none(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="store/missing"):
        back_up(server_in(tmp_path), tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def test_postgresql_has_a_tool_of_its_own_for_backups(tmp_path: Path) -> None:
    other = Config(database="postgresql://user@127.0.0.1/server")
    with pytest.raises(StoreError, match=r"store/backup-postgres.*pg_dump"):
        back_up(other, tmp_path / "copy")
    with pytest.raises(StoreError, match=r"store/backup-postgres.*pg_restore"):
        restore(other, tmp_path / "copy", replace=True)


def test_an_empty_file_is_not_backed_up(tmp_path: Path) -> None:
    (tmp_path / "server.sqlite").touch()
    with pytest.raises(StoreError, match="store/missing"):
        back_up(server_in(tmp_path), tmp_path / "copy")
    assert not list(tmp_path.glob("copy*"))


async def test_a_copy_is_put_back_and_what_was_there_is_kept(config: Config, tmp_path: Path) -> None:
    async with Store(config.database) as store:
        await put(store, "first")
        back_up(config, tmp_path / "monday")
        await put(store, "second")
    with pytest.raises(StoreError, match="store/restore-exists"):
        restore(config, tmp_path / "monday", replace=False)
    aside = restore(config, tmp_path / "monday", replace=True)
    assert aside is not None
    assert (await tables_of(tmp_path / "server.sqlite"), await tables_of(aside)) == (["first"], ["first", "second"])
    (tmp_path / "other").mkdir()
    assert restore(server_in(tmp_path / "other"), tmp_path / "monday", replace=False) is None
    assert await tables_of(tmp_path / "other" / "server.sqlite") == ["first"]


async def test_a_failed_restore_changes_nothing(config: Config, tmp_path: Path) -> None:
    async with Store(config.database) as store:
        await put(store, "first")
    (tmp_path / "diary").write_bytes(b"Dear diary, today I rolled six sixes. " * 100)
    (tmp_path / "empty").touch()
    before = (tmp_path / "server.sqlite").read_bytes()
    for name, code in (("nowhere", "store/missing"), ("empty", "store/missing"), ("diary", "store/missing")):
        with pytest.raises(StoreError, match=code):
            restore(config, tmp_path / name, replace=True)
    back_up(config, tmp_path / "monday")
    with single_instance_lock(config), pytest.raises(StoreError, match="store/in-use"):
        restore(config, tmp_path / "monday", replace=True)
    assert (tmp_path / "server.sqlite").read_bytes() == before
    assert not [path.name for path in tmp_path.iterdir() if "restored" in path.name or path.name.endswith(".part")]
