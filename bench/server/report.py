"""The run as a table."""

from __future__ import annotations

from collections.abc import Iterator

from bench.report import columns
from bench.server.load import Window
from bench.server.measure import Level, Measured, Side, middle, ratio

MIN_TIMES_PEER = 1.5
_TARGET_TABLES = (50, 200)
_HEAD = ("tables", "server", "moves/s", "low to high", "p50 ms", "p99 ms", "its core", "moves/core-s", "bytes", "client")


def table(run: Measured) -> str:
    """Moves a second and waiting times, then how ours compare with the peer's."""
    where = f"{run.python} on {run.system} {run.processor}, {run.cores} cores"
    lines = [f"{where}; server on one, client on the other; {run.seconds:g} s a window", ""]
    sides = [(level.tables, side) for level in run.levels for side in (level.ours, level.peer) if side is not None]
    lines += columns([_HEAD, *(_figures(tables, side) for tables, side in sides)])
    compared = [level for level in run.levels if level.peer is not None]
    if compared:
        lines += ["", "Ours by theirs (median of the rounds' ratios):"]
        lines += columns([("tables", "moves/s", "moves/core-s", "p50", "p99"), *map(_ratios, compared)])
        lines += ["", *targets(run)]
    return "\n".join(lines) + "\n"


def targets(run: Measured) -> Iterator[str]:
    """The targets, and whether this run reaches them."""
    for level in run.levels:
        if level.tables in _TARGET_TABLES and level.peer is not None:
            promised = [
                (f"{MIN_TIMES_PEER} × their moves/s", ratio(level, _speed) >= MIN_TIMES_PEER),
                ("below their p99", ratio(level, lambda window: window.p99) < 1),
            ]
            yield f"{level.tables} tables: " + ", ".join(f"{what} {'kept' if kept else 'MISSED'}" for what, kept in promised)


def _speed(window: Window) -> float:
    return window.moves_per_second


def _thrift(window: Window) -> float:
    """Moves for each second of processor time that the server used: what other programs on the machine touch least."""
    return window.moves_per_second / window.server_cpu


def _figures(tables: int, side: Side) -> tuple[str, ...]:
    speeds = [window.moves_per_second for window in side.windows]
    return (
        f"{tables:,}",
        side.server,
        f"{middle(side, _speed):,.0f}",
        f"{min(speeds):,}–{max(speeds):,}",
        f"{middle(side, lambda window: window.p50):.1f}",
        f"{middle(side, lambda window: window.p99):.1f}",
        f"{middle(side, lambda window: window.server_cpu):.0%}",
        f"{middle(side, _thrift):,.0f}",
        f"{middle(side, lambda window: window.frame_bytes):,.0f}",
        f"{middle(side, lambda window: window.client_cpu):.0%}",
    )


def _ratios(level: Level) -> tuple[str, ...]:
    found = (ratio(level, value) for value in (_speed, _thrift, lambda window: window.p50, lambda window: window.p99))
    return (f"{level.tables:,}", *(f"{one:g} ×" for one in found))
