"""Connections that send nothing, half a request, or do not read; too many of them; and many that come at once."""

from __future__ import annotations

import asyncio
import gc
import re
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
from rollhouse.server.http import app
from rollhouse.server.tables import presence_broadcast
from rollhouse.server.transport.send_queue import BoundedSendQueue
from rollhouse.server.transport.sockets import Viewer
from tests.entry import PROGRAM
from tests.server.live.nodes import Client, Node
from tests.server.live.programs import program
from tests.server.waiting import wait_until
from tests.timeouts import LONG_TIMEOUT_SECONDS, TIMEOUT_SECONDS

SHORT_TIMEOUT_SECONDS = 0.05
"""For clients that never send what is waited for: nothing is measured by it."""
MANY = 50
HALF_A_HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    monkeypatch.setattr(app, "_LOOPBACK", ())
    with Node.on_sqlite(tmp_path) as running:
        yield running


async def connected(node: Node, sends: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = node.url.rpartition("/")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sends)
    await writer.drain()
    return reader, writer


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other end hangs up."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        try:
            return await reader.read()
        except ConnectionError:  # hung up on at once
            return b""


async def test_a_connection_that_sends_nothing_or_half_a_request_is_closed(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    node.connections.timeouts = ConnectionTimeouts(
        head_seconds=SHORT_TIMEOUT_SECONDS, body_seconds=SHORT_TIMEOUT_SECONDS, write_seconds=LONG_TIMEOUT_SECONDS
    )
    for sends, answer in ((b"", b""), (b"\r\n", b""), (HALF_A_HEAD, b" 408 "), (HALF_A_BODY, b" 408 ")):
        reader, writer = await connected(node, sends)
        said = await rest(reader)
        assert answer in said[:20], (sends, said)
        writer.close()
    node.connections.timeouts.head_seconds = LONG_TIMEOUT_SECONDS
    reader, writer = await connected(node, HALF_A_HEAD + b"\r\n")
    async with asyncio.timeout(TIMEOUT_SECONDS):
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await reader.readuntil(b"}")
    node.connections.timeouts.head_seconds = SHORT_TIMEOUT_SECONDS
    writer.write(HALF_A_HEAD)  # the second request on one line
    assert (await rest(reader)).startswith(b"HTTP/1.1 408")
    writer.close()
    assert not [one for one in caplog.records if one.levelname == "ERROR"], "a late client is no fault of the server's"


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept() -> int:
    """Connections and viewers in memory."""
    return sum(type(one) in (HttpProtocol, WebSocketProtocol, Viewer) for one in gc.get_objects())


async def test_a_closed_connection_leaves_nothing_in_memory(node: Node, no_garbage_collection: None) -> None:
    """Nothing of a closed connection hangs in cycles: on a busy server they are collected seldom, and all requests wait meanwhile."""
    before = kept()
    async with Client(node.url) as ana, Client(node.url) as bo:
        for _ in range(4):
            table = await ana.new_table("Ana", None)
            viewers = [await one.join(table) for one in (ana, bo, ana)]
            await ana.do(table, "chat", text="Hello")
            for viewer in viewers:
                await viewer.until("commit")
            assert kept() >= before + 2 * len(viewers)
            await viewers[0].leave()
            viewers[1].vanish()
            await viewers[2].say("x" * 70_000)  # and is disconnected
            await viewers[2].closed()
    await wait_until(lambda: kept() <= before + 2)  # twelve have come and gone; one may have gone in the middle of something


class Leaving:
    """A socket whose viewer leaves just when a frame is sent."""

    def __init__(self) -> None:
        self.open = True
        self.sent: Callable[[], None] = lambda: None

    def try_send(self, frame: bytes) -> bool:
        return self.open

    async def send(self, frame: bytes) -> None:
        """Into the void."""

    async def receive(self) -> dict[str, str]:
        self.open = False
        self.sent()
        return {"type": "websocket.disconnect"}


async def test_a_frame_for_a_leaving_viewer_keeps_it_not_in_memory(node: Node, no_garbage_collection: None) -> None:
    async def no_user() -> None:
        return None

    async def come_and_go(table: str) -> ReferenceType[Viewer]:
        socket = Leaving()
        viewer = Viewer(cast("RawSocket", socket), node.services.viewer, catalogue("en"), table, "", no_user, changes=True)
        socket.sent = partial(viewer.on_broadcast, b"{}")
        await viewer.run(0)
        socket.sent = lambda: None
        return ref(viewer)

    async with Client(node.url) as ana:
        table = await ana.new_table("Ana", None)
        gone = node.run(come_and_go(table))
    await wait_until(lambda: gone() is None)


async def test_an_endless_request_head_is_refused(node: Node) -> None:
    reader, writer = await connected(node, HALF_A_HEAD + b"X-More: and more\r\n" * 5000)
    assert b"HTTP/1.1 200" not in await rest(reader)
    writer.close()


async def test_the_connections_of_an_address_are_limited(node: Node) -> None:
    node.connections.max_per_address = 3
    silent = [await connected(node, HALF_A_HEAD) for _ in range(3)]
    for _ in range(2):
        reader, writer = await connected(node, HALF_A_HEAD + b"\r\n")
        assert await rest(reader) == b""
        writer.close()
    reader, writer = silent.pop()
    writer.write(b"\r\n")  # the first ones are answered
    async with asyncio.timeout(TIMEOUT_SECONDS):
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.close()
    await wait_until(lambda: len(node.connections) <= 2)
    async with httpx.AsyncClient(base_url=node.url, timeout=TIMEOUT_SECONDS) as browser:
        figures = (await browser.get("/metrics")).text
        assert re.search(r"^rollhouse_connections_refused_total 2$", figures, re.MULTILINE)
        assert re.search(r"^rollhouse_connections 3$", figures, re.MULTILINE)
    for _, writer in silent:
        writer.close()


async def test_on_a_full_server_silent_connections_make_room(node: Node) -> None:
    async with Client(node.url) as ana:
        table = await ana.new_table("Ana", None)
        a = await ana.join(table)
        node.connections.max_connections = len(node.connections) + 4
        silent = [await connected(node) for _ in range(12)]
        async with Client(node.url) as bo:  # is admitted all the same
            b = await bo.join(table)
            await a.knows(bo.user_id, here=True)
            await b.leave()
        assert await rest(silent[0][0]) == b"", "the oldest silent one"
        for _, writer in silent:
            writer.close()


async def test_a_viewer_who_reads_nothing_is_disconnected(node: Node) -> None:
    async with Client(node.url) as ana, Client(node.url) as bo:
        table = await ana.new_table("Ana", None)
        a = await ana.join(table)
        stalled = await bo.watch(table, stalls=True)
        await stalled.until("table")
        await a.knows(bo.user_id, here=True)
        node.connections.timeouts.write_seconds = SHORT_TIMEOUT_SECONDS
        said = 0
        while bo.user_id in a.here:  # until nothing more goes through to the stalled one, and then for a while
            for _ in range(MANY):
                await a.do("chat", text="x" * 400)
            said += MANY
            await a.at(1 + said)
        assert ana.user_id in a.here
        stalled.vanish()


async def test_frames_that_wait_for_a_viewer_are_bounded_by_bytes(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six sockets that did not read held half a gigabyte: frames are as large as the table."""
    bound = 20_000
    monkeypatch.setattr(BoundedSendQueue, "max_bytes", bound)
    waited = []
    add = BoundedSendQueue.add

    def counted(self: BoundedSendQueue, frame: bytes) -> None:
        add(self, frame)
        waited.append(self.size)

    monkeypatch.setattr(BoundedSendQueue, "add", counted)
    async with Client(node.url) as ana, Client(node.url) as bo:
        table = await ana.new_table("Ana", None)
        a = await ana.join(table)
        stalled = [await bo.watch(table, stalls=True) for _ in range(6)]
        for one in stalled:
            await one.until("table")
        for _ in range(10):
            for _ in range(MANY):
                await a.do("chat", text="🎲" * 400)
        await a.at(1 + 10 * MANY)
        assert bound // 2 < max(waited) <= bound
        assert (await stalled[0].at(1 + 10 * MANY))["version"] == a.view["version"], "a viewer who reads again has missed nothing"
        for one in stalled:
            one.vanish()


async def test_many_viewers_who_come_at_once_are_announced_together(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    """1,500 joins at one table were 1.13 million frames."""
    async with Client(node.url) as ana:
        table = await ana.new_table("Ana", None)
        monkeypatch.setattr(presence_broadcast, "_BROADCAST_INTERVAL_SECONDS", LONG_TIMEOUT_SECONDS)
        a = await ana.join(table)
        await a.knows(ana.user_id, here=True)
        crowd = [await ana.watch(table) for _ in range(40)]
        for viewer in crowd:
            await viewer.until("here")
        assert len([one for one in await a.silence() if one["is"] == "here"]) <= 2


def test_the_program_raises_its_limit_of_open_files_and_warns_where_it_is_low(tmp_path: Path) -> None:
    few = 'ulimit -Sn 256 && ulimit -Hn 1500 && exec "$@"'
    with program(data=tmp_path, command=("sh", "-c", few, "few", *PROGRAM)) as running:
        assert "only 1500 files" in running.said.replace(",", "")
        limits = Path(f"/proc/{running.process.pid}/limits")
        if limits.exists():
            assert re.search(r"Max open files\s+1500\s+1500", limits.read_text())
