"""The game, setup and bot of each day's challenge. The secret of its dice is in the store."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from rollhouse.core.registry import game as find_game

BOT = "greedy"
"""A deterministic bot: it answers the same play with the same moves."""
SEAT = 0
"""The seat of the player, who begins."""
_GAMES: tuple[tuple[str, dict[str, Any]], ...] = (("dicy-cards", {"mode": "glacial", "target": 60}), ("dicetto", {"cards_to_win": 6}))
"""The games take turns day by day; the settings make a game of some ten minutes."""


def game_of(day: date) -> str:
    """Return the game of a day."""
    return _GAMES[day.toordinal() % len(_GAMES)][0]


def setup_of(day: date) -> dict[str, Any]:
    """Return the setup of a day's game, for two players."""
    name, settings = _GAMES[day.toordinal() % len(_GAMES)]
    built: dict[str, Any] = msgspec.to_builtins(find_game(name).setup({**settings, "players": 2, "first": SEAT}))
    return built
