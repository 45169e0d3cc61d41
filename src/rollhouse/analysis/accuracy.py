"""Accuracy: what a player's decisions cost over many games, luck left out."""

from __future__ import annotations

import msgspec

from rollhouse.analysis.report import Playing, Report
from rollhouse.core.evaluate import Unit


class Accuracy(msgspec.Struct, frozen=True):
    """One seat's game in sums that add up over games."""

    decisions: int
    """Choices between two moves or more."""
    cost: float
    """What all of them cost together."""
    luck: float
    """What chance brought this seat."""
    unit: Unit
    exact: bool
    """Whether the values were exact, or estimates."""
    only_moves: int | None = None
    """Moves where every other one would have been a mistake; None for games that were analysed before these were counted."""
    great_finds: int | None = None
    """Best moves that few levels would have found."""


def accuracy(report: Report, seat: int, playing: Playing) -> Accuracy | None:
    """The sums of one seat, from the moves that `playing` counts; None where the game has no evaluator."""
    if report.source is None:
        return None
    own = [decision for decision in report.decisions if decision.seat == seat and seat in playing[decision.ply]]
    costs, praised = [decision.cost for decision in own], [decision.praise for decision in own if decision.praise is not None]
    luck = sum(roll.luck[seat] for roll in report.rolls if roll.luck is not None and seat in playing[roll.ply])
    return Accuracy(len(costs), sum(costs), luck, report.source.unit, report.source.exact, len(praised), praised.count("great"))
