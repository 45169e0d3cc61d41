"""Bots that duels and the challenge of the day count on: to the same position they always answer the same, and draw nothing by chance."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rollhouse.core.record import positions
from rollhouse.core.registry import game as find_game
from rollhouse.play.bots import find_bot
from rollhouse.server.features.competitions.match_scoring import BOTS
from rollhouse.server.features.daily.challenge import BOT
from tests.walks import walk

LOOKED_AT = 16
SETUPS = (
    ("dicy-cards", {"players": 2, "target": 40}),
    ("dicy-cards", {"players": 3, "mode": "d", "target": 40}),
    ("dicetto", {"players": 2, "cards_to_win": 3}),
    ("dicetto", {"players": 4, "cards_to_win": 3}),
)


def test_the_challenge_has_such_a_bot() -> None:
    assert BOT in BOTS


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_id", "options"), SETUPS, ids=lambda one: one if isinstance(one, str) else f"{one['players']} players")
def test_the_same_position_has_the_same_answer_for_any_seed_and_after_any_other(
    game_id: str, options: dict[str, object], name: str
) -> None:
    game = find_game(game_id)
    decisions = (state for _, state in positions(walk(game_id, options, 5)) if state.to_act >= 0 and len(game.legal(state)) > 1)
    states = list(islice(decisions, LOOKED_AT))
    assert len(states) == LOOKED_AT

    def answers(seed: int, order: int) -> list[object]:
        bot, rng = find_bot(game, name), random.Random(seed)
        before = rng.getstate()
        found = [bot.choose(state, game.legal(state), rng) for state in states[::order]]
        assert rng.getstate() == before, "nothing was drawn"
        return found[::order]

    assert answers(1, 1) == answers(2, -1)
