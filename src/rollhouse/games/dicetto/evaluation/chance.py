"""Chance for compiled games: a number that goes from step to step, so that a game depends on its seed alone."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.compiled import compiled

__all__ = ["below"]


@compiled
def below(chance: NDArray[np.uint64], limit: int) -> int:
    """A number below the limit, each as likely: the next one of this game's chance (xorshift)."""
    x = chance[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[0] = x
    return int(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(limit))
