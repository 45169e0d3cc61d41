"""How turns end and what holds: what the plan says is what the engine shows, roll by roll."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.evaluation.ends import after_end, ends_after, ends_of_turn, left_alone
from rollhouse.games.dicetto.evaluation.holding import holding
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE
from tests.games.dicetto.evaluation.engine_ends import alike, engine_ends, evaluator_of, play_on
from tests.games.dicetto.evaluation.games import states_of
from tests.games.dicetto.table import position


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_a_turn_ends_as_the_engine_ends_it(players: int, seed: int) -> None:
    states = [state for state in states_of(players, seed) if state.to_act not in (CHANCE, GAME_OVER) and not alike(state)]
    placing = [state for state in states if not state.rolls_left and len(state.dice) > 1]
    last_roll = [state for state in states if state.rolls_left == 1]
    for state in (*placing[:6], *last_roll[:4]):
        for option in evaluator_of(state).options(state)[:6]:
            found, expected = ends_after(state, option.move).odds, engine_ends(state, option.move)
            assert sum(found.values()) == pytest.approx(1.0)
            for spot in range(5):
                on = sum(chance for end, chance in expected.items() if end[spot])
                assert ends_after(state, option.move).on(spot) == pytest.approx(on, abs=0.002), (option.move, spot)


def test_a_whole_turn_too() -> None:
    state = next(state for state in islice(states_of(2, 5), 40, None) if state.rolling == 4 and not alike(state))
    found, expected = ends_of_turn(state), engine_ends(state)
    for spot in range(5):
        for least in (1, 6, 12):
            on = sum(chance for end, chance in expected.items() if end[spot] >= least)
            assert found.on(spot, least) == pytest.approx(on, abs=0.002)
            if least == 1:
                assert left_alone(state, spot)[0] == pytest.approx(1 - found.on(spot), abs=1e-9)
    worth = (1.0, 2.0, 3.0, 4.0, 0.0)
    assert found.mean(worth) == pytest.approx(
        sum(chance * sum(worth[spot] for spot in range(5) if end[spot]) for end, chance in expected.items()), abs=0.01
    )


def test_a_sampled_end_leaves_the_spot_alone() -> None:
    rng, states = random.Random(1), [state for state in states_of(3, 6) if state.rolling == 4]
    for state in states[:10]:
        for spot in range(5):
            left, end = left_alone(state, spot, rng)
            assert end is None or (not end[spot] and end in ends_of_turn(state).odds)
            assert 0 <= left <= 1


def test_after_an_end_the_next_turn_begins() -> None:
    state = position("1356", held={"2": (1, "66"), "reroll": (0, "44")}, players=2)
    after = after_end(state, (0, 0, 6, 0, 8))
    assert (after.turn, after.to_act) == (1, CHANCE)
    assert after.hands[1] == ("chance#1",)
    assert sum(after.spots[2].dice) == 6
    assert after.spots[2].seat == after.spots[4].seat == 0


@pytest.mark.parametrize(("players", "seed"), [(2, 8), (3, 9), (4, 10)])
def test_dice_hold_as_often_as_the_engine_shows(players: int, seed: int) -> None:
    """All players play their best moves, 120 times over."""
    ended = []
    for before, after in zip(states_of(players, seed), states_of(players, seed)[1:], strict=False):
        own = [place for place, spot in enumerate(before.spots) if spot.dice and spot.seat == before.turn]
        if own and before.to_act == before.turn and after.turn != before.turn and after.to_act != GAME_OVER:
            ended.append((before, own[0]))
    rng, times = random.Random(seed), 120
    for before, place in ended[1:8:3]:
        after = GAME.apply(before, DONE)
        expected = holding(after, before.turn, place)
        held = 0
        for _ in range(times):
            last = play_on(after, rng, before.turn)
            spot = last.spots[place]
            held += spot.seat == before.turn and spot.dice == before.spots[place].dice
        error = 3.5 * (max(expected * (1 - expected), 0.02) / times) ** 0.5
        assert abs(held / times - expected) < error + 0.05, (expected, held / times)


def test_what_the_game_sweeps_up_has_held() -> None:
    state = position("1", hands=("", "pair#2"), held={"1": (1, "66"), "2": (0, "5")}, cards_to_win=2)
    over = GAME.apply(state, DONE)
    assert over.to_act == GAME_OVER
    assert holding(over, 0, 1) == 1.0
