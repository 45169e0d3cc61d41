"""The scale that ratings are shown on: like chess's, 400 points are ten wins to one, and whoever is new has 1500.

openskill's own unit is turned into such points by its model of two players: with nothing left to be found out about them, the odds are
e to the power of their difference over β √2.
"""

from __future__ import annotations

import math

import msgspec

from rollhouse.analysis.anchors import anchors

__all__ = ["BETA", "ESTABLISHED", "MU", "REACH", "SIGMA", "Points", "anchor", "mu_of", "points"]

MU, SIGMA = 25.0, 25.0 / 3
"""openskill's rating of whoever is new."""
BETA = 25.0 / 6
"""How much one game varies, in openskill's unit."""
REACH = 1.959963984540054
"""Standard deviations to each side of a 95 % interval."""
ESTABLISHED = 10
"""Rated games from which on somebody stands in the lists: before, a rating is provisional."""
_POINTS = 400 / math.log(10) / (BETA * math.sqrt(2))
"""Points that one of openskill's is."""
_NEW = 1500
_LIKE_NEW = "casual"
"""The bot that is taken to be as strong as whoever is new; where a game has none like it, the one in the middle."""


class Points(msgspec.Struct, frozen=True):
    """A rating as people see it."""

    points: int
    reach: int
    """Half the width of its 95 % interval; 0 for a bot, whose rating is a fixed point."""


def points(mu: float, sigma: float) -> Points:
    """A rating of openskill's on our scale."""
    return Points(round(_NEW + (mu - MU) * _POINTS), round(REACH * sigma * _POINTS))


def mu_of(shown: float) -> float:
    """Points of our scale in openskill's unit."""
    return MU + (shown - _NEW) / _POINTS


def anchor(game_id: str, bot: str) -> float | None:
    """A bot's fixed rating, in openskill's unit, from how strong it was found to be (docs/levels.md); None where nobody has measured it."""
    known = anchors(game_id)
    if bot not in known:
        return None
    like_new = known.get(_LIKE_NEW, sorted(known.values())[len(known) // 2])
    return MU + (known[bot] - like_new) / _POINTS
