"""The strongest bot where the game is not solved, and the choice of the best move that other bots share with it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.evaluate import Valued
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator, evaluator, network_evaluator
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import RULES_VERSION, DicyState


class ExpertBot:
    """Plays every turn exactly, for the largest share of the win by the value network; solo, for the fewest turns."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """The best move."""
        return first_best(estimate(state).options(state))


def exact_evaluator(state: DicyState) -> TurnEvaluator | None:
    """The exact evaluator of this game, if it is available at once."""
    known = evaluator(state, RULES_VERSION, prepare=False, progress=lambda done: None)
    return known if known is not None and known.exact else None


def estimate(state: DicyState) -> TurnEvaluator:
    """The evaluator that needs no tablebase: exact for one player, the value network's for more."""
    known = exact_evaluator(state) if state.setup.players == 1 else None
    return known or network_evaluator(state)


def first_best(options: Sequence[Valued]) -> DicyMove:
    """The best move; of equals the first."""
    best: DicyMove = max(options, key=lambda option: option.value).move
    return best
