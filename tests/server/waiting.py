"""Waiting for what no event tells: a file, a process, the memory of a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from tests.timeouts import TIMEOUT_SECONDS

__all__ = ["alive", "wait", "wait_until"]


async def wait_until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not happened():
            await asyncio.sleep(0.005)


def wait(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.01)


def alive(process: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
