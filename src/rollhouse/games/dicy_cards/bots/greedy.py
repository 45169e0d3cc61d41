"""An honest baseline for Dicy Cards: the most points at once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

from rollhouse.games.dicy_cards.cards import points, usual_points
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DicyState


class GreedyBot:
    """Takes the most points it can have at once, never rerolls, and skips when it has none. Gives up its weakest card, wakes its best."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """The best move by points now; ties go to the card that is usually worth least, to keep the others."""
        best = max(
            (move for move in moves if isinstance(move, Score)),
            key=lambda move: (points(move.card, move.dice), -usual_points(move.card)),
            default=None,
        )
        if best is not None:
            return best
        if state.waiting:
            return min(moves, key=_reaction_cost)
        return moves[-1]  # skip


def _reaction_cost(move: DicyMove) -> Fraction:
    match move:
        case Reset(card=card):
            return -usual_points(card)
        case Freeze(card=card):
            return usual_points(card)
    raise AssertionError(f"{move} is no reaction")
