"""Players who err like people: often a little, seldom much, never absurdly."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from rollhouse.games.dicetto.bots.judging import JudgingBot
from rollhouse.games.dicetto.evaluation.judge import learned
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState

__all__ = ["CasualBot", "HumanBot", "NoviceBot"]

_OF_A_KIND = 3


class HumanBot(JudgingBot):
    """Knows what every move is worth, and takes each the more seldom the more it gives away."""

    heat: float
    """A move that gives away so much of the win is taken 1/e times as often as the best one."""
    worst: float
    """Nothing that gives away more than this is ever done."""

    def __init__(self) -> None:
        super().__init__(learned)

    def choose(self, state: DicettoState, moves: Sequence[DicettoMove], rng: random.Random) -> DicettoMove:
        """One of the moves, by what it is worth."""
        if len(moves) == 1:
            return moves[0]
        values = self.player(state).values(state, moves)[:, 0]
        considered = _considered(moves, values.tolist())
        most = max(value for _, value in considered)
        weights = [exp((value - most) / self.heat) if most - value <= self.worst else 0.0 for _, value in considered]
        return rng.choices(considered, weights)[0][0]


def _considered(moves: Sequence[DicettoMove], values: Sequence[float]) -> list[tuple[DicettoMove, float]]:
    """What a person would think of: the best few of each kind. That there are 15 ways to reroll does not make rerolling more likely."""
    kinds: dict[tuple[str, int], list[tuple[DicettoMove, float]]] = {}
    for move, value in sorted(zip(moves, values, strict=True), key=lambda option: -option[1]):
        kinds.setdefault((type(move).__name__, getattr(move, "spot", -1)), []).append((move, value))
    return [option for kind in kinds.values() for option in kind[:_OF_A_KIND]]


class CasualBot(HumanBot):
    """Somebody who plays now and then."""

    heat = 0.012
    worst = 0.1


class NoviceBot(HumanBot):
    """Somebody who has just learnt the rules."""

    heat = 0.035
    worst = 0.2
