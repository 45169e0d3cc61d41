"""A thinking bot holds up nobody but its own table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.server.tables.bots import BotWorkers
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Pair, Viewer
from tests.server.live.slow_bots import FOLDER, find
from tests.timeouts import TIMEOUT_SECONDS

MOVES = 40


@pytest.fixture
def thinking(house: Pair, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the slow bot leaves word. The first node's bots are slow ones for this test."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    workers = BotWorkers(1, find)
    monkeypatch.setattr(house.first.services.tables, "workers", workers)
    yield tmp_path
    (tmp_path / "enough").touch()
    asyncio.run(workers.close())


async def move_on(viewer: Viewer) -> None:
    """Many moves, each told before the next is made."""
    for _ in range(MOVES):
        await (viewer.roll() if viewer.view["roll_due"] is not None else viewer.move("skip"))


async def test_other_tables_move_on_while_a_bot_thinks(meet: Meet, thinking: Path) -> None:
    """Were the bot thinking where moves are made, the other table would stand still until it has finished."""
    ana, bo = await meet(), await meet()
    table = await ana.new_table("Ana", "Anna")
    await ana.do(table, "begin")
    viewer = await ana.join(table)
    correspondence = await bo.new_table("bot:greedy", "Bo", begin=True)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not (thinking / "thinking").exists():
            await asyncio.sleep(0.01)
    await move_on(viewer)
    assert (await bo.view(correspondence))["to_act"] == 0  # it still thinks: it does until it is told to stop
    (thinking / "enough").touch()
    b = await bo.join(correspondence)
    while b.view["ply"] < 2:
        await b.receive()


async def test_its_own_table_can_talk_and_be_looked_at_meanwhile(meet: Meet, thinking: Path) -> None:
    bo = await meet()
    correspondence = await bo.new_table("bot:greedy", "Bo", begin=True)
    b = await bo.join(correspondence)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not (thinking / "thinking").exists():
            await asyncio.sleep(0.01)
    for text in ("what are you thinking about?", "hello?"):
        await b.do("chat", text=text)
        assert (await b.until("commit"))["entries"][0]["entry"]["text"] == text
    (thinking / "enough").touch()
    moved = await b.until("commit")  # what was said meanwhile did not make it think again
    assert moved["entries"][0]["entry"]["is"] == "moved"
