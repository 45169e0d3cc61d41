"""Bots that work out their whole turn exactly, over a value network's estimate of its ends."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from rollhouse.games.dicetto.evaluation.player import TurnPlayer
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, trained_network
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState


class NetworkBot:
    """Takes the move that is worth most to itself; of equals the first."""

    def __init__(self, network: Callable[[int], ValueNetwork]) -> None:
        self._network = network
        self._players: dict[int, TurnPlayer] = {}

    def player(self, state: DicettoState) -> TurnPlayer:
        """The turn player for a table of this size."""
        seats = state.setup.players
        if seats not in self._players:
            self._players[seats] = TurnPlayer(self._network(seats), seats)
        return self._players[seats]

    def choose(self, state: DicettoState, moves: Sequence[DicettoMove], rng: random.Random) -> DicettoMove:
        """The best move."""
        if len(moves) == 1:
            return moves[0]
        return moves[int(np.argmax(self.player(state).values(state, moves)[:, 0]))]


class ExpertBot(NetworkBot):
    """Evaluates the ends of a turn by the network that was trained in self-play."""

    def __init__(self) -> None:
        super().__init__(trained_network)
