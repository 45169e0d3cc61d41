"""Connections that say nothing, half a thing, or do not read; too many of them; and many who come at once. Seen from outside."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import cast
from weakref import ReferenceType, ref

import httpx
import pytest

from rollhouse.locale import catalogue
from rollhouse.lowlevel.connection_limits import ConnectionTimeouts
from rollhouse.lowlevel.raw_socket import RawSocket
from rollhouse.lowlevel.uvicorn_protocol import HttpProtocol, WebSocketProtocol
from rollhouse.server.config import Config
from rollhouse.server.http import app
from rollhouse.server.tables import presence_broadcast
from rollhouse.server.transport.send_queue import BoundedSendQueue
from rollhouse.server.transport.sockets import Viewer
from tests.entry import PROGRAM
from tests.server.live.nodes import Node, Person
from tests.timeouts import LONG_TIMEOUT_SECONDS, TIMEOUT_SECONDS

SOON = 0.05
"""Seconds that are waited for somebody who never comes: nothing is measured by them."""
MANY = 50
HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: h\r\n"
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    monkeypatch.setattr(app, "_LOOPBACK", ())
    running = Node(Config(database=f"sqlite:///{tmp_path / 'house.sqlite'}", rate_limit=0))
    yield running
    running.stop()


async def connected(node: Node, says: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = node.url.rpartition("/")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(says)
    await writer.drain()
    return reader, writer


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other end hangs up."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        try:
            return await reader.read()
        except ConnectionError:  # hung up on at once
            return b""


async def test_whoever_says_nothing_or_half_a_thing_is_let_go(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    node.connections.timeouts = ConnectionTimeouts(head=SOON, body=SOON, write=LONG_TIMEOUT_SECONDS)
    for says, answer in ((b"", b""), (b"\r\n", b""), (HALF_A_HEAD, b" 408 "), (HALF_A_BODY, b" 408 ")):
        reader, writer = await connected(node, says)
        said = await rest(reader)
        assert answer in said[:20], (says, said)
        writer.close()
    node.connections.timeouts.head = LONG_TIMEOUT_SECONDS
    reader, writer = await connected(node, HALF_A_HEAD + b"\r\n")
    async with asyncio.timeout(TIMEOUT_SECONDS):
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await reader.readuntil(b"}")
    node.connections.timeouts.head = SOON
    writer.write(HALF_A_HEAD)  # the second request on one line
    assert (await rest(reader)).startswith(b"HTTP/1.1 408")
    writer.close()
    assert not [one for one in caplog.records if one.levelname == "ERROR"], "somebody who is late is no fault of the server's"


@pytest.fixture
def nobody_tidies_up() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept() -> int:
    """Connections in memory, and those who were at their other ends."""
    return sum(type(one) in (HttpProtocol, WebSocketProtocol, Viewer) for one in gc.get_objects())


async def test_whoever_goes_leaves_nothing_in_memory(node: Node, nobody_tidies_up: None) -> None:
    """Nothing of a closed connection hangs in cycles: in a full house the interpreter looks for those seldom, and all wait for it."""
    before = kept()
    async with Person(node.url) as ana, Person(node.url) as bo:
        for _ in range(4):
            table = await ana.new_table("Ana", None)
            viewers = [await one.join(table) for one in (ana, bo, ana)]
            await ana.do(table, "chat", text="Hello")
            for viewer in viewers:
                await viewer.until("commit")
            assert kept() >= before + 2 * len(viewers)
            await viewers[0].leave()
            viewers[1].vanish()
            await viewers[2].say("x" * 70_000)  # and is sent away
            await viewers[2].closed()
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while kept() > before + 2:  # twelve have come and gone; one may have gone in the middle of something
            await asyncio.sleep(0.1)


class Leaving:
    """A socket whose viewer goes just when something is told."""

    def __init__(self) -> None:
        self.open = True
        self.told: Callable[[], None] = lambda: None

    def try_send(self, frame: bytes) -> bool:
        return self.open

    async def send(self, frame: bytes) -> None:
        """Into the void."""

    async def receive(self) -> dict[str, str]:
        self.open = False
        self.told()
        return {"type": "websocket.disconnect"}


async def test_what_is_told_to_somebody_who_is_going_holds_on_to_nobody(node: Node, nobody_tidies_up: None) -> None:
    async def nobody() -> None:
        return None

    async def come_and_go(table: str) -> ReferenceType[Viewer]:
        socket = Leaving()
        viewer = Viewer(cast("RawSocket", socket), node.services.viewer, catalogue("en"), table, "", nobody)
        socket.told = partial(viewer.on_broadcast, b"{}")
        await viewer.run(0)
        socket.told = lambda: None
        return ref(viewer)

    async with Person(node.url) as ana:
        table = await ana.new_table("Ana", None)
        gone = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(come_and_go(table), node.loop))
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while gone() is not None:
            await asyncio.sleep(0.01)


async def test_a_head_without_end_is_refused(node: Node) -> None:
    reader, writer = await connected(node, HALF_A_HEAD + b"X-More: and more\r\n" * 5000)
    assert b"HTTP/1.1 200" not in await rest(reader)
    writer.close()


async def test_one_address_has_so_many_connections_and_then_no_more(node: Node) -> None:
    node.connections.max_per_address = 3
    silent = [await connected(node, HALF_A_HEAD) for _ in range(3)]
    for _ in range(2):
        reader, writer = await connected(node, HALF_A_HEAD + b"\r\n")
        assert await rest(reader) == b""
        writer.close()
    reader, writer = silent.pop()
    writer.write(b"\r\n")  # those who were first are heard
    async with asyncio.timeout(TIMEOUT_SECONDS):
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.close()
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while len(node.connections) > 2:
            await asyncio.sleep(0.01)
    async with httpx.AsyncClient(base_url=node.url, timeout=TIMEOUT_SECONDS) as browser:
        figures = (await browser.get("/metrics")).text
        assert re.search(r"^rollhouse_connections_refused_total 2$", figures, re.MULTILINE)
        assert re.search(r"^rollhouse_connections 3$", figures, re.MULTILINE)
    for _, writer in silent:
        writer.close()


async def test_in_a_full_house_whoever_is_silent_makes_room(node: Node) -> None:
    async with Person(node.url) as ana:
        table = await ana.new_table("Ana", None)
        a = await ana.join(table)
        node.connections.max_connections = len(node.connections) + 4
        silent = [await connected(node) for _ in range(12)]
        async with Person(node.url) as bo:  # somebody comes all the same
            b = await bo.join(table)
            await a.knows(bo.user_id, here=True)
            await b.leave()
        assert await rest(silent[0][0]) == b"", "the first to come, and to say nothing"
        for _, writer in silent:
            writer.close()


async def test_a_viewer_who_takes_nothing_is_let_go(node: Node) -> None:
    async with Person(node.url) as ana, Person(node.url) as bo:
        table = await ana.new_table("Ana", None)
        a = await ana.join(table)
        correspondence = await bo.watch(table, stalls=True)
        await correspondence.until("table")
        await a.knows(bo.user_id, here=True)
        node.connections.timeouts.write = SOON
        said = 0
        while bo.user_id in a.here:  # until nothing more goes through to the one who stalls, and then for a while
            for _ in range(MANY):
                await a.do("chat", text="x" * 400)
            said += MANY
            await a.at(1 + said)
        assert ana.user_id in a.here
        correspondence.vanish()


async def test_what_waits_for_whoever_does_not_read_is_bounded_by_bytes(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six sockets that did not read held half a gigabyte: frames are as large as the table."""
    bound = 20_000
    monkeypatch.setattr(BoundedSendQueue, "max_bytes", bound)
    waited = []
    add = BoundedSendQueue.add

    def counted(self: BoundedSendQueue, frame: bytes) -> None:
        add(self, frame)
        waited.append(self.size)

    monkeypatch.setattr(BoundedSendQueue, "add", counted)
    async with Person(node.url) as ana, Person(node.url) as bo:
        table = await ana.new_table("Ana", None)
        a = await ana.join(table)
        correspondence = [await bo.watch(table, stalls=True) for _ in range(6)]
        for one in correspondence:
            await one.until("table")
        for _ in range(10):
            for _ in range(MANY):
                await a.do("chat", text="x" * 400)
        await a.at(1 + 10 * MANY)
        assert bound // 2 < max(waited) <= bound
        assert (await correspondence[0].at(1 + 10 * MANY))["version"] == a.view["version"], "and whoever reads again has missed nothing"
        for one in correspondence:
            one.vanish()


async def test_many_who_come_at_once_are_told_of_together(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """1,500 joins at one table were 1.13 million frames."""
    async with Person(node.url) as ana:
        table = await ana.new_table("Ana", None)
        monkeypatch.setattr(presence_broadcast, "_BROADCAST_INTERVAL_SECONDS", LONG_TIMEOUT_SECONDS)
        a = await ana.join(table)
        await a.knows(ana.user_id, here=True)
        crowd = [await ana.watch(table) for _ in range(40)]
        for viewer in crowd:
            await viewer.until("here")
        assert len([one for one in await a.silence() if one["is"] == "here"]) <= 2


def test_the_program_takes_as_many_files_as_it_may_and_says_when_they_are_few(tmp_path: Path) -> None:
    few = 'ulimit -Sn 256 && ulimit -Hn 1500 && exec "$@"'
    program = subprocess.Popen(
        ["sh", "-c", few, "few", *PROGRAM, "serve", "--port", "0"],
        env={**os.environ, "ROLLHOUSE_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1", "LANG": "en_US.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    said = ""
    while "http://" not in said:
        line = program.stdout.readline()
        assert line, program.communicate()
        said += line
    assert "only 1500 files" in said.replace(",", "")
    limits = Path(f"/proc/{program.pid}/limits")
    if limits.exists():
        assert re.search(r"Max open files\s+1500\s+1500", limits.read_text())
    program.send_signal(signal.SIGTERM)
    program.communicate(timeout=TIMEOUT_SECONDS)
