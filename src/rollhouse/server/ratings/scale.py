"""The displayed rating scale: as in chess, 400 points are odds of ten to one, and a new player has 1500.

openskill's unit is converted by its model of two players: without uncertainty, the odds are e to the power of the difference of the
two ratings over β √2.
"""

from __future__ import annotations

import math
from functools import cache

import msgspec

from rollhouse.analysis.anchors import anchors

MU, SIGMA = 25.0, 25.0 / 3
"""openskill's rating of a new player."""
BETA = 25.0 / 6
"""The standard deviation of a player's performance in one game, in openskill's unit."""
SIGMAS_95 = 1.959963984540054
"""Standard deviations on each side of a 95 % interval."""
ESTABLISHED_GAMES = 10
"""Rated games after which a player is listed: before that, the rating is provisional."""
_POINTS_PER_UNIT = 400 / math.log(10) / (BETA * math.sqrt(2))
"""Displayed points per openskill unit."""
_NEW_PLAYER_POINTS = 1500
_REFERENCE_BOT = "casual"
"""The bot that counts as strong as a new player; in a game without it, the bot of median strength."""


class Points(msgspec.Struct, frozen=True):
    """A rating as it is displayed."""

    points: int
    margin_of_error: int
    """Half the width of the 95 % interval; 0 for a bot, whose rating is fixed."""


def points(mu: float, sigma: float) -> Points:
    """An openskill rating on the displayed scale."""
    return Points(round(_NEW_PLAYER_POINTS + (mu - MU) * _POINTS_PER_UNIT), round(SIGMAS_95 * sigma * _POINTS_PER_UNIT))


def mu_of(shown: float) -> float:
    """The openskill rating of a number of displayed points."""
    return MU + (shown - _NEW_PLAYER_POINTS) / _POINTS_PER_UNIT


@cache
def anchor(game_id: str, bot: str) -> float | None:
    """A bot's fixed rating, in openskill's unit, from its measured strength (docs/levels.md); None if it was not measured."""
    known = anchors(game_id)
    if bot not in known:
        return None
    reference = known.get(_REFERENCE_BOT, sorted(known.values())[len(known) // 2])
    return MU + (known[bot] - reference) / _POINTS_PER_UNIT
