"""A bot for Pig. `random` comes with Rollhouse."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse_pig.rules import Again, Hold, PigMove, PigState

__all__ = ["GreedyBot"]

ENOUGH = 20
"""With more than this in the pot, another roll loses more than it brings: five faces bring 4 on average, the sixth costs the pot."""


class GreedyBot:
    """Holds at 20, or when that wins."""

    def choose(self, state: PigState, moves: Sequence[PigMove], rng: random.Random) -> PigMove:
        """Needs neither the list nor the generator: it never asks chance."""
        missing = state.setup.target - state.scores[state.turn]
        return Hold() if state.pot >= min(ENOUGH, missing) else Again()
