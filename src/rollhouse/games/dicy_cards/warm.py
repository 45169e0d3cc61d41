"""Warm-up: a first move of every kind, which compiles the bots' code, or loads what was compiled before."""

from __future__ import annotations

import random

from rollhouse.core.game import CHANCE
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.bots.expert import ExpertBot
from rollhouse.games.dicy_cards.setup import TARGETS, read_setup


def warm_up() -> None:
    """Make a first move of every kind; the first time on a machine that takes about a minute."""
    for players in (1, 3):
        state = rules.start(read_setup({"players": players, "target": TARGETS[0], "first": 0}))
        while state.to_act == CHANCE:
            state = rules.step(state, rules.outcomes(state).moves[0])
        ExpertBot().choose(state, rules.legal(state), random.Random(0))
