"""The features of all seats on the GPU, from their parts; `evaluation/features.py` says what they are. It needs no Numba."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any
"""NumPy's or CuPy's; CuPy's arrays have no types."""
_GENERAL_FEATURES = 20


def features_of(xp: Any, prepared: dict[str, Any], deals: list[int] | None = None) -> Array:
    """[deal, points needed, row, feature] in half precision, by NumPy or CuPy; of all deals, or of some."""
    points, row_size = int(prepared["constant_MAX_NEEDED"]), int(prepared["constant_ROW"])
    count, extra = int(prepared["features"]), [int(more) for more in prepared["extra"]]
    numbers = range(len(prepared["cards"])) if deals is None else deals
    features = xp.zeros((len(numbers), points, 1 << row_size, count), xp.float16)
    for place, number in enumerate(numbers):
        turns, within = (xp.asarray(prepared[part][number]) for part in ("turns", "within"))
        features[place] = _of_deal(xp, turns, within, prepared["cards"][number], points, extra, count).astype(xp.float16)
    return features


def _of_deal(xp: Any, solved: Array, reached: Array, cards: Any, points: int, extra: list[int], count: int) -> Array:
    rows = solved.shape[1]
    full, bits = rows - 1, np.arange(rows)
    beyond = xp.arange(1, max(1, points - len(solved) + 1), dtype=xp.float32)[:, None]
    slope = (solved[-1, full] - solved[-40, full]) / 39
    turns = xp.concatenate([solved, solved[-1] + beyond * slope])[:points]
    within = xp.zeros((len(reached) + 1, points + extra[-1] + 2, rows), xp.float32)
    known = min(reached.shape[1], within.shape[1])
    within[1:, :known] = reached[:, :known]
    features = xp.zeros((points, rows, count), xp.float32)
    features[..., 0], features[..., 1], features[..., 2] = turns / 8, xp.exp(-turns / 2), xp.exp(-turns / 5)
    features[..., 3], features[..., 4] = within[1, :points], within[1, 1 : points + 1]
    features[..., 5], features[..., 6] = within[2, :points], within[2, 1 : points + 1]
    features[..., 7], features[..., 8] = within[3, :points], within[4, :points]
    features[0, :, 9] = 1
    features[..., 10] = xp.asarray(np.bitwise_count(bits) / len(cards), dtype=xp.float32)
    features[..., 11] = (turns - turns[:, full, None]) / 2
    features[:, 0, 12] = 1
    features[..., 13] = within[1, :points, full, None]
    features[..., 14], features[..., 15] = within[5, :points], within[6, :points]
    frozen, reset = _touched(xp, turns, len(cards))
    features[..., 16], features[..., 17] = (frozen - turns) / 2, (turns - reset) / 2
    frozen, reset = _touched(xp, -within[1, :points], len(cards))
    features[..., 18], features[..., 19] = -frozen, -reset
    trained_cards = (count - _GENERAL_FEATURES - len(extra)) // 2
    for place, card in enumerate(cards):
        active = xp.asarray(bits >> place & 1, dtype=xp.float32)
        features[..., _GENERAL_FEATURES + int(card)] = active
        features[..., _GENERAL_FEATURES + trained_cards + int(card)] = 1 - active
    for number, more in enumerate(extra):
        features[..., count - len(extra) + number] = within[1, more : points + more]
    return features


def _touched(xp: Any, lengths: Array, row_size: int) -> tuple[Array, Array]:
    """[points, row]: the lengths after the player has frozen a card, and after a reset, each card chosen for the smallest length."""
    frozen, reset = lengths.copy(), lengths.copy()
    cards = [1 << place for place in range(row_size)]
    for row in range(1 << row_size):
        if row:
            frozen[:, row] = xp.stack([lengths[:, row ^ card] for card in cards if row & card]).min(axis=0)
        if row != (1 << row_size) - 1:
            reset[:, row] = xp.stack([lengths[:, row | card] for card in cards if not row & card]).min(axis=0)
    return frozen, reset
