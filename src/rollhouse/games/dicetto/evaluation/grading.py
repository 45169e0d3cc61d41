"""What a puzzle of Dicetto is about, and how hard it is."""

from __future__ import annotations

from functools import cache

import numpy as np

from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.messages import Message, say
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation.evaluators import NetworkEvaluator
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.player import TurnPlayer
from rollhouse.games.dicetto.evaluation.scene import Scene
from rollhouse.games.dicetto.moves import DicettoMove, Done, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState

_BLUNDER_COST = 0.1
_EQUAL_COST = 0.005
_CLEAR_DIFFERENCE = 0.03
"""All in shares of the win."""


@cache
def _counter(players: int) -> TurnPlayer:
    return TurnPlayer(handmade(players), players)


def counting_points(state: DicettoState) -> DicettoMove:
    """The move of a player who works the turn out exactly, but only counts the points of cards that may hold."""
    moves = rules.legal(state)
    return moves[int(np.argmax(_counter(state.setup.players).values(state, moves)[:, 0]))]


def level(evaluator: NetworkEvaluator, state: DicettoState) -> int:
    """The puzzle's level, by the move of a player who only counts points: 1 if it is right, 2 if it costs something, 3 for a blunder."""
    scene = Scene(evaluator, state)
    cost = scene.best.value - scene.values[counting_points(state)]
    return 1 if cost < _EQUAL_COST else 2 if cost < _BLUNDER_COST else 3


def theme(evaluator: NetworkEvaluator, state: DicettoState) -> Message:
    """The puzzle's theme: the first that applies."""
    scene = Scene(evaluator, state)
    best = scene.best.move
    worse = [option for option in scene.options if option.value < scene.best.value - max(_EQUAL_COST, EQUAL_TOLERANCE)]
    second = max(worse, key=lambda option: option.value).move
    for won in (True, False):
        if abs(scene.closed(best, won=won) - scene.closed(second, won=won)) >= _CLEAR_DIFFERENCE:
            return say("dicetto-theme-end")
    match best:
        case Reroll():
            return say("dicetto-theme-dice")
        case Keep():
            return say("dicetto-theme-keep")
        case Done():
            return say("dicetto-theme-done")
        case Place(spot=spot) if scene.duels(best):
            return say("dicetto-theme-duel")
        case Place(spot=spot) if state.spots[spot].dice:
            return say("dicetto-theme-take")
    if isinstance(second, Place) and isinstance(best, Place) and second.spot == best.spot:
        return say("dicetto-theme-strength")
    return say("dicetto-theme-card")
