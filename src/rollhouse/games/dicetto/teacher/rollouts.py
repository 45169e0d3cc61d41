"""Positions played to the end by the evaluator's own moves: the yardstick for what it says of them.

The luck of dice and duels is taken out, as backgammon programs do: a turn that could be expected to end at one value and ended at another
is booked with the difference, which is 0 on average. What is left is what the evaluator did not foresee from turn to turn. So a rollout
is as right as a plain one, and some ten times fewer are needed.
"""

from __future__ import annotations

import random

from rollhouse.core.evaluate import best_of
from rollhouse.core.game import CHANCE, NOBODY
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.moves import DONE, Draw
from rollhouse.games.dicetto.rules import DICE, DicettoState
from rollhouse.games.dicetto.teacher.ends import after_end, sampled_turn
from rollhouse.games.dicetto.teacher.evaluators import JudgedEvaluator

__all__ = ["rolled_out"]

_Shares = tuple[float, ...]


def rolled_out(evaluator: JudgedEvaluator, state: DicettoState, rng: random.Random) -> _Shares:
    """What each seat gets in one game from here, less the luck that can be told. Its mean is what the position is worth in such play."""
    total = evaluator.values(state)
    state, seen = _end_of_turn(evaluator, state, rng)
    while state.to_act != NOBODY:
        state = _filled(state, rng)
        end, now, then = sampled_turn(state, rng)
        begun = _by_seat(state, now.tolist())
        total = _plus(total, begun, seen)
        seen = _by_seat(state, then.tolist())
        state = after_end(state, end)
    return _plus(total, evaluator.values(state), seen)


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


def _filled(state: DicettoState, rng: random.Random) -> DicettoState:
    while rules.draw_due(state):
        state = rules.step(state, Draw(rng.choice(state.pile)))
    return state


def _by_seat(state: DicettoState, shares: list[float]) -> _Shares:
    return tuple(shares[(seat - state.turn) % len(shares)] for seat in range(len(shares)))


def _plus(total: _Shares, now: _Shares, seen: _Shares) -> _Shares:
    return tuple(so_far + new - old for so_far, new, old in zip(total, now, seen, strict=True))
