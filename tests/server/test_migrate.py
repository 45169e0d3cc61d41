from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, text

from rollhouse.server.store.database import StoreError, database_url, open_engine
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.models import metadata
from rollhouse.server.store.store import Store
from rollhouse.server.teacher.trainer_store import TrainerStore
from tests.server.shelf import FIRST, SECRET, playing, put, row

A_LATER_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "9001"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
        table.alter_column("host", existing_type=sa.Text(), new_column_name="made_by")
"""
MIGRATE = "import sys; from rollhouse.server.store.migrate import migrate; print(migrate(sys.argv[1]))"


def connected(url: str) -> Engine:
    return open_engine(database_url(url), connections=1, writes=True)


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))


def test_the_steps_lead_to_what_the_models_say(empty_database: str) -> None:
    migrate(empty_database)
    engine = connected(empty_database)
    assert differences(engine) == []
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables ADD COLUMN mood TEXT"))
        connection.execute(text("DROP INDEX ix_seats_who"))
    assert len(differences(engine)) == 2, "the comparison sees a difference"
    engine.dispose()


async def test_migrating_again_changes_nothing(database: str) -> None:
    async with Store(database) as store:
        await put(store, "t")
    assert migrate(database) == migrate(database)
    async with Store(database) as store:
        assert await store.commits("t") == [(1, FIRST, 0)]


def test_nodes_that_start_together_find_one_database(empty_database: str) -> None:
    command = [sys.executable, "-c", MIGRATE, empty_database]
    nodes = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    answers = [node.communicate() for node in nodes]
    assert {node.returncode for node in nodes} == {0}, answers
    assert len({said for said, _ in answers}) == 1
    engine = connected(empty_database)
    assert differences(engine) == []
    engine.dispose()


async def test_a_later_step_keeps_what_is_there(database: str, tmp_path: Path) -> None:
    """On SQLite the step replaces a table to which others refer."""
    async with Store(database) as store:
        await put(store, "t", "u")
        for version in range(2, 30):
            await store.append("t", version, f'["{version}"]'.encode(), playing())
        who, secret = await store.welcome("Ana", "fr")
        commits = await store.commits("t")
    (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=migrate(database)))
    assert migrate(database, also=tmp_path) == "9001"
    engine = connected(database)
    with engine.connect() as connection:
        kept = connection.execute(text("SELECT id, made_by, mood, version, secret FROM tables ORDER BY id")).all()
    assert [tuple(one) for one in kept] == [("t", "ana", "calm", 29, SECRET), ("u", "ana", "calm", 1, SECRET)]
    engine.dispose()
    async with Store(database) as store:
        assert await store.commits("t") == commits
        assert await store.identify(secret) == who
        with pytest.raises(StoreError):
            await store.append("no such table", 2, b"[]", playing())


async def test_the_first_houses_open_with_all_that_they_have(database: str) -> None:
    """A house from before there was a teacher, and before commits told by which rules they were made."""
    async with Store(database) as store:
        await put(store, "t")
        who, secret = await store.welcome("Ana", "fr")
    engine = connected(database)
    with engine.begin() as connection:
        for name in ("reviews", "studied", "dailies"):
            connection.execute(text(f"DROP TABLE {name}"))
        connection.execute(text("ALTER TABLE commits DROP COLUMN rules_version"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    assert migrate(database) == "0003"
    assert differences(engine) == []
    engine.dispose()
    async with Store(database) as store:
        assert (await store.commits("t"), await store.identify(secret)) == ([(1, FIRST, 0)], who)
        assert await TrainerStore(store).answered(who.who, date(2026, 11, 15), solved=True)


def test_a_step_that_fails_leaves_everything_as_it_was(database: str, tmp_path: Path) -> None:
    before = migrate(database)
    (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=before) + '    op.execute("SELECT no_such_thing")\n')
    with pytest.raises(StoreError, match="store/unavailable"):
        migrate(database, also=tmp_path)
    assert migrate(database) == before
    engine = connected(database)
    assert differences(engine) == []
    engine.dispose()


async def test_a_database_of_a_newer_rollhouse_is_left_alone(database: str, tmp_path: Path) -> None:
    (tmp_path / "later.py").write_text(A_LATER_STEP.format(before=migrate(database)))
    migrate(database, also=tmp_path)
    with pytest.raises(StoreError, match="store/newer: '9001'"):
        migrate(database)


def test_no_server_no_database() -> None:
    with pytest.raises(StoreError, match="store/unavailable"):
        migrate("postgresql://nobody@127.0.0.1:1/nothing")


async def test_a_folder_with_odd_characters_is_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "Zoë's 100 %s house"
    url = f"sqlite:///{folder / 'house.sqlite'}"
    migrate(url, also=tmp_path)
    async with Store(url) as store:
        await store.create(row("t"), FIRST)
    assert (folder / "house.sqlite").exists()
