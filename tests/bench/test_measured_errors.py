"""The stated errors of the networks are the measured ones, and were measured with those that ship."""

from __future__ import annotations

import random
from statistics import fmean, stdev

import msgspec
import numpy as np
import pytest

from bench.dicetto_error import Compared, summed_up
from bench.dicy_error import kept, part_within
from bench.report import RESULTS
from rollhouse.games.dicetto.evaluation.errors import measured_errors, measured_for, network_fingerprint
from rollhouse.games.dicetto.evaluation.evaluators import evaluator
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator
from rollhouse.games.dicy_cards.evaluation.play_outs import play_out, played_deal
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, evaluate_position, has_own_networks, trained_network
from rollhouse.games.dicy_cards.solver.facts import MAX_POINTS
from scripts.train_dicetto.rollouts import rolled_out
from tests.games.dicetto.evaluation.engine_ends import best_move
from tests.games.dicetto.evaluation.games import states_of

# --- Dicy Cards for three and four: played out on a GPU -------------------------------------------


LIKE_GLACIAL = ("any_two", "low_six", "odd", "straight", "sixes")


class Position(msgspec.Struct, frozen=True):
    """A position at the beginning of a turn; seats are counted from the one that begins it."""

    cards: tuple[str, ...]
    togo: tuple[int, ...]
    rows: tuple[int, ...]
    place: int
    """In the round."""
    network: tuple[float, ...]
    """Each seat's share by the network alone."""


def positions(players: int) -> list[Position]:
    lines = (RESULTS / f"rollouts-{players}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Position) for line in lines]


@pytest.mark.parametrize("players", [3, 4])
def test_positions_of_other_cards_were_played_out_by_the_networks_that_ship(players: int) -> None:
    some = [one for one in positions(players) if not has_own_networks(players, one.cards) and one.rows[0]]
    assert len(some) > 10
    network = trained_network(players, ())
    hidden1, hidden2 = np.empty(network.hidden1.shape[3], np.float32), np.empty(network.hidden2.shape[1], np.float32)
    for one in some[:3]:
        found, cache = np.empty(players), activation_cache(network, one.cards, 100 + MAX_POINTS + 1)
        evaluate_position(network, cache, np.array(one.togo), np.array(one.rows), 0, one.place, hidden1, hidden2, found)
        assert found.tolist() == pytest.approx(one.network, abs=0.005), "half-precision weights differ a little from those of the GPU"


@pytest.mark.parametrize("players", [3, 4])
def test_the_stated_errors_are_the_measured_ones(players: int) -> None:
    """95 of 100 shares are within the stated error and the noise of their play-outs, also where held out; much less would not do."""
    found = kept(players)
    for mode, cards in (*((name, mode.cards) for name, mode in modes().items()), ("", LIKE_GLACIAL)):
        evaluator = NetworkEvaluator(cards, players, 40)
        measured, held_out = ([one for one in found if one.mode == mode and one.held_out == other] for other in (False, True))
        assert len(held_out) >= 320
        assert part_within(measured, evaluator.error) >= 0.95 > part_within(measured, evaluator.error - 0.02)
        assert part_within(held_out, evaluator.error) >= 0.95
        assert evaluator.about().args == {"error": round(100 * evaluator.error), "positions": len(measured)}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("mode", ["glacial", "d", ""])
def test_fresh_positions_were_valued_by_the_networks_that_ship(players: int, mode: str) -> None:
    """After training the kept positions are measured anew."""
    some = [one for one in kept(players) if one.mode == mode][:3]
    for one in some:
        network = trained_network(players, one.cards)
        deal = played_deal(network, activation_cache(network, one.cards, 100 + MAX_POINTS + 1), one.cards)
        found = play_out(deal, one.needed, one.rows, one.place, 0, turn=0, turns=0, games=1)[0]
        assert found.tolist() == pytest.approx(one.said, abs=1e-3)


@pytest.mark.parametrize("players", [3, 4])
def test_the_fixed_fives_know_more_than_other_cards(players: int) -> None:
    """Each has networks of its own, whatever the order of its cards; cards that differ in one have not, and state a larger error."""
    for mode in modes().values():
        assert has_own_networks(players, mode.cards[::-1])
        assert trained_network(players, mode.cards[::-1]) is trained_network(players, mode.cards)
        assert NetworkEvaluator(mode.cards, players, 40).error < NetworkEvaluator(LIKE_GLACIAL, players, 40).error
    assert not has_own_networks(players, LIKE_GLACIAL)


# --- Dicetto ------------------------------------------------------------------------------------------------------------------------------


GAMES = 12


def test_what_is_stated_was_measured_with_this_judge() -> None:
    """After training: python -m bench.dicetto_error --keep."""
    assert measured_errors().network == network_fingerprint()
    for one in measured_errors().players:
        assert one.positions * one.rollouts >= 4_000
        assert one == measured_for(one.players)
        assert one.without_noise <= one.within
        assert one.mean <= one.within <= one.most


def test_a_rollout_means_what_a_plain_game_means() -> None:
    """The luck that is taken out is nothing on average: plain games by the engine come out the same."""
    state = next(state for state in states_of(2, 2)[200:] if state.rolling == 4)
    network = evaluator(state)
    assert network is not None
    rng = random.Random(1)
    rolled = [rolled_out(network, state, rng)[0] for _ in range(GAMES)]
    plain = []
    for _ in range(GAMES):
        at = state
        while at.to_act != -2:
            at = GAME.apply(at, GAME.outcomes(at).sample(rng) if at.to_act == -1 else best_move(at))
        outcome = GAME.outcome(at)
        assert outcome is not None
        plain.append((0 in outcome.winners) / len(outcome.winners))
    noise = (stdev(rolled) ** 2 / GAMES + stdev(plain) ** 2 / GAMES) ** 0.5
    assert abs(fmean(rolled) - fmean(plain)) < 3.5 * noise
    assert stdev(rolled) < stdev(plain)


def test_sums_are_right() -> None:
    found = [Compared(0.5, 0.5 + error / 100, 0.01) for error in range(101)]
    summed = summed_up(2, 101, 10, found)
    assert (summed.mean, summed.within, summed.most) == (0.5, 0.95, 1.0)
    assert summed.without_noise == pytest.approx((fmean(error**2 for error in range(101)) / 1e4 - 1e-4) ** 0.5, abs=1e-4)
    assert summed.calibration == ((0.5, 1.0, 101),)
