"""The networks on the GPU: Adam on cross-entropy."""

from __future__ import annotations

from typing import Any, NamedTuple

import cupy
import numpy as np

from rollhouse.games.dicy_cards.evaluation.features import FEATURES
from rollhouse.games.dicy_cards.evaluation.value_network import Weights

_WARM_UP_STEPS = 200
"""Steps with a smaller rate, until Adam knows how large gradients are: a resumed training must not lose what it has learnt."""

Array = Any
"""CuPy's arrays have no types."""


class Samples(NamedTuple):
    """Positions at the start of a turn, counted from the player on turn, with their target shares."""

    deal: Array
    needed: Array
    """[number, seat]"""
    rows: Array
    shares: Array


def fresh(players: int, hidden1: int, hidden2: int, seed: int) -> Weights:
    """Random weights."""
    rng = np.random.default_rng(seed)
    networks = 2 * players - 1

    def drawn(*shape: int, over: int, scale: float = 1.0) -> Any:
        return (rng.standard_normal(shape) * scale * np.sqrt(2.0 / over)).astype(np.float32)

    return Weights(
        drawn(networks, players, FEATURES, hidden1, over=players * FEATURES // 3),
        np.zeros((networks, hidden1), np.float32),
        drawn(networks, hidden1, hidden2, over=hidden1),
        np.zeros((networks, hidden2), np.float32),
        drawn(networks, hidden2, players, over=hidden2, scale=0.1),
        np.zeros((networks, players), np.float32),
    )


class Networks:
    """All networks for one number of players, while they are trained."""

    def __init__(self, weights: Weights, features: Array) -> None:
        self.weights = [cupy.asarray(part) for part in weights]
        self.features = features
        """[deal, needed, row, feature]"""
        self._first = [cupy.zeros_like(part) for part in self.weights]
        self._second = [cupy.zeros_like(part) for part in self.weights]
        self._steps = [0] * len(weights.first)
        self.players = weights.out.shape[2]

    def trained(self) -> Weights:
        """The weights now, in the processor's memory."""
        return Weights(*(cupy.asnumpy(part) for part in self.weights))

    def described(self, samples: Samples) -> Array:
        """All features of all seats, one row per position."""
        found = self.features[samples.deal[:, None], samples.needed, samples.rows]
        return found.reshape(len(found), -1).astype(cupy.float32)

    def shares(self, network: int, samples: Samples) -> Array:
        """The shares that this network gives them."""
        return self._forward(network, self.described(samples))[-1]

    def _forward(self, network: int, features: Array) -> tuple[Array, ...]:
        first, first_bias, middle, middle_bias, out, out_bias = (part[network] for part in self.weights)
        hidden = cupy.maximum(features @ first.reshape(features.shape[1], -1) + first_bias, 0)
        hidden2 = cupy.maximum(hidden @ middle + middle_bias, 0)
        logits = hidden2 @ out + out_bias
        logits -= logits.max(axis=1, keepdims=True)
        shares = cupy.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        return hidden, hidden2, shares

    def step(self, network: int, samples: Samples, rate: float) -> None:
        """One step of one network."""
        features = self.described(samples)
        hidden, hidden2, shares = self._forward(network, features)
        _, _, middle, _, out, _ = (part[network] for part in self.weights)
        d_logits = (shares - samples.shares) / len(features)
        d_deep = (d_logits @ out.T) * (hidden2 > 0)
        d_hidden = (d_deep @ middle.T) * (hidden > 0)
        gradients = (
            (features.T @ d_hidden).reshape(self.players, FEATURES, -1),
            d_hidden.sum(axis=0),
            hidden.T @ d_deep,
            d_deep.sum(axis=0),
            hidden2.T @ d_logits,
            d_logits.sum(axis=0),
        )
        self._steps[network] += 1
        steps = self._steps[network]
        rate *= min(1.0, steps / _WARM_UP_STEPS) * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
        for part, first, second, gradient in zip(self.weights, self._first, self._second, gradients, strict=True):
            _adam(gradient, cupy.float32(rate), part[network], first[network], second[network])


_adam = cupy.ElementwiseKernel(
    "T gradient, T rate",
    "T weight, T first, T second",
    """
    first = first * (T)0.9 + gradient * (T)0.1;
    second = second * (T)0.999 + gradient * gradient * (T)0.001;
    weight -= rate * first / (sqrt(second) + (T)1e-8);
    """,
    "adam",
)
