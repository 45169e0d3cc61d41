"""The games for the frameworks of others: PettingZoo, Gymnasium, OpenSpiel, JAX. Each is an extra, and imported when it is asked for.

All of them use the game's own numbers (`game.tensors()`), so that what was learnt through one can be played through another.
"""

from __future__ import annotations

from typing import Any

from rollhouse.core.errors import SetupError
from rollhouse.core.extras import needs
from rollhouse.core.registry import game as find_game

__all__ = ["aec_env", "jax_env", "parallel_env", "register_gymnasium", "register_openspiel", "register_pettingzoo"]


def aec_env(game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> Any:
    """PettingZoo's AEC environment of a game (`rollhouse[pettingzoo]`); the options are those of the game: `players=3, mode="b"`."""
    with needs("pettingzoo"):
        from rollhouse.adapters.pettingzoo_envs import env

    return env(game, render_mode=render_mode, max_cycles=max_cycles, **options)


def parallel_env(game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> Any:
    """The same where everybody acts in every step, and only the action of the one who is to act counts (`rollhouse[pettingzoo]`)."""
    with needs("pettingzoo"):
        from rollhouse.adapters.pettingzoo_envs import ParallelGame

    return ParallelGame(game, render_mode=render_mode, max_cycles=max_cycles, **options)


def register_pettingzoo() -> tuple[str, ...]:
    """Make `pettingzoo.make("aec", "rollhouse/DicyCards-v1")` and its kin known, `"parallel"` ones too (`rollhouse[pettingzoo]`)."""
    with needs("pettingzoo"):
        from rollhouse.adapters.pettingzoo_envs import register

    return register()


def register_gymnasium() -> tuple[str, ...]:
    """Make `gymnasium.make("rollhouse/DicyCards-v1")` and its kin known (`rollhouse[gymnasium]`); their names."""
    with needs("gymnasium"):
        from rollhouse.adapters.gymnasium_env import register

    return register()


def register_openspiel() -> tuple[str, ...]:
    """Make `pyspiel.load_game("python_dicy_cards")` and its kin known (`rollhouse[openspiel]`); their names."""
    with needs("openspiel"):
        from rollhouse.adapters.openspiel_games import register

    return register()


def jax_env(game: str, **options: object) -> Any:
    """A game as arrays in the conventions of Pgx, thousands at once (`rollhouse[jax]`); the options are those of the game."""
    rules = find_game(game)
    env = rules.batch(rules.setup(options))
    if env is None:
        raise SetupError("setup/game", value=game)
    return env
