"""Training samples for two players: positions of solved games with their exact values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import cupy

from rollhouse.games.dicy_cards.solver.facts import MAX_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch
from scripts.train_dicy_cards.deals import all_deals
from scripts.train_dicy_cards.network import Array, Samples

NETWORKS = 3
"""The first player to move, the second to move, and the second's last turn."""


def solved(
    numbers: Sequence[int], target: int, each: int, *, batch_deals: int, near: float = 0.5, seed: int = 1
) -> Iterator[tuple[Samples, ...]]:
    """By network, `each` positions of every deal, `batch_deals` deals at a time; in a part `near` of them the scores are close."""
    deals = all_deals()
    rng = cupy.random.default_rng(seed)
    for start in range(0, len(numbers), batch_deals):
        some = numbers[start : start + batch_deals]
        batch = GpuBatch([deals[number] for number in some], target)
        batch.solve()
        found: list[list[Samples]] = [[] for _ in range(NETWORKS)]
        for place, number in enumerate(some):
            after_first, after_second = batch.tablebase(place)
            for network in range(NETWORKS):
                found[network].append(_positions(rng, network, number, after_first, after_second, target, each, near))
        del batch, after_first, after_second
        cupy.get_default_memory_pool().free_all_blocks()
        yield tuple(Samples(*(cupy.concatenate(parts) for parts in zip(*samples, strict=True))) for samples in found)


def _positions(
    rng: Array, network: int, deal: int, after_first: Array, after_second: Array, target: int, count: int, near: float
) -> Samples:
    """Random positions of a tablebase, from the point of view of the player to move."""
    first = rng.integers(0, target, count)
    second = rng.integers(0, target, count)
    close = cupy.clip(first + rng.integers(-30, 31, count), 0, target - 1)
    second = cupy.where(rng.random(count) < near, close, second)
    rows = rng.integers(0, ROWS, (count, 2))
    mover = 0 if network == 0 else 1
    rows[:, mover] = rng.integers(1, ROWS, count)  # a player who can only skip is not evaluated
    if network == 2:
        first = target + rng.integers(0, MAX_POINTS, count)
        second = rng.integers(max(0, target - 60), target, count)
    if mover == 0:
        share = 1.0 - after_second[first, second, rows[:, 1], rows[:, 0]]  # the second player's row comes first
        needed = cupy.stack([target - first, target - second], axis=1)
    else:
        share = 1.0 - after_first[first, second, rows[:, 0], rows[:, 1]]
        goal = cupy.maximum(target, first)
        needed = cupy.stack([goal - second, goal - first], axis=1)
        rows = rows[:, ::-1]
    shares = cupy.stack([share, 1.0 - share], axis=1)
    return Samples(cupy.full(count, deal, cupy.int16), needed.astype(cupy.int16), rows.astype(cupy.int8), shares.astype(cupy.float32))
