"""Dicy Cards: the implementation of `Teaching`."""

from __future__ import annotations

from rollhouse.core.evaluate import Evaluator, Progress
from rollhouse.core.extras import needs
from rollhouse.core.messages import Message
from rollhouse.core.teaching import IfMissing, Preparation, Taken, Teaching
from rollhouse.games.dicy_cards import error_kinds
from rollhouse.games.dicy_cards.evaluation import thumb
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import RULES_VERSION, DicyState
from rollhouse.games.dicy_cards.setup import MAX_BACKGROUND_TARGET


class DicyTeaching(Teaching[DicyState, DicyMove]):
    """Exact values alone and, once their tablebase is solved, for two players; the value network's otherwise."""

    def evaluator(self, state: DicyState, *, if_missing: IfMissing = "none", progress: Progress = lambda done: None) -> Evaluator | None:
        # Imported here: the solver brings a compiler along, and a game that is not analysed should start without it.
        with needs("solver"):
            from rollhouse.games.dicy_cards.evaluation.evaluators import estimator, evaluator

        if if_missing == "estimate":
            return estimator(state, RULES_VERSION, progress=progress)
        return evaluator(state, RULES_VERSION, prepare=if_missing == "prepare", progress=progress)

    def preparation(self, state: DicyState) -> Preparation:
        cost = float(state.setup.target)
        if state.setup.players != 2 or not state.cards or state.first < 0:
            return Preparation("none", cost)
        return Preparation("short" if state.setup.target <= MAX_BACKGROUND_TARGET else "long", cost)

    def rule_of_thumb(self, state: DicyState) -> tuple[Message, ...]:
        rule = thumb.rule_of_thumb(state)
        return () if rule is None else rule.words()

    def error_kind(self, state: DicyState, move: DicyMove, best: DicyMove) -> str:
        return error_kinds.error_kind(state, move, best)

    def taken(self, state: DicyState, move: DicyMove) -> Taken | None:
        return error_kinds.taken(state, move)
