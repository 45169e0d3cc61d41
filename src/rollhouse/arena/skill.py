"""Ratings by openskill (`rollhouse[arena]`): how strong each bot seems after a series of games between two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

__all__ = ["Skill", "skills"]

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
    return {bot: Skill(r.mu, r.mu - _REACH * r.sigma, r.mu + _REACH * r.sigma) for bot, r in rated.items()}
