"""`python -m bench.solver`: Dicy Cards solved for two, ours beside a plain solver in C++."""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from bench.report import columns, keep
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder

THREADS = 2
REFERENCE = (41.0, 81.0)
"""Wall and processor seconds of a plain C++ solver for Glacial to 100, on another two-core machine."""
_HERE = Path(__file__).parent
_START = ((0, 0), (31, 31))


class Taken(msgspec.Struct, frozen=True):
    """The cost of one tablebase."""

    wall: float
    cores: float
    """Seconds of all cores together."""
    share: float
    """The first player's: both must come to the same."""


class Measured(msgspec.Struct, frozen=True):
    """A whole run."""

    python: str
    system: str
    processor: str
    cores: int
    load: float
    """The machine's load at the start."""
    target: int
    """Of the tablebases that are solved side by side."""
    ours: tuple[Taken, ...]
    plain: tuple[Taken, ...]
    """The C++ solver's, round by round; empty where there is no compiler."""
    whole: Taken
    """Ours, for Glacial to 100."""


def measure(target: int, rounds: int, whole_target: int = 100) -> Measured:
    """Both in turn, then ours to 100."""
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        plain = _compiled(Path(folder))
        _ours(2)  # compiles, or finds what was compiled before
        sides: tuple[list[Taken], list[Taken]] = ([], [])
        for _ in range(rounds):
            sides[0].append(_ours(target))
            if plain is not None:
                sides[1].append(_plain(plain, target))
        return Measured(
            python=f"{platform.python_implementation()} {platform.python_version()}",
            system=platform.system(),
            processor=platform.machine(),
            cores=os.cpu_count() or 1,
            load=load,
            target=target,
            ours=tuple(sides[0]),
            plain=tuple(sides[1]),
            whole=_ours(whole_target),
        )


def _ours(target: int) -> Taken:
    """From an empty folder to a finished file that has been read back."""
    with tempfile.TemporaryDirectory() as folder:
        began, used = time.perf_counter(), _processor(resource.RUSAGE_SELF)
        solved = TablebaseFolder(Path(folder), GAME.rules_version).solve(modes()["glacial"].cards, target, threads=THREADS)
        return Taken(time.perf_counter() - began, _processor(resource.RUSAGE_SELF) - used, solved.first_share(*_START))


def _compiled(folder: Path) -> Path | None:
    if shutil.which("g++") is None:
        return None
    program = folder / "plain_solver"
    source = str(_HERE / "plain_solver.cpp")
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", "-pthread", source, "-o", str(program)], check=True)
    return program


def _plain(program: Path, target: int) -> Taken:
    used = _processor(resource.RUSAGE_CHILDREN)
    told = json.loads(subprocess.run([str(program), str(target), str(THREADS)], capture_output=True, check=True).stdout)
    return Taken(told["seconds"], _processor(resource.RUSAGE_CHILDREN) - used, told["first_player_share"])


def _processor(whose: int) -> float:
    found = resource.getrusage(whose)
    return found.ru_utime + found.ru_stime


def table(run: Measured) -> str:
    """Seconds, and how many times as long the plain solver takes."""
    where = f"{run.python} on {run.system} {run.processor}, {run.cores} cores; load {run.load:.1f} when it began"
    lines = [f"{where}; {THREADS} threads", ""]
    rows = [("Glacial for two", "wall s", "core s", "first player's share"), _row(f"ours, to {run.target}", run.ours)]
    if run.plain:
        rows.append(_row(f"plain C++, to {run.target}", run.plain))
    rows.append(_row("ours, to 100", (run.whole,)))
    rows.append(("plain C++, to 100, elsewhere", *(f"{seconds:.0f}" for seconds in REFERENCE), ""))
    lines += columns(rows)
    if run.plain:
        pairs = list(zip(run.ours, run.plain, strict=True))
        wall, cores = (statistics.median(getattr(plain, what) / getattr(ours, what) for ours, plain in pairs) for what in ("wall", "cores"))
        lines += ["", f"The plain solver takes {wall:.2f} × our time, {cores:.2f} × our processor time (median of the rounds' ratios)."]
    kept = run.whole.wall <= REFERENCE[0] and run.whole.cores <= REFERENCE[1]
    lines += ["", f"Glacial to 100: at or below {REFERENCE[0]:.0f} s and {REFERENCE[1]:.0f} core-seconds {'kept' if kept else 'MISSED'}"]
    return "\n".join(lines) + "\n"


def _row(name: str, taken: tuple[Taken, ...]) -> tuple[str, ...]:
    wall, cores = (statistics.median(getattr(one, what) for one in taken) for what in ("wall", "cores"))
    return (name, f"{wall:.2f}", f"{cores:.2f}", f"{taken[0].share:.12f}")


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the table, keep the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.solver", description="Dicy Cards solved for two, beside a plain C++ solver.")
    parser.add_argument("--target", type=int, default=30, help="points to reach, in the tablebases that are solved side by side")
    parser.add_argument("--rounds", type=int, default=5, help="how often each of them is solved")
    parser.add_argument("--keep", action="store_true", help="keep the figures in results/solver.json and notes/solver.md")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or given.target < 1:
        parser.error("at least one round, and one point to reach")
    run = measure(given.target, given.rounds)
    print(table(run), end="")
    if given.keep:
        keep(run, table(run), "solver.json", "solver.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
