"""A run as a table, and the notes and results in which figures are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bench.measure import Figure, Measured

NOTES = Path(__file__).parent / "notes"
RESULTS = Path(__file__).parent / "results"
MIN_DECISIONS_PER_SECOND = 100_000
MIN_TIMES_CHESS = 3


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


def with_figures(page: str, text: str, mark: str = "figures") -> str:
    """The page with this text between the two comments of that name."""
    between = re.compile(rf"(?<=<!-- {mark} -->\n).*?(?=<!-- /{mark} -->)", re.DOTALL)
    return between.sub(lambda _: f"```text\n{text}```\n", page)


def write_results(name: str, value: object) -> None:
    """Write a run to a file in results/."""
    (RESULTS / name).write_bytes(msgspec.json.format(msgspec.json.encode(value)) + b"\n")


def keep(run: msgspec.Struct, text: str, results: str, note: str, mark: str = "figures") -> None:
    """Write a run to its results file, and its table into its note."""
    write_results(results, run)
    page = NOTES / note
    page.write_text(with_figures(page.read_text(encoding="utf-8"), text, mark), encoding="utf-8")


def targets(run: Measured) -> Iterator[str]:
    """The targets, and whether this run reaches them."""
    for one in run.ours:
        promised = [(f"{MIN_DECISIONS_PER_SECOND:,} decisions/s", one.decisions_per_second >= MIN_DECISIONS_PER_SECOND)]
        if run.peers:
            promised += [
                (f"{MIN_TIMES_CHESS} × chess", run.ratios[one.name]["chess"] >= MIN_TIMES_CHESS),
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
