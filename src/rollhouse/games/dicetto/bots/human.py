"""Players who err like people: often a little, seldom much, never absurdly."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.human_error import choose_with_human_error
from rollhouse.games.dicetto.bots.judging import JudgingBot
from rollhouse.games.dicetto.evaluation.judge import learned
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState

__all__ = ["CasualBot", "HumanBot", "NewcomerBot", "NoviceBot"]


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
        values: list[float] = self.player(state).values(state, moves)[:, 0].tolist()
        most, scale = max(values), _fewer_to_lose(state.setup.players)
        costs = [(most - value) / scale for value in values]
        return choose_with_human_error(moves, costs, _kind, self.heat, self.worst, rng)


def _fewer_to_lose(players: int) -> float:
    """What a move can change, beside what it can between two: a seat has less to lose, and each move decides less of the game."""
    return (2 / players) ** 2


def _kind(move: DicettoMove) -> tuple[str, int]:
    return type(move).__name__, getattr(move, "spot", -1)


class CasualBot(HumanBot):
    """Somebody who plays now and then."""

    heat = 0.02
    worst = 0.12


class NoviceBot(HumanBot):
    """Somebody who has just learnt the rules."""

    heat = 0.05
    worst = 0.24


class NewcomerBot(HumanBot):
    """Somebody who is still learning the rules."""

    heat = 0.065
    worst = 0.3
