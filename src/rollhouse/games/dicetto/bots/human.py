"""The levels below the expert: its knowledge, with the errors of people."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.human_error import ErringBot, level_errors, setting_name
from rollhouse.games.dicetto.bots.network_bots import ExpertBot
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState

_PACKAGE = "rollhouse.games.dicetto"


class HumanBot(ErringBot):
    """The expert with an error rate, which its level has with or without Bonus cards and for this number of players."""

    def __init__(self, level: str, error: float | None = None) -> None:
        """`error` replaces the level's error rate, to measure others."""
        self._level, self._error = level, error
        self._expert = ExpertBot()

    def costs(self, state: DicettoState, moves: Sequence[DicettoMove]) -> Sequence[float]:
        """The cost of each move by the expert's values."""
        values: list[float] = self._expert.player(state).values(state, moves)[:, 0].tolist()
        most = max(values)
        return [most - value for value in values]

    def error(self, state: DicettoState) -> float:
        """The error rate."""
        if self._error is not None:
            return self._error
        return level_errors(_PACKAGE).error(self._level, setting_name({"bonus": state.setup.bonus}), state.setup.players)

    def kind(self, move: DicettoMove) -> tuple[str, int]:
        """The kind of a move: what it does, with which card."""
        return type(move).__name__, getattr(move, "spot", -1)
