"""A judge made by hand, in the same network: everybody's points so far, those of cards that may hold, and of Bonus cards that may come.

It knows how likely dice are to hold and nothing of what comes after: the honest yardstick for the learned one, and its first teacher.
"""

from __future__ import annotations

import numpy as np

from rollhouse.games.dicetto.evaluation.judge import HOPED_BONUS, OUTLOOK, Judge, rest_width, spot_width, still_width
from rollhouse.games.dicetto.evaluation.tables import COMBOS

__all__ = ["handmade"]

_SHARPNESS = 0.3
"""How much a point more changes the odds."""
_ANY_CARD = 0.75
"""What it is worth that dice hold at all, in points: cards count towards the end, and the Reroll card is a roll more."""


def handmade(players: int, hidden: int = 4, wide: int = 4, middle: int = 4) -> Judge:
    """The judge for so many players."""

    def zeros(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return np.zeros(shape, np.float32)

    judge = Judge(
        zeros(spot_width(players), hidden),
        zeros(hidden),
        zeros(hidden, wide),
        zeros(rest_width(players), wide),
        zeros(wide),
        zeros(wide, middle),
        zeros(middle),
        zeros(middle, players),
        zeros(players),
    )
    holds = len(COMBOS) + 6 + players  # where those facts of a spot begin that depend on its owner, and on how likely the dice hold
    for seat in range(players):  # each fact times what it was divided by: all in points
        judge.spot_in[holds + seat, seat] = _ANY_CARD
        judge.spot_in[holds + players + seat, seat] = 5.0
        judge.spot_out[seat, seat] = 1.0
        judge.rest[8 * seat + 2, seat] = 20.0
        judge.rest[still_width(players) + OUTLOOK * seat + HOPED_BONUS, seat] = 6.0
        judge.middle[seat, seat] = 1.0
        judge.out[seat, seat] = _SHARPNESS
    return judge
