"""`python -m bench.server.capacity`: what one node carries, durable, on SQLite, with the client on another core.

    python -m bench.server.capacity tables --count 5000 --rate 1000 --seconds 60
    python -m bench.server.capacity watchers --count 10000 --seconds 30
    python -m bench.server.capacity soak --count 1000 --rate 300 --seconds 1800

Moves come at a steady rate, done or not: a server that can't keep up shows it in the latency. The figures say how
busy the machine was.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from statistics import linear_regression

import msgspec
import uvloop

from bench.fuzz.run import memory_of
from bench.report import write_results
from bench.server.link import Link, connect
from bench.server.load import Load, cpu_seconds
from bench.server.ours import OurTable, Players
from bench.server.servers import Running, both, keep_to_one_core
from rollhouse.server.http.open_files import raise_open_files

_USUAL = {"tables": (5000, 1000.0, 60.0), "watchers": (10_000, 1.0, 30.0), "soak": (1000, 300.0, 1800.0)}
"""The count, the moves a second and the seconds of each measurement."""
_TARGETS = {"tables": 500, "soak": 20}
"""Points: games that go on for as long as is measured; or games that end, and others are begun, so that memory comes to rest."""
_MAX_CONCURRENT_OPENS = 20
"""Tables or watchers that are opened at the same time."""
_WARM_UP_SECONDS = 5.0
_MEMORY_INTERVAL_SECONDS = 10.0
_MEMORY_POINTS = 30
"""Memory samples that are kept."""
_TURN_SECONDS = 0.005


class Capacity(msgspec.Struct, frozen=True):
    """The results of one node."""

    what: str
    count: int
    """Tables with two sockets each; or sockets that look at one table."""
    seconds: float
    asked_per_second: float
    """Moves a second that were to be made."""
    moves_per_second: float
    """Moves per second that both sockets of their table received."""
    p50: float
    """Milliseconds from sending a move until all sockets at its table have received it."""
    p99: float
    longest: float
    bytes_each: int
    """By which the server grew for each table with its two sockets, or for each socket that looks on."""
    grown_per_hour: float
    """Megabytes: the straight line through its memory in the second half: by then games that are over have left it."""
    memory: list[int]
    """Megabytes that the server had, from beginning to end at equal distances."""
    server_cpu: float
    """The share of its core that the server used."""
    client_cpu: float
    load: float
    """Of the machine over the last minute, this measurement included."""
    cores: int
    python: str


class _Measure:
    """One period: the requested load, and its cost."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._memory: list[tuple[float, int]] = []
        self._next = 0.0

    def begin(self) -> None:
        """From now on it counts."""
        self._began, self._busy, self._own = time.perf_counter(), cpu_seconds(self._server.pid), time.process_time()

    def look(self) -> None:
        """Record the server's memory if the interval has passed."""
        now = time.perf_counter()
        if now >= self._next:
            self._memory.append((now, memory_of(self._server.pid)))
            self._next = now + _MEMORY_INTERVAL_SECONDS

    def end(self, what: str, count: int, rate: float, waits: Sequence[float], bytes_each: float) -> Capacity:
        """All figures."""
        lasted = time.perf_counter() - self._began
        ordered = sorted(waits) or [0.0]
        return Capacity(
            what=what,
            count=count,
            seconds=round(lasted, 1),
            asked_per_second=rate,
            moves_per_second=round(len(waits) / lasted, 1),
            p50=round(1000 * ordered[len(ordered) // 2], 2),
            p99=round(1000 * ordered[int(len(ordered) * 0.99)], 2),
            longest=round(1000 * ordered[-1], 2),
            bytes_each=round(bytes_each),
            grown_per_hour=round(_slope(self._memory[len(self._memory) // 2 :]) * 3600 / 1e6, 1),
            memory=[round(size / 1e6) for _, size in self._memory[:: max(1, len(self._memory) // _MEMORY_POINTS)]],
            server_cpu=round((cpu_seconds(self._server.pid) - self._busy) / lasted, 2),
            client_cpu=round((time.process_time() - self._own) / lasted, 2),
            load=round(os.getloadavg()[0], 1),
            cores=os.cpu_count() or 1,
            python=platform.python_version(),
        )


def _slope(memory: Sequence[tuple[float, int]]) -> float:
    """Bytes a second."""
    return linear_regression(*zip(*memory, strict=True)).slope if len(memory) > 1 else 0.0


async def measure_tables(
    server: Running, what: str, count: int, rate: float, seconds: float, told: Callable[[str], None], warm: float = _WARM_UP_SECONDS
) -> Capacity:
    """Play at `count` tables with a fixed total number of moves per second."""
    load, players, rng = Load(), Players(server.port, _TARGETS[what]), random.Random(1)
    first = OurTable(load, players, rng)
    await first.open()
    await _play([first], load, 20.0, warm, lambda: None)  # what the first table needs, and all share
    before = memory_of(server.pid)
    tables = [OurTable(load, players, rng) for _ in range(count)]
    for start in range(0, count, _MAX_CONCURRENT_OPENS):
        await asyncio.gather(*(table.open() for table in tables[start : start + _MAX_CONCURRENT_OPENS]))
        if start % 1000 == 0:
            told(f"{start:,} of {count:,} tables are open")
    await _play(tables, load, rate, warm, lambda: None)
    each = (memory_of(server.pid) - before) / count
    load.waits.clear()
    measure = _Measure(server)
    measure.begin()
    await _play(tables, load, rate, seconds, measure.look)
    found = measure.end(what, count, rate, load.waits, each)
    for table in (first, *tables):
        table.close()
    return found


async def _play(tables: Sequence[OurTable], load: Load, rate: float, seconds: float, look: Callable[[], None]) -> None:
    """Moves at this rate, table after table; one at which the last move is still under way is passed over."""
    began, made, turn = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - began) < seconds:
        due = int(now * rate) - made
        for table in (tables[(turn + step) % len(tables)] for step in range(min(due, len(tables)))):
            if not table.waiting and table.links:  # a game that is over is being set up anew
                table.go_on()
        turn, made = (turn + due) % len(tables), made + due
        if load.refused:
            raise RuntimeError(load.refused)
        look()
        await asyncio.sleep(_TURN_SECONDS)
    while any(table.waiting for table in tables) and not load.refused:
        await asyncio.sleep(_TURN_SECONDS)


async def measure_watchers(
    server: Running, count: int, rate: float, seconds: float, told: Callable[[str], None], warm: float = _WARM_UP_SECONDS
) -> Capacity:
    """One table that so many look at: a move counts as seen when the last of them has it."""
    load, players = Load(), Players(server.port)
    table = OurTable(load, players, random.Random(1))
    await table.open()
    crowd = _Crowd()
    before = memory_of(server.pid)
    path = f"/api/tables/{table.name}/socket?changes=true"
    links: list[Link] = []
    for start in range(0, count, _MAX_CONCURRENT_OPENS):
        links += await asyncio.gather(*(connect(server.port, path, crowd.heard) for _ in range(min(_MAX_CONCURRENT_OPENS, count - start))))
        if start % 1000 == 0:
            told(f"{start:,} of {count:,} look on")
    while crowd.joined < count:
        await asyncio.sleep(_TURN_SECONDS)
    each = (memory_of(server.pid) - before) / count
    measure, waits = _Measure(server), list[float]()
    until = time.perf_counter() + warm
    while (now := time.perf_counter()) < until + seconds:
        if now < until:
            measure.begin()
            waits.clear()
        sent = time.perf_counter()
        crowd.seen = 0
        table.go_on()
        while crowd.seen < count:
            await asyncio.sleep(0)
        waits.append(time.perf_counter() - sent)
        while table.waiting or not table.links:
            await asyncio.sleep(_TURN_SECONDS)
        measure.look()
        await asyncio.sleep(max(0.0, sent + 1 / rate - time.perf_counter()))
    found = measure.end("watchers", count, rate, waits, each)
    for link in (*links, *table.links):
        link.close()
    return found


class _Crowd:
    """Counts the sockets that watch."""

    def __init__(self) -> None:
        self.joined = 0
        self.seen = 0

    def heard(self, link: Link, text: bytes) -> None:
        if text.startswith(b'{"is":"commit"'):
            self.seen += 1
        elif text.startswith(b'{"is":"table"'):
            self.joined += 1


def _line(one: Capacity) -> str:
    return (
        f"{one.what}: {one.count:,}, {one.seconds:g} s, {one.moves_per_second:,.1f} of {one.asked_per_second:,.1f} moves/s; "
        f"p50 {one.p50:g} ms, p99 {one.p99:g} ms, longest {one.longest:g} ms; {one.bytes_each / 1000:,.1f} KB each; "
        f"{one.grown_per_hour:+.1f} MB an hour; server {one.server_cpu:.0%} and client {one.client_cpu:.0%} of a core; load {one.load:g}"
    )


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.capacity", description="How much one node carries.")
    parser.add_argument("what", choices=_USUAL)
    parser.add_argument("--count", type=int, help="tables (5,000; 1,000 to soak), or watchers of one table (10,000)")
    parser.add_argument("--rate", type=float, help="moves a second in all (1,000; 300 to soak; 1 for watchers)")
    parser.add_argument("--seconds", type=float, help="how long (60; 1,800 to soak; 30 for watchers)")
    parser.add_argument("--keep", action="store_true", help="keep the figures in results/capacity-….json")
    given = parser.parse_args(arguments)
    usual = _USUAL[given.what]
    count: int = usual[0] if given.count is None else given.count
    rate: float = usual[1] if given.rate is None else given.rate
    seconds: float = usual[2] if given.seconds is None else given.seconds
    if count < 1 or rate <= 0 or seconds <= 0:
        parser.error("at least one, more than none a second, and more than no time")
    raise_open_files()
    cores = sorted(os.sched_getaffinity(0))
    keep_to_one_core(cores[-1])
    try:
        with both(cores[0], None) as (server, _):
            measuring = (
                measure_watchers(server, count, rate, seconds, _told)
                if given.what == "watchers"
                else measure_tables(server, given.what, count, rate, seconds, _told)
            )
            found = uvloop.run(measuring)
    finally:
        os.sched_setaffinity(0, cores)
    print(_line(found))
    if given.keep:
        write_results(f"capacity-{given.what}.json", found)
    return 0


def _told(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
