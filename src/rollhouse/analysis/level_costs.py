"""What the decisions of a game's bots cost, measured."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from rollhouse.analysis.game_data import game_file, read_game_file
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game


class LevelCost(msgspec.Struct, frozen=True):
    """What a bot's decisions cost on average."""

    bot: str
    cost: float
    """Share of the win."""
    reach: float
    """Half the width of its 95 % interval."""
    game_cost: float
    """What all decisions of a game cost one player. Levels are ranked by it: a weak bot may take many cheap decisions to a bad end."""
    spread: float
    """The standard deviation of that."""


class LevelCosts(msgspec.Struct, frozen=True):
    """What the decisions of a game's bots cost in one setting; docs/levels.md has the figures."""

    setting: str
    """What `setting_name` makes of one of the game's `level_settings`."""
    players: int
    exact: bool
    """Whether the values are exact, or estimates."""
    levels: tuple[LevelCost, ...]
    """The weakest first."""


def costs_file(game: AnyGame) -> Path:
    """The path of what a decision of each of a game's bots costs, beside its rules; the file need not exist."""
    return game_file(game, "level_costs.json")


@cache
def all_level_costs(game_id: str) -> tuple[LevelCosts, ...]:
    """The measured costs of a game's bots, the usual setting first; empty where they were not measured."""
    return read_game_file(costs_file(find_game(game_id)), tuple[LevelCosts, ...]) or ()


def level_costs(game_id: str, setting: str | None, players: int) -> LevelCosts | None:
    """The measured costs with so many players in one setting, or in the usual one; None where they were not measured."""
    found = (costs for costs in all_level_costs(game_id) if costs.players == players)
    return next((costs for costs in found if setting is None or costs.setting == setting), None)
