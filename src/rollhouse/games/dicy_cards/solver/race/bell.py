"""Race laws from far away: with many turns to go their number is spread like a bell, and the points too many don't depend on it."""

from __future__ import annotations

from math import erf, sqrt

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import MOST_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.race.laws import LATE, UNDONE, Race

__all__ = ["Bell"]

_STRETCH = 30
"""Distances over which the pace is taken."""

Floats = NDArray[np.float64]


class Bell:
    """Laws beyond the farthest distance of a race."""

    def __init__(self, race: Race) -> None:
        self._farthest = race.farthest
        before = max(race.farthest - _STRETCH, 1)
        self._mean, self._spread = _moments(race, race.farthest)
        mean, spread = _moments(race, before)
        stretch = max(race.farthest - before, 1)
        self._pace = float((self._mean - mean).mean()) / stretch
        self._widening = max(float((self._spread - spread).mean()) / stretch, 0.0)
        self._profile = race.laws[-1, :, :UNDONE].astype(np.float64).sum(axis=0).T.copy()
        """[row, column]: over all numbers of turns."""

    def draw(self, far: int, row: int, out: Floats) -> None:
        """The law from this distance: [turns - 1, column]."""
        undone = self._undone(far, row, len(out))
        out[:, :UNDONE] = (undone[:-1] - undone[1:])[:, None] * self._profile[row]
        out[:, UNDONE] = undone[1:]
        np.minimum(out[:, LATE:UNDONE], undone[:-1, None], out=out[:, LATE:UNDONE])

    def value(self, weights: Floats, far: int, out: Floats) -> None:
        """Each row's law from this distance, multiplied with the weights and summed up, as is done with the nearer ones."""
        for row in range(ROWS):
            undone = self._undone(far, row, len(weights))
            by_turn = np.tensordot(self._profile[row], weights[:, :UNDONE], axes=(0, 1))
            out[row] = (undone[:-1] - undone[1:]) @ by_turn + undone[1:] @ weights[:, UNDONE]

    def _undone(self, far: int, row: int, turns: int) -> Floats:
        """How likely it is that so many turns are not enough, from none on."""
        more = far - self._farthest
        mean = self._mean[row] + more * self._pace
        scale = sqrt(2.0 * (self._spread[row] + more * self._widening))
        return np.array([1.0, *(0.5 - 0.5 * erf((turn + 0.5 - mean) / scale) for turn in range(1, turns + 1))])


def _moments(race: Race, far: int) -> tuple[Floats, Floats]:
    """The mean number of turns by row, and its variance."""
    finish = race.laws[far, :, :MOST_POINTS].astype(np.float64).sum(axis=1).T
    counts = np.arange(1, finish.shape[1] + 1)
    mean = finish @ counts
    return mean, finish @ counts**2 - mean**2
