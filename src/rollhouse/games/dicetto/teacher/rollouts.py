"""Positions played to the end by the evaluator's own moves: the yardstick for what it says of them.

The luck of dice and duels is taken out, as backgammon programs do: a turn that could be expected to end at one value and ended at another
is booked with the difference, which is 0 on average. What is left is what the evaluator did not foresee from turn to turn. So a rollout
is as right as a plain one, and some ten times fewer are needed.
"""

from __future__ import annotations

import random
from threading import local

import numpy as np

from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation.judge import learned
from rollhouse.games.dicetto.evaluation.player import pile_of, table_of
from rollhouse.games.dicetto.evaluation.playout import play_out
from rollhouse.games.dicetto.evaluation.tables import KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.turn import Room, make_room
from rollhouse.games.dicetto.moves import DONE
from rollhouse.games.dicetto.rules import DICE, DicettoState
from rollhouse.games.dicetto.teacher.evaluators import JudgedEvaluator

__all__ = ["TO_THE_END", "played_on", "rolled_out"]

TO_THE_END = 1_000_000
"""Turns."""

_Shares = tuple[float, ...]

_KINDS = np.array(KIND_OF, np.int64)
_mine = local()


def rolled_out(evaluator: JudgedEvaluator, state: DicettoState, rng: random.Random, turns: int = TO_THE_END) -> _Shares:
    """What each seat gets in one game from here, less the luck that can be told. Its mean is what the position is worth in such play.

    After so many whole `turns` the rest is left to the evaluator.
    """
    total = evaluator.values(state)
    state, seen = _end_of_turn(evaluator, state, rng)
    if state.to_act == NOBODY:
        return tuple(so_far + got - was for so_far, got, was in zip(total, evaluator.values(state), seen, strict=True))
    found = played_on(state, seen, rng, turns)
    return tuple(so_far + change for so_far, change in zip(total, found, strict=True))


def played_on(state: DicettoState, seen: _Shares, rng: random.Random, turns: int = TO_THE_END) -> _Shares:
    """One game from the beginning of a turn: what it brought each seat beyond what was seen of it, less the luck that can be told."""
    players = state.setup.players
    judge, room = learned(players), _room(players)
    total, known = np.zeros(players), np.array(seen)
    chance = np.array([rng.getrandbits(63) | 1], np.uint64)
    play_out(dice_tables(), judge, table_of(state), state.rolls_left, turns, pile_of(state), chance, _KINDS, room, total, known)
    return tuple(total.tolist())


def _room(players: int) -> Room:
    rooms: dict[int, Room] = _mine.__dict__.setdefault("rooms", {})
    if players not in rooms:
        rooms[players] = make_room(players, learned(players))
    return rooms[players]


def _end_of_turn(evaluator: JudgedEvaluator, state: DicettoState, rng: random.Random) -> tuple[DicettoState, _Shares]:
    """The beginning of the next turn, and what the end of this one was worth; where none has begun yet, what is there now."""
    seen = evaluator.values(state)
    seat = state.turn
    while state.to_act != NOBODY and state.turn == seat and not ((state.rolling == DICE and not state.dice) or rules.draw_due(state)):
        if state.to_act == CHANCE:
            move = rules.outcomes(state).sample(rng)
        else:
            move = best_of(evaluator.options(state)).move
            if move == DONE:
                seen = evaluator.outlook(state, move)
        state = rules.step(state, move)
    return state, seen
