"""How a turn of Dicetto ends, worked out from the engine alone: every outcome of chance, and the best option of the evaluator each time."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

from rollhouse.core.evaluate import Evaluator, best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.evaluation.ends import End
from rollhouse.games.dicetto.evaluation.evaluators import evaluator as find_evaluator
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE, DicettoMove, Duel
from rollhouse.games.dicetto.rules import DicettoState
from tests.expecting import instance, present


def evaluator_of(state: DicettoState) -> Evaluator:
    return present(find_evaluator(state))


@cache
def best_move(state: DicettoState) -> DicettoMove:
    return instance(DicettoMove, best_of(evaluator_of(state).options(state)).move)


def alike(state: DicettoState) -> bool:
    """Whether two cards on the table look the same: then it does not matter which of them gets the dice."""
    looks = [spot.card.partition("#")[0] for spot in state.spots]
    return len(set(looks)) < len(looks)


def lying(state: DicettoState) -> End:
    return tuple(sum(spot.dice) if spot.seat == state.turn else 0 for spot in state.spots)


@cache
def engine_finals(state: DicettoState, move: DicettoMove | None = None) -> dict[DicettoState, float]:
    """The positions in which the turn is ended, each with its probability, after this move, or from here on with the best play."""
    if move is None:
        if state.to_act != CHANCE:
            move = best_move(state)
        elif state.duel >= 0:  # ties are rolled again: both are equally likely in the end
            return mean([(1.0, GAME.apply(state, Duel(6, 1))), (1.0, GAME.apply(state, Duel(1, 6)))])
        else:
            outcomes = GAME.outcomes(state)
            weights = outcomes.weights or (1,) * len(outcomes)
            return mean([(weight, GAME.apply(state, one)) for weight, one in zip(weights, outcomes.moves, strict=True)])
    if move == DONE:
        return {state: 1.0}
    return engine_finals(GAME.apply(state, move))


def mean(states: list[tuple[float, DicettoState]]) -> dict[DicettoState, float]:
    total = sum(weight for weight, _ in states)
    found: defaultdict[DicettoState, float] = defaultdict(float)
    for weight, state in states:
        for final, chance in engine_finals(state).items():
            found[final] += weight / total * chance
    return dict(found)


def engine_ends(state: DicettoState, move: DicettoMove | None = None) -> dict[End, float]:
    """Each end of the turn with its probability."""
    found: defaultdict[End, float] = defaultdict(float)
    for final, chance in engine_finals(state, move).items():
        found[lying(final)] += chance
    return dict(found)


def play_on(state: DicettoState, rng: random.Random, until: int) -> DicettoState:
    """Play on with all players' best moves, up to the turn of this seat or the end of the game; the last position before that."""
    while True:
        move = GAME.outcomes(state).sample(rng) if state.to_act == CHANCE else best_move(state)
        after = GAME.apply(state, move)
        if after.to_act == GAME_OVER or after.turn == until != state.turn:
            return state
        state = after
