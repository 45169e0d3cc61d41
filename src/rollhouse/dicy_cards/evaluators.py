"""What positions of Dicy Cards are worth: exactly alone and for two, from the solved tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from rollhouse.core.evaluate import Progress, Unit, Valued
from rollhouse.core.game import NOBODY
from rollhouse.core.messages import Message, say
from rollhouse.dicy_cards import explain, rules
from rollhouse.dicy_cards.moves import DicyMove
from rollhouse.dicy_cards.rules import DicyState
from rollhouse.dicy_cards.solver.look import TurnValues, look
from rollhouse.dicy_cards.solver.solo import SoloTable, solve_solo
from rollhouse.dicy_cards.solver.table_file import Tables, tables_folder
from rollhouse.dicy_cards.solver.two import TwoTable

__all__ = ["SoloEvaluator", "TurnEvaluator", "TwoPlayerEvaluator", "evaluator"]

_TURNS_KEPT = 256


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


class TwoPlayerEvaluator(TurnEvaluator):
    """From the solved table: exact up to its gap."""

    exact = True

    def __init__(self, table: TwoTable) -> None:
        self.table = table
        self.error = table.gap
        self.name = f"two-player table to {table.target}: {' '.join(table.cards)}"
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)

    def about(self) -> Message:
        return say("dicy-values-two", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        firsts_turn = state.turn == state.first
        return self._turn(_first_then_second(state, state.scores), state.active[1 - state.turn], firsts_turn)

    def _look(self, scores: tuple[int, int], other_row: int, firsts_turn: bool) -> TurnValues:
        return look(self.table.cards, self.table.prospects(scores, other_row, firsts_turn), self.table.dice)

    def between(self, state: DicyState) -> tuple[float, ...]:
        share = self.table.first_share(
            _first_then_second(state, state.scores), _first_then_second(state, state.active), state.turn == state.first
        )
        return (share, 1.0 - share) if state.first == 0 else (1.0 - share, share)

    def within(self, state: DicyState) -> tuple[float, ...]:
        share = self.turn(state).keep(state.active[state.turn], state.dice)
        return (share, 1.0 - share) if state.turn == 0 else (1.0 - share, share)

    def final(self, state: DicyState) -> tuple[float, ...]:
        winners = rules.winners(state.scores, state.active)
        return tuple((seat in winners) / len(winners) for seat in range(2))


class SoloEvaluator(TurnEvaluator):
    """Alone: the turns that the whole game will have taken, with a minus sign."""

    exact = True
    unit: Unit = "turns"

    def __init__(self, table: SoloTable) -> None:
        self.table = table
        self.error = table.gap
        self.name = f"solo table to {table.target}: {' '.join(table.cards)}"
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)

    def about(self) -> Message:
        return say("dicy-values-solo", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(state.scores[0], state.round - 1)

    def _look(self, score: int, spent: int) -> TurnValues:
        return look(self.table.cards, self.table.prospects(score, spent))

    def between(self, state: DicyState) -> tuple[float, ...]:
        return (1.0 - state.round - self.table.expected(state.scores[0], state.active[0]),)

    def within(self, state: DicyState) -> tuple[float, ...]:
        return (self.turn(state).keep(state.active[0], state.dice),)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return (-float(state.round),)


def evaluator(state: DicyState, rules_version: int, *, prepare: bool, progress: Progress) -> TurnEvaluator | None:
    """The evaluator for the game that this position belongs to; None before the cards are dealt, or while its table is not there."""
    if not state.cards or state.first < 0:
        return None
    match state.setup.players:
        case 1:
            return _solo(state.cards, state.setup.target)
        case 2:
            tables = _tables(tables_folder(), rules_version)
            table = tables.find(state.cards, state.setup.target)
            if table is None and prepare:
                table = tables.solve(state.cards, state.setup.target, progress=progress)
            return None if table is None else _two(table)
    return None


@lru_cache(maxsize=16)
def _solo(cards: tuple[str, ...], target: int) -> SoloEvaluator:
    return SoloEvaluator(solve_solo(cards, target))


@lru_cache(maxsize=16)
def _two(table: TwoTable) -> TwoPlayerEvaluator:
    return TwoPlayerEvaluator(table)


@cache
def _tables(folder: Path, rules_version: int) -> Tables:
    return Tables(folder, rules_version)


def _first_then_second(state: DicyState, by_seat: tuple[int, ...]) -> tuple[int, int]:
    return by_seat[state.first], by_seat[1 - state.first]
