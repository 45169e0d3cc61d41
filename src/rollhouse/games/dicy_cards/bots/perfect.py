"""The perfect player: from the solved game for two; while that is being worked out, the expert, and it says so."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.bots.choosing import exact_evaluator, first_best
from rollhouse.games.dicy_cards.bots.expert import ExpertBot
from rollhouse.games.dicy_cards.bots.solving import SOLVING
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState

__all__ = ["PerfectBot"]


class PerfectBot:
    """Never gives anything away, alone or against one other. With more players, where nobody knows what is perfect, the expert plays."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """The best move, once the game is solved."""
        if state.setup.players > 2:
            return ExpertBot().choose(state, moves, rng)
        known = exact_evaluator(state)
        if known is not None:
            return first_best(known.options(state))
        SOLVING.begin(state)
        return ExpertBot().choose(state, moves, rng)

    def note(self, state: DicyState) -> Message | None:
        """Why it does not play perfectly just now."""
        if state.setup.players > 2:
            return say("dicy-note-unsolved")
        if not state.cards or state.first < 0 or exact_evaluator(state) is not None:
            return None
        return SOLVING.note(state)
