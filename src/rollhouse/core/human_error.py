"""Levels of strength: one expert that errs as people do. Small errors are frequent, large ones rare, absurd ones absent."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from math import exp, fsum, log
from typing import Any, Final

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError

__all__ = ["ERRING_LEVELS", "ErringBot", "Ladder", "LevelErrors", "level_errors", "move_chances", "setting_name"]

ERRING_LEVELS: Final = ("newcomer", "novice", "casual", "skilled")
"""The levels below the expert, the weakest first."""
_MOVES_PER_KIND: Final = 3
_MAX_ERROR_FACTOR: Final = 4.0
"""A move that costs more than so many times the error rate is never chosen."""


def move_chances(moves: Sequence[Any], costs: Sequence[float], kind: Callable[[Any], Hashable], error: float) -> list[float]:
    """The probability of each move, which falls with its cost by a factor of e for every `error`.

    Only the best few of a kind count: that there are 63 ways to reroll does not make rerolling more likely.

    Args:
        moves: The legal moves.
        costs: What each costs; 0 for the best one.
        kind: The kind of a move.
        error: The error rate. Without any, the best move is certain; of equals the first.

    """
    order = sorted(range(len(moves)), key=costs.__getitem__)
    weights = [0.0] * len(moves)
    seen: dict[Hashable, int] = {}
    for place in order if error > 0.0 else order[:1]:
        like = kind(moves[place])
        seen[like] = seen.get(like, 0) + 1
        if seen[like] <= _MOVES_PER_KIND and costs[place] <= _MAX_ERROR_FACTOR * error:
            weights[place] = exp(-costs[place] / error) if error > 0.0 else 1.0
    total = fsum(weights)
    return [weight / total for weight in weights]


class ErringBot(ABC):
    """Knows what every move costs, and chooses each the more seldom the more it costs."""

    _last: tuple[Any, list[float]] | None = None

    @abstractmethod
    def costs(self, state: Any, moves: Sequence[Any]) -> Sequence[float]:
        """The cost of each move, in shares of the win."""

    @abstractmethod
    def error(self, state: Any) -> float:
        """The error rate in the game of this position: the cost by which a move's probability falls by a factor of e."""

    @abstractmethod
    def kind(self, move: Any) -> Hashable:
        """The kind of a move."""

    def chances(self, state: Any, moves: Sequence[Any]) -> Sequence[float]:
        """The probability with which each of `moves` is chosen."""
        if self._last is None or self._last[0] is not state:
            self._last = (state, move_chances(moves, self.costs(state, moves), self.kind, self.error(state)))
        return self._last[1]

    def choose(self, state: Any, moves: Sequence[Any], rng: random.Random) -> Any:
        """A move, drawn by the costs."""
        return moves[0] if len(moves) == 1 else rng.choices(moves, self.chances(state, moves))[0]


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The error rates of the levels in one setting, calibrated so that each is about 115 Elo points above the one before."""

    setting: str
    """What `setting_name` makes of one of the game's `level_settings`."""
    players: int
    seed: int
    games: int
    """The games that they were calibrated with."""
    errors: dict[str, float]
    """By level, in shares of the win."""


class LevelErrors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`level_errors.json`: the measured error rates of a game's levels."""

    ladders: tuple[Ladder, ...]

    def error(self, level: str, setting: str, players: int) -> float:
        """A level's error rate; in a setting that was not calibrated the geometric mean of the others with as many players."""
        alike = [ladder for ladder in self.ladders if ladder.players == players]
        exact = [ladder for ladder in alike if ladder.setting == setting]
        return exp(fsum(log(ladder.errors[level]) for ladder in exact or alike) / len(exact or alike))


def setting_name(options: Mapping[str, object]) -> str:
    """The name of the setting with these options.

    >>> setting_name({"bonus": True})
    'bonus true'
    """
    return " ".join(f"{name} {value}".lower() for name, value in options.items())


@cache
def level_errors(package: str) -> LevelErrors:
    """The error rates that ship with the game in this package.

    Raises:
        DataError: The file's content is not of this kind.

    """
    path = package_file(package, "level_errors.json")
    try:
        return msgspec.json.decode(path.read_bytes(), type=LevelErrors)
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None
