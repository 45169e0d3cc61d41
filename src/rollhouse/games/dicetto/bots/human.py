"""Players who err like people: often a little, seldom much, never absurdly."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from rollhouse.games.dicetto.bots.judging import JudgingBot
from rollhouse.games.dicetto.evaluation.judge import learned
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState

__all__ = ["CasualBot", "HumanBot", "NewcomerBot", "NoviceBot"]

_OF_A_KIND = 3


class HumanBot(JudgingBot):
    """Knows what every move is worth, and takes each the more seldom the more it gives away."""

    heat: float
    """A move that gives away so much of the win, between two, is taken 1/e times as often as the best one."""
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
        scale = _fewer_to_lose(state.setup.players)
        costs = [(most - value) / scale for _, value in considered]
        weights = [exp(-cost / self.heat) if cost <= self.worst else 0.0 for cost in costs]
        return rng.choices(considered, weights)[0][0]


def _fewer_to_lose(players: int) -> float:
    """What a move can change, beside what it can between two: a seat has less to lose, and each move decides less of the game."""
    return (2 / players) ** 2


def _considered(moves: Sequence[DicettoMove], values: Sequence[float]) -> list[tuple[DicettoMove, float]]:
    """What a person would think of: the best few of each kind. That there are 15 ways to reroll does not make rerolling more likely."""
    kinds: dict[tuple[str, int], list[tuple[DicettoMove, float]]] = {}
    for move, value in sorted(zip(moves, values, strict=True), key=lambda option: -option[1]):
        kinds.setdefault((type(move).__name__, getattr(move, "spot", -1)), []).append((move, value))
    return [option for kind in kinds.values() for option in kind[:_OF_A_KIND]]


class CasualBot(HumanBot):
    """Somebody who plays now and then."""

    heat = 0.02
    worst = 0.12


class NoviceBot(HumanBot):
    """Somebody who has just learnt the rules."""

    heat = 0.045
    worst = 0.22


class NewcomerBot(HumanBot):
    """Somebody who is still learning the rules."""

    heat = 0.065
    worst = 0.3
