"""The fit of a value network: Adam on the cross-entropy between its shares and the targets, with NumPy, or with CuPy on a GPU."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from types import ModuleType
from typing import Any

MEAN_DECAY = 0.998
"""Games are played by the exponential moving average of the weights."""
_LAST_RATE = 0.02


def rate_at(progress: float, rate: float) -> float:
    """The learning rate, which falls as half a cosine."""
    return rate * (_LAST_RATE + (1 - _LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1.0, progress))))


class Fitter:
    """Fits the arrays of `value_network.Weights`. They are views of one vector, which is how the kernels on a GPU read a network."""

    def __init__(self, weights: Sequence[Any], xp: ModuleType) -> None:
        self._xp = xp
        self._shapes = [part.shape for part in weights]
        self.vector = xp.concatenate([xp.asarray(part, xp.float32).ravel() for part in weights])
        self.first, self.second = xp.zeros_like(self.vector), xp.zeros_like(self.vector)
        self.mean = self.vector.copy()
        self.steps = 0

    def parts(self, vector: Any) -> list[Any]:
        """The arrays that a vector holds."""
        ends = [0]
        for shape in self._shapes:
            ends.append(ends[-1] + math.prod(shape))
        return [vector[at:end].reshape(shape) for (at, end), shape in zip(pairwise(ends), self._shapes, strict=True)]

    def shares(self, spots: Any, rest: Any, *, mean: bool = False) -> Any:
        """The network's shares for these features, [position, player]."""
        return self._forward(self.parts(self.mean if mean else self.vector), spots, rest)[-1]

    def _forward(self, weights: list[Any], spots: Any, rest: Any) -> tuple[Any, ...]:
        xp = self._xp
        spot_in, spot_in_bias, spot_out, rest_in, sum_bias, middle, middle_bias, out, out_bias = weights
        hidden = xp.maximum(spots.reshape(-1, spots.shape[-1]) @ spot_in + spot_in_bias, 0).reshape(*spots.shape[:2], -1)
        parts = hidden.sum(axis=1)
        active = xp.maximum(parts @ spot_out + rest @ rest_in + sum_bias, 0)
        between = xp.maximum(active @ middle + middle_bias, 0)
        logits = between @ out + out_bias
        logits -= logits.max(axis=1, keepdims=True)
        shares = xp.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        return hidden, parts, active, between, shares

    def step(self, spots: Any, rest: Any, wanted: Any, rate: float) -> Any:
        """Make one step on a batch; the cross-entropy before it."""
        xp = self._xp
        _, _, spot_out, _, _, middle, _, out, _ = weights = self.parts(self.vector)
        hidden, parts, active, between, shares = self._forward(weights, spots, rest)
        entropy = -(wanted * xp.log(shares + 1e-9)).sum(axis=1).mean()

        d_logits = (shares - wanted) / xp.float32(len(rest))
        d_between = (d_logits @ out.T) * (between > 0)
        d_total = (d_between @ middle.T) * (active > 0)
        d_hidden = ((d_total @ spot_out.T)[:, None, :] * (hidden > 0)).reshape(-1, hidden.shape[-1])
        slope = xp.concatenate(
            [
                part.ravel()
                for part in (
                    spots.reshape(-1, spots.shape[-1]).T @ d_hidden,
                    d_hidden.sum(axis=0),
                    parts.T @ d_total,
                    rest.T @ d_total,
                    d_total.sum(axis=0),
                    active.T @ d_between,
                    d_between.sum(axis=0),
                    between.T @ d_logits,
                    d_logits.sum(axis=0),
                )
            ]
        )
        self.steps += 1
        self.first += 0.1 * (slope - self.first)
        self.second += 0.001 * (slope * slope - self.second)
        scale = rate * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        self.vector -= scale * self.first / (xp.sqrt(self.second) + 1e-8)
        self.mean += max(1 - MEAN_DECAY, 1 / self.steps) * (self.vector - self.mean)
        return entropy
