"""Who can say what a position is worth: a perfect table, a bot's estimate, anything that keeps this promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from rollhouse.core.messages import Message

__all__ = ["EQUAL", "Consistent", "Evaluator", "Progress", "Unit", "Valued", "best_of", "cost_error"]

Unit: TypeAlias = Literal["share", "turns"]
"""What values are counted in: shares of the win (a shared win is a half), or turns still needed, with a minus sign. More is better."""

Progress: TypeAlias = Callable[[float], None]
"""A function that is called with the done share of some work, from 0 to 1. To stop the work, it raises."""

EQUAL: Final = 1e-9
"""Moves whose values are this close are equally good: tables are exact to no more than that."""


class Valued(NamedTuple):
    """A move and what it is worth to whoever makes it."""

    move: Any
    value: float


def best_of(options: Sequence[Valued]) -> Valued:
    """The best option. Of equally good ones the simplest, which is the one with the fewest words, and of those the first."""
    most = max(option.value for option in options)
    return min((option for option in options if option.value >= most - EQUAL), key=lambda option: str(option.move).count(" "))


def cost_error(evaluator: Evaluator) -> float:
    """How far what an evaluator says of a move's cost may be off, 95 times in 100: its `cost_error`, where it has measured one.

    Costs compare moves of one turn. They are much surer than values: what is misjudged for all of them cancels.
    """
    return float(getattr(evaluator, "cost_error", 0.0))


class Evaluator(Protocol):
    """Values for every position of one game, from the moment its setting is settled.

    An exact one is consistent: before a roll a position is worth the mean of what it is worth after it, and before a decision what
    its best move is worth.
    """

    name: str
    """For programs: which tables or which estimate."""
    unit: Unit
    exact: bool
    error: float
    """How far a value can be off: the certified gap of an exact one, the half-width of the interval of an estimate."""

    def about(self) -> Message:
        """Where the values come from, for people."""
        ...

    def values(self, state: Any) -> tuple[float, ...]:
        """What the position is worth to each seat."""
        ...

    def options(self, state: Any) -> Sequence[Valued]:
        """Every legal move of the seat that is to act, in the order of `legal`, with what it is worth to that seat."""
        ...

    def clue(self, state: Any) -> Message:
        """The first half of a hint: what to look at, without the move."""
        ...

    def why(self, state: Any, move: Any) -> Message:
        """What speaks against `move` and for the best one, or what makes it the best: a true sentence with the odds."""
        ...


@runtime_checkable
class Consistent(Evaluator, Protocol):
    """An estimate that agrees with itself within a turn, as an exact evaluator does in all of the game.

    Before a roll a position is worth the mean of what it is worth after it, and before a decision what its best move is worth. Only from
    one turn to the next may it see what it did not foresee.
    """

    def outlook(self, state: Any, move: Any) -> tuple[float, ...]:
        """What a legal move makes of the position for each seat, as far as this turn can tell."""
        ...
