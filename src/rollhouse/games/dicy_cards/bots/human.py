"""The levels below the expert: its knowledge, with the errors of people."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.human_error import ErringBot, level_errors, setting_name
from rollhouse.games.dicy_cards.bots.expert import estimate
from rollhouse.games.dicy_cards.cards import mode_of
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState

_PACKAGE = "rollhouse.games.dicy_cards"
_SHARE_PER_TURN = 0.25
"""The share of the win that equals a turn, so that bots err as much solo as at a table for two."""


class HumanBot(ErringBot):
    """The expert with an error rate, which its level has in this game's mode and number of players."""

    def __init__(self, level: str, error: float | None = None) -> None:
        """`error` replaces the level's error rate, to measure others."""
        self._level, self._error = level, error

    def costs(self, state: DicyState, moves: Sequence[DicyMove]) -> Sequence[float]:
        """The cost of each move by the expert's values."""
        evaluator = estimate(state)
        scale = _SHARE_PER_TURN if evaluator.unit == "turns" else 1.0
        values = [option.value for option in evaluator.options(state)]
        most = max(values)
        return [(most - value) * scale for value in values]

    def error(self, state: DicyState) -> float:
        """The error rate; solo that of two players."""
        if self._error is not None:
            return self._error
        return level_errors(_PACKAGE).error(self._level, setting_name({"mode": mode_of(state.cards)}), max(2, state.setup.players))

    def kind(self, move: DicyMove) -> tuple[str, str]:
        """The kind of a move: what it does, with which card."""
        return type(move).__name__, getattr(move, "card", "")
