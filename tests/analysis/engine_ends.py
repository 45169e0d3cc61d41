"""How a turn ends, worked out once more from the engine itself: exact fractions, and at each choice the first of the best moves."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple

from rollhouse.core.evaluate import Evaluator
from rollhouse.core.game import CHANCE
from rollhouse.games.dicy_cards.cards import points
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import DicyMove, Score, Skip
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DicyState


class End(NamedTuple):
    """Which card was scored (none: a skip), for how many points, and which cards are Active then, a bit each."""

    card: str
    points: int
    row: int

    @property
    def active(self) -> int:
        """How many cards are Active then."""
        return self.row.bit_count()


Distribution = dict[End, Fraction]


def engine_ends(evaluator: Evaluator, state: DicyState, move: DicyMove) -> Distribution:
    """The chance of every end of the turn after this move."""
    if state not in _LAST or _LAST[state].evaluator is not evaluator:
        _LAST.clear()
        _LAST[state] = _Walk(evaluator)
    return _LAST[state].after(state, move)


def at_least(ends: Distribution, total: int) -> Fraction:
    return sum((chance for end, chance in ends.items() if end.points >= total), Fraction(0))


class _Walk:
    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self._known: dict[tuple[int, tuple[int, ...]], Distribution] = {}

    def after(self, state: DicyState, move: DicyMove) -> Distribution:
        row = state.active[state.turn]
        if isinstance(move, Score):
            return {End(move.card, points(move.card, move.dice), row & ~(1 << state.cards.index(move.card))): Fraction(1)}
        if isinstance(move, Skip):
            return {End("", 0, ALL_ACTIVE): Fraction(1)}
        rolling = GAME.apply(state, move)
        assert rolling.to_act == CHANCE
        outcomes = GAME.outcomes(rolling)
        total: Distribution = defaultdict(Fraction)
        for roll, chance in zip(outcomes.moves, outcomes.probabilities(), strict=True):
            for end, part in self.best(GAME.apply(rolling, roll)).items():
                total[end] += chance * part
        return dict(total)

    def best(self, state: DicyState) -> Distribution:
        key = (state.active[state.turn], state.dice)
        if key not in self._known:
            option = max(self.evaluator.options(state), key=lambda one: one.value)
            self._known[key] = self.after(state, option.move)
        return self._known[key]


_LAST: dict[DicyState, _Walk] = {}
"""The walk from the position last asked about: what a turn can come to is much the same after each of its moves."""
