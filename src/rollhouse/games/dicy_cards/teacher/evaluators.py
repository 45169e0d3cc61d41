"""What positions of Dicy Cards are worth: exactly alone and for two, from the solved tablebases; by the learned judge everywhere else."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from rollhouse.core.evaluate import Progress, Unit
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.solo import SoloTablebase, solve_solo
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.turn.turn_values import TurnValues, turn_values
from rollhouse.games.dicy_cards.teacher.learned import learned_evaluator
from rollhouse.games.dicy_cards.teacher.turn_evaluator import TurnEvaluator, won
from rollhouse.lowlevel.compiled import compiling

__all__ = ["SoloEvaluator", "TwoPlayerEvaluator", "estimator", "evaluator"]

_TURNS_KEPT = 256


class TwoPlayerEvaluator(TurnEvaluator):
    """From the solved tablebase: exact up to its gap."""

    exact = True

    def __init__(self, tablebase: Tablebase) -> None:
        self.tablebase = tablebase
        self.error = tablebase.gap
        self.name = f"two-player tablebase to {tablebase.target}: {' '.join(tablebase.cards)}"
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)

    def about(self) -> Message:
        return say("dicy-values-two", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        firsts_turn = state.turn == state.first
        return self._turn(_first_then_second(state, state.scores), state.active[1 - state.turn], firsts_turn)

    def _look(self, scores: tuple[int, int], other_row: int, firsts_turn: bool) -> TurnValues:
        return turn_values(self.tablebase.cards, self.tablebase.prospects(scores, other_row, firsts_turn), self.tablebase.dice)

    def between(self, state: DicyState) -> tuple[float, ...]:
        share = self.tablebase.first_share(
            _first_then_second(state, state.scores), _first_then_second(state, state.active), state.turn == state.first
        )
        return (share, 1.0 - share) if state.first == 0 else (1.0 - share, share)

    def within(self, state: DicyState) -> tuple[float, ...]:
        share = self.turn(state).keep(state.active[state.turn], state.dice)
        return (share, 1.0 - share) if state.turn == 0 else (1.0 - share, share)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return won(state)


class SoloEvaluator(TurnEvaluator):
    """Alone: the turns that the whole game will have taken, with a minus sign."""

    exact = True
    unit: Unit = "turns"

    def __init__(self, tablebase: SoloTablebase) -> None:
        self.tablebase = tablebase
        self.error = tablebase.gap
        self.name = f"solo tablebase to {tablebase.target}: {' '.join(tablebase.cards)}"
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)

    def about(self) -> Message:
        return say("dicy-values-solo", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(state.scores[0], state.round - 1)

    def _look(self, score: int, spent: int) -> TurnValues:
        return turn_values(self.tablebase.cards, self.tablebase.prospects(score, spent))

    def between(self, state: DicyState) -> tuple[float, ...]:
        return (1.0 - state.round - self.tablebase.expected(state.scores[0], state.active[0]),)

    def within(self, state: DicyState) -> tuple[float, ...]:
        return (self.turn(state).keep(state.active[0], state.dice),)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return (-float(state.round),)


def evaluator(state: DicyState, rules_version: int, *, prepare: bool, progress: Progress) -> TurnEvaluator | None:
    """The evaluator for the game that this position belongs to; None before the cards are dealt, or while its tablebase is not there.

    With `prepare`, `progress` hears of it at once: the first time on a machine much is compiled before anything can be counted.
    """
    if not state.cards or state.first < 0:
        return None
    match state.setup.players:
        case 1:
            return _solo(state.cards, state.setup.target)
        case 2:
            tablebases = _folder(cache_folder(), rules_version)
            tablebase = tablebases.find(state.cards, state.setup.target)
            if tablebase is None and prepare:
                progress(0.0)
                tablebase = tablebases.solve(state.cards, state.setup.target, progress=progress)
            return None if tablebase is None else _two(tablebase)
    return learned_evaluator(state)


def estimator(state: DicyState, rules_version: int, *, progress: Progress) -> TurnEvaluator | None:
    """What can be had at once: the evaluator when it is there, else the estimate; None before the cards are dealt.

    The first time on a machine it has to be compiled, and `progress` hears of that.
    """
    if not state.cards or state.first < 0:
        return None
    with compiling(progress):
        found = evaluator(state, rules_version, prepare=False, progress=progress) or learned_evaluator(state)
        if state.to_act >= 0:
            found.options(state)
    return found


@lru_cache(maxsize=16)
def _solo(cards: tuple[str, ...], target: int) -> SoloEvaluator:
    return SoloEvaluator(solve_solo(cards, target))


@lru_cache(maxsize=16)
def _two(tablebase: Tablebase) -> TwoPlayerEvaluator:
    return TwoPlayerEvaluator(tablebase)


@cache
def _folder(folder: Path, rules_version: int) -> TablebaseFolder:
    return TablebaseFolder(folder, rules_version)


def _first_then_second(state: DicyState, by_seat: tuple[int, ...]) -> tuple[int, int]:
    return by_seat[state.first], by_seat[1 - state.first]
