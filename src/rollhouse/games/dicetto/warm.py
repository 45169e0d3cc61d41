"""Warm-up: a first evaluation for every number of players, which compiles the code, or loads what was compiled before."""

from __future__ import annotations

from rollhouse.core.game import CHANCE
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation.evaluators import evaluator
from rollhouse.games.dicetto.setup import PLAYERS, read_setup


def warm_up() -> None:
    """Evaluate a position for every number of players; the first time on a machine that takes about half a minute."""
    for players in PLAYERS:
        state = rules.start(read_setup({"players": players, "first": 0}))
        while state.to_act == CHANCE:
            state = rules.step(state, rules.outcomes(state).moves[0])
        found = evaluator(state)
        assert found is not None
        while state.rolls_left:
            found.options(state)
            state = rules.step(state, rules.legal(state)[0])
        found.options(state)
