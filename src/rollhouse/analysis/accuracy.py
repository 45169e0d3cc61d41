"""Accuracy: what a player's decisions cost over many games, luck left out, and what the bots' decisions cost."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from rollhouse.analysis.game_data import game_file, read_game_file
from rollhouse.analysis.report import Playing, Report
from rollhouse.core.evaluate import Unit
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game


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


class LevelCost(msgspec.Struct, frozen=True):
    """What a bot's decisions cost on average."""

    bot: str
    cost: float
    """Share of the win."""
    reach: float
    """Half the width of its 95 % interval."""
    game_cost: float
    """What all decisions of a game cost one player. Levels are ranked by it: a weak bot may take many cheap decisions to a bad end."""


class LevelCosts(msgspec.Struct, frozen=True):
    """What the decisions of a game's bots cost, measured by exact values; docs/levels.md has the figures."""

    players: int
    levels: tuple[LevelCost, ...]


def accuracy(report: Report, seat: int, playing: Playing) -> Accuracy | None:
    """The sums of one seat, from the moves that `playing` counts; None where the game has no evaluator."""
    if report.source is None:
        return None
    costs = [decision.cost for decision in report.decisions if decision.seat == seat and seat in playing[decision.ply]]
    luck = sum(roll.luck[seat] for roll in report.rolls if roll.luck is not None and seat in playing[roll.ply])
    return Accuracy(len(costs), sum(costs), luck, report.source.unit, report.source.exact)


def costs_file(game: AnyGame) -> Path:
    """The path of what a decision of each of a game's bots costs, beside its rules; the file need not exist."""
    return game_file(game, "level_costs.json")


@cache
def level_costs(game_id: str) -> LevelCosts | None:
    """The measured costs of a game's bots; None where they were not measured."""
    return read_game_file(costs_file(find_game(game_id)), LevelCosts)
