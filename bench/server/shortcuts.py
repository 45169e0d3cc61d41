"""`python -m bench.server.shortcuts`: what each shortcut of `rollhouse/fast/` gains, with servers that do without one of them.

All take turns, window by window, in changing order, so that other load hits all alike. Windows of one round are compared.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop

from bench.server.load import Load
from bench.server.ours import OurTable, Players
from bench.server.servers import CACHE, Running, free_port, keep_to_one_core
from bench.server.without import SHORTCUTS

__all__ = ["main"]

_OPENED_TOGETHER = 10


class _Window(NamedTuple):
    microseconds: float
    """The server's processor time for one move."""
    moves_per_second: float


class _Side:
    """A server without one shortcut, and its tables."""

    def __init__(self, without: str, folder: Path) -> None:
        folder.mkdir()
        self.without = without
        port = free_port()
        command = [sys.executable, "-m", "bench.server.without", without, str(folder), str(port)]
        self.server = Running(subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=Path(__file__).parents[2]), port)
        self.load = Load()
        self.tables: list[OurTable] = []
        self.windows: list[_Window] = []

    async def open(self, tables: int) -> None:
        self.server.wait_until_ready()
        players, rng = Players(self.server.port), random.Random(1)
        self.tables = [OurTable(self.load, players, rng) for _ in range(tables)]
        for start in range(0, tables, _OPENED_TOGETHER):
            await asyncio.gather(*(table.open() for table in self.tables[start : start + _OPENED_TOGETHER]))

    async def play(self, seconds: float) -> _Window:
        self.load.waits.clear()
        self.load.running = True
        began, busy = time.perf_counter(), _cpu_nanoseconds(self.server.pid)
        for table in self.tables:
            if not table.waiting:
                table.go_on()
        await asyncio.sleep(seconds)
        self.load.running = False
        while any(table.waiting for table in self.tables) and not self.load.refused:
            await asyncio.sleep(0.005)
        if self.load.refused:
            raise RuntimeError(self.load.refused)
        moves = len(self.load.waits)
        return _Window((_cpu_nanoseconds(self.server.pid) - busy) / moves / 1000, moves / (time.perf_counter() - began))


def _cpu_nanoseconds(pid: int) -> int:
    """Processor time of all threads of a process, finer than its ticks."""
    return sum(int(path.read_text().split()[0]) for path in Path(f"/proc/{pid}/task").glob("*/schedstat"))


async def _measure(sides: list[_Side], tables: int, rounds: int, seconds: float) -> None:
    for side in sides:
        await side.open(tables)
    order = random.Random(1)
    for number in range(rounds + 1):
        for side in order.sample(sides, len(sides)):
            window = await side.play(seconds)
            if number:  # the first round warms up
                side.windows.append(window)


def _told(side: _Side, whole: _Side) -> str:
    pairs = list(zip(side.windows, whole.windows, strict=True))
    slower = sorted(mine.microseconds / theirs.microseconds for mine, theirs in pairs)
    faster = sorted(theirs.moves_per_second / mine.moves_per_second for mine, theirs in pairs)
    quarter = len(pairs) // 4
    return (
        f"without {side.without:12} {median(one.microseconds for one in side.windows):6.1f} µs a move: "
        f"{median(slower):.3f} [{slower[quarter]:.3f}–{slower[-1 - quarter]:.3f}] times the processor time; "
        f"with it {median(faster):.3f} [{faster[quarter]:.3f}–{faster[-1 - quarter]:.3f}] times as many moves a second"
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print a line for each shortcut."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.shortcuts", description="What each shortcut of the server gains.")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=0.8, help="how long a window is")
    parser.add_argument("--tables", type=int, default=50)
    given = parser.parse_args(arguments)
    cores = sorted(os.sched_getaffinity(0))
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        sides: list[_Side] = []
        try:
            keep_to_one_core(cores[0])
            sides += [_Side(name, Path(folder) / name) for name in SHORTCUTS]
            keep_to_one_core(cores[-1])
            uvloop.run(_measure(sides, given.tables, given.rounds, given.seconds))
            for side in sides:
                print(_told(side, sides[0]))
        finally:
            os.sched_setaffinity(0, cores)
            for side in sides:
                side.server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
