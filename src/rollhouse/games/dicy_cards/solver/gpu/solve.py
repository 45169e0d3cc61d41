"""The two-player solver on a GPU: many deals at once. Needs CuPy (`pip install rollhouse[gpu]`); nothing else here does."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import BLOCK, MAX_POINTS, ROWS, block_count
from rollhouse.games.dicy_cards.solver.gpu.arrays import PROBLEM, described_deal, described_dice, reach
from rollhouse.games.dicy_cards.solver.gpu.source import BLOCK_THREADS, GAIN_STRIDE, LANES, MAX_SLOTS, PLACES, cuda_source

_SHARED_BYTES = (PLACES * LANES + MAX_SLOTS * GAIN_STRIDE + ROWS + MAX_SLOTS) * 8

Floats = NDArray[np.float64]


def tablebase_bytes(target: int) -> int:
    """What one deal takes up in the GPU's memory."""
    return block_count(target, MAX_POINTS) * BLOCK * 8


class GpuBatch:
    """Deals that are solved together, and stay in the GPU's memory until this goes."""

    def __init__(self, deals: Sequence[tuple[str, ...]], target: int) -> None:
        self.deals = tuple(deals)
        self.target = target
        self.shared_bytes = _SHARED_BYTES
        self._module = cupy.RawModule(code=cuda_source(), options=("-std=c++17",))
        self._kernels = {name: self._module.get_function(name) for name in ("fill_ends", "last_turns", "close_loops", "whole_turns")}
        for kernel in self._kernels.values():
            kernel.max_dynamic_shared_size_bytes = _SHARED_BYTES
        self.blocks = block_count(target, MAX_POINTS)
        self.pool = cupy.empty(len(self.deals) * self.blocks * BLOCK)
        self._gaps = cupy.zeros(len(self.deals) * 2 * target, cupy.uint64)
        described = [described_deal(cards) for cards in self.deals]
        arrays = (np.concatenate([slots for slots, _ in described]), np.concatenate([seeds for _, seeds in described]), *described_dice())
        self._kept_alive = [cupy.asarray(array) for array in arrays]
        pointers = [array.data.ptr for array in (*self._kept_alive, self._gaps)]
        self._problem = np.array([(self.pool.data.ptr, self.blocks * BLOCK, target, *pointers)], PROBLEM)
        self.describe(self._module)

    def describe(self, module: Any) -> None:
        """Tell a module's kernels where everything lies."""
        module.get_global("problem").copy_from_host(self._problem.ctypes.data, self._problem.nbytes)

    def solve(self) -> None:
        """Fill the tablebases; returns when they are there."""
        target, deals = self.target, len(self.deals)
        self._launch("fill_ends", (deals,))
        self._launch("last_turns", (MAX_POINTS * target * ROWS, deals))
        for diagonal in range(2 * target - 2, -1, -1):
            lowest = max(0, diagonal - target + 1)
            cells = min(target - 1, diagonal) - lowest + 1
            step = (np.int32(diagonal), np.int32(lowest))
            self._launch("close_loops", (cells, deals), *step)
            self._launch("whole_turns", (cells * ROWS, deals), *step, np.int32(1))
            self._launch("whole_turns", (cells * ROWS, deals), *step, np.int32(0))
        cupy.cuda.runtime.deviceSynchronize()

    def gaps(self) -> Floats:
        """For each deal, what its loops have left open: the diagonals' gaps add up."""
        found: Floats = cupy.asnumpy(self._gaps).view(np.float64).reshape(len(self.deals), -1).sum(axis=1)
        return found

    def starts(self) -> Floats:
        """For each deal, the first player's share at the start of the game, by [first's row, second's row]."""
        start = (self.target + MAX_POINTS) * self.target * BLOCK
        found: Floats = 1.0 - cupy.asnumpy(self.pool.reshape(len(self.deals), -1)[:, start : start + BLOCK]).reshape(-1, ROWS, ROWS)
        return found

    def tablebase(self, deal: int) -> tuple[Any, Any]:
        """Whole tablebases: `after_first` [score, score, first's row, second's], `after_second` [score, score, second's row, first's]."""
        whole = self.pool.reshape(len(self.deals), self.blocks, ROWS, ROWS)[deal]
        middle = (self.target + MAX_POINTS) * self.target
        first = whole[:middle].reshape(self.target + MAX_POINTS, self.target, ROWS, ROWS)
        second = whole[middle : middle + self.target**2].reshape(self.target, self.target, ROWS, ROWS)
        return first.transpose(0, 1, 3, 2), second.transpose(0, 1, 3, 2)

    def _launch(self, name: str, grid: tuple[int, ...], *arguments: Any) -> None:
        self._kernels[name](grid, (BLOCK_THREADS,), arguments, shared_mem=_SHARED_BYTES)


def solve_on_gpu(cards: tuple[str, ...], target: int) -> tuple[Floats, float, float]:
    """One deal's tablebase as the processor's solver lays it out, what its loops have left open, and the seconds, compiling left out."""
    batch = GpuBatch([cards], target)
    began = time.monotonic()
    batch.solve()
    first, second = batch.tablebase(0)
    ends = batch.pool.reshape(-1, ROWS, ROWS)[-3:].transpose(0, 2, 1)
    parts = (first[: target + reach(cards)], second, ends)
    pool = np.concatenate([cupy.asnumpy(part).reshape(-1) for part in parts])
    return pool, float(batch.gaps()[0]), time.monotonic() - began
