"""Three players solved on a GPU. Needs CuPy (`pip install rollhouse[gpu]`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import FULL, KEEPS, ROLLS, ROWS
from rollhouse.games.dicy_cards.solver.gpu.arrays import PROBLEM, described_deal, described_dice, described_lattice, reach
from rollhouse.games.dicy_cards.solver.gpu.source import BLOCK_THREADS, GAIN_STRIDE, LANES, MAX_SLOTS, PLACES, three_source
from rollhouse.games.dicy_cards.solver.three.layout import (
    CELL,
    ENDS,
    PLAYERS,
    Scores,
    Shape3,
    diagonal,
    first_main,
    last_rounds,
    main_block,
    main_blocks,
    third_lasts,
)

_SHARED_BYTES = (PLACES * LANES + MAX_SLOTS * GAIN_STRIDE + ROWS + MAX_SLOTS) * 8
_LAST_SHARED_BYTES = MAX_SLOTS * GAIN_STRIDE * 16 + (KEEPS + ROLLS) * 24
_LAST_THREADS = 256
_LAST_BLOCKS = 132 * 4
_THREE = np.dtype(
    [("last", np.uint64), ("main", np.uint64), ("target", np.int32), ("reach", np.int32), ("ahead_end", np.int32)], align=True
)

Floats = NDArray[np.float64]


class ThreeOnGpu:
    """One deal's positions for three players, in the GPU's memory until this goes."""

    def __init__(self, cards: tuple[str, ...], target: int) -> None:
        self.shape = Shape3(target, reach(cards))
        self._module = cupy.RawModule(code=three_source(), options=("-std=c++17",))
        names = ("three_ends", "play_last", "three_loops", "three_turns")
        self._kernels = {name: self._module.get_function(name) for name in names}
        for name, kernel in self._kernels.items():
            if name != "three_ends":
                kernel.max_dynamic_shared_size_bytes = _LAST_SHARED_BYTES if name == "play_last" else _SHARED_BYTES
        self.last = cupy.empty((first_main(self.shape), CELL, 2))
        self.main = cupy.empty((main_blocks(self.shape), CELL, 2), cupy.float32)
        self._gaps = cupy.zeros(3, cupy.uint64)
        listed, seeds = described_deal(cards)
        above, below, where = described_lattice()
        scratch = cupy.empty((_LAST_BLOCKS, ROWS, KEEPS, 2))
        self._kept_alive = [cupy.asarray(array) for array in (listed, seeds, *described_dice())]
        self._lattice = [*map(cupy.asarray, (above, below, seeds.reshape(PLACES, 8)[where])), scratch]
        pointers = [array.data.ptr for array in (*self._kept_alive, self._gaps)]
        self._tell("problem", np.array([(0, 0, target, *pointers)], PROBLEM))
        self._tell("three", np.array([(self.last.data.ptr, self.main.data.ptr, *self.shape, first_main(self.shape))], _THREE))

    @property
    def states(self) -> int:
        """Positions at the start of a turn, those of the last round counted by their differences of scores."""
        return (main_blocks(self.shape) + first_main(self.shape)) * CELL

    def solve(self, progress: Callable[[float], None] = lambda done: None) -> None:
        """Fill everything; returns when it is there."""
        target = self.shape.target
        self._launch("three_ends", (ENDS * CELL // _LAST_THREADS,), threads=_LAST_THREADS, shared=0)
        for mover, pairs in ((3, third_lasts(self.shape)), (4, last_rounds(self.shape))):
            cells = cupy.asarray(np.array([(one + 1) | (other + 1) << 16 for one, other in pairs], np.int32))
            arguments = (np.int32(mover), cells, np.int32(len(pairs)), *self._lattice)
            self._launch("play_last", (_LAST_BLOCKS,), *arguments, threads=_LAST_THREADS, shared=_LAST_SHARED_BYTES)
        for total in range(PLAYERS * target - PLAYERS, -1, -1):
            found = diagonal(target, total)
            cells = cupy.asarray(np.array([first | second << 8 | third << 16 for first, second, third in found], np.int32))
            self._launch("three_loops", (len(found),), cells)
            self._launch("three_turns", (FULL, PLAYERS * len(found)), cells, np.int32(1))
            self._launch("three_turns", (FULL * ROWS, PLAYERS * len(found)), cells, np.int32(0))
            if total % PLAYERS == 0:
                cupy.cuda.runtime.deviceSynchronize()
                progress(1.0 - (total / (PLAYERS * target)) ** 3)
        cupy.cuda.runtime.deviceSynchronize()

    def residual(self) -> Residual:
        """What the loops have left open."""
        gaps = cupy.asnumpy(self._gaps)
        gain, change = gaps[:2].view(np.float64)
        return Residual(float(gain), float(change), int(gaps[2]))

    def block(self, number: int) -> Floats:
        """A whole block, [next's row, previous one's row, own row; own and next one's utility]."""
        ahead = first_main(self.shape)
        if number < ahead:
            found: Floats = cupy.asnumpy(self.last[number])
        else:
            found = cupy.asnumpy(self.main[number - ahead]).astype(np.float64)
        return found.reshape(ROWS, ROWS, ROWS, 2)

    def shares(self, positions: Sequence[Position3]) -> Floats:
        """The three players' shares of the win in these positions at the start of a turn."""
        blocks = np.array([main_block(self.shape, one.mover, *one.scores) for one in positions]) - first_main(self.shape)
        rows = np.array([[one.rows[(one.mover + away) % PLAYERS] for away in range(PLAYERS)] for one in positions])
        places = (rows[:, 0] * ROWS + rows[:, 1]) * ROWS + rows[:, 2]
        stored = cupy.asnumpy(self.main[cupy.asarray(blocks), cupy.asarray(places)]).astype(np.float64)
        previous, mover = stored.T
        relative = np.stack([mover, 1.0 - mover - previous, previous], axis=1)
        movers = np.array([one.mover for one in positions])
        return np.stack([relative[np.arange(len(movers)), (seat - movers) % PLAYERS] for seat in range(PLAYERS)], axis=1)

    def _tell(self, name: str, facts: NDArray[Any]) -> None:
        self._module.get_global(name).copy_from_host(facts.ctypes.data, facts.nbytes)

    def _launch(self, name: str, grid: tuple[int, ...], *arguments: Any, threads: int = BLOCK_THREADS, shared: int = _SHARED_BYTES) -> None:
        self._kernels[name](grid, (threads,), arguments, shared_mem=shared)


class Residual(NamedTuple):
    """What the last rounds of all loops have left."""

    gain: float
    """The most by which a turn was worth more, or less, to its mover than was assumed."""
    change: float
    """The most by which a utility still changed."""
    unsettled: int
    """Loops that did not settle."""


class Position3(NamedTuple):
    """The start of a turn; seats in the order in which they began the round."""

    mover: int
    scores: Scores
    rows: Scores
