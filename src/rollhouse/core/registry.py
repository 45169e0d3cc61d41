"""Which games there are: every package beside this one that has a `game` module. Adding a game is adding a folder."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache

import rollhouse
from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame

__all__ = ["game", "games"]


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its id."""
    found: dict[str, AnyGame] = {}
    for package in sorted(info.name for info in pkgutil.iter_modules(rollhouse.__path__) if info.ispkg and info.name != "core"):
        if importlib.util.find_spec(f"rollhouse.{package}.game") is not None:
            one: AnyGame = importlib.import_module(f"rollhouse.{package}.game").GAME
            found[one.id] = one
    return found


def game(name: str) -> AnyGame:
    """The game with this id, or `setup/game`."""
    try:
        return games()[name]
    except KeyError:
        raise SetupError("setup/game", came=name, allowed=sorted(games())) from None
