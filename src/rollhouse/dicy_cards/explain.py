"""Why a move is good or bad, and what to look at: true sentences from the odds of this very position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rollhouse.core.messages import Message, say
from rollhouse.dicy_cards.moves import DicyMove
from rollhouse.dicy_cards.rules import DicyState

if TYPE_CHECKING:
    from rollhouse.dicy_cards.evaluators import TurnEvaluator

__all__ = ["clue", "why"]


def clue(evaluator: TurnEvaluator, state: DicyState) -> Message:
    """What to look at, without the move."""
    return say("dicy-clue-compare")


def why(evaluator: TurnEvaluator, state: DicyState, move: DicyMove) -> Message:
    """What speaks against `move` and for the best one, or what makes it the best."""
    return say("dicy-why-compare")
