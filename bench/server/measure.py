"""Measuring: both servers take turns, window by window, so that other load hits both alike."""

from __future__ import annotations

import asyncio
import os
import platform
import random
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from statistics import median

import msgspec
import uvloop

from bench.server.load import Load, Table, Window, run_window
from bench.server.ours import OurTable, Players
from bench.server.peer import PeerTable
from bench.server.servers import PEER, Running, both, keep_to_one_core

LEVELS = (1, 50, 200, 1000)
_MAX_CONCURRENT_OPENS = 20
"""Tables that are opened at the same time."""


class Side(msgspec.Struct, frozen=True):
    """One server at one number of tables."""

    server: str
    windows: tuple[Window, ...]


class Level(msgspec.Struct, frozen=True):
    """Both servers at one number of tables."""

    tables: int
    ours: Side
    peer: Side | None


class Measured(msgspec.Struct, frozen=True):
    """A whole run."""

    system: str
    processor: str
    cores: int
    python: str
    seconds: float
    """The length of each window."""
    levels: tuple[Level, ...]


def middle(side: Side, value: Callable[[Window], float]) -> float:
    """A figure in the middle of its windows."""
    return median(map(value, side.windows))


def ratio(level: Level, value: Callable[[Window], float]) -> float:
    """Ours by theirs, round by round, in the middle."""
    assert level.peer is not None
    found = median(value(mine) / value(theirs) for mine, theirs in zip(level.ours.windows, level.peer.windows, strict=True))
    return float(f"{found:.3g}")


def measure(
    levels: Sequence[int], rounds: int, seconds: float, modules: Path | None, told: Callable[[str], None] = lambda text: None
) -> Measured:
    """So many windows for each server at each number of tables, after one to warm up. Servers on the first core, we on the last."""
    cores = sorted(os.sched_getaffinity(0))
    keep_to_one_core(cores[-1])
    found: list[Level] = []
    try:
        for count in levels:
            with both(cores[0], modules) as (mine, theirs):
                found.append(uvloop.run(_level(count, rounds, seconds, mine, theirs, told)))
    finally:
        os.sched_setaffinity(0, cores)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Measured(platform.system(), platform.machine(), len(cores), python, seconds, tuple(found))


async def _level(count: int, rounds: int, seconds: float, mine: Running, theirs: Running | None, told: Callable[[str], None]) -> Level:
    rng = random.Random(1)
    our_load, their_load = Load(), Load()
    players = Players(mine.port)
    ours = [OurTable(our_load, players, rng) for _ in range(count)]
    peers = [PeerTable(their_load, theirs.port, rng) for _ in range(count)] if theirs is not None else []
    await _open([*ours, *peers])
    my_windows: list[Window] = []
    their_windows: list[Window] = []
    warm_up = seconds / 4
    for number in range(rounds + 1):
        my_windows.append(await run_window(ours, our_load, mine.pid, warm_up, seconds))
        if theirs is not None:
            their_windows.append(await run_window(peers, their_load, theirs.pid, warm_up, seconds))
        told(f"{count} tables, " + (f"round {number} of {rounds}" if number else "warm-up"))
    for table in (*ours, *peers):
        table.close()
    ours_side = Side(f"rollhouse {metadata.version('rollhouse')}", tuple(my_windows[1:]))
    return Level(count, ours_side, Side(PEER, tuple(their_windows[1:])) if theirs is not None else None)


async def _open(tables: Sequence[Table]) -> None:
    for start in range(0, len(tables), _MAX_CONCURRENT_OPENS):
        await asyncio.gather(*(table.open() for table in tables[start : start + _MAX_CONCURRENT_OPENS]))
