"""Players who work out their whole turn, exactly, and ask a judge what its ends are worth."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import numpy as np

from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.judge import Judge, learned
from rollhouse.games.dicetto.evaluation.player import TurnPlayer
from rollhouse.games.dicetto.moves import DicettoMove
from rollhouse.games.dicetto.rules import DicettoState

__all__ = ["ExpertBot", "JudgingBot", "SkilledBot"]


class JudgingBot:
    """Takes the move that is worth most to whoever makes it; of equals the first."""

    def __init__(self, judge: Callable[[int], Judge]) -> None:
        self._judge = judge
        self._players: dict[int, TurnPlayer] = {}

    def player(self, state: DicettoState) -> TurnPlayer:
        """Who works turns out at a table of this size."""
        seats = state.setup.players
        if seats not in self._players:
            self._players[seats] = TurnPlayer(self._judge(seats), seats)
        return self._players[seats]

    def choose(self, state: DicettoState, moves: Sequence[DicettoMove], rng: random.Random) -> DicettoMove:
        """Nothing here is left to chance."""
        if len(moves) == 1:
            return moves[0]
        return moves[int(np.argmax(self.player(state).values(state, moves)[:, 0]))]


class SkilledBot(JudgingBot):
    """Counts the points of cards that may hold, Bonus cards included, and looks no further than its turn."""

    def __init__(self) -> None:
        super().__init__(handmade)


class ExpertBot(JudgingBot):
    """Judges how a turn may end by what it has learnt from games against itself."""

    def __init__(self) -> None:
        super().__init__(learned)
