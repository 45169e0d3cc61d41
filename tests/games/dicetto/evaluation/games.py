"""Positions from games of the greedy bot, with slips: the same for every evaluator."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.bots.greedy import GreedyBot
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.rules import DicettoState


@cache
def states_of(players: int, seed: int, *, bonus: bool = True, cards_to_win: int = 10, slips: float = 0.2) -> tuple[DicettoState, ...]:
    """Every position of one game, from the first roll on."""
    return tuple(_played(players, seed, bonus, cards_to_win, slips))


def _played(players: int, seed: int, bonus: bool, cards_to_win: int, slips: float) -> Iterator[DicettoState]:
    rng, greedy = random.Random(seed), GreedyBot()
    state = GAME.start(GAME.setup({"players": players, "bonus": bonus, "cards_to_win": cards_to_win, "first": 0}))
    while True:
        if state.turn >= 0:
            yield state
        if state.to_act == GAME_OVER:
            return
        if state.to_act == CHANCE:
            state = GAME.apply(state, GAME.outcomes(state).sample(rng))
        else:
            moves = GAME.legal(state)
            state = GAME.apply(state, rng.choice(moves) if rng.random() < slips else greedy.choose(state, moves, rng))
