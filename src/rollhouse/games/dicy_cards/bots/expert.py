"""The strongest bot where the game is not solved: every turn exactly over the value network's estimate of its ends."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.games.dicy_cards.bots.choosing import estimate, first_best
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState

__all__ = ["ExpertBot"]


class ExpertBot:
    """Plays for the largest share of the win by the value network; solo, for the fewest turns."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """The move with the best chances."""
        return first_best(estimate(state).options(state))
