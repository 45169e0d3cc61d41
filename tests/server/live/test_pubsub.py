"""Nodes that talk through a Redis server of their own, which is stopped and started again under them."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from rollhouse.server.config import Config
from rollhouse.server.transport.pubsub import ClusterPubSub
from rollhouse.server.transport.redis_pubsub import RedisPubSubBackend
from scripts.test_servers import find_redis
from tests.server.live.nodes import Node, Pair, Person, Viewer
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
        """From now on it answers nobody, and closes nothing."""
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
def pair(frail: FrailRedis, tmp_path: Path) -> Iterator[Pair]:
    config = Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", channels=frail.url, rate_limit=0)
    nodes = [Node(config), Node(config)]
    yield Pair(*nodes)
    for node in nodes:
        node.stop()


async def said(viewer: Viewer, text: str) -> None:
    """Wait until somebody was heard to say this: as it happened, or in the whole table."""
    while True:
        frame = await viewer.receive()
        told = frame.get("entries", []) + frame.get("log", [])
        if text in [one["entry"].get("text") for one in told]:
            return


async def test_when_redis_comes_back_everybody_hears_what_they_missed(frail: FrailRedis, pair: Pair) -> None:
    async with Person(pair.first.url) as ana, Person(pair.second.url) as bo:
        table = await ana.new_table("Ana", None, options={"spectators_talk": True})
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


async def test_while_redis_hangs_a_nodes_own_viewers_hear_everything_and_the_others_later(frail: FrailRedis, pair: Pair) -> None:
    async with Person(pair.first.url) as ana, Person(pair.second.url) as bo:
        table = await ana.new_table("Ana", None, options={"spectators_talk": True})
        a, b = await ana.join(table), await bo.join(table)
        await a.do("chat", text="before")
        await said(b, "before")
        frail.hang()
        for number in range(20):
            await a.do("chat", text=f"meanwhile {number}")
            await said(a, f"meanwhile {number}")
        while (await ana.http.get("/readyz")).json()["parts"]["channels"] == "ok":
            await asyncio.sleep(0.1)
        frail.go_on()
        await a.do("chat", text="after")
        await said(b, "meanwhile 19")
        while (await ana.http.get("/readyz")).status_code != 200:
            await a.do("chat", text="still after")
            await asyncio.sleep(0.1)


async def test_whoever_comes_while_redis_is_away_is_told_later(frail: FrailRedis, pair: Pair) -> None:
    async with Person(pair.first.url) as ana, Person(pair.second.url) as bo:
        table = await ana.new_table("Ana", None, options={"spectators_talk": True})
        a = await ana.join(table)
        frail.stop()
        b = await bo.join(table)
        await a.do("chat", text="meanwhile")
        await said(a, "meanwhile")
        frail.start()
        await said(b, "meanwhile")
        await b.leave()
        await a.until("here", lambda frame: bo.user_id not in frame["here"])
        b = await bo.join(table)
        await a.do("chat", text="after")
        await said(b, "after")


async def test_whoever_was_never_told_of_a_commit_hears_of_it_all_the_same(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that dies between storing and telling, say. The next commit might be a long time coming: somebody waits for this one."""
    async with Person(pair.first.url) as ana, Person(pair.second.url) as bo:
        table = await ana.new_table("Ana", None)
        b = await bo.join(table)
        monkeypatch.setattr(pair.first.services.tables, "_publish", lambda frame, channel: None)
        await ana.do(table, "chat", text="does anybody hear me?")
        sweep = pair.second.services.viewer.stale_viewers.resync_stale()
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(sweep, pair.second.loop))
        await said(b, "does anybody hear me?")


async def test_whoever_listens_hears_what_is_told_from_that_moment_on(frail: FrailRedis) -> None:
    """A table is read after its channel was asked for: a move between the two must not be lost."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with ClusterPubSub(RedisPubSubBackend(frail.url)) as ours, ClusterPubSub(RedisPubSubBackend(frail.url)) as theirs:
        for number in range(50):
            await ours.subscribe(f"table-{number}", heard.put_nowait)
            theirs.publish(b"a move", f"table-{number}")
            assert await asyncio.wait_for(heard.get(), TIMEOUT_SECONDS) == b"a move"
