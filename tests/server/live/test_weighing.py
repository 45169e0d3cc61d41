"""Games are weighed by themselves: when they are over, and after a restart those that were missed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollhouse.analysis.report import analyse
from rollhouse.core.record_text import from_text
from rollhouse.server.config import Config
from tests.patience import PATIENCE
from tests.server.live.nodes import Node, Person, play_on


async def played(ana: Person, bo: Person) -> str:
    """A short game of these two, which one of them gives up."""
    table = await ana.new_table("Ana", None, setup={"target": 20})
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    await play_on({0: await ana.join(table), 1: await bo.join(table)}, moves=8)
    await bo.do(table, "resign", seat=1)
    return table


async def weighed(person: Person, table: str) -> dict[str, Any]:
    """How well somebody played there, once that stands in the list of their games: which has nothing weighed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            (line,) = (await person.get(f"/api/me/games?tables={table}"))["games"]
            if line["performance"] is not None:
                found: dict[str, Any] = line["performance"]
                return found
            await asyncio.sleep(0.05)


async def test_what_is_over_is_weighed_though_nobody_looks_and_what_was_missed_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROLLHOUSE_BACKGROUND", "on")
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", rate_limit=0, weigh=False)
    node = Node(config)
    try:
        async with Person(node.url) as ana, Person(node.url) as bo:
            missed = await played(ana, bo)
            await asyncio.to_thread(node.stop)
            node = Node(msgspec.structs.replace(config, weigh=True))
            for person in (ana, bo):
                person.url, person.http.base_url = node.url, node.url
            for table in (missed, await played(ana, bo)):
                told = analyse(from_text((await ana.http.get(f"/api/tables/{table}/record")).text))
                for seat, person in enumerate((ana, bo)):
                    account, found = told.accounts[seat], await weighed(person, table)
                    assert (found["decisions"], found["exact"]) == (account.decisions, True)
                    assert found["cost"] == pytest.approx(account.average_cost * account.decisions)
    finally:
        await asyncio.to_thread(node.stop)
