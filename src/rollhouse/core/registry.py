"""The registry of games: the packages of `rollhouse.games` with a `game` module, and the entry points of other packages.

A new game is a package there, or an entry point in the group `rollhouse.games` named by the game's id:
`pig = "rollhouse_pig.game:GAME"`. A faulty entry point is logged and left out; the other games still load.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rollhouse import games as shipped
from rollhouse.core.errors import SetupError, did_you_mean
from rollhouse.core.game import AnyGame, Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["all_games", "game", "game_package", "game_packages", "offered", "package_folder", "shipped_packages"]

_log = logging.getLogger(__name__)

_GROUP = "rollhouse.games"
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in the order of their ranks.

    >>> list(all_games())
    ['dicy-cards', 'dicetto']
    """
    found: dict[str, AnyGame] = {}
    for package in shipped_packages():
        one: AnyGame = importlib.import_module(f"{package}.game").GAME
        found[one.id] = one
    for point in offered(_GROUP):
        if point.name in found:
            _log.warning("game entry point ignored, its name is taken: %r (%s)", point.name, point.value)
        elif problem := _problem(point):
            _log.warning("game entry point ignored: %r (%s): %s", point.name, point.value, problem)
        else:
            found[point.name] = point.load()
    return dict(sorted(found.items(), key=lambda item: (item[1].rank, item[0])))


def game(name: str) -> AnyGame:
    """The game with this id.

    Raises:
        SetupError: `setup/game` for an unknown id; `setup/game-broken` for a game of another package that can't be loaded.

    """
    try:
        return all_games()[name]
    except KeyError:
        for point in offered(_GROUP):
            if point.name == name:
                raise SetupError("setup/game-broken", value=name, location=f"{point.value}: {_problem(point)}") from None
        known = sorted(all_games())
        raise SetupError("setup/game", value=name, reason=did_you_mean(name, known), expected=known) from None


@cache
def game_packages() -> tuple[str, ...]:
    """The package of every game, which also holds its catalogues and commands. No game is imported."""
    others = [_package(point) for point in offered(_GROUP)]
    return tuple(dict.fromkeys([*shipped_packages(), *(package for package in others if _is_there(package))]))


def game_package(name: str) -> str:
    """The package of the game with this id; errors as for `game`."""
    game(name)
    own = next((package for package in shipped_packages() if importlib.import_module(f"{package}.game").GAME.id == name), None)
    return own or next(_package(point) for point in offered(_GROUP) if point.name == name)


def package_folder(package: str) -> Path:
    """The folder of a package; `ModuleNotFoundError` if there is none."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package)
    return Path(next(iter(spec.submodule_search_locations)))


def offered(group: str) -> list[EntryPoint]:
    """The entry points of a group, sorted by name; none with `ROLLHOUSE_ENTRY_POINTS=off`."""
    if os.environ.get("ROLLHOUSE_ENTRY_POINTS") == "off":
        return []
    from importlib.metadata import entry_points  # as slow to import as a game, so only when games are listed

    return sorted(entry_points(group=group), key=lambda point: (point.name, point.value))


def _package(point: EntryPoint) -> str:
    return point.module.rpartition(".")[0] or point.module


def shipped_packages() -> list[str]:
    """The packages of the built-in games. No game is imported."""
    folders = sorted(info.name for info in pkgutil.iter_modules(shipped.__path__) if info.ispkg)
    packages = [f"{shipped.__name__}.{folder}" for folder in folders]
    return [package for package in packages if importlib.util.find_spec(f"{package}.game") is not None]


def _is_there(package: str) -> bool:
    try:
        package_folder(package)
    except Exception:  # another package may raise any error; `all_games` logs it
        return False
    return True


def _problem(point: EntryPoint) -> str:
    """The reason why this entry point is no valid game; empty if it is one."""
    try:
        one = point.load()
    except Exception as error:  # another package may raise any error
        return f"{type(error).__name__}: {error}"
    if not isinstance(one, Game):
        return f"it is a {type(one).__name__}, not an instance of rollhouse.core.game.Game"
    called = getattr(one, "id", None)
    if called != point.name or not _ID.fullmatch(point.name):
        return f"the game's id is {called!r}; an entry point is called by its game's id, in small letters, digits and dashes"
    return ""
