"""Play-outs with the luck taken out: their mean is that of plain games, their spread is smaller, and moves meet the same dice."""

from __future__ import annotations

from statistics import fmean, stdev

import numpy as np
import pytest

from rollhouse.core.evaluate import PlaysOut
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.evaluators import network_evaluator
from rollhouse.games.dicy_cards.evaluation.play_outs import play_game, play_out, played_deal
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, trained_network
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState

GLACIAL = modes()["glacial"].cards
GAMES = 400


def decision(players: int, target: int = 30) -> DicyState:
    """The first decision of a game."""
    start = GAME.start(GAME.setup({"players": players, "mode": "glacial", "first": 0, "target": target}))
    return GAME.apply(start, GAME.parse("roll 112356"))


def test_the_luck_that_is_taken_out_is_nothing_on_average() -> None:
    """Plain games by the same moves come out the same, with more than twice the spread."""
    network = trained_network(3, GLACIAL)
    deal = played_deal(network, activation_cache(network, GLACIAL, 80), GLACIAL)
    needed, rows = (24, 20, 26), (31, 13, 22)
    estimates = play_out(deal, needed, rows, 0, 0, turn=0, turns=100, games=GAMES)
    assert estimates.sum(axis=1) == pytest.approx(np.ones(GAMES), abs=1e-6)
    plain = []
    for game in range(GAMES):
        course = play_game(deal, needed, rows, 0, turns=100, game=game)
        mover = (len(course.rows) - 1) % 3
        plain.append(np.roll(course.seen[-1], mover))
    for player in range(3):
        played, rolled = [one[player] for one in plain], estimates[:, player].tolist()
        noise = (stdev(played) ** 2 / GAMES + stdev(rolled) ** 2 / GAMES) ** 0.5
        assert abs(fmean(played) - fmean(rolled)) < 3.5 * noise
        assert 2 * stdev(rolled) < stdev(played)


def test_a_game_s_estimate_is_the_first_value_and_what_was_not_foreseen() -> None:
    network = trained_network(3, GLACIAL)
    deal = played_deal(network, activation_cache(network, GLACIAL, 80), GLACIAL)
    needed, rows = (24, 20, 26), (31, 13, 22)
    course = play_game(deal, needed, rows, 0, turns=100, game=5)
    told = course.worth[0].copy()
    for turn in range(1, len(course.rows)):
        told += np.roll(course.worth[turn], turn) - np.roll(course.seen[turn - 1], turn - 1)
    assert play_out(deal, needed, rows, 0, 0, turn=0, turns=100, games=1, skip=5)[0] == pytest.approx(told, abs=1e-12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_further_turns_it_is_the_evaluator_s_value(players: int) -> None:
    """Before a roll, in the middle of a turn, while others react, and between turns."""
    state = decision(players)
    evaluator = network_evaluator(state)
    assert isinstance(evaluator, PlaysOut)
    now = evaluator.turn_number(state)
    assert now == 0
    for move in ("freeze odd 23", "score any_two 56", "skip"):
        after = GAME.apply(state, GAME.parse(move))
        found = evaluator.play_out(after, until=now + 1, games=2)
        assert found[0] == found[1] == pytest.approx(evaluator.values(after), abs=2e-3)


def test_the_last_turn_has_nothing_unforeseen() -> None:
    state = GAME.start(GAME.setup({"players": 3, "mode": "glacial", "first": 0, "target": 20}))
    for text in ("roll 555566", "score two_pairs 5566", "roll 222222", "skip"):
        state = GAME.apply(state, GAME.parse(text))
    evaluator = network_evaluator(state)
    for shares in evaluator.play_out(state, until=50, games=8):
        assert shares == pytest.approx(evaluator.values(state), abs=1e-9)


def test_moves_that_are_compared_meet_the_same_dice() -> None:
    """The difference of two moves varies less game by game than with other dice."""
    state = decision(3, target=60)
    evaluator = network_evaluator(state)
    results = []
    for move in ("score straight 123", "score any_two 56"):
        after = GAME.apply(state, GAME.parse(move))
        results.append([shares[0] for shares in evaluator.play_out(after, until=7, games=64)])
    same = stdev(one - other for one, other in zip(*results, strict=True))
    other_dice = stdev(one - other for one, other in zip(results[0], results[1][1:] + results[1][:1], strict=True))
    assert same < other_dice


def test_games_are_numbered() -> None:
    state = decision(3)
    evaluator = network_evaluator(state)
    whole = evaluator.play_out(state, until=5, games=6)
    assert [*evaluator.play_out(state, until=5, games=2), *evaluator.play_out(state, until=5, games=4, skip=2)] == whole
    assert len(set(whole)) > 1


def test_a_skip_lets_the_others_reset_the_card_that_is_best_for_them() -> None:
    """The next player can only skip; the one after needs 3 points, which every card brings alone: which card is reset decides the game."""
    cards = modes()["d"].cards
    network = trained_network(3, cards)
    deal = played_deal(network, activation_cache(network, cards, 80), cards)
    needed, rows = (37, 13, 3), (31, 0, 16)
    said = play_out(deal, needed, rows, 1, 0, turn=0, turns=0, games=1)[0]
    played = play_out(deal, needed, rows, 1, 0, turn=0, turns=60, games=64).mean(axis=0)
    assert said == pytest.approx(played, abs=0.1), "the third player was said to have 9 % of the win, and has 65 %"
