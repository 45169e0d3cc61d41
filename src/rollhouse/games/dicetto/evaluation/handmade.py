"""A judge made by hand, in the same network: everybody's points so far, and those of cards that may hold, Bonus cards included.

It knows how likely dice are to hold and nothing of what comes after: the honest yardstick for the learned one, and its first teacher.
"""

from __future__ import annotations

import numpy as np

from rollhouse.games.dicetto.evaluation.judge import Judge, rest_width, spot_width
from rollhouse.games.dicetto.evaluation.tables import COMBOS

__all__ = ["handmade"]

_SHARPNESS = 0.3
"""How much a point more changes the odds."""
_ANY_CARD = 0.5
"""What it is worth that dice hold at all, in points: cards count towards the end, and the Reroll card is a roll more."""


def handmade(players: int, hidden: int = 48, wide: int = 96, middle: int = 32) -> Judge:
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
    facts = len(COMBOS) + 6  # where those that depend on the owner begin
    for seat in range(players):
        judge.spot_in[facts + players + seat, seat] = _ANY_CARD
        judge.spot_in[facts + 2 * players + seat, seat] = 5.0
        judge.spot_in[facts + 3 * players + seat, seat] = 3.0
        judge.spot_out[seat, seat] = 1.0
        judge.rest[8 * seat + 2, seat] = 20.0
        judge.middle[seat, seat] = 1.0
        judge.out[seat, seat] = _SHARPNESS
    return judge
