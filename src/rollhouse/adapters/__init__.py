"""Environments for PettingZoo, Gymnasium, OpenSpiel and JAX. Each is an extra, imported on first use.

All of them use the game's own tensors (`game.tensors()`), so that an agent trained in one can play in another.

Example:
    >>> env = rollhouse.adapters.aec_env("dicy-cards", players=3, mode="b")

"""

from __future__ import annotations

from typing import Any

from rollhouse.core.errors import SetupError
from rollhouse.core.extras import needs
from rollhouse.core.registry import game as find_game

__all__ = ["aec_env", "jax_env", "parallel_env", "register_gymnasium", "register_openspiel", "register_pettingzoo"]


def aec_env(game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> Any:
    """A game as PettingZoo's AEC environment (`rollhouse[pettingzoo]`).

    Args:
        game: The game's id.
        render_mode: `human`, `ansi` or `rgb_array`; nothing is rendered by default.
        max_cycles: Decisions per player after which the game is truncated; no limit by default.
        options: The game's own options: `players=3, mode="b"`.

    Raises:
        MissingExtra: PettingZoo is not installed.
        SetupError: The game is unknown or has no tensors, or an option is not accepted.

    """
    with needs("pettingzoo"):
        from rollhouse.adapters.pettingzoo_envs import env

    return env(game, render_mode=render_mode, max_cycles=max_cycles, **options)


def parallel_env(game: str, *, render_mode: str | None = None, max_cycles: int | None = None, **options: object) -> Any:
    """A game as PettingZoo's parallel environment (`rollhouse[pettingzoo]`); arguments and errors as for `aec_env`.

    All agents act in every step, and only the action of the seat to act counts.
    """
    with needs("pettingzoo"):
        from rollhouse.adapters.pettingzoo_envs import ParallelGame

    return ParallelGame(game, render_mode=render_mode, max_cycles=max_cycles, **options)


def register_pettingzoo() -> tuple[str, ...]:
    """Register the games for `pettingzoo.make("aec", "rollhouse/DicyCards-v1")` and `"parallel"`; return their names."""
    with needs("pettingzoo"):
        from rollhouse.adapters.pettingzoo_envs import register

    return register()


def register_gymnasium() -> tuple[str, ...]:
    """Register the games for `gymnasium.make("rollhouse/DicyCards-v1")` (`rollhouse[gymnasium]`); return their names."""
    with needs("gymnasium"):
        from rollhouse.adapters.gymnasium_env import register

    return register()


def register_openspiel() -> tuple[str, ...]:
    """Register the games for `pyspiel.load_game("python_dicy_cards")` (`rollhouse[openspiel]`); return their names."""
    with needs("openspiel"):
        from rollhouse.adapters.openspiel_games import register

    return register()


def jax_env(game: str, **options: object) -> Any:
    """A game as arrays in the conventions of Pgx, for thousands of games at once (`rollhouse[jax]`).

    Raises:
        MissingExtra: JAX is not installed.
        SetupError: The game is unknown or has no array form, or an option is not accepted.

    """
    rules = find_game(game)
    env = rules.batch(rules.setup(options))
    if env is None:
        raise SetupError("setup/game", value=game)
    return env
