"""Positions from games that the evaluator plays against itself, with slips."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.rules import DicettoState
from tests.games.dicetto.teacher.engine_ends import best_move

__all__ = ["states_of"]


@cache
def states_of(players: int, seed: int, *, bonus: bool = True, cards_to_win: int = 10, slips: float = 0.2) -> tuple[DicettoState, ...]:
    """Every position of one game, from the first roll on."""
    return tuple(_played(players, seed, bonus, cards_to_win, slips))


def _played(players: int, seed: int, bonus: bool, cards_to_win: int, slips: float) -> Iterator[DicettoState]:
    rng = random.Random(seed)
    state = GAME.start(GAME.setup({"players": players, "bonus": bonus, "cards_to_win": cards_to_win, "first": 0}))
    while True:
        if state.turn >= 0:
            yield state
        if state.to_act == NOBODY:
            return
        if state.to_act == CHANCE:
            state = GAME.apply(state, GAME.outcomes(state).sample(rng))
        else:
            state = GAME.apply(state, rng.choice(GAME.legal(state)) if rng.random() < slips else best_move(state))
