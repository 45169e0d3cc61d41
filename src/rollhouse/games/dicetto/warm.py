"""A first look at a position for every number of players, before anybody waits for one: that compiles, or loads what was compiled."""

from __future__ import annotations

from rollhouse.core.game import CHANCE
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.evaluation.evaluators import evaluator
from rollhouse.games.dicetto.setup import PLAYERS, read_setup

__all__ = ["warm_up"]


def warm_up() -> None:
    """A moment's work, once everything has been compiled on this machine; the first time it takes about half a minute."""
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
