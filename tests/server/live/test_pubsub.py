"""Nodes that publish through a Redis server of their own, which is stopped and started again."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import redis

from rollhouse.server.config import Config
from rollhouse.server.transport.pubsub import ClusterPubSub
from rollhouse.server.transport.redis_pubsub import RedisPubSubBackend
from scripts.test_servers import find_redis
from tests.server.live.nodes import Client, Node, Nodes, Viewer, poll
from tests.timeouts import TIMEOUT_SECONDS


class FrailRedis:
    """A Redis server that comes back at the same address."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port: int = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [str(find_redis()), "--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + TIMEOUT_SECONDS
        with redis.Redis(port=self._port) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.RedisError:
                    assert time.monotonic() < end
                    time.sleep(0.02)

    def hang(self) -> None:
        """From now on it answers nothing, and closes no connection."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture
def frail() -> Iterator[FrailRedis]:
    server = FrailRedis()
    yield server
    server.stop()


@pytest.fixture
def nodes(frail: FrailRedis, tmp_path: Path) -> Iterator[Nodes]:
    config = Config(database=f"sqlite:///{tmp_path / 'server.sqlite'}", channels=frail.url, rate_limit=0)
    with Node(config) as first, Node(config) as second:
        yield Nodes(first, second)


@pytest.fixture
async def users(nodes: Nodes) -> AsyncIterator[tuple[Client, Client, str]]:
    """Ana and Bo at two nodes, and a table."""
    async with Client(nodes.first.url) as ana, Client(nodes.second.url) as bo:
        yield ana, bo, await ana.new_table("Ana", None, options={"spectators_talk": True})


async def said(viewer: Viewer, text: str) -> None:
    """Wait for a chat message: in a commit, or in the whole table."""
    while True:
        frame = await viewer.receive()
        if text in [one["entry"].get("text") for one in frame.get("entries", []) + frame.get("log", [])]:
            return


async def test_when_redis_is_back_viewers_get_what_they_missed(frail: FrailRedis, users: tuple[Client, Client, str]) -> None:
    ana, bo, table = users
    a, b = await ana.join(table), await bo.join(table)
    await a.do("chat", text="before")
    await said(b, "before")
    frail.stop()
    await a.do("chat", text="meanwhile")
    await said(a, "meanwhile")  # at the same node the game goes on
    frail.start()
    await said(b, "meanwhile")  # though nothing more happens
    await b.do("chat", text="after")
    await said(a, "after")
    assert await b.at(4) == a.view


async def test_while_redis_hangs_a_nodes_own_viewers_get_all_and_the_others_later(
    frail: FrailRedis, users: tuple[Client, Client, str]
) -> None:
    ana, bo, table = users
    a, b = await ana.join(table), await bo.join(table)
    await a.do("chat", text="before")
    await said(b, "before")
    frail.hang()
    for number in range(20):
        await a.do("chat", text=f"meanwhile {number}")
        await said(a, f"meanwhile {number}")
    await poll(lambda: ana.http.get("/readyz"), lambda answer: answer.json()["parts"]["channels"] != "ok")
    frail.go_on()
    await a.do("chat", text="after")
    await said(b, "meanwhile 19")
    while (await ana.http.get("/readyz")).status_code != 200:
        await a.do("chat", text="still after")
        await asyncio.sleep(0.1)


async def test_a_viewer_who_joins_while_redis_is_away_is_updated_later(frail: FrailRedis, users: tuple[Client, Client, str]) -> None:
    ana, bo, table = users
    a = await ana.join(table)
    frail.stop()
    b = await bo.join(table)
    await a.do("chat", text="meanwhile")
    await said(a, "meanwhile")
    frail.start()
    await said(b, "meanwhile")
    await b.leave()
    await a.knows(bo.user_id, here=False)
    b = await bo.join(table)
    await a.do("chat", text="after")
    await said(b, "after")


async def test_a_commit_that_was_stored_and_not_published_is_found(
    nodes: Nodes, users: tuple[Client, Client, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a node that dies between the two. The next commit might be a long time coming: a player waits for this one."""
    ana, bo, table = users
    b = await bo.join(table)
    monkeypatch.setattr(nodes.first.services.tables, "_publish", lambda frame, channel: None)
    await ana.do(table, "chat", text="is this read?")
    nodes.second.run(nodes.second.services.viewer.missed_commits.resync_stale())
    await said(b, "is this read?")


async def test_a_subscriber_gets_what_is_published_from_that_moment_on(frail: FrailRedis) -> None:
    """A table is read after its channel is subscribed to: a move between the two must not be lost."""
    received: asyncio.Queue[bytes] = asyncio.Queue()
    async with ClusterPubSub(RedisPubSubBackend(frail.url)) as ours, ClusterPubSub(RedisPubSubBackend(frail.url)) as theirs:
        for number in range(50):
            await ours.subscribe(f"table-{number}", received.put_nowait)
            theirs.publish(b"a move", f"table-{number}")
            assert await asyncio.wait_for(received.get(), TIMEOUT_SECONDS) == b"a move"
