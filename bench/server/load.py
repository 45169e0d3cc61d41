"""Tables that play by themselves: the next move is sent as soon as both sockets have received the last one."""

from __future__ import annotations

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.server.link import Link

VIEWERS = 2
"""Sockets at each table: one for each of its two seats."""
_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class Window(msgspec.Struct, frozen=True):
    """The results of one server in one period."""

    moves_per_second: int
    p50: float
    """Milliseconds from sending a move until both sockets have received it."""
    p99: float
    frame_bytes: int
    """Bytes that one viewer receives for one move, on average."""
    server_cpu: float
    """The share of its core that the server used."""
    client_cpu: float
    """The share of its core that the client used: well below 1, or it is the client that was measured."""


class Load:
    """The measurements shared by the tables of one server."""

    def __init__(self) -> None:
        self.running = False
        self.waits: list[float] = []
        self.refused = ""
        """The error of a refused move, if any."""


class Table(ABC):
    """One table, two viewers."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self.links: list[Link] = []
        self.seen = [-1] * VIEWERS
        self._due = 0
        self._sent = 0.0
        self.waiting = False
        self._before = 0
        """Bytes that came over connections that are closed."""

    @property
    def received(self) -> int:
        """Bytes that came so far."""
        return self._before + sum(link.received for link in self.links)

    @abstractmethod
    async def open(self) -> None:
        """Sit down, and wait until both sockets have received the table."""

    @abstractmethod
    def choose(self) -> tuple[int, bytes] | None:
        """The seat that sends something now, and what; None when the game is over."""

    @abstractmethod
    def reopen(self) -> None:
        """The game is over: begin another, in time of its own."""

    def saw(self, viewer: int, version: int) -> None:
        """A viewer has received the table as it is at this version."""
        self.seen[viewer] = version
        if self.waiting and version >= self._due and min(self.seen) >= self._due:
            self.waiting = False
            self._load.waits.append(time.perf_counter() - self._sent)
            if self._load.running:
                self.go_on()

    def go_on(self) -> None:
        """Make the next move."""
        chosen = self.choose()
        if chosen is None:
            self.reopen()
            return
        seat, text = chosen
        self._due = max(self.seen) + 1
        self.waiting = True
        self._sent = time.perf_counter()
        self.links[seat].send(text)

    def close(self) -> None:
        """Close both sockets."""
        self._before = self.received
        for link in self.links:
            link.close()
        self.links = []


def cpu_seconds(pid: int) -> float:
    """Processor time that a process, its threads included, has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS_PER_SECOND


async def run_window(tables: Sequence[Table], load: Load, pid: int, warm_up: float, seconds: float) -> Window:
    """All tables play for a while; what counts begins after the warm-up."""
    load.running = True
    for table in tables:
        if not table.waiting:
            table.go_on()
    await asyncio.sleep(warm_up)
    load.waits.clear()
    received = sum(table.received for table in tables)
    began, busy, mine = time.perf_counter(), cpu_seconds(pid), time.process_time()
    await asyncio.sleep(seconds)
    lasted, busy, mine = time.perf_counter() - began, cpu_seconds(pid) - busy, time.process_time() - mine
    waits = sorted(load.waits)
    received = sum(table.received for table in tables) - received
    load.running = False
    while any(table.waiting for table in tables) and not load.refused:
        await asyncio.sleep(0.01)
    if load.refused:
        raise RuntimeError(load.refused)
    return Window(
        moves_per_second=round(len(waits) / lasted),
        p50=round(1000 * waits[len(waits) // 2], 2),
        p99=round(1000 * waits[int(len(waits) * 0.99)], 2),
        frame_bytes=round(received / len(waits) / VIEWERS),
        server_cpu=round(busy / lasted, 2),
        client_cpu=round(mine / lasted, 2),
    )
