"""Praise: the only good move, found, and a great find, which few levels would have made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal, TypeAlias, get_args

from rollhouse.analysis.marks import threshold
from rollhouse.core.bots import DrawingBot
from rollhouse.core.evaluate import Unit, Valued
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.messages import Message, say

Praise: TypeAlias = Literal["only", "great"]
"""`only`: every other move would have been a mistake. `great`: and most players of most levels would have made one of them."""

PRAISES: Final[tuple[Praise, ...]] = get_args(Praise)
"""From the lesser to the greater."""
_FOUND_CHANCE: Final = 0.5
"""A level finds a move that it chooses more often than not."""
_MAX_LEVELS_FINDING_GREAT: Final = 1
"""A great find is made by so many of the levels below the strongest at most."""


def praise(game: AnyGame, state: Any, options: Sequence[Valued], move: Any, unit: Unit, error: float = 0.0) -> Praise | None:
    """The praise that a move deserves; None for most.

    Args:
        game: The game.
        state: The position.
        options: Every legal move with its value.
        move: The move that was made.
        unit: The unit of the values.
        error: Half the width of the 95 % interval of a move's cost.

    """
    chosen = next(option.value for option in options if option.move == move)
    others = max((option.value for option in options if option.move != move), default=chosen)
    if chosen - others < threshold("mistake", unit, error):
        return None
    return "great" if game.ladder and _found_by(game, state, options, move) <= _MAX_LEVELS_FINDING_GREAT else "only"


def _found_by(game: AnyGame, state: Any, options: Sequence[Valued], move: Any) -> int:
    """The number of levels, without the strongest, that find a move."""
    moves = [option.move for option in options]
    place = moves.index(move)
    bots = (_level(game, level) for level in game.ladder[:-1])
    return sum(bot.chances(state, moves)[place] > _FOUND_CHANCE for bot in bots if isinstance(bot, DrawingBot))


@cache
def _level(game: AnyGame, level: str) -> Bot:
    return game.bots[level]()


def praise_name(found: Praise) -> Message:
    """The name of a praise."""
    return say(f"analysis-praise-{found}")
