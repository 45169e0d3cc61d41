"""The measured strength of a game's bots in Elo points: the fixed points of the players' ratings."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rollhouse.analysis.game_data import game_file, read_game_file
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game


def anchors_file(game: AnyGame) -> Path:
    """The path of a game's bot ratings, beside its rules; the file need not exist."""
    return game_file(game, "level_ratings.json")


@cache
def anchors(game_id: str) -> dict[str, int]:
    """Elo points by bot, the weakest first and with 0; empty where they were not measured. docs/levels.md has the figures."""
    return read_game_file(anchors_file(find_game(game_id)), dict[str, int]) or {}
