"""The solver a second time: slow, obvious and exact. Every move through the engine's own `legal`, `outcomes` and `apply`, in fractions.

With six dice one turn alone has over a million moves. With two or three dice the game is the same, only smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction

import pytest
from msgspec.structs import replace

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DicyState
from rollhouse.games.dicy_cards.setup import DicySetup


@contextmanager
def fewer_dice(count: int) -> Iterator[None]:
    """Turns begin with so many dice."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rules, "DICE", count)
        yield


class _Twin:
    """What positions are worth to the first player, who sits on seat 0 and wants much; the other one wants little."""

    worst = Fraction(0)
    """No position is worth less."""

    def __init__(self, cards: tuple[str, ...], target: int, players: int) -> None:
        # Straight past the checks of `setup`: such short games are for this proof only.
        self.setup = DicySetup(players=players, first=0, mode="custom", cards=cards, target=target)
        self.known: dict[tuple[int, ...], dict[DicyState, Fraction]] = {}
        """By the scores: all that happens at one pair of scores hangs together by its skips."""

    def turn(self, scores: tuple[int, ...], rows: tuple[int, ...], seat: int = 0) -> DicyState:
        """The beginning of a turn."""
        rolling = rules.DICE if rows[seat] else 0
        start = rules.start(self.setup)
        return replace(start, to_act=CHANCE if rolling else seat, turn=seat, scores=scores, active=rows, rolling=rolling)

    def value(self, state: DicyState) -> Fraction:
        """What the position is worth."""
        if state.round > 1:  # which round it is changes nothing
            state = replace(state, round=1)
        if state.scores not in self.known and max(state.scores) < self.setup.target:
            self._close(state.scores)
        known = self.known.setdefault(state.scores, {})
        if state not in known:
            known[state] = self._expanded(state)
        return known[state]

    def _expanded(self, state: DicyState) -> Fraction:
        if state.to_act == GAME_OVER:
            return self.final(state)
        if state.to_act == CHANCE:
            outcomes = GAME.outcomes(state)
            found = zip(outcomes.moves, outcomes.probabilities(), strict=True)
            return sum((chance * self.after(state, move) for move, chance in found), Fraction(0))
        values = [self.after(state, move) for move in GAME.legal(state)]
        return max(values) if state.to_act == 0 else min(values)

    def after(self, state: DicyState, move: DicyMove) -> Fraction:
        """What it is worth once this move is made."""
        return self.value(GAME.apply(state, move))

    def final(self, state: DicyState) -> Fraction:
        winners = rules.winners(state.scores, state.active)
        return Fraction(int(0 in winners), len(winners))

    def _close(self, scores: tuple[int, ...]) -> None:
        """Find the value of the one position that skips lead back to, so that everything else at these scores follows from it.

        As a function of it, the position's own value is made of straight pieces: two points of the right piece give the fixed point, and
        that it is one is checked without rounding.
        """
        loop = self.turn(scores, (ALL_ACTIVE,) * len(scores))

        def once(guess: Fraction) -> Fraction:
            self.known[scores] = {loop: guess}
            return self._expanded(loop)

        guess = self.worst
        for _ in range(20):
            one = once(guess)
            if one == guess:
                return
            two = once(one)
            slope = (two - one) / (one - guess)
            assert slope < 1, "no player ever scores: there is no value"
            guess += (one - guess) / (1 - slope)
        raise AssertionError("no fixed point")


class TwoTwin(_Twin):
    """Two players."""

    def __init__(self, cards: tuple[str, ...], target: int) -> None:
        super().__init__(cards, target, players=2)


class SoloTwin(_Twin):
    """Alone: the turns that are still needed, with a minus sign."""

    worst = Fraction(-1000)

    def __init__(self, cards: tuple[str, ...], target: int) -> None:
        super().__init__(cards, target, players=1)

    def final(self, state: DicyState) -> Fraction:
        return Fraction(0)

    def after(self, state: DicyState, move: DicyMove) -> Fraction:
        """A turn that ends costs one."""
        after = GAME.apply(state, move)
        return self.value(after) - int(after.to_act == GAME_OVER or after.round > state.round)
