"""A good bot without tablebases: it plays for the fewest turns, and considers the other players when the end is near."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import MAX_POINTS
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.chances import overtaking_chances
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, TurnValues, turn_values

_OVERTAKEN_TURNS = 2.0
"""The cost of being overtaken after finishing."""

Floats = NDArray[np.float64]


class SkilledBot:
    """Plays for the fewest turns, allows for players who may still overtake it, and tries to overtake a player who has finished."""

    def choose(self, state: DicyState, moves: Sequence[DicyMove], rng: random.Random) -> DicyMove:
        """The move after which it expects to need the fewest turns."""
        if state.waiting:
            return min(moves, key=lambda move: _turns_after(state, move))
        values = self._turn(state).options(state.active[state.turn], state.dice, moves)
        return max(values, key=lambda option: option.value).move  # type: ignore[no-any-return]  # moves of any game

    def _turn(self, state: DicyState) -> TurnValues:
        score = state.scores[state.turn]
        most = max(state.scores)
        if most >= state.setup.target and most >= score:
            chase = _chase(state.cards, most - score)
            if chase.begin(rules.ALL_ACTIVE) > 0.0:
                return chase
        after = (state.turn + step for step in range(1, (state.first - state.turn - 1) % state.setup.players + 1))
        waiting = tuple((state.scores[seat], state.active[seat]) for seat in (one % state.setup.players for one in after))
        return _race(state.cards, state.setup.target, score, waiting)


def _turns_after(state: DicyState, move: DicyMove) -> float:
    """The turns that the reacting seat then expects to need."""
    assert isinstance(move, Freeze | Reset)
    row = state.active[state.to_act] ^ 1 << state.cards.index(move.card)
    solo = solve_solo(state.cards, state.setup.target)
    return solo.expected(min(state.scores[state.to_act], state.setup.target - 1), row)


@lru_cache(maxsize=256)
def _race(cards: tuple[str, ...], target: int, score: int, waiting: tuple[tuple[int, int], ...]) -> TurnValues:
    """A turn valued in turns; finishing is worth less where players who still move in this round may overtake."""
    prospects = solve_solo(cards, target).prospects(score)
    late = overtaking_chances(cards)
    for total in range(max(target - score, 1), MAX_POINTS + 1):
        safe = 1.0
        for theirs, row in waiting:
            safe *= 1.0 - float(late[min(score + total - theirs, MAX_POINTS + 1), row])
        prospects.after[:, total] -= _OVERTAKEN_TURNS * (1.0 - safe)
    return turn_values(cards, prospects)


@lru_cache(maxsize=64)
def _chase(cards: tuple[str, ...], needed: int) -> TurnValues:
    """A turn that needs more than `needed` points; a tie counts half."""
    after = Prospects.empty()
    for total in range(1, MAX_POINTS + 1):
        after[:, total] = 1.0 if total > needed else 0.5 if total == needed else 0.0
    return turn_values(cards, Prospects(after, 0.0))
