"""The perfect bot: it plays from the solved game for two, and as the expert while that is being solved."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.bots.expert import ExpertBot, exact_evaluator, first_best
from rollhouse.games.dicy_cards.bots.solving import SOLVING
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState


class PerfectBot:
    """Plays perfectly solo and for two. With more players, where the game is not solved, it plays as the expert."""

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
        """Why it does not play perfectly now; None where it does."""
        if state.setup.players > 2:
            return say("dicy-note-unsolved")
        if not state.cards or state.first < 0 or exact_evaluator(state) is not None:
            return None
        return SOLVING.note(state)
