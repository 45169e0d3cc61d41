"""`python -m bench.simulation`: many seeds of a simulated cluster; a seed that finds something is run again with `--seed`."""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from collections import Counter

from bench.simulation.cluster import simulate


def main(arguments: list[str] | None = None) -> int:
    """Run seeds one after the other, and print what was found; 1 if something was."""
    parser = argparse.ArgumentParser(prog="python -m bench.simulation", description="A simulated cluster on virtual time.")
    parser.add_argument("--seconds", type=float, default=60.0, help="run as many seeds as fit into this time (3600 for an hour)")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="run this seed only")
    parser.add_argument(
        "--every-step", action="store_true", help="the same seed again and again: a node dies before its first step, its second …"
    )
    given = parser.parse_args(arguments)
    warnings.simplefilter("ignore", RuntimeWarning)  # coroutines of dead nodes are never awaited
    until = time.perf_counter() + given.seconds
    seed = given.first if given.seed is None else given.seed
    step = 1 if given.every_step else None
    totals: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    while totals["runs"] == 0 or ((given.seed is None or step) and time.perf_counter() < until):
        found = simulate(seed, dies_at=step)
        totals.update(runs=1, moves=found.moves, commits=found.commits, deaths=found.deaths, findings=len(found.findings))
        totals["virtual seconds"] += round(found.seconds)
        refusals.update(found.refusals)
        if found.findings:
            again = f"python -m bench.simulation --seed {seed}" if step is None else f"simulate({seed}, dies_at={step})"
            print(f"{again}:", *found.findings, sep="\n  ", flush=True)
        seed, step = (seed + 1, None) if step is None else (seed, step + 1)
    print(", ".join(f"{count:,} {what}" for what, count in totals.items()))
    print("refused:", ", ".join(f"{code} {count}" for code, count in sorted(refusals.items())) or "nothing")
    return 1 if totals["findings"] else 0


if __name__ == "__main__":
    sys.exit(main())
