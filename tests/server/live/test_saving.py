"""Save, then publish: nobody hears of anything that is not stored, and what could not be stored never was."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import Summary
from tests.server.live.conftest import Meet
from tests.server.live.nodes import Node, Pair, Person, Viewer
from tests.timeouts import TIMEOUT_SECONDS


class Gate:
    """Stands before the store of a node: one table's commits wait here, and fail if they shall."""

    def __init__(self, node: Node, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._table = table
        self._append = node.services.store.append
        self._reached = threading.Event()
        self._open = threading.Event()
        self.fails = False
        monkeypatch.setattr(node.services.store, "append", self.append)

    async def append(self, table_id: str, version: int, body: bytes, summary: Summary, rules_version: int) -> bool:
        if table_id == self._table and not self._open.is_set():
            self._reached.set()
            await asyncio.to_thread(self._open.wait)
            if self.fails:
                raise StoreError("store/unavailable")
        return await self._append(table_id, version, body, summary, rules_version)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self._reached.wait, TIMEOUT_SECONDS)

    def open(self) -> None:
        self._open.set()


class Scene:
    """Ana and a watcher at the first node, Bo at the second; Ana is about to roll, and the store is slow."""

    def __init__(self, ana: Person, table: str, a: Viewer, b: Viewer, watcher: Viewer, gate: Gate) -> None:
        self.ana, self.table, self.a, self.b, self.watcher, self.gate = ana, table, a, b, watcher, gate
        self.version: int = a.view["version"]


@pytest.fixture
async def scene(house: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    ana, bo, cy = await meet(), await meet(house.second), await meet()
    table = await ana.new_table("Ana", None, options={"spectators_talk": True})
    await bo.sit(table, 1, "Bo")
    await ana.do(table, "begin")
    a, b, watcher = await ana.join(table), await bo.join(table), await cy.join(table)
    gate = Gate(house.first, table, monkeypatch)
    yield Scene(ana, table, a, b, watcher, gate)
    gate.open()


async def versions(house: Pair, table: str) -> list[int]:
    """What is stored, asked through a node's own event loop."""
    store: Any = house.second.services.store
    return await asyncio.to_thread(lambda: [version for version, *_ in asyncio.run(store.commits(table))])


def kinds(frames: list[dict[str, Any]]) -> set[str]:
    return {frame["is"] for frame in frames}


async def test_nobody_hears_of_a_move_before_it_is_stored(scene: Scene, house: Pair) -> None:
    await scene.a.do("roll", at=scene.version)
    await scene.gate.reached()
    for viewer in (scene.b, scene.watcher):
        assert kinds(await viewer.silence()) <= {"here"}
    assert await versions(house, scene.table) == list(range(1, scene.version + 1))
    asked = asyncio.create_task(scene.ana.view(scene.table))
    scene.gate.open()
    for viewer in (scene.a, scene.b, scene.watcher):
        assert (await viewer.at(scene.version + 1))["ply"] == 1
    assert (await asked)["version"] == scene.version + 1
    assert await versions(house, scene.table) == list(range(1, scene.version + 2))


async def test_what_can_not_be_stored_never_happened(scene: Scene, house: Pair) -> None:
    before = await scene.ana.view(scene.table)
    scene.gate.fails = True
    await scene.a.do("roll", at=scene.version, id=5)
    await scene.gate.reached()
    scene.gate.open()
    refused = await scene.a.until("refused")
    assert (refused["code"], refused["id"], refused["version"]) == ("store/unavailable", 5, scene.version)
    for viewer in (scene.b, scene.watcher):
        assert kinds(await viewer.silence()) <= {"here"}
    assert await scene.ana.view(scene.table) == before
    assert (await scene.a.roll())["ply"] == 1
    assert (await scene.b.at(scene.version + 1))["ply"] == 1


async def test_who_waited_behind_it_leaves_no_hole(scene: Scene, house: Pair) -> None:
    """A saying that waits while a roll fails is stored as the next version, and not as the one after it."""
    scene.gate.fails = True
    await scene.a.do("roll", at=scene.version)
    await scene.gate.reached()
    await scene.watcher.do("chat", text="hello?")
    scene.gate.open()
    assert (await scene.a.until("refused"))["code"] == "store/unavailable"
    for viewer in (scene.a, scene.b, scene.watcher):
        said = await viewer.until("commit")
        assert (said["version"], said["entries"][0]["entry"]["is"], said["table"]["ply"]) == (scene.version + 1, "chat", 0)
    assert await versions(house, scene.table) == list(range(1, scene.version + 2))
    await scene.a.roll()


async def test_a_slow_table_holds_up_no_other(scene: Scene) -> None:
    await scene.a.do("roll", at=scene.version)
    await scene.gate.reached()
    other = await scene.ana.new_table("Ana", "bot:random", begin=True)
    viewer = await scene.ana.join(other)
    await viewer.roll()
    assert kinds(await scene.watcher.silence()) <= {"here"}
