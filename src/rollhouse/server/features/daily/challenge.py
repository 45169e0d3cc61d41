"""What the challenge of a day is: a game, its setting and a bot that plays the same way every time. Its dice are in the store."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from rollhouse.core.registry import game as find_game

__all__ = ["BOT", "SEAT", "game_of", "setup_of"]

BOT = "greedy"
"""Draws nothing by chance: to the same play it always answers the same."""
SEAT = 0
"""Where the person sits, and begins."""
_GAMES: tuple[tuple[str, dict[str, Any]], ...] = (("dicy-cards", {"mode": "glacial", "target": 60}), ("dicetto", {"cards_to_win": 6}))
"""In turn, a day each: settings that take some ten minutes."""


def game_of(day: date) -> str:
    """The game of a day."""
    return _GAMES[day.toordinal() % len(_GAMES)][0]


def setup_of(day: date) -> dict[str, Any]:
    """Its setting, for two; the person begins."""
    name, settings = _GAMES[day.toordinal() % len(_GAMES)]
    built: dict[str, Any] = msgspec.to_builtins(find_game(name).setup({**settings, "players": 2, "first": SEAT}))
    return built
