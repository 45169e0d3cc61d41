"""Save, then publish: what is not stored is not sent, and a commit whose answer is lost is settled."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy.engine import make_url

from rollhouse.server.config import Config
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import Summary
from rollhouse.server.tables import manager
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Node, Nodes, Viewer, start_game
from tests.server.wire import Wire
from tests.servers import Postgres
from tests.timeouts import TIMEOUT_SECONDS


class Gate:
    """Holds back one table's commits before the store of a node, and lets them fail if it is told to."""

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

    def __init__(self, ana: Client, table: str, a: Viewer, b: Viewer, watcher: Viewer, gate: Gate) -> None:
        self.ana, self.table, self.a, self.b, self.watcher, self.gate = ana, table, a, b, watcher, gate
        self.version: int = a.view["version"]


@pytest.fixture
async def scene(nodes: Nodes, new_user: NewUser, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    ana, bo, cy = await new_user(), await new_user(nodes.second), await new_user()
    table = await start_game(ana, bo, options={"spectators_talk": True})
    a, b, watcher = await ana.join(table), await bo.join(table), await cy.join(table)
    gate = Gate(nodes.first, table, monkeypatch)
    yield Scene(ana, table, a, b, watcher, gate)
    gate.open()


async def versions(nodes: Nodes, table: str) -> list[int]:
    """The versions that are stored."""
    store: Any = nodes.second.services.store
    return await asyncio.to_thread(lambda: [version for version, *_ in asyncio.run(store.commits(table))])


def kinds(frames: list[dict[str, Any]]) -> set[str]:
    return {frame["is"] for frame in frames}


async def test_a_move_is_sent_after_it_is_stored(scene: Scene, nodes: Nodes) -> None:
    await scene.a.do("roll", at=scene.version)
    await scene.gate.reached()
    for viewer in (scene.b, scene.watcher):
        assert kinds(await viewer.silence()) <= {"here"}
    assert await versions(nodes, scene.table) == list(range(1, scene.version + 1))
    asked = asyncio.create_task(scene.ana.view(scene.table))
    scene.gate.open()
    for viewer in (scene.a, scene.b, scene.watcher):
        assert (await viewer.at(scene.version + 1))["ply"] == 1
    assert (await asked)["version"] == scene.version + 1
    assert await versions(nodes, scene.table) == list(range(1, scene.version + 2))


async def test_a_move_that_can_not_be_stored_changes_nothing(scene: Scene, nodes: Nodes) -> None:
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


async def test_a_command_that_waited_behind_a_failed_one_gets_the_next_version(scene: Scene, nodes: Nodes) -> None:
    scene.gate.fails = True
    await scene.a.do("roll", at=scene.version)
    await scene.gate.reached()
    await scene.watcher.do("chat", text="hello?")
    scene.gate.open()
    assert (await scene.a.until("refused"))["code"] == "store/unavailable"
    for viewer in (scene.a, scene.b, scene.watcher):
        said = await viewer.until("commit")
        assert (said["version"], said["entries"][0]["entry"]["is"], said["table"]["ply"]) == (scene.version + 1, "chat", 0)
    assert await versions(nodes, scene.table) == list(range(1, scene.version + 2))
    await scene.a.roll()


async def test_a_slow_table_holds_up_no_other(scene: Scene) -> None:
    await scene.a.do("roll", at=scene.version)
    await scene.gate.reached()
    other = await scene.ana.new_table("Ana", "bot:random", begin=True)
    viewer = await scene.ana.join(other)
    await viewer.roll()
    assert kinds(await scene.watcher.silence()) <= {"here"}


# --- the connection to the database breaks after COMMIT ---------------------------------------------------------------------------------


@asynccontextmanager
async def at_a_table(wire: Wire) -> AsyncIterator[tuple[Viewer, Viewer]]:
    """The sockets of Ana, who is about to roll, and Bo."""
    through = (await wire.open()).render_as_string(hide_password=False)
    node = await asyncio.to_thread(Node, Config(database=through, rate_limit=0))
    try:
        async with Client(node.url) as ana, Client(node.url) as bo:
            table = await start_game(ana, bo)
            a, b = await ana.join(table), await bo.join(table)
            yield a, b
    finally:
        await asyncio.to_thread(node.stop)
        await wire.close()


def refusals(viewer: Viewer) -> list[str]:
    frames = [msgspec.json.decode(text) for text in viewer.texts]
    return [frame["code"] for frame in frames if frame["is"] == "refused"]


async def test_a_commit_whose_answer_is_lost_is_found_to_be_stored(postgres: Postgres) -> None:
    wire = Wire(make_url(postgres.fresh()))
    async with at_a_table(wire) as (a, b):
        version = a.view["version"]
        wire.cut_after_commit(stays=False)
        await a.do("roll", at=version)
        await wire.was_cut.wait()
        await a.at(version + 1)
        await b.at(version + 1)
        assert (a.shared, refusals(a)) == (b.shared, [])
        assert a.view["ply"] == 1


async def test_while_the_database_is_unreachable_the_result_is_in_doubt_and_then_settled(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manager, "_SETTLE_RETRY_SECONDS", 0.01)
    wire = Wire(make_url(postgres.fresh()))
    async with at_a_table(wire) as (a, b):
        version = a.view["version"]
        wire.cut_after_commit(stays=True)
        assert (await a.refusal("roll", at=version))["code"] == "store/in-doubt"
        wire.go_on()
        assert (await a.at(version + 1))["ply"] == 1  # without a request
        await b.at(version + 1)
        assert b.shared == a.shared
