"""What two players' networks learn from: positions of solved games, with their exact values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import cupy

from rollhouse.games.dicy_cards.solver.facts import MOST_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch
from scripts.train_dicy_cards.deals import all_deals
from scripts.train_dicy_cards.network import Array, Samples

__all__ = ["NETWORKS", "Solved", "solved"]

NETWORKS = 3
"""First to move, second to move, and the second's last turn."""


class Solved(NamedTuple):
    """Positions of some deals, by network."""

    samples: tuple[Samples, ...]


def solved(numbers: Sequence[int], target: int, each: int, *, at_once: int, near: float = 0.5, seed: int = 1) -> Iterator[Solved]:
    """So many positions of every deal and network, from whole tablebases; so many deals at once. `near`: this part lies close together."""
    deals = all_deals()
    rng = cupy.random.default_rng(seed)
    for start in range(0, len(numbers), at_once):
        some = numbers[start : start + at_once]
        batch = GpuBatch([deals[number] for number in some], target)
        batch.solve()
        found: list[list[Samples]] = [[] for _ in range(NETWORKS)]
        for place, number in enumerate(some):
            after_first, after_second = batch.tablebase(place)
            for network in range(NETWORKS):
                found[network].append(_positions(rng, network, number, after_first, after_second, target, each, near))
        del batch, after_first, after_second
        cupy.get_default_memory_pool().free_all_blocks()
        yield Solved(tuple(Samples(*(cupy.concatenate(parts) for parts in zip(*samples, strict=True))) for samples in found))


def _positions(
    rng: Array, network: int, deal: int, after_first: Array, after_second: Array, target: int, count: int, near: float
) -> Samples:
    """Somewhere in the tablebase, for whoever is to move."""
    first = rng.integers(0, target, count)
    second = rng.integers(0, target, count)
    close = cupy.clip(first + rng.integers(-30, 31, count), 0, target - 1)
    second = cupy.where(rng.random(count) < near, close, second)
    rows = rng.integers(0, ROWS, (count, 2))
    mover = 0 if network == 0 else 1
    rows[:, mover] = rng.integers(1, ROWS, count)  # whoever can only skip is not judged
    if network == 2:
        first = target + rng.integers(0, MOST_POINTS, count)
        second = rng.integers(max(0, target - 60), target, count)
    if mover == 0:
        share = 1.0 - after_second[first, second, rows[:, 1], rows[:, 0]]  # the second player's row comes first
        gaps = cupy.stack([target - first, target - second], axis=1)
    else:
        share = 1.0 - after_first[first, second, rows[:, 0], rows[:, 1]]
        goal = cupy.maximum(target, first)
        gaps = cupy.stack([goal - second, goal - first], axis=1)
        rows = rows[:, ::-1]
    shares = cupy.stack([share, 1.0 - share], axis=1)
    return Samples(cupy.full(count, deal, cupy.int16), gaps.astype(cupy.int16), rows.astype(cupy.int8), shares.astype(cupy.float32))
