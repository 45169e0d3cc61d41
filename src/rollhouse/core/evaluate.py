"""The interface of evaluators: values of positions and moves, exact from a tablebase or estimated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable

from rollhouse.core.messages import Message

__all__ = ["EQUAL_TOLERANCE", "Consistent", "Evaluator", "PlaysOut", "Progress", "Unit", "Valued", "best_of", "cost_error"]

Unit: TypeAlias = Literal["share", "turns"]
"""The unit of values: shares of the win (a win shared by two is a half), or minus the turns still needed. More is better."""

Progress: TypeAlias = Callable[[float], None]
"""A function that is called with the done share of some work, from 0 to 1. To stop the work, it raises."""

EQUAL_TOLERANCE: Final = 1e-9
"""The difference up to which two values count as equal: tablebases are no more exact."""


class Valued(NamedTuple):
    """A move and its value for the player who makes it."""

    move: Any
    value: float


def best_of(options: Sequence[Valued]) -> Valued:
    """The best option; among equals the one with the fewest words, and among those the first."""
    most = max(option.value for option in options)
    return min((option for option in options if option.value >= most - EQUAL_TOLERANCE), key=lambda option: str(option.move).count(" "))


def cost_error(evaluator: Evaluator) -> float:
    """Half the width of the 95 % interval of a move's cost: the evaluator's `cost_error`, or 0 without one.

    Costs compare moves of one turn, so they are more exact than values: an error that all these moves share cancels.
    """
    return float(getattr(evaluator, "cost_error", 0.0))


class Evaluator(Protocol):
    """Values for every position of one game with a fixed setting.

    An exact evaluator is consistent: the value before a roll is the mean of the values after it, and the value before a decision that of
    the best move.
    """

    name: str
    """The tablebase or estimate, as an id for programs."""
    unit: Unit
    exact: bool
    error: float
    """The largest error of a value: the certified gap if exact, else half the width of the estimate's interval."""

    def about(self) -> Message:
        """The source of the values, as a message to users."""
        ...

    def values(self, state: Any) -> tuple[float, ...]:
        """The value of the position for each seat."""
        ...

    def options(self, state: Any) -> Sequence[Valued]:
        """Every legal move of the seat to act with its value for that seat, in the order of `legal`."""
        ...

    def clue(self, state: Any) -> Message:
        """The first half of a hint: what to look at, without the move."""
        ...

    def why(self, state: Any, move: Any, *, begins_turn: bool = True) -> Message:
        """The reason why `move` is the best one, or why another is better, with the odds: at most two sentences.

        What is true of the whole turn, such as that another player is about to win, is said only where the decision begins it.
        """
        ...


@runtime_checkable
class Consistent(Evaluator, Protocol):
    """An estimate that is consistent within a turn, as an exact evaluator is in the whole game.

    Its values before a roll and before a decision follow from those after it; only from one turn to the next may they differ.
    """

    def outlook(self, state: Any, move: Any) -> tuple[float, ...]:
        """The value of the position after a legal move for each seat, as far as this turn shows."""
        ...


@runtime_checkable
class PlaysOut(Evaluator, Protocol):
    """An estimate that can play positions on, to add what it does not foresee.

    Each game estimates the value of the position by itself, with the luck of its dice taken out. The mean of many is more exact than
    `values`.
    """

    def play_out(self, state: Any, *, until: int, games: int, skip: int = 0) -> Sequence[tuple[float, ...]]:
        """The estimates of each seat's value, one for each of so many games.

        The same number of a game means the same dice in the same turn, from any position of this game: positions that
        are compared differ by less luck then.

        Args:
            state: The position. Moves that are still to be made in its turn are the evaluator's best.
            until: The number of the turn, as `turn_number` counts them, before which play stops.
            games: The number of games.
            skip: The number of games that were played before, with other dice.

        """
        ...

    def turn_number(self, state: Any) -> int:
        """The number of turns before this position's."""
        ...
