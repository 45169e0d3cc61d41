"""Everybody's race laws at a race, each fitting how the others race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import FULL, MOST_POINTS
from rollhouse.games.dicy_cards.solver.race.laws import COLUMNS, UNDONE, Disturbance, Race, Racing
from rollhouse.games.dicy_cards.solver.race.shares import after_turn

__all__ = ["FARTHEST", "solve_races"]

FARTHEST = 150
"""Beyond this distance laws are drawn as bells: with so many turns to go nobody can tell the difference."""
_ROUNDS = 2
"""Times that the disturbance is worked out again from how players race in it; it settles quickly."""
_TRIAL = 60
"""A race of so many points tells how players race; longer ones tell the same."""
_USUAL_WAKES = 0.25
"""The first guess."""
Floats = NDArray[np.float64]


def solve_races(cards: tuple[str, ...], players: int, target: int) -> tuple[Race, ...]:
    """The races of all places, the first player's first, for games to this target."""
    return _solve_races(cards, players, min(target, FARTHEST))


@lru_cache(maxsize=4)
def _solve_races(cards: tuple[str, ...], players: int, farthest: int) -> tuple[Race, ...]:
    racing, trial = Racing(cards, farthest), Racing(cards, min(farthest, _TRIAL))
    near = 1.0 if players < 4 else 2.0 / 3.0  # four players: one of the others is no neighbour
    disturbance = Disturbance(_USUAL_WAKES if players > 1 else 0.0, 0.0, players - 1)
    careless = np.zeros(MOST_POINTS)
    for _ in range(_ROUNDS if players > 1 else 0):
        skips, neighbours_freeze, neighbours_reset, others_freeze = trial.run(disturbance, careless).rates.tolist()
        disturbance = Disturbance(skips + near * neighbours_reset, near * neighbours_freeze + others_freeze, players - 1)
    if players == 1:
        return (racing.run(disturbance, careless, with_laws=True).race,)
    penalties = _penalties([trial.run(disturbance, careless, with_laws=True).race] * players)
    return tuple(racing.run(disturbance, penalty, with_laws=True).race for penalty in penalties)


def _penalties(races: Sequence[Race]) -> list[Floats]:
    """What each place loses by finishing with so many points too many instead of as many as there can be, in turns.

    Told from a race that all begin together: how much the share of the win changes with the points, and how much with a turn more.
    """
    found = []
    laws = [race.laws[-1, :, :, FULL].astype(np.float64) for race in races]
    schedules = np.zeros((len(races), len(laws[0]) + 1, COLUMNS))
    schedules[:, 0, UNDONE] = 1.0
    for place, law in enumerate(laws):
        schedules[place, 1:] = law
    for place, law in enumerate(laws):
        finish = law[:, :MOST_POINTS]
        wins = after_turn(schedules, place)[:, :MOST_POINTS, place]
        when = finish.sum(axis=1)
        by_points = when @ wins
        typical = finish.sum(axis=0)
        by_turn = wins @ typical
        turn = when[1:-1] @ (by_turn[:-2] - by_turn[2:]) / 2.0
        found.append((by_points[-1] - by_points) / turn)
    return found
