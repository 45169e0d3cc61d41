"""The shared layers of the value networks, compared with NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from rollhouse.lowlevel.value_network import add_features, shares_of, transposed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_layers_are_those_of_numpy(players: int) -> None:
    rng = np.random.default_rng(players)

    def drawn(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return rng.standard_normal(shape).astype(np.float32)

    features, first, hidden1 = drawn(10) * (rng.random(10) < 0.5), drawn(10, 12), drawn(12)
    middle, bias, out, out_bias = drawn(12, 8), drawn(8), drawn(8, players), drawn(players)
    expected = hidden1 + features @ first
    add_features(features.astype(np.float32), first, hidden1)
    assert hidden1 == pytest.approx(expected, abs=1e-5)
    shares = np.empty(players)
    shares_of(hidden1, transposed(middle), bias, transposed(out), out_bias, np.empty(8, np.float32), 1, shares)
    logits = np.maximum(np.maximum(hidden1, 0) @ middle + bias, 0) @ out + out_bias
    exact = np.exp(logits - logits.max()) / np.exp(logits - logits.max()).sum()
    assert np.roll(shares, -1) == pytest.approx(exact, abs=1e-5), "counted from player 1"
