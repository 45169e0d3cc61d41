"""Errors by kind, and cards that moves take: every game names what it tells apart."""

from __future__ import annotations

import random

import pytest

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game


@pytest.mark.parametrize("name", list(all_games()))
def test_every_error_kind_has_a_name(name: str) -> None:
    game, rng = find_game(name), random.Random(7)
    assert game.teaching is not None
    errors, cards = game.words.errors(), game.words.cards()
    seen: set[str] = set()
    for number in range(6):
        state = game.start(game.setup({"players": 2 + number % 2}))
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                state = game.apply(state, game.outcomes(state).sample(rng))
                continue
            moves = game.legal(state)
            move, best = rng.choice(moves), rng.choice(moves)
            if move != best:
                seen.add(game.teaching.error_kind(state, move, best))
            taken = game.teaching.taken(state, move)
            assert taken is None or (taken.card in cards and taken.points >= 0)
            state = game.apply(state, move)
    assert seen == set(errors), "each of them happens, and no other"


@pytest.mark.parametrize(
    ("name", "moves", "move", "best", "kind"),
    [
        ("dicy-cards", "roll 123456", "score straight 123456", "score odd 135", "wrong-card"),
        ("dicy-cards", "roll 123456", "score straight 123", "score straight 123456", "wrong-dice"),
        ("dicy-cards", "roll 123456", "score odd 135", "freeze low_six 6", "scored-too-soon"),
        ("dicy-cards", "roll 123456", "freeze low_six 6", "score straight 123456", "rolled-on"),
        ("dicy-cards", "roll 123456", "freeze low_six 6", "freeze low_six 56", "wrong-reroll"),
        ("dicy-cards", "roll 123456", "freeze low_six 6", "freeze odd 6", "wrong-frozen"),
        ("dicy-cards", "roll 123456", "skip", "freeze odd 6", "skipped"),
        ("dicy-cards", "roll 123456", "score odd 1", "skip", "did-not-skip"),
        ("dicy-cards", "roll 123456;score any_two 56", "freeze odd", "freeze straight", "wrong-reaction"),
        ("dicetto", "", "keep", "reroll 1", "stopped-rolling"),
        ("dicetto", "", "reroll 1", "keep", "rolled-on"),
        ("dicetto", "", "reroll 1", "reroll 11", "wrong-reroll"),
        ("dicetto", "keep", "place 1 11", "place 2 1", "wrong-card"),
        ("dicetto", "keep", "place 2 1", "place 2 11", "wrong-dice"),
        ("dicetto", "keep", "done", "place 1 11", "stopped-placing"),
        ("dicetto", "keep", "place 1 11", "done", "placed-on"),
    ],
)
def test_what_was_done_and_what_was_better_make_the_kind(name: str, moves: str, move: str, best: str, kind: str) -> None:
    game = find_game(name)
    state = game.start(game.setup({"first": 0} if name == "dicy-cards" else {"first": 0, "bonus": False}))
    before = "" if name == "dicy-cards" else "draw pair#1;draw number_1#1;draw three#1;draw chance#1;roll 1123;"
    for text in filter(None, (before + moves).split(";")):
        state = game.play(state, game.parse(text))
    assert {game.parse(move), game.parse(best)} <= set(game.legal(state))
    assert game.teaching is not None
    assert game.teaching.error_kind(state, game.parse(move), game.parse(best)) == kind


def test_a_card_that_is_taken_has_its_points() -> None:
    dicy = find_game("dicy-cards")
    state = dicy.play(dicy.start(dicy.setup({"first": 0})), dicy.parse("roll 123456"))
    assert dicy.teaching is not None
    assert dicy.teaching.taken(state, dicy.parse("score straight 2345")) == ("straight", 14)
    assert dicy.teaching.taken(state, dicy.parse("freeze straight 6")) is None
