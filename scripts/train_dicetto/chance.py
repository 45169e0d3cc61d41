"""Random numbers for compiled games: each game has a state of its own, so that it depends on its seed only."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from scripts.train_dicetto.compiled import compiled

__all__ = ["below"]


@compiled
def below(chance: NDArray[np.uint64], limit: int) -> int:
    """The next random number below the limit, by xorshift."""
    x = chance[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[0] = x
    return int(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(limit))
