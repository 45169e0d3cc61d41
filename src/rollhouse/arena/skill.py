"""Ratings by openskill (`rollhouse[arena]`): how strong each bot seems after a series of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

__all__ = ["Skill", "crowd_skills", "skills"]

_REACH = 1.959963984540054
"""Standard deviations to each side of a 95 % interval."""
_RANKS = {"1": [1, 2], "0": [2, 1], "=": [1, 1]}


class Skill(NamedTuple):
    """A rating and its 95 % interval."""

    mu: float
    low: float
    high: float


def skills(bots: Sequence[str], games: Iterable[tuple[str, str, str]]) -> dict[str, Skill]:
    """From games in their order: one bot, the other, and who won (`1` the one, `0` the other, `=` both). The order shows a little."""
    model = PlackettLuce()
    rated = {bot: model.rating() for bot in bots}
    for one, other, won in games:
        [[rated[one]], [rated[other]]] = model.rate([[rated[one]], [rated[other]]], ranks=_RANKS[won])
    return {bot: _skill(rating) for bot, rating in rated.items()}


def crowd_skills(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Skill]:
    """The same for games of several: who sat there, and which of them won. Those who did not win come in together."""
    model = PlackettLuce()
    rated = {bot: model.rating() for bot in bots}
    for seated, winners in games:
        ranks = [1 if place in winners else 2 for place in range(len(seated))]
        for bot, [rating] in zip(seated, model.rate([[rated[bot]] for bot in seated], ranks=ranks), strict=True):
            rated[bot] = rating
    return {bot: _skill(rating) for bot, rating in rated.items()}


def _skill(rating: Any) -> Skill:
    return Skill(rating.mu, rating.mu - _REACH * rating.sigma, rating.mu + _REACH * rating.sigma)
