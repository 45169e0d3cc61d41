"""The server harness drives, counts and reports. How fast any server is, is nobody's test."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from bench.server import __main__ as command
from bench.server import capacity, servers
from bench.server.link import Link
from bench.server.load import Load, Window, run_window
from bench.server.measure import LEVELS, Level, Measured, Side, ratio
from bench.server.ours import OurTable, Players
from bench.server.peer import PeerTable
from bench.server.report import in_readme, table
from bench.server.servers import MissingPeer, both


def window(speed: int, p99: float, cpu: float = 0.5) -> Window:
    return Window(speed, p99 / 2, p99, 1000, cpu, 0.1)


@pytest.fixture
def run() -> Measured:
    fifty = Level(
        50,
        Side("ours 1", (window(6000, 10), window(4000, 20), window(9000, 12))),
        Side("theirs 1", (window(3000, 20), window(4000, 25), window(3000, 24))),
    )
    hundreds = Level(200, Side("ours 1", (window(4000, 30),)), Side("theirs 1", (window(4000, 20),)))
    return Measured("Linux", "x86_64", 2, "CPython 3.11", 1.0, (fifty, hundreds))


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


def test_ratios_are_taken_round_by_round(run: Measured) -> None:
    assert ratio(run.levels[0], lambda one: one.moves_per_second) == 2  # of 2, 1 and 3
    assert ratio(run.levels[0], lambda one: one.p99) == 0.5


def test_the_table_says_which_promises_are_kept(run: Measured) -> None:
    text = table(run)
    assert "50 tables: 1.5 × their moves/s kept, below their p99 kept" in text
    assert "200 tables: 1.5 × their moves/s MISSED, below their p99 MISSED" in text
    assert "4,000–9,000" in text
    assert "12,000" in text  # moves for each second of its core


def test_without_the_peer_nothing_is_compared(run: Measured) -> None:
    alone = msgspec.structs.replace(run, levels=tuple(msgspec.structs.replace(level, peer=None) for level in run.levels))
    assert "theirs" not in table(alone)
    assert "4,000–9,000" in table(alone)


def test_the_readme_shows_the_figures_that_are_kept() -> None:
    kept = msgspec.json.decode(command.RESULTS.read_bytes(), type=Measured)
    assert [level.tables for level in kept.levels] == list(LEVELS)
    readme = command.README.read_text(encoding="utf-8")
    assert readme == in_readme(readme, kept)
    assert table(kept) in readme


def test_a_missing_peer_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(MissingPeer, match=r"apt-get install nodejs npm"):
        servers.install_peer()
    assert command.main([]) == 2
    assert "--ours" in capsys.readouterr().err


def test_the_peers_packages_stay_out_of_the_project() -> None:
    ignored = (Path(__file__).parents[2] / ".gitignore").read_text(encoding="utf-8").split()
    assert ".cache/" in ignored
    assert servers.CACHE.parent.name == ".cache"


@pytest.mark.parametrize(
    "arguments", [["--rounds", "0"], ["--seconds", "0"], ["--tables", "0"], ["--ours", "--keep"], ["--tables", "1", "--keep"]], ids=" ".join
)
def test_senseless_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(arguments)
    assert refused.value.code == 2


async def test_what_a_node_carries_is_measured_with_moves_at_a_steady_rate() -> None:
    with both(0, None) as (server, _):
        tables = await capacity.measure_tables(server, "tables", 3, 100.0, 0.5, lambda text: None, warm=0.1)
        assert (tables.count, tables.moves_per_second > 0, 0 < tables.p50 <= tables.p99 <= tables.longest) == (3, True, True)
        watchers = await capacity.measure_watchers(server, 5, 100.0, 0.3, lambda text: None, warm=0.1)
        assert (watchers.count, watchers.moves_per_second > 0, 0 < watchers.p50 <= watchers.longest) == (5, True, True)


def test_memory_that_grows_is_a_slope() -> None:
    assert capacity._slope([(0.0, 1000), (10.0, 2000), (20.0, 3000)]) == pytest.approx(100.0)
    assert capacity._slope([(0.0, 1000)]) == 0.0
