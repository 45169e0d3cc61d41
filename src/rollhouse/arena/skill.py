"""Ratings by openskill (`rollhouse[arena]`): the strength of each bot after a series of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

_STANDARD_DEVIATIONS = 1.959963984540054
"""Half the width of a 95 % interval."""


class Skill(NamedTuple):
    """A rating and its 95 % interval."""

    mu: float
    low: float
    high: float


def skills(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Skill]:
    """The rating of each bot after these games: the bots of each, and the places of its winners. The others share the second rank.

    The order of the games changes the ratings a little.
    """
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for lineup, winners in games:
        ranks = [1 if place in winners else 2 for place in range(len(lineup))]
        for bot, [rating] in zip(lineup, model.rate([[ratings[bot]] for bot in lineup], ranks=ranks), strict=True):
            ratings[bot] = rating
    reach = {bot: _STANDARD_DEVIATIONS * rating.sigma for bot, rating in ratings.items()}
    return {bot: Skill(rating.mu, rating.mu - reach[bot], rating.mu + reach[bot]) for bot, rating in ratings.items()}
