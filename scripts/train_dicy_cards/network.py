"""The networks on the GPU: how they are fitted, and what they tell the games' kernels. Adam on cross-entropy, written out."""

from __future__ import annotations

from typing import Any, NamedTuple

import cupy
import numpy as np

from rollhouse.games.dicy_cards.evaluation.judge import Judge
from rollhouse.games.dicy_cards.evaluation.seat_facts import FACTS
from rollhouse.games.dicy_cards.solver.facts import ROWS

__all__ = ["Networks", "Samples", "fresh"]

_WARMING_UP = 200
"""Steps until Adam knows how large gradients are: whoever goes on from an earlier training must not throw it over."""

Array = Any
"""CuPy's arrays have no types."""


class Samples(NamedTuple):
    """Positions at the start of a turn, counted from whoever is on turn, with what they should have been judged."""

    deal: Array
    gaps: Array
    """[number, seat]"""
    rows: Array
    shares: Array


def fresh(players: int, wide: int, deep: int, seed: int) -> Judge:
    """Judges that know nothing."""
    rng = np.random.default_rng(seed)
    networks = 2 * players - 1

    def drawn(*shape: int, over: int, scale: float = 1.0) -> Any:
        return (rng.standard_normal(shape) * scale * np.sqrt(2.0 / over)).astype(np.float32)

    return Judge(
        drawn(networks, players, FACTS, wide, over=players * FACTS // 3),
        np.zeros((networks, wide), np.float32),
        drawn(networks, wide, deep, over=wide),
        np.zeros((networks, deep), np.float32),
        drawn(networks, deep, players, over=deep, scale=0.1),
        np.zeros((networks, players), np.float32),
    )


class Networks:
    """All networks for one number of players, while they are trained."""

    def __init__(self, judge: Judge, facts: Array) -> None:
        self.weights = [cupy.asarray(part) for part in judge]
        self.facts = facts
        """[deal, gap, row, fact]"""
        self._first = [cupy.zeros_like(part) for part in self.weights]
        self._second = [cupy.zeros_like(part) for part in self.weights]
        self._steps = [0] * len(judge.first)
        self.players = judge.out.shape[2]

    def judge(self) -> Judge:
        """As they are now, for the processor."""
        return Judge(*(cupy.asnumpy(part) for part in self.weights))

    def tables(self, deals: Array) -> Array:
        """[network, seat, deal, gap, row, wide]: what seats add to the first layer, for some deals; the bias goes with the first seat."""
        first, bias = self.weights[:2]
        networks, seats, _, wide = first.shape
        facts = self.facts[deals].reshape(-1, FACTS).astype(cupy.float32)
        out = cupy.empty((networks, seats, len(facts), wide), cupy.float32)
        for network in range(networks):
            for seat in range(seats):
                cupy.matmul(facts, first[network, seat], out=out[network, seat])
                if seat == 0:
                    out[network, seat] += bias[network]
        return out.reshape(networks, seats, len(deals), -1, ROWS, wide)

    def ways(self, deals: Array) -> Array:
        """[deal, gap, row]: how long a seat would need alone, in any unit."""
        return cupy.ascontiguousarray(self.facts[deals][..., 0].astype(cupy.float32))

    def described(self, samples: Samples) -> Array:
        """All facts of all seats, one row a position."""
        found = self.facts[samples.deal[:, None], samples.gaps, samples.rows]
        return found.reshape(len(found), -1).astype(cupy.float32)

    def shares(self, network: int, samples: Samples) -> Array:
        """What they are judged."""
        return self._forward(network, self.described(samples))[-1]

    def _forward(self, network: int, facts: Array) -> tuple[Array, ...]:
        first, first_bias, middle, middle_bias, out, out_bias = (part[network] for part in self.weights)
        hidden = cupy.maximum(facts @ first.reshape(facts.shape[1], -1) + first_bias, 0)
        deep = cupy.maximum(hidden @ middle + middle_bias, 0)
        logits = deep @ out + out_bias
        logits -= logits.max(axis=1, keepdims=True)
        shares = cupy.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        return hidden, deep, shares

    def step(self, network: int, samples: Samples, rate: float) -> None:
        """One step of one network."""
        facts = self.described(samples)
        hidden, deep, shares = self._forward(network, facts)
        _, _, middle, _, out, _ = (part[network] for part in self.weights)
        d_logits = (shares - samples.shares) / len(facts)
        d_deep = (d_logits @ out.T) * (deep > 0)
        d_hidden = (d_deep @ middle.T) * (hidden > 0)
        gradients = (
            (facts.T @ d_hidden).reshape(self.players, FACTS, -1),
            d_hidden.sum(axis=0),
            hidden.T @ d_deep,
            d_deep.sum(axis=0),
            deep.T @ d_logits,
            d_logits.sum(axis=0),
        )
        self._steps[network] += 1
        steps = self._steps[network]
        rate *= min(1.0, steps / _WARMING_UP) * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
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
