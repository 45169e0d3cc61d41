"""Unreadable tables are left alone, the admin knows, and the clocks of the others go on."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from rollhouse.commands.inspect import inspect_database
from rollhouse.core.registry import game
from rollhouse.locale import catalogue
from rollhouse.play.entries import Clock, Ended, Options, decode_entries
from rollhouse.play.seats import TableError
from rollhouse.server.store.rows import Summary
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager
from rollhouse.server.tables.quarantine import QuarantinedTables
from rollhouse.server.wire.messages import Roll
from tests.server.stored import SECRET, open_table, row, table_manager
from tests.servers import ready_sqlite

RULES = game("dicy-cards").rules_version
MANY = 110
"""More than are processed in one go."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return ready_sqlite(tmp_path)


async def test_damaged_tables_hold_up_no_clock(url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager, "_MAX_DUE_TABLES", MANY - 10)
    async with Store(url) as store:
        tables = table_manager(store)
        await asyncio.gather(*(store.create(row(f"damaged-{number}"), b"[]", SECRET) for number in range(MANY)))
        due = Summary(status="playing", updated=1.0, wakes=1.0)
        await asyncio.gather(*(store.append(f"damaged-{number}", 2, b'[{"is":"what?"}]', due) for number in range(MANY)))
        name = await open_table(tables, options=Options(clock=Clock("move", 30)))
        now = tables.now
        tables.now = lambda: now() + 60
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                await tables.process_due()
        assert isinstance(decode_entries((await store.commits(name))[-1].body)[-1], Ended)
        assert len(tables.quarantine) == len(caplog.records) == MANY, "each is logged once"
        with pytest.raises(TableError, match="table/unreadable"):
            await tables.execute("damaged-7", "ana", Roll(at=2))
        await tables.close()


def test_an_unreadable_table_is_left_alone_for_longer_and_longer() -> None:
    now = 0.0
    quarantine = QuarantinedTables(lambda: now)
    rests = []
    for _ in range(12):
        quarantine.record_failure("t", ValueError("what?"))
        with pytest.raises(TableError, match="table/unreadable"):
            quarantine.check("t")
        began = now
        while quarantine.is_backed_off("t"):
            now += 5.0
        rests.append(now - began)
        quarantine.check("t")
    assert (rests[:4], rests[-1]) == ([5.0, 10.0, 20.0, 40.0], 3600.0)
    quarantine.clear("t")
    assert not len(quarantine)


async def test_commits_of_newer_rules_are_left_to_newer_nodes(url: str) -> None:
    async with Store(url) as store:
        tables = table_manager(store, single_node=False)
        name = await open_table(tables)
        version = await tables.execute(name, "ana", Roll(at=2))
        commits = await store.commits(name)
        assert [one.rules_version for one in commits] == [RULES] * version
        assert await store.append(name, version + 1, commits[-1].body, Summary(status="playing", updated=2.0), RULES + 1)
        for _ in range(2):  # found when it catches up, and known from then on
            with pytest.raises(TableError, match="table/newer-rules") as refused:
                await tables.execute(name, "ana", Roll(at=version))
            assert (refused.value.value, refused.value.expected) == (str(RULES + 1), (str(RULES),))
        await tables.close()


async def test_the_admin_finds_out_which_tables_those_are(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with Store(url) as store:
        tables = table_manager(store)
        name = await open_table(tables)
        await store.create(row("damaged"), b"[]", SECRET)
        await tables.close()
    assert await asyncio.to_thread(inspect_database, catalogue("en"), url) == 1
    said = capsys.readouterr().out
    assert "damaged can’t be read" in said
    assert name not in said
    assert "2 tables were opened. One of them can’t be read." in said
