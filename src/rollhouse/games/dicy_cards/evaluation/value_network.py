"""The value network: every player's share of the win in a position in which a player is about to begin a turn.

Players are counted from the one who is about to begin. There is a network for every place in the round, and one for every place but the
first in the last round, after a player has reached the target: then points are counted from the leader's score. A player with only
Frozen cards skips; the position after the skip is evaluated instead. The first hidden layer is a sum over the seats, so that within a
turn, where only one or two seats change, most of it is cached.

One set of networks serves any five cards. The fixed fives have sets of their own for three and four players, which know them better.

`python -m scripts.train_dicy_cards` trains them; docs/bots.md has the method and the measured errors.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards.evaluation.compiled import compiled
from rollhouse.games.dicy_cards.evaluation.features import FEATURES, seat_features
from rollhouse.games.dicy_cards.solver.facts import ROWS
from rollhouse.lowlevel.value_network import add_features, load_weights, shares_of, transposed

Longs = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


class Weights(NamedTuple):
    """The networks for one number of players as they are trained and stored: places of the round, then those of the last round."""

    first: Singles
    """[network, seat, feature, hidden1]"""
    first_bias: Singles
    middle: Singles
    """[network, hidden1, hidden2]"""
    middle_bias: Singles
    out: Singles
    """[network, hidden2, player]"""
    out_bias: Singles


class ValueNetwork(NamedTuple):
    """The weights of these networks in the form in which they are evaluated."""

    hidden1: Singles
    """[network, seat, feature, unit]"""
    hidden1_bias: Singles
    hidden2: Singles
    """[network, unit, hidden1 unit]"""
    hidden2_bias: Singles
    output: Singles
    """[network, player, hidden2 unit]"""
    output_bias: Singles


class ActivationCache(NamedTuple):
    """What is known of a deal: the features of seats, and what they add to the first hidden layer, filled when first needed."""

    features: Singles
    """[points needed, row, feature]"""
    hidden1: Singles
    """[network, seat, points needed, row, unit]"""
    filled: NDArray[np.bool_]
    """[network, seat, points needed, row]"""


def network_of(weights: Weights) -> ValueNetwork:
    """The networks with these weights."""
    return ValueNetwork(*weights)._replace(hidden2=transposed(weights.middle), output=transposed(weights.out))


def trained_network(players: int, cards: tuple[str, ...]) -> ValueNetwork:
    """The networks that ship for so many players: those of these very cards where they have some, else those of any cards."""
    return _trained_networks(set_name(players, cards if has_own_networks(players, cards) else ()))


def has_own_networks(players: int, cards: tuple[str, ...]) -> bool:
    """Whether these cards have networks of their own, for so many players."""
    return f"first_{set_name(players, cards)}" in _stored_names()


def set_name(players: int, cards: tuple[str, ...]) -> str:
    """What the networks of these cards are called in the file; without cards, those of any cards."""
    return "_".join([str(players), *sorted(cards)])


@cache
def _trained_networks(name: str) -> ValueNetwork:
    return network_of(Weights(*load_weights(package_file(__package__, "value_networks.npz"), Weights._fields, name)))


@cache
def _stored_names() -> frozenset[str]:
    with np.load(package_file(__package__, "value_networks.npz")) as stored:
        return frozenset(stored)


def activation_cache(network: ValueNetwork, cards: tuple[str, ...], points: int) -> ActivationCache:
    """An empty cache for a deal in which every player needs fewer than `points` points."""
    networks, seats, features, units = network.hidden1.shape
    assert features == FEATURES
    return ActivationCache(
        seat_features(cards, points),
        np.empty((networks, seats, points, ROWS, units), np.float32),
        np.zeros((networks, seats, points, ROWS), np.bool_),
    )


@compiled
def _fill(network: ValueNetwork, cache: ActivationCache, which: int, seat: int, needed: int, row: int) -> None:
    """Cache what a seat that needs so many points adds to the first hidden layer with this row; the bias goes with the first seat."""
    units = cache.hidden1[which, seat, needed, row]
    if seat == 0:
        units[:] = network.hidden1_bias[which]
    else:
        units[:] = np.float32(0.0)
    add_features(cache.features[needed, row], network.hidden1[which, seat], units)
    cache.filled[which, seat, needed, row] = True


@compiled
def evaluate_position(
    network: ValueNetwork,
    cache: ActivationCache,
    points_needed: Longs,
    rows: Longs,
    begins: int,
    place: int,
    hidden1: Singles,
    hidden2: Singles,
    shares: Floats,
) -> None:
    """Fill `shares` for a position in which the player `begins`, at this place of the round, is about to begin.

    `points_needed` is zero or less for players who have reached the target.
    """
    players = len(points_needed)
    lead = points_needed.min()
    last = lead <= 0
    which = players - 1 + place if last else place
    for seat in range(players):
        player = (seat + begins) % players
        needed = points_needed[player] - lead if last else points_needed[player]
        row = rows[player]
        if not cache.filled[which, seat, needed, row]:
            _fill(network, cache, which, seat, needed, row)
        units = cache.hidden1[which, seat, needed, row]
        if seat == 0:
            hidden1[:] = units
        else:
            for unit in range(len(hidden1)):
                hidden1[unit] += units[unit]
    weights, bias, output, output_bias = network.hidden2, network.hidden2_bias, network.output, network.output_bias
    shares_of(hidden1, weights[which], bias[which], output[which], output_bias[which], hidden2, begins, shares)
