"""Tables that nobody can read: they are left alone, the admin knows, and the others' clocks go on."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from rollhouse.commands.inspect import inspect_database
from rollhouse.core.registry import game
from rollhouse.locale import catalogue
from rollhouse.play.entries import Clock, Ended, Opened, Options, Sat, decode_entries
from rollhouse.play.fair import NO_ENTROPY, commitment
from rollhouse.play.seats import TableError
from rollhouse.server.store.rows import Summary
from rollhouse.server.store.store import Store
from rollhouse.server.tables import manager as house_module
from rollhouse.server.tables.bots import BotWorkers
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.quarantine import QuarantinedTables
from rollhouse.server.wire.messages import Begin, Roll
from tests.server.stored import row
from tests.servers import ready_sqlite

SECRET = bytes(32)
RULES = game("dicy-cards").rules_version
MANY = 110
"""More than are looked after in one go."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return ready_sqlite(tmp_path)


def a_house(store: Store, *, alone: bool = True) -> TableManager:
    return TableManager(store, BotWorkers(1), lambda frame, channel: None, alone=alone)


async def opened(house: TableManager, *, clock: Clock | None = None) -> str:
    setup = {"players": 2, "first": 0, "target": 20}
    table = Opened("dicy-cards", setup, Options(clock=clock), "ana", commitment(SECRET), rules_version=RULES)
    name = await house.open(table, SECRET, Sat(0, "ana", "Ana", NO_ENTROPY), Sat(1, "bo", "Bo", NO_ENTROPY))
    await house.execute(name, "ana", Begin())
    return name


async def test_however_many_damaged_tables_starve_no_clock(
    url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1,100 of them did."""
    monkeypatch.setattr(house_module, "_MAX_DUE_TABLES", MANY - 10)
    async with Store(url) as store:
        house = a_house(store)
        await asyncio.gather(*(store.create(row(f"damaged-{number}"), b"[]", SECRET) for number in range(MANY)))
        due = Summary(status="playing", updated=1.0, wakes=1.0)
        await asyncio.gather(*(store.append(f"damaged-{number}", 2, b'[{"is":"what?"}]', due) for number in range(MANY)))
        name = await opened(house, clock=Clock("move", 30))
        now = house.now
        house.now = lambda: now() + 60
        with caplog.at_level(logging.ERROR):
            for _ in range(3):
                await house.process_due()
        assert isinstance(decode_entries((await store.commits(name))[-1].body)[-1], Ended)
        assert len(house.quarantine) == len(caplog.records) == MANY, "each is said once"
        with pytest.raises(TableError, match="table/unreadable"):
            await house.execute("damaged-7", "ana", Roll(at=2))
        await house.close()


def test_a_table_is_left_alone_for_longer_and_longer_and_welcome_when_it_is_well() -> None:
    now = 0.0
    troubles = QuarantinedTables(lambda: now)
    rests = []
    for _ in range(12):
        troubles.record_failure("t", ValueError("what?"))
        with pytest.raises(TableError, match="table/unreadable"):
            troubles.check("t")
        began = now
        while troubles.is_backed_off("t"):
            now += 5.0
        rests.append(now - began)
        troubles.check("t")
    assert (rests[:4], rests[-1]) == ([5.0, 10.0, 20.0, 40.0], 3600.0)
    troubles.clear("t")
    assert not len(troubles)


async def test_commits_tell_by_which_rules_they_were_made_and_newer_ones_are_left_to_newer_nodes(url: str) -> None:
    async with Store(url) as store:
        house = a_house(store, alone=False)
        name = await opened(house)
        version = await house.execute(name, "ana", Roll(at=2))
        commits = await store.commits(name)
        assert [one.rules_version for one in commits] == [RULES] * version
        assert await store.append(name, version + 1, commits[-1].body, Summary(status="playing", updated=2.0), RULES + 1)
        for _ in range(2):  # found when it catches up, and known from then on
            with pytest.raises(TableError, match="table/newer-rules") as refused:
                await house.execute(name, "ana", Roll(at=version))
            assert (refused.value.value, refused.value.expected) == (str(RULES + 1), (str(RULES),))
        await house.close()


async def test_the_operator_is_told_which_tables_those_are(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with Store(url) as store:
        house = a_house(store)
        name = await opened(house)
        await store.create(row("damaged"), b"[]", SECRET)
        await house.close()
    assert await asyncio.to_thread(inspect_database, catalogue("en"), url) == 1
    said = capsys.readouterr().out
    assert "damaged can't be read" in said
    assert name not in said
    assert "2 tables were opened. One of them can't be read." in said
