"""Evaluators for bots, and the choice of the best move."""

from __future__ import annotations

from collections.abc import Sequence

from rollhouse.core.evaluate import Valued
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator, evaluator, network_evaluator
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import RULES_VERSION, DicyState

__all__ = ["estimate", "exact_evaluator", "first_best"]


def exact_evaluator(state: DicyState) -> TurnEvaluator | None:
    """The exact evaluator of this game, if it is available at once."""
    found = evaluator(state, RULES_VERSION, prepare=False, progress=lambda done: None)
    return found if found is not None and found.exact else None


def estimate(state: DicyState) -> TurnEvaluator:
    """The evaluator that needs no tablebase: exact for one player, the value network's for more."""
    known = exact_evaluator(state) if state.setup.players == 1 else None
    return known or network_evaluator(state)


def first_best(options: Sequence[Valued]) -> DicyMove:
    """The best move; of equals the first."""
    found: DicyMove = max(options, key=lambda option: option.value).move
    return found
