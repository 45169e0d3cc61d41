"""The bot that every game has: any legal move, each as likely as the next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

__all__ = ["RandomBot"]


class RandomBot:
    """Plays uniformly at random."""

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """One of `moves`, each equally likely."""
        return moves[int(rng.random() * len(moves))]
