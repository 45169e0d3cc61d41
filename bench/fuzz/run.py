"""Inputs by the thousand: none may break anything, hang, or leave something behind."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import msgspec

from bench.fuzz.damage import Damage
from bench.fuzz.parsers import Target
from rollhouse.core.errors import RollhouseError

_HANG_SECONDS = 10
"""The time after which a parser counts as hanging."""


class Finding(Exception):
    """An input that was not refused as it should be."""

    def __init__(self, where: str, what: str, given: object) -> None:
        super().__init__(f"{where}: {what}\n  given {given!r:.2000}")


class Tried(msgspec.Struct):
    """The counts of a run."""

    name: str
    inputs: int = 0
    refused: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """Seconds that the slowest input took."""
    grown: int = 0
    """Bytes by which the process grew over the second half."""


@contextmanager
def _no_longer_than(seconds: int) -> Iterator[None]:
    def too_long(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def memory_of(pid: int | str = "self") -> int:
    """The bytes that a process has in memory; 0 where that is unknown."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096
    except OSError:
        return 0


def try_parser(target: Target, inputs: int, seed: int, said: Callable[[str], None] = lambda text: None) -> Tried:
    """Try damaged texts with one reader; raise a `Finding` at the first that is not refused correctly."""
    tried, damage, middle = Tried(target.name), Damage(target.samples, f"{seed} {target.name}"), 0
    for number in range(inputs):
        text = damage.one()
        began = time.perf_counter()
        try:
            with _no_longer_than(_HANG_SECONDS):
                target.reads(text)
        except RollhouseError:
            tried.refused += 1
        except Exception as error:
            raise Finding(target.name, f"{type(error).__name__}: {error}", text) from error
        took = time.perf_counter() - began
        tried.inputs, tried.seconds, tried.slowest = number + 1, tried.seconds + took, max(tried.slowest, took)
        if number == inputs // 2:
            middle = memory_of()
    tried.grown = memory_of() - middle
    said(f"{target.name}: {tried.inputs} inputs, {tried.refused} refused")
    return tried
