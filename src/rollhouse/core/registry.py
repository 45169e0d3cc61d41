"""Which games there are: every folder of `rollhouse.games` that has a `game` module, and whatever other packages offer.

Adding a game is adding a folder here, or an entry point of `rollhouse.games` in another package (`pig = "pig_for_rollhouse.game:GAME"`).
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from rollhouse import games as shipped
from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame

__all__ = ["all_games", "game"]

_GROUP = "rollhouse.games"


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id: the house's own first, then those of other packages."""
    found: dict[str, AnyGame] = {}
    for package in sorted(info.name for info in pkgutil.iter_modules(shipped.__path__) if info.ispkg):
        if importlib.util.find_spec(f"{shipped.__name__}.{package}.game") is not None:
            one: AnyGame = importlib.import_module(f"{shipped.__name__}.{package}.game").GAME
            found[one.id] = one
    for point in sorted(entry_points(group=_GROUP), key=lambda point: point.name):
        one = _loaded(point)
        found.setdefault(one.id, one)  # nobody replaces a game of the house
    return found


def game(name: str) -> AnyGame:
    """The game with this id, or `setup/game`."""
    try:
        return all_games()[name]
    except KeyError:
        raise SetupError("setup/game", came=name, allowed=sorted(all_games())) from None


def _loaded(point: EntryPoint) -> AnyGame:
    one: AnyGame = point.load()
    return one
