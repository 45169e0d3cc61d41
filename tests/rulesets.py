"""Rule sets by the name of their golden files: each mode and number of players, with and without optional rules."""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec

from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame, Setup, State
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game


class RuleSet(msgspec.Struct, frozen=True):
    """A game and the options to play it with."""

    game_id: str
    options: Mapping[str, object]

    @property
    def game(self) -> AnyGame:
        return find_game(self.game_id)

    @property
    def setup(self) -> Setup:
        setup: Setup = self.game.setup(self.options)
        return setup


RULE_SETS: dict[str, RuleSet] = {
    "dicy-cards-glacial": RuleSet("dicy-cards", {}),
    "dicy-cards-b": RuleSet("dicy-cards", {"mode": "b"}),
    "dicy-cards-c": RuleSet("dicy-cards", {"mode": "c"}),
    "dicy-cards-d": RuleSet("dicy-cards", {"mode": "d"}),
    "dicy-cards-interglacial": RuleSet("dicy-cards", {"mode": "interglacial"}),
    "dicy-cards-custom": RuleSet("dicy-cards", {"cards": "any_two three_lowest two_pairs five_different all_different"}),
    "dicy-cards-solo": RuleSet("dicy-cards", {"players": 1, "mode": "d"}),
    "dicy-cards-3-players": RuleSet("dicy-cards", {"players": 3, "first": 1}),
    "dicy-cards-4-players": RuleSet("dicy-cards", {"players": 4, "mode": "d", "first": "random"}),
    "dicy-cards-short": RuleSet("dicy-cards", {"target": 20}),
    "dicetto-2-players": RuleSet("dicetto", {"players": 2}),
    "dicetto-3-players": RuleSet("dicetto", {"players": 3, "first": 2}),
    "dicetto-4-players": RuleSet("dicetto", {"players": 4, "first": "random"}),
    "dicetto-2-players-no-bonus": RuleSet("dicetto", {"players": 2, "bonus": False}),
    "dicetto-3-players-no-bonus": RuleSet("dicetto", {"players": 3, "bonus": False}),
    "dicetto-4-players-no-bonus": RuleSet("dicetto", {"players": 4, "bonus": False}),
    "dicetto-short": RuleSet("dicetto", {"cards_to_win": 1}),
}


def whole_game(name: str) -> Record:
    """A whole game of this rule set: a greedy or a random bot moves, chosen by a generator that the name seeds."""
    rules = RULE_SETS[name]
    game, setup = rules.game, rules.setup
    rng = random.Random(name)
    record = Record.begin(game, setup, [f"seat {seat}" for seat in range(setup.players)])
    state: State = game.start(setup)
    while state.to_act != GAME_OVER:
        if state.to_act == CHANCE:
            move = game.outcomes(state).sample(rng)
        else:
            bot = game.bots["greedy" if rng.random() < 0.7 else "random"]()
            move = bot.choose(state, game.legal(state), rng)
        state = game.apply(state, move)
        record = record.then(move)
    return record.ended(game.outcome(state))
