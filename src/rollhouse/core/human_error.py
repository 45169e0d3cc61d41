"""A model of human error: small errors are frequent, large ones rare, absurd ones absent."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from math import exp
from typing import TypeVar

__all__ = ["choose_with_human_error"]

M = TypeVar("M")
_MOVES_PER_KIND = 3


def choose_with_human_error(
    moves: Sequence[M], costs: Sequence[float], kind: Callable[[M], Hashable], heat: float, worst: float, rng: random.Random
) -> M:
    """Choose a move at random; the probability falls with its cost.

    Only the best few of a kind count: that there are 63 ways to reroll does not make rerolling more likely.

    Args:
        moves: The legal moves.
        costs: What each move costs.
        kind: The kind of a move.
        heat: The cost by which the probability falls by a factor of e.
        worst: The cost beyond which a move is never chosen.
        rng: The source of chance.

    """
    kinds: dict[Hashable, list[tuple[M, float]]] = {}
    for move, cost in sorted(zip(moves, costs, strict=True), key=lambda option: option[1]):
        kinds.setdefault(kind(move), []).append((move, cost))
    thought_of = [option for alike in kinds.values() for option in alike[:_MOVES_PER_KIND]]
    weights = [exp(-cost / heat) if cost <= worst else 0.0 for _, cost in thought_of]
    return rng.choices(thought_of, weights)[0][0]
