"""The run as a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bench.measure import Figure, Measured

__all__ = ["columns", "in_readme", "table", "targets"]

FLOOR = 100_000
TIMES_CHESS = 3
_FIGURES = re.compile(r"(?<=<!-- figures -->\n).*?(?=<!-- /figures -->)", re.DOTALL)


def table(run: Measured) -> str:
    """Decisions a second, then how many times as fast ours are as each peer."""
    machine = run.machine
    lines = [f"{machine.python} on {machine.system} {machine.processor}, {machine.cores} cores; one process, {run.seconds:g} s a round", ""]
    lines += columns([("", "decisions/s", "rounds, low to high", "moves listed", "library"), *map(_speed, (*run.ours, *run.peers))])
    if run.peers:
        names = list(run.ratios)
        lines += ["", "How many times as fast (median of the rounds' ratios):"]
        lines += columns([("", *names), *((peer.name, *(f"{run.ratios[name][peer.name]:,g} ×" for name in names)) for peer in run.peers)])
    lines += ["", *targets(run)]
    return "\n".join(lines) + "\n"


def in_readme(readme: str, run: Measured) -> str:
    """The README with this run's table between its two marks."""
    return _FIGURES.sub(lambda _: f"```text\n{table(run)}```\n", readme)


def targets(run: Measured) -> Iterator[str]:
    """What we promised ourselves, and whether this run keeps it."""
    for one in run.ours:
        promised = [(f"{FLOOR:,} decisions/s", one.decisions_per_second >= FLOOR)]
        if run.peers:
            promised += [
                (f"{TIMES_CHESS} × chess", run.ratios[one.name]["chess"] >= TIMES_CHESS),
                ("ahead of backgammon", run.ratios[one.name]["backgammon"] > 1),
            ]
        yield f"{one.name}: " + ", ".join(f"{what} {'kept' if kept else 'MISSED'}" for what, kept in promised)


def _speed(figure: Figure) -> tuple[str, ...]:
    spread = f"{min(figure.rounds):,}–{max(figure.rounds):,}"
    return (figure.name, f"{figure.decisions_per_second:,}", spread, f"{figure.moves_listed:,g}", figure.library)


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines of a table: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
