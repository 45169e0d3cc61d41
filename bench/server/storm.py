"""`python -m bench.server.storm`: many sockets are dropped at once, and come back while others play on.

Each comes back as the browser does: after a random time (`SPREAD_SECONDS`, as in `net.svelte.ts`), with the last version that it has seen.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections.abc import Sequence
from functools import partial

import msgspec
import uvloop

from bench.server.link import Link, LinkError, connect
from bench.server.load import Load, cpu_seconds
from bench.server.ours import OurTable, Players
from bench.server.servers import Running, both, keep_to_one_core
from rollhouse.server.http.open_files import raise_open_files

SPREAD_SECONDS = 6.0
"""Within which spectators reconnect for the first time."""
_RETRY_SECONDS = 2.0
_SOCKETS_PER_TABLE = 100
_MAX_CONCURRENT_OPENS = 20
_CALM_SECONDS = 5.0


class _Table(msgspec.Struct):
    version: int


class _Full(msgspec.Struct):
    table: _Table


class _Commit(msgspec.Struct):
    version: int


_full, _commit = msgspec.json.Decoder(_Full).decode, msgspec.json.Decoder(_Commit).decode


class Storm(msgspec.Struct, frozen=True):
    """The results."""

    sockets: int
    back_seconds: float
    """Until the last socket was back, and had all that it had missed."""
    lost: int
    """Versions that a socket was not sent."""
    before: tuple[float, float, float]
    """Milliseconds of a move of players who were not dropped, before the storm: p50, p99, longest."""
    during: tuple[float, float, float]
    server_cpu_seconds: float
    """Processor time of the server for the storm, the others' moves included."""
    load: float


class Watcher:
    """A socket that looks at a table, and comes back."""

    def __init__(self, port: int, table: OurTable, rng: random.Random) -> None:
        self._port = port
        self.table = table
        self._rng = rng
        self._link: Link | None = None
        self._connection = 0
        """Its number: what comes over an earlier one does not count."""
        self.version = 0
        self.lost = 0
        self.back = asyncio.Event()

    async def open(self) -> None:
        """Connect, and wait for the first frame."""
        self.back.clear()
        path = f"/api/tables/{self.table.name}/socket?changes=true&since={self.version}"
        self._connection += 1
        self._link = await connect(self._port, path, partial(self._hear, self._connection))
        await self.back.wait()

    def drop(self) -> None:
        """Lose the connection."""
        if self._link is not None:
            self._link.close()

    async def come_back(self) -> None:
        """Reconnect as a browser does."""
        await asyncio.sleep(self._rng.uniform(0, SPREAD_SECONDS))
        while True:
            try:
                async with asyncio.timeout(10):
                    await self.open()
                return
            except (OSError, LinkError, TimeoutError):
                self.drop()
                await asyncio.sleep(self._rng.uniform(_RETRY_SECONDS / 2, _RETRY_SECONDS))

    def _hear(self, connection: int, link: Link, text: bytes) -> None:
        if connection != self._connection:
            return
        if text.startswith(b'{"is":"commit"'):
            version = _commit(text).version
            self.lost += max(0, version - self.version - 1)
            self.version = max(self.version, version)
        elif text.startswith(b'{"is":"table"'):
            self.version = _full(text).table.version
        elif text.startswith(b'{"is":"here"'):
            self.back.set()  # sent after all that was missed


async def measure(server: Running, count: int, rate: float) -> Storm:
    """Drop so many sockets while others make moves at this rate."""
    load, players, rng = Load(), Players(server.port), random.Random(1)
    tables = [OurTable(load, players, rng) for _ in range(max(1, count // _SOCKETS_PER_TABLE))]
    for table in tables:
        await table.open()
    watchers = [Watcher(server.port, tables[number % len(tables)], rng) for number in range(count)]
    for start in range(0, count, _MAX_CONCURRENT_OPENS):
        await asyncio.gather(*(one.open() for one in watchers[start : start + _MAX_CONCURRENT_OPENS]))
    playing = asyncio.create_task(_play(tables, load, rate))
    await asyncio.sleep(_CALM_SECONDS)
    before = _percentiles(load.waits)
    load.waits.clear()
    busy, began = cpu_seconds(server.pid), time.perf_counter()
    for one in watchers:
        one.drop()
    await asyncio.gather(*(one.come_back() for one in watchers))
    back = time.perf_counter() - began
    during, used = _percentiles(load.waits), cpu_seconds(server.pid) - busy
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    while any(table.waiting for table in tables) and not load.refused:
        await asyncio.sleep(0.01)
    newest = {table: max(table.seen) for table in tables}
    async with asyncio.timeout(30):
        while any(one.version < newest[one.table] for one in watchers):
            await asyncio.sleep(0.01)
    lost = sum(one.lost for one in watchers)
    for one in watchers:
        one.drop()
    for table in tables:
        table.close()
    return Storm(count, round(back, 2), lost, before, during, round(used, 2), round(os.getloadavg()[0], 1))


async def _play(tables: Sequence[OurTable], load: Load, rate: float) -> None:
    turn = 0
    while True:
        table = tables[turn % len(tables)]
        turn += 1
        if not table.waiting and table.links:
            table.go_on()
        await asyncio.sleep(1 / rate)


def _percentiles(waits: Sequence[float]) -> tuple[float, float, float]:
    ordered = sorted(waits) or [0.0]
    middle, high, last = (round(1000 * ordered[int((len(ordered) - 1) * share)], 1) for share in (0.5, 0.99, 1.0))
    return middle, high, last


def main(arguments: list[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.storm", description="Many sockets come back at once.")
    parser.add_argument("--count", type=int, default=5000, help="sockets that are dropped (5,000)")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second of the others (100)")
    given = parser.parse_args(arguments)
    raise_open_files()
    cores = sorted(os.sched_getaffinity(0))
    keep_to_one_core(cores[-1])
    try:
        with both(cores[0], None) as (server, _):
            found = uvloop.run(measure(server, given.count, given.rate))
    finally:
        os.sched_setaffinity(0, cores)
    print(
        f"{found.sockets:,} sockets back after {found.back_seconds:g} s, {found.lost} frames lost; others' moves p50, p99, longest: "
        f"before {found.before} ms, during {found.during} ms; server {found.server_cpu_seconds:g} s of processor; load {found.load:g}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
