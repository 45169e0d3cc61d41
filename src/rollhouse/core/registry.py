"""Which games there are: every folder of `rollhouse.games` that has a `game` module, and whatever other packages offer.

Adding a game is adding a folder here, or an entry point of `rollhouse.games` in another package (`pig = "pig_for_rollhouse.game:GAME"`).
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rollhouse import games as shipped
from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["all_games", "game", "game_packages", "package_folder"]

_GROUP = "rollhouse.games"


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id: the house's own first, then those of other packages."""
    found: dict[str, AnyGame] = {}
    for package in _shipped():
        one: AnyGame = importlib.import_module(f"{package}.game").GAME
        found[one.id] = one
    for point in _offered():
        one = point.load()
        found.setdefault(one.id, one)  # nobody replaces a game of the house
    return found


def game(name: str) -> AnyGame:
    """The game with this id, or `setup/game`."""
    try:
        return all_games()[name]
    except KeyError:
        raise SetupError("setup/game", came=name, allowed=sorted(all_games())) from None


@cache
def game_packages() -> tuple[str, ...]:
    """The package of every game, with its words and commands beside it. No game is imported for that."""
    return tuple(dict.fromkeys([*_shipped(), *(point.module.rpartition(".")[0] or point.module for point in _offered())]))


def package_folder(package: str) -> Path:
    """Where a package lies."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(next(iter(spec.submodule_search_locations)))


def _shipped() -> list[str]:
    folders = sorted(info.name for info in pkgutil.iter_modules(shipped.__path__) if info.ispkg)
    packages = [f"{shipped.__name__}.{folder}" for folder in folders]
    return [package for package in packages if importlib.util.find_spec(f"{package}.game") is not None]


def _offered() -> list[EntryPoint]:
    from importlib.metadata import entry_points  # as slow to import as a game: not before somebody asks for games

    return sorted(entry_points(group=_GROUP), key=lambda point: point.name)
