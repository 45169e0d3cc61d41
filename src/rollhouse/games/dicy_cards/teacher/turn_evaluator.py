"""What every evaluator of Dicy Cards has in common: it knows what the end of a turn is worth, and from that everything within the turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rollhouse.core.evaluate import Unit, Valued
from rollhouse.core.game import NOBODY
from rollhouse.core.messages import Message
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.turn.turn_values import TurnValues
from rollhouse.games.dicy_cards.teacher import explain

__all__ = ["TurnEvaluator", "won"]


class TurnEvaluator(ABC):
    """An evaluator that knows what the end of a turn is worth, and from that everything within the turn."""

    name: str
    unit: Unit = "share"
    exact: bool
    error: float

    @abstractmethod
    def about(self) -> Message:
        """Where the values come from."""

    @abstractmethod
    def turn(self, state: DicyState) -> TurnValues:
        """The turn of the seat on turn, seen from that seat, whatever its own row and dice are."""

    @abstractmethod
    def between(self, state: DicyState) -> tuple[float, ...]:
        """What the position is worth to each seat when a turn is about to begin."""

    @abstractmethod
    def final(self, state: DicyState) -> tuple[float, ...]:
        """What each seat has got now that the game is over."""

    def values(self, state: DicyState) -> tuple[float, ...]:
        """What the position is worth to each seat."""
        if state.to_act == NOBODY:
            return self.final(state)
        if state.waiting:
            best = max(self.options(state), key=lambda option: option.value)
            return self.values(rules.step(state, best.move))
        if not state.dice and state.rolling in (0, rules.DICE):
            return self.between(state)
        return self.within(state)

    @abstractmethod
    def within(self, state: DicyState) -> tuple[float, ...]:
        """What the position is worth to each seat in the middle of a turn, before a roll or a decision of the seat on turn."""

    def options(self, state: DicyState) -> Sequence[Valued]:
        """Every legal move with its value to the seat that is to act."""
        moves = rules.legal(state)
        if state.waiting:
            return [Valued(move, self.values(rules.step(state, move))[state.to_act]) for move in moves]
        return self.turn(state).options(state.active[state.turn], state.dice, moves)

    def clue(self, state: DicyState) -> Message:
        """The first half of a hint."""
        return explain.clue(self, state)

    def why(self, state: DicyState, move: DicyMove) -> Message:
        """What speaks for or against a move."""
        return explain.why(self, state, move)


def won(state: DicyState) -> tuple[float, ...]:
    """Shares of a game that is over."""
    winners = rules.winners(state.scores, state.active)
    return tuple((seat in winners) / len(winners) for seat in range(state.setup.players))
