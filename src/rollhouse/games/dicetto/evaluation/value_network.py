"""The value network: every player's share of the win in a position in which a seat is about to begin its turn.

Every spot of the table goes through a small network of its own; the outputs are summed with those of the rest of the position to the first
hidden layer, and the later layers give the shares. The sum makes it fast: within a turn only the spots that a player places on change, so
that thousands of ends of a turn cost little more than their last layers.

`python -m scripts.train_dicetto` trains it; docs/bots.md has the method and the measured errors.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.data import package_file
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.lowlevel.value_network import add_features, load_weights, transposed

Singles = NDArray[np.float32]


class Weights(NamedTuple):
    """The weights for one number of players as they are trained and stored."""

    spot_in: Singles
    """[spot's feature, unit of the spot's network]"""
    spot_in_bias: Singles
    spot_out: Singles
    """[unit of the spot's network, hidden1]"""
    rest: Singles
    """[feature of the rest, hidden1]"""
    sum_bias: Singles
    middle: Singles
    """[hidden1, hidden2]"""
    middle_bias: Singles
    out: Singles
    """[hidden2, player]"""
    out_bias: Singles


class ValueNetwork(NamedTuple):
    """The weights of this network in the form in which it is evaluated."""

    spot_in: Singles
    spot_in_bias: Singles
    spot_out: Singles
    rest: Singles
    hidden1_bias: Singles
    hidden2: Singles
    """[unit, hidden1 unit]"""
    hidden2_bias: Singles
    output: Singles
    """[player, hidden2 unit]"""
    output_bias: Singles


def network_of(weights: Weights) -> ValueNetwork:
    """The network with these weights."""
    return ValueNetwork(*weights)._replace(hidden2=transposed(weights.middle), output=transposed(weights.out))


@cache
def trained_network(players: int) -> ValueNetwork:
    """The network that ships for so many players."""
    return network_of(Weights(*load_weights(package_file(__package__, "value_networks.npz"), Weights._fields, str(players))))


@compiled
def spot_part(network: ValueNetwork, features: Singles, hidden: Singles, part: Singles) -> None:
    """Fill `part` with what a spot adds to the first hidden layer."""
    hidden[:] = network.spot_in_bias
    add_features(features, network.spot_in, hidden)
    part[:] = 0.0
    for unit in range(len(hidden)):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    add_features(hidden, network.spot_out, part)
