"""The two-player solver on a GPU: many deals at once. Needs CuPy (`pip install rollhouse[gpu]`); nothing else here does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import FACES, Dice, lattice, merge, remove, rolls, subsets, weight
from rollhouse.dicy_cards.cards import CARDS, points, selections
from rollhouse.dicy_cards.solver.dice_arrays import DICE, EFFECTS
from rollhouse.dicy_cards.solver.gpu_source import (
    BLOCK_THREADS,
    GAIN_STRIDE,
    LANES,
    MOST_LINKS,
    MOST_SLOTS,
    NO_SLOT,
    PLACES,
    bank_of,
    choices_place,
    cuda_source,
    nothing,
    places,
    warps,
)

__all__ = ["GpuBatch", "solve_on_gpu"]

_BLOCK = 32 * 32
_REACH = 36
_ROOM = (PLACES * LANES + MOST_SLOTS * GAIN_STRIDE + 32 + MOST_SLOTS) * 8

Floats = NDArray[np.float64]


class GpuBatch:
    """Deals that are solved together, and stay in the GPU's memory until this goes."""

    def __init__(self, deals: Sequence[tuple[str, ...]], target: int) -> None:
        self.deals = tuple(deals)
        self.target = target
        self.room = _ROOM
        self._module = cupy.RawModule(code=cuda_source(), options=("-std=c++17",))
        self._kernels = {name: self._module.get_function(name) for name in ("fill_ends", "last_turns", "close_loops", "whole_turns")}
        for kernel in self._kernels.values():
            kernel.max_dynamic_shared_size_bytes = _ROOM
        self.blocks = (target + _REACH) * target + target * target + 3
        self.pool = cupy.empty(len(self.deals) * self.blocks * _BLOCK)
        self._gaps = cupy.zeros(len(self.deals) * 2 * target, cupy.uint64)
        described = [_described(cards) for cards in self.deals]
        arrays = (np.concatenate([slots for slots, _ in described]), np.concatenate([seeds for _, seeds in described]), *_dice())
        self._kept_alive = [cupy.asarray(array) for array in arrays]
        pointers = [array.data.ptr for array in (*self._kept_alive, self._gaps)]
        self._problem = np.array([(self.pool.data.ptr, self.blocks * _BLOCK, target, *pointers)], _PROBLEM)
        self.describe(self._module)

    def describe(self, module: Any) -> None:
        """Tell a module's kernels where everything lies."""
        module.get_global("problem").copy_from_host(self._problem.ctypes.data, self._problem.nbytes)

    def solve(self) -> None:
        """Fill the tables; returns when they are there."""
        target, deals = self.target, len(self.deals)
        self._launch("fill_ends", (deals,))
        self._launch("last_turns", (_REACH * target * 32, deals))
        for diagonal in range(2 * target - 2, -1, -1):
            lowest = max(0, diagonal - target + 1)
            cells = min(target - 1, diagonal) - lowest + 1
            step = (np.int32(diagonal), np.int32(lowest))
            self._launch("close_loops", (cells, deals), *step)
            self._launch("whole_turns", (cells * 32, deals), *step, np.int32(1))
            self._launch("whole_turns", (cells * 32, deals), *step, np.int32(0))
        cupy.cuda.runtime.deviceSynchronize()

    def gaps(self) -> Floats:
        """For each deal, what its loops have left open: the diagonals' gaps add up."""
        found: Floats = cupy.asnumpy(self._gaps).view(np.float64).reshape(len(self.deals), -1).sum(axis=1)
        return found

    def starts(self) -> Floats:
        """For each deal, the first player's share at the start of the game, by [first's row, second's row]."""
        start = (self.target + _REACH) * self.target * _BLOCK
        found: Floats = 1.0 - cupy.asnumpy(self.pool.reshape(len(self.deals), -1)[:, start : start + _BLOCK]).reshape(-1, 32, 32)
        return found

    def table(self, deal: int) -> tuple[Any, Any]:
        """Whole tables: `after_first` [score, score, first's row, second's], `after_second` [score, score, second's row, first's]."""
        whole = self.pool.reshape(len(self.deals), self.blocks, 32, 32)[deal]
        middle = (self.target + _REACH) * self.target
        first = whole[:middle].reshape(self.target + _REACH, self.target, 32, 32)
        second = whole[middle : middle + self.target**2].reshape(self.target, self.target, 32, 32)
        return first.transpose(0, 1, 3, 2), second.transpose(0, 1, 3, 2)

    def _launch(self, name: str, grid: tuple[int, ...], *arguments: Any) -> None:
        self._kernels[name](grid, (BLOCK_THREADS,), arguments, shared_mem=_ROOM)


_PROBLEM = np.dtype(
    [
        ("pool", np.uint64),
        ("deal_size", np.int64),
        ("target", np.int32),
        ("deals", np.uint64),
        ("seeds", np.uint64),
        ("above", np.uint64),
        ("below", np.uint64),
        ("pairs", np.uint64),
        ("chance", np.uint64),
        ("gaps", np.uint64),
    ],
    align=True,
)


def _dice() -> tuple[NDArray[Any], ...]:
    """The lattice for the kernels: one die more, one die less (for three dice, all smaller keeps), two dice more, and chances."""
    place = places()
    links = np.dtype([("to", np.uint16, MOST_LINKS), ("used", np.uint16)])
    above, below = np.zeros(PLACES, links), np.zeros(PLACES, links)
    pairs = np.zeros((PLACES, 24), np.uint16)
    chance = np.zeros(PLACES)
    faces = [*combinations(FACES, 2), *((face, face) for face in FACES)]
    for keep, at in place.items():
        chance[at] = weight(keep) / 6 ** len(keep)
        if len(keep) < DICE:
            above["to"][at, : len(FACES)] = [place[merge(keep, (face,))] for face in FACES]
        if len(keep) in (1, 2):
            pairs[at, : len(faces)] = [place[merge(keep, two)] for two in faces]
        if len(keep) == 3:
            parts = [choices_place(part) for part in subsets(keep) if len(part) < 3]
            below[at] = (parts + parts[:1] * MOST_LINKS)[:MOST_LINKS], MOST_LINKS
    for warp in warps():
        keeps = {at: keep for keep, at in warp.places.items()}
        for at in range(warp.start, warp.start + warp.rows * 16):  # whoever has no such die to take away finds a nought
            keep = keeps.get(at, ())
            less = [place[remove(keep, (face,))] if face in keep else nothing(at - bank_of((face,))) for face in warp.faces]
            below[at] = (less + [nothing(at)] * MOST_LINKS)[:MOST_LINKS], len(less)
    return above.view(np.uint8), below.view(np.uint8), pairs, chance


def _described(cards: tuple[str, ...]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """A deal for the kernels: its gains (which effect, how many points), and which of them each handful of dice scores on each card."""
    slots: dict[tuple[int, int], int] = {}
    seeds = np.full((PLACES, 8), NO_SLOT, np.uint8)
    for place, card in enumerate(cards):
        for dice, node in places().items():
            total = _scored_by(card, dice)
            if total:
                slot = slots.setdefault((EFFECTS[CARDS[card].effect], total), len(slots))
                seeds[node, place] = slot
    listed = np.zeros(1, np.dtype([("slots", np.int32), ("gains", np.int32, 64)]))
    listed["slots"] = len(slots)
    listed["gains"][0, : len(slots)] = [effect << 8 | total for effect, total in slots]
    return listed.view(np.uint8), seeds.reshape(-1)


def _scored_by(card: str, dice: Dice) -> int:
    """What exactly these dice score on the card: all of a roll's parts are looked at, so each need count only itself.

    Whether dice are the lowest of a roll only the roll can tell: there the roll counts what its lowest dice score.
    """
    fewest, most = CARDS[card].dice
    if CARDS[card].condition == "lowest":
        return points(card, selections(card, dice)[0]) if len(dice) == DICE else 0
    if not fewest <= len(dice) <= most:
        return 0
    whole = next((roll for roll in _rolls_with(dice) if dice in selections(card, roll)), None)
    return points(card, dice) if whole is not None else 0


def _rolls_with(dice: Dice) -> list[Dice]:
    """A roll that these dice are part of: what a card makes of a selection does not depend on the dice that are left out."""
    return [tuple(sorted(dice + dice[-1:] * (DICE - len(dice))))] if dice else list(rolls(DICE)[:1])


def solve_on_gpu(cards: tuple[str, ...], target: int) -> tuple[Floats, float]:
    """One deal's table, laid out as the processor's solver lays it out, and what its loops have left open."""
    batch = GpuBatch([cards], target)
    batch.solve()
    reach = max(total for place in lattice(DICE).keeps for card in cards for total in (_scored_by(card, place),))
    first, second = batch.table(0)
    ends = batch.pool.reshape(-1, 32, 32)[-3:].transpose(0, 2, 1)
    parts = (first[: target + reach], second, ends)
    return np.concatenate([cupy.asnumpy(part).reshape(-1) for part in parts]), float(batch.gaps()[0])
