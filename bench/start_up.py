"""`python -m bench.start_up`: the start-up time of `rollhouse`, beside that of Python and the required libraries."""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median

_MAIN = "import sys; from rollhouse.cli import main; sys.argv[0] = 'rollhouse'; main()"
CONTENDERS = {
    "python": ["-c", "pass"],
    "python, click and msgspec": ["-c", "import click, msgspec"],
    "rollhouse --version": ["-c", _MAIN, "--version"],
    "rollhouse --help": ["-c", _MAIN, "--help"],
    "rollhouse play --help": ["-c", _MAIN, "play", "--help"],
}
_BASELINE = "python, click and msgspec"


def measure(rounds: int, sources: dict[str, str]) -> dict[str, float]:
    """Seconds of processor time, the median of the rounds. `sources` names source trees of ours."""
    taken: dict[str, list[float]] = {}
    for _ in range(rounds):
        for tree, path in sources.items():
            for name, arguments in CONTENDERS.items():
                taken.setdefault(f"{name}{tree}", []).append(_seconds(arguments, path))
    return {name: median(found) for name, found in taken.items()}


def _seconds(arguments: list[str], path: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environ = {**os.environ, "PYTHONPATH": path, "ROLLHOUSE_ENTRY_POINTS": "off"}
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, env=environ, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(arguments: list[str] | None = None) -> int:
    """Print each start-up time, also as a multiple of the required libraries'."""
    parser = argparse.ArgumentParser(prog="python -m bench.start_up", description="The processor time of a start.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--beside", metavar="SRC", help="another tree of ours (its src/), measured beside this one")
    given = parser.parse_args(arguments)
    sources = {"": str(Path(__file__).parent.parent / "src")}
    if given.beside:
        sources[" (beside)"] = given.beside
    found = measure(given.rounds, sources)
    for name, seconds in found.items():
        print(f"{name:42} {1000 * seconds:6.0f} ms   {seconds / found[_BASELINE]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
