"""How well somebody plays, luck left out: what their decisions cost on average, over many games, beside what bots' decisions cost."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from rollhouse.analysis.report import Playing, Report
from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError
from rollhouse.core.evaluate import Unit
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game

__all__ = ["LevelCost", "LevelCosts", "Performance", "costs_file", "level_costs", "performance"]


class Performance(msgspec.Struct, frozen=True):
    """One seat's game in sums that add up over games."""

    decisions: int
    """Choices between two moves or more."""
    cost: float
    """What all of them gave away."""
    luck: float
    """What chance brought this seat meanwhile."""
    unit: Unit
    exact: bool
    """Whether the values behind it are; estimates otherwise."""


class LevelCost(msgspec.Struct, frozen=True):
    """What a decision of a bot costs on average."""

    bot: str
    cost: float
    """Share of the win."""
    reach: float
    """Half the width of its 95 % interval."""


class LevelCosts(msgspec.Struct, frozen=True):
    """What the decisions of a game's bots cost, measured by exact values: docs/levels.md has the figures for people."""

    players: int
    levels: tuple[LevelCost, ...]


def performance(report: Report, seat: int, playing: Playing) -> Performance | None:
    """What a report says of one seat. `playing` says for every move which seats were played by whom it is about: nothing else counts.

    None where nobody can value the game.
    """
    if report.source is None:
        return None
    costs = [decision.cost for decision in report.decisions if decision.seat == seat and seat in playing[decision.ply]]
    luck = sum(roll.luck[seat] for roll in report.rolls if roll.luck is not None and seat in playing[roll.ply])
    return Performance(len(costs), sum(costs), luck, report.source.unit, report.source.exact)


def costs_file(game: AnyGame) -> Path:
    """Where a game keeps what its bots' decisions cost, if that was measured: beside its rules."""
    package, _, module = type(game).__module__.rpartition(".")
    return package_file(package or module, "level_costs.json")


@cache
def level_costs(game_id: str) -> LevelCosts | None:
    """What was measured of a game's bots; None where nothing was."""
    path = costs_file(find_game(game_id))
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=LevelCosts)
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None
