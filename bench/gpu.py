"""`python -m bench.gpu`: Dicy Cards solved for two on a GPU, one deal by itself and all 792."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from rollhouse.games.dicy_cards.atlas.deals import every_deal
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.solver.tablebase.limits import TablebaseError, using_gpu

if TYPE_CHECKING:
    from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch

ONE_DEAL_TARGET_SECONDS, ALL_DEALS_TARGET_SECONDS = 0.25, 90.0
"""The targets for one deal to 100 and for all deals."""
_ROUNDS = 5


class Measured(NamedTuple):
    """A whole run."""

    device: str
    target: int
    one: list[float]
    """Seconds for Glacial, round by round."""
    deals: int
    together: float
    """Seconds for so many deals."""
    gap: float
    """The most that the loops of a tablebase have left open."""


def measure(target: int, count: int) -> Measured:
    """From empty memory to finished tablebases in it, once the kernels are compiled."""
    import cupy

    from rollhouse.games.dicy_cards.atlas.on_gpu import deals_at_once
    from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch

    name: str = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    batch = GpuBatch([modes()["glacial"].cards], target)
    _seconds(batch)  # warms up
    one = [_seconds(batch) for _ in range(_ROUNDS)]
    deals = every_deal()[:count]
    together = gap = 0.0
    del batch
    for start in range(0, len(deals), at_once := deals_at_once(target)):
        batch = GpuBatch(deals[start : start + at_once], target)
        together += _seconds(batch)
        gap = max(gap, float(batch.gaps().max()))
        del batch  # room for the next ones
        cupy.get_default_memory_pool().free_all_blocks()
    return Measured(name, target, one, len(deals), together, gap)


def _seconds(batch: GpuBatch) -> float:
    began = time.perf_counter()
    batch.solve()
    return time.perf_counter() - began


def table(run: Measured) -> str:
    """Seconds, and whether the promise is kept."""
    one = statistics.median(run.one)
    lines = [
        f"{run.device}; two players, to {run.target}; tablebases in the GPU's memory, kernels compiled",
        "",
        f"one deal by itself  {one:8.3f} s  (median of {len(run.one)}; {min(run.one):.3f}–{max(run.one):.3f})",
        f"{run.deals:3} deals           {run.together:8.2f} s  ({run.together / run.deals:.3f} s a deal; loops closed in to {run.gap:.1e})",
    ]
    if run.target == 100 and run.deals == len(every_deal()):
        kept = [
            "kept" if took <= promised else "MISSED"
            for took, promised in ((one, ONE_DEAL_TARGET_SECONDS), (run.together, ALL_DEALS_TARGET_SECONDS))
        ]
        lines += ["", f"{ONE_DEAL_TARGET_SECONDS} s for one deal {kept[0]}, {ALL_DEALS_TARGET_SECONDS:.0f} s for all {kept[1]}"]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 where there is no GPU."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description="Dicy Cards solved for two on a GPU.")
    parser.add_argument("--target", type=int, default=100, help="points to reach")
    parser.add_argument("--deals", type=int, default=len(every_deal()), help="how many deals to solve together")
    given = parser.parse_args(arguments)
    if given.target < 1 or given.deals < 1:
        parser.error("at least one point to reach, and one deal")
    try:
        with using_gpu():
            print(table(measure(given.target, given.deals)), end="")
    except TablebaseError as error:
        print(f"A GPU and CuPy are needed: pip install 'rollhouse[gpu]' ({error})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
