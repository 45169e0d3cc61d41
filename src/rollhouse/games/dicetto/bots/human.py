"""Bots that err like people: often a little, seldom much, never absurdly."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rollhouse.core.human_error import choose_with_human_error
from rollhouse.games.dicetto.bots.network_bots import NetworkBot
from rollhouse.games.dicetto.evaluation.value_network import trained_network
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState


class HumanBot(NetworkBot):
    """Knows the value of every move, and chooses each the more seldom the more it costs."""

    heat: float
    """A move that costs this share of the win, for two players, is chosen 1/e times as often as the best one."""
    worst: float
    """No move that costs more than this is ever chosen."""

    def __init__(self) -> None:
        super().__init__(trained_network)

    def choose(self, state: DicettoState, moves: Sequence[DicettoMove], rng: random.Random) -> DicettoMove:
        """A move, drawn by the costs."""
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
    """Plays like an occasional player."""

    heat = 0.02
    worst = 0.12


class NoviceBot(HumanBot):
    """Plays like a player who has just learnt the rules."""

    heat = 0.05
    worst = 0.24


class NewcomerBot(HumanBot):
    """Plays like a player who is still learning the rules."""

    heat = 0.065
    worst = 0.3
