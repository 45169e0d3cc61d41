"""How strong a game's bots are, in Elo points, as it was measured once: the fixed points that people's ratings hang on."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import game as find_game

__all__ = ["anchors", "anchors_file"]


def anchors_file(game: AnyGame) -> Path:
    """Where a game keeps how strong its bots are, if that was measured: beside its rules."""
    package, _, module = type(game).__module__.rpartition(".")
    return package_file(package or module, "level_ratings.json")


@cache
def anchors(game_id: str) -> dict[str, int]:
    """Elo points by bot, the weakest first and with 0; nothing where nobody has measured them. docs/levels.md has them for people."""
    path = anchors_file(find_game(game_id))
    if not path.is_file():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, int])
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None
