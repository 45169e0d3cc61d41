"""With all six dice: a turn walked through the engine, move by move, from the tablebase's word on what comes after it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator, TwoPlayerEvaluator
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from tests.games.dicy_cards.solver.decks import EFFECTS, tablebase
from tests.games.dicy_cards.table import position

EXACT = 1e-12


def walker(evaluator: TurnEvaluator, turn: tuple[int, int]) -> Callable[[DicyState], float]:
    """Seat 0's share, by going through everything that can happen until this turn ends."""
    known: dict[DicyState, float] = {}

    def value(state: DicyState) -> float:
        if state.to_act == GAME_OVER or (state.round, state.turn) != turn:
            return float(evaluator.values(state)[0])
        if state not in known:
            if state.to_act == CHANCE:
                outcomes = GAME.outcomes(state)
                chances = zip(outcomes.moves, outcomes.weights or (), strict=True)
                known[state] = sum(weight * value(GAME.apply(state, move)) for move, weight in chances) / outcomes.total
            else:
                shares = [value(GAME.apply(state, move)) for move in GAME.legal(state)]
                known[state] = max(shares) if state.to_act == 0 else min(shares)
        return known[state]

    return value


def test_a_turn_is_worth_what_its_moves_lead_to() -> None:
    cards = EFFECTS
    evaluator = TwoPlayerEvaluator(tablebase(cards))
    rng = random.Random(20)
    for sample in range(6):
        first, seat = sample % 2, sample // 2 % 2
        rows = [rng.sample(cards, 2), rng.sample(cards, rng.randrange(6))]
        scores = [rng.randrange(20), rng.randrange(20)]
        if seat != first and sample > 2:
            scores[first] = rng.randrange(20, 30)  # a last turn
        if seat:
            rows.reverse()
        dice = "".join(str(rng.randint(1, 6)) for _ in range(6))
        state = position(dice, rows=rows, scores=scores, turn=seat, mode="custom", cards=cards, target=20, first=first)
        walk = walker(evaluator, (state.round, state.turn))
        begin = replace(state, to_act=CHANCE, dice=(), rolling=6)
        for here in (state, begin):
            assert evaluator.values(here)[0] == pytest.approx(walk(here), abs=EXACT)
            assert sum(evaluator.values(here)) == pytest.approx(1, abs=EXACT)
        for one in evaluator.options(state):
            share = walk(GAME.apply(state, one.move))
            assert one.value == pytest.approx(share if seat == 0 else 1 - share, abs=EXACT), one.move
