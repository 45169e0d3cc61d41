"""Rollouts: positions played to the end by the evaluator's own moves, to measure the evaluator's errors.

The luck of dice and duels is taken out, as backgammon programs do: the difference between the expected value of a turn's end and the
value of the end it came to is subtracted; it is 0 on average. What is left is what the evaluator did not foresee from turn to turn. The
mean is that of plain rollouts, and some ten times fewer are needed.
"""

from __future__ import annotations

import random
from functools import cache

import numpy as np

from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator
from rollhouse.games.dicetto.evaluation.player import TurnPlayer, pile_of, table_of
from rollhouse.games.dicetto.evaluation.tables import KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.value_network import trained_network
from rollhouse.games.dicetto.moves import DONE
from rollhouse.games.dicetto.rules import DICE, DicettoState
from scripts.train_dicetto.selfplay import play_out

_Shares = tuple[float, ...]

_KINDS = np.array(KIND_OF, np.int64)


def rolled_out(evaluator: NetworkEvaluator, state: DicettoState, rng: random.Random) -> _Shares:
    """The result of each seat in one game from here, without the luck of dice. Its mean is the value of the position in such play."""
    total = evaluator.values(state)
    state, seen = _end_of_turn(evaluator, state, rng)
    if state.to_act == GAME_OVER:
        return tuple(so_far + got - was for so_far, got, was in zip(total, evaluator.values(state), seen, strict=True))
    changes = played_on(state, seen, rng)
    return tuple(so_far + change for so_far, change in zip(total, changes, strict=True))


def played_on(state: DicettoState, seen: _Shares, rng: random.Random) -> _Shares:
    """Play one game from the beginning of a turn: what it brought each seat beyond what was `seen` of it, without the luck of dice."""
    players = state.setup.players
    player = _player(players)
    total, known = np.zeros(players), np.array(seen)
    chance = np.array([rng.getrandbits(63) | 1], np.uint64)
    table, cards = table_of(state), pile_of(state)
    play_out(dice_tables(), player.network, table, state.rolls_left, cards, chance, _KINDS, player.workspace(), total, known)
    return tuple(total.tolist())


@cache
def _player(players: int) -> TurnPlayer:
    return TurnPlayer(trained_network(players), players)


def _end_of_turn(evaluator: NetworkEvaluator, state: DicettoState, rng: random.Random) -> tuple[DicettoState, _Shares]:
    """The beginning of the next turn, and what the end of this one was worth; where none has begun yet, what is there now."""
    seen = evaluator.values(state)
    seat = state.turn
    while state.to_act != GAME_OVER and state.turn == seat and not ((state.rolling == DICE and not state.dice) or rules.draw_due(state)):
        if state.to_act == CHANCE:
            move = rules.outcomes(state).sample(rng)
        else:
            move = best_of(evaluator.options(state)).move
            if move == DONE:
                seen = evaluator.outlook(state, move)
        state = rules.step(state, move)
    return state, seen
