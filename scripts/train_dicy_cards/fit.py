"""Fits sets of networks with PyTorch, several ways, and keeps for each set the weights that do best on what is held out."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from scripts.train_dicy_cards.selfplay import Weights

_WARM_UP_STEPS = 100
Tensor = Any
"""PyTorch is not installed where types are checked."""


class Positions(NamedTuple):
    """Positions that one network evaluates, counted from the player on turn, with their target shares."""

    deal: Tensor
    needed: Tensor
    """[number, seat]"""
    rows: Tensor
    shares: Tensor


class Way(NamedTuple):
    """How to fit: to which positions by set and network, at what rate, and how long."""

    parts: list[list[Positions]]
    rate: float
    steps: int
    batch: int


def best_fit(start: Weights, ways: list[Way], held_out: list[list[Positions]], features: Tensor, seed: int) -> Weights:
    """Fit in every way, each from `start`; the weights of each set that have the smallest error on its part of `held_out`."""
    kept = {name: part.copy() for name, part in start.items()}
    best = _errors(_tensors(start, features), held_out, features)
    print("held out, mean squared error × 10⁴:", _told(best), flush=True)
    for number, way in enumerate(ways):
        weights = _tensors(start, features)
        _fit(weights, way, features, seed + number)
        errors = _errors(weights, held_out, features)
        print(f"{way.steps} steps of {way.batch} at {way.rate}:", _told(errors), flush=True)
        for chosen, error in enumerate(errors):
            if error < best[chosen]:
                best[chosen] = error
                for name, part in weights.items():
                    kept[name][chosen] = part[chosen].detach().cpu().numpy()
    return kept


def _told(errors: list[float]) -> str:
    return " ".join(f"{1e4 * error:.2f}" for error in errors)


def _tensors(weights: Weights, features: Tensor) -> dict[str, Tensor]:
    return {name: torch.tensor(np.ascontiguousarray(part), device=features.device, requires_grad=True) for name, part in weights.items()}


def _logits(weights: dict[str, Tensor], described: Tensor, chosen: int | slice, network: int | slice) -> Tensor:
    """For positions [..., number, feature of all seats]."""
    first, first_bias, middle, middle_bias, out, out_bias = (part[chosen, network] for part in weights.values())
    hidden = torch.relu(described @ first.flatten(-3, -2) + first_bias[..., None, :])
    hidden = torch.relu(hidden @ middle + middle_bias[..., None, :])
    return hidden @ out + out_bias[..., None, :]


def _described(features: Tensor, positions: Positions) -> Tensor:
    """All features of all seats, one row per position; `features` are [deal, points needed, row, feature]."""
    _, points, rows, count = features.shape
    at = (positions.deal.long()[:, None] * points + positions.needed.long()) * rows + positions.rows.long()
    return features.view(-1, count)[at].float().flatten(1)


def _fit(weights: dict[str, Tensor], way: Way, features: Tensor, seed: int) -> None:
    """Adam on cross-entropy; the rate falls as half a cosine to a hundredth."""
    generator = torch.Generator(device=features.device).manual_seed(seed)
    every = [positions for networks in way.parts for positions in networks]
    together = Positions(*(torch.cat(column) for column in zip(*every, strict=True)))
    counts = torch.tensor([len(positions.deal) for positions in every], device=features.device)[:, None]
    begins = torch.cumsum(counts, 0) - counts
    optimizer = torch.optim.Adam(weights.values(), lr=way.rate)
    for step in range(way.steps):
        cosine = 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * step / way.steps))
        optimizer.param_groups[0]["lr"] = way.rate * cosine * min(1.0, (step + 1) / _WARM_UP_STEPS)
        drawn = torch.rand((len(every), way.batch), device=features.device, generator=generator)
        chosen = (begins + (drawn * counts).long().minimum(counts - 1)).flatten()
        some = Positions(*(column[chosen] for column in together))
        shape = (len(way.parts), len(way.parts[0]), way.batch, -1)
        logits = _logits(weights, _described(features, some).view(shape), slice(None), slice(None))
        loss = -(some.shares.view(shape) * functional.log_softmax(logits, -1)).sum(-1).mean(2).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def _errors(weights: dict[str, Tensor], parts: list[list[Positions]], features: Tensor) -> list[float]:
    """The mean squared difference from the targets, by set; the noise of the targets is in it."""
    found = []
    with torch.no_grad():
        for chosen, part in enumerate(parts):
            squares, count = 0.0, 0
            for network, positions in enumerate(part):
                shares = torch.softmax(_logits(weights, _described(features, positions), chosen, network), -1)
                squares += float(((shares - positions.shares) ** 2).mean(1).sum())
                count += len(positions.deal)
            found.append(squares / max(1, count))
    return found
