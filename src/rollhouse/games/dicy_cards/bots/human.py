"""Players who err like people: often a little, seldom much, never absurdly."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.human_error import choose_with_human_error
from rollhouse.games.dicy_cards.bots.choosing import estimate, exact_evaluator
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState

__all__ = ["CasualBot", "HumanBot", "NewcomerBot", "NoviceBot"]

_SHARE_PER_TURN = 0.25
"""What a turn is worth in shares of the win, to err as much alone as in company."""


class HumanBot:
    """Knows what every move is worth, and takes each the more seldom the more it gives away."""

    heat: float
    """A move that gives away so much of the win, between two, is taken 1/e times as often as the best one."""
    worst: float
    """Nothing that gives away more than this is ever done."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """One of the moves, by what it is worth."""
        evaluator = exact_evaluator(state) or estimate(state)
        scale = _SHARE_PER_TURN if evaluator.unit == "turns" else state.setup.players / 2  # of a smaller share, the same part
        options = evaluator.options(state)
        most = max(option.value for option in options)
        costs = [(most - option.value) * scale for option in options]
        legal: list[DicyMove] = [option.move for option in options]
        return choose_with_human_error(legal, costs, _kind, self.heat, self.worst, rng)


def _kind(move: DicyMove) -> tuple[str, str]:
    return type(move).__name__, getattr(move, "card", "")


class CasualBot(HumanBot):
    """Somebody who plays now and then."""

    heat = 0.045
    worst = 0.22


class NoviceBot(HumanBot):
    """Somebody who has just learnt the rules."""

    heat = 0.105
    worst = 0.36


class NewcomerBot(HumanBot):
    """Somebody who is still learning the rules."""

    heat = 0.17
    worst = 0.5
