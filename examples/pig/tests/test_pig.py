"""Pig passes the conformance suite, and plays by its rules."""

from __future__ import annotations

from rollhouse_pig.game import GAME

from rollhouse import check_game


def test_the_game_keeps_its_promises() -> None:
    check_game(GAME)


def test_a_one_loses_the_turn() -> None:
    state = GAME.start(GAME.setup({"first": 0}))
    for text in ("roll 6", "again", "roll 1"):
        state = GAME.play(state, GAME.parse(text))
    assert (state.turn, state.scores, state.pot) == (1, (0, 0), 0)


def test_holding_scores_and_reaching_the_target_wins() -> None:
    state = GAME.start(GAME.setup({"first": 1, "target": 10}))
    for text in ("roll 6", "again", "roll 4", "hold"):
        state = GAME.play(state, GAME.parse(text))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
