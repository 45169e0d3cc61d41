"""What a puzzle of Dicy Cards is about, and how hard it is."""

from __future__ import annotations

from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator
from rollhouse.games.dicy_cards.evaluation.scene import Scene
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DicyState, legal
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.turn_values import turn_values

_BLUNDER_COST = 0.1
"""A share of the win."""


def level(evaluator: TurnEvaluator, state: DicyState) -> int:
    """The puzzle's level, by the move of a player who ignores the others: 1 if it is the best, 2 if it costs something, 3 for a blunder."""
    scene = Scene(evaluator, state)
    cost = scene.best.value - scene.values[solo_move(state)]
    return 1 if cost <= EQUAL_TOLERANCE else 2 if cost < _BLUNDER_COST else 3


def solo_move(state: DicyState) -> DicyMove:
    """The move after which the seat would need the fewest turns in a solo game."""
    solo = solve_solo(state.cards, state.setup.target)
    score = min(state.scores[state.to_act], state.setup.target - 1)
    moves = legal(state)
    if not state.waiting:
        turn = turn_values(state.cards, solo.prospects(score))
        return max(turn.options(state.active[state.turn], state.dice, moves), key=lambda option: option.value).move  # type: ignore[no-any-return]  # moves of any game
    return min(moves, key=lambda move: solo.expected(score, _after(state, move)))


def _after(state: DicyState, move: DicyMove) -> int:
    assert isinstance(move, Freeze | Reset)
    return state.active[state.to_act] ^ 1 << state.cards.index(move.card)


def theme(evaluator: TurnEvaluator, state: DicyState) -> Message:
    """The puzzle's theme: the first that applies."""
    scene = Scene(evaluator, state)
    best = scene.best.move
    if state.waiting:
        return say("dicy-theme-reaction")
    if scene.last_turn() is not None:
        return say("dicy-theme-last")
    if isinstance(best, Score):
        if CARDS[best.card].effect and scene.touched(best.card):
            return say("dicy-theme-effect")
        return say("dicy-theme-fewer" if scene.tempts(best) else "dicy-theme-score")
    second = max((option for option in scene.options if option.move != best), key=lambda option: option.value).move
    same_dice = isinstance(second, Freeze) and isinstance(best, Freeze) and second.reroll == best.reroll
    return say("dicy-theme-card" if same_dice else "dicy-theme-dice")
