"""Bots that err like people: often a little, seldom much, never absurdly."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.human_error import choose_with_human_error
from rollhouse.games.dicy_cards.bots.expert import estimate, exact_evaluator
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState

_SHARE_PER_TURN = 0.25
"""The share of the win that equals a turn, so that bots err as much solo as at a table."""


class HumanBot:
    """Knows the value of every move, and chooses each the more seldom the more it costs."""

    heat: float
    """A move that costs this share of the win, for two players, is chosen 1/e times as often as the best one."""
    worst: float
    """No move that costs more than this is ever chosen."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """A move, drawn by the costs."""
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
    """Plays like an occasional player."""

    heat = 0.045
    worst = 0.22


class NoviceBot(HumanBot):
    """Plays like a player who has just learnt the rules."""

    heat = 0.105
    worst = 0.36


class NewcomerBot(HumanBot):
    """Plays like a player who is still learning the rules."""

    heat = 0.17
    worst = 0.5
