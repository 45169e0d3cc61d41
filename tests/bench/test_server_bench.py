"""The server benchmark drives servers and counts; no test asserts a speed."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from bench.server import capacity
from bench.server.link import Link
from bench.server.load import Load, run_window
from bench.server.ours import OurTable, Players
from bench.server.peer import PeerTable
from bench.server.servers import both


async def test_our_server_is_driven_and_everybody_sees_every_move() -> None:
    with both(0, None) as (mine, peer):
        assert peer is None
        load = Load()
        players = await asyncio.to_thread(Players, mine.port)
        tables = [OurTable(load, players, random.Random(seed)) for seed in range(3)]
        for one in tables:
            await one.open()
        found = await run_window(tables, load, mine.pid, 0.1, 0.5)
        assert found.moves_per_second > 0
        assert 0 < found.p50 <= found.p99
        assert found.frame_bytes > 500
        assert found.server_cpu > 0
        for one in tables:
            assert one.view is not None
            assert one.seen == [one.view.version] * 2
            assert not one.waiting
            one.close()


async def test_a_table_that_is_over_is_followed_by_another() -> None:
    with both(0, None) as (mine, _):
        load = Load()
        one = OurTable(load, await asyncio.to_thread(Players, mine.port), random.Random(1))
        await one.open()
        first = one.links
        assert one.view is not None
        one.view = msgspec.structs.replace(one.view, status="over")
        load.running = True
        one.go_on()
        while not load.waits:
            await asyncio.sleep(0.01)
        load.running = False
        assert one.links is not first
        one.close()


class Heard(asyncio.WriteTransport):
    """A wire that remembers what was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))


def frame(text: bytes, kind: int = 0x81) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((kind, size)) + text
    return (bytes((kind, 126)) + size.to_bytes(2, "big") if size < 1 << 16 else bytes((kind, 127)) + size.to_bytes(8, "big")) + text


async def opened() -> tuple[Link, Heard, list[bytes]]:
    texts: list[bytes] = []
    link, wire = Link(lambda _, text: texts.append(text)), Heard()
    link.ask(wire, "here", "/", {})
    link.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    wire.sent.clear()
    return link, wire, texts


@pytest.mark.parametrize("piece", [3, 1000, 1 << 20])
async def test_frames_are_found_however_they_are_cut(piece: int) -> None:
    link, _, texts = await opened()
    sent = [b"a", b"b" * 125, b"c" * 126, b"d" * 66_000, b""]
    stream = b"".join(map(frame, sent))
    for start in range(0, len(stream), piece):
        link.data_received(stream[start : start + piece])
    assert texts == sent


async def test_a_ping_is_answered_and_a_text_is_masked_with_zeroes() -> None:
    link, wire, texts = await opened()
    link.data_received(frame(b"you there?", 0x89))
    link.send(b"x" * 200)
    assert wire.sent == [b"\x8a\x8a\0\0\0\0you there?", b"\x81\xfe\x00\xc8\0\0\0\0" + b"x" * 200]
    assert texts == []


async def test_the_peer_is_spoken_to_in_its_own_protocol() -> None:
    one = PeerTable(Load(), 0, random.Random(1))
    links = []
    for viewer in range(2):
        link, wire, _ = await opened()
        links.append((link, wire))
        one.links.append(link)
        one.hear(viewer, link, b'0{"sid":"x"}')
        one.hear(viewer, link, b'40/dicy,{"sid":"y"}')
        one.hear(viewer, link, b"2")
        assert [text[6:8] for text in wire.sent] == [b"40", b"42", b"3"]
    state = b'{"G":{"active":[["odd"],["odd"]],"dice":[],"rolling":6},"ctx":{"currentPlayer":"1"},"_stateID":4}'
    for viewer, (link, _) in enumerate(links):
        one.hear(viewer, link, b'42/dicy,["sync","m",{"state":%b}]' % state)
    one.go_on()
    assert links[1][1].sent[-1].endswith(b'"payload":{"type":"roll","args":[],"playerID":"1"}},4,"%b","1"]' % one.match)
    rolled = state.replace(b'"dice":[],"rolling":6', b'"dice":[1,2,3,4,5,6],"rolling":0').replace(b":4}", b":5}")
    one.hear(0, links[0][0], b'42/dicy,["update","m",%b]' % rolled)
    assert one.waiting
    one.hear(1, links[1][0], b'42/dicy,["update","m",%b]' % rolled)
    assert not one.waiting


async def test_what_a_node_carries_is_measured_with_moves_at_a_steady_rate() -> None:
    with both(0, None) as (server, _):
        tables = await capacity.measure_tables(server, "tables", 3, 100.0, 0.5, lambda text: None, warm=0.1)
        assert (tables.count, tables.moves_per_second > 0, 0 < tables.p50 <= tables.p99 <= tables.longest) == (3, True, True)
        watchers = await capacity.measure_watchers(server, 5, 100.0, 0.3, lambda text: None, warm=0.1)
        assert (watchers.count, watchers.moves_per_second > 0, 0 < watchers.p50 <= watchers.longest) == (5, True, True)


def test_memory_that_grows_is_a_slope() -> None:
    assert capacity._slope([(0.0, 1000), (10.0, 2000), (20.0, 3000)]) == pytest.approx(100.0)
    assert capacity._slope([(0.0, 1000)]) == 0.0
