"""The sizes of the value networks, networks to begin with, those of other versions, and the file that ships."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.features import OUTLOOK, rest_width, spot_width, still_width
from rollhouse.games.dicetto.evaluation.value_network import Weights

Floats = NDArray[np.float32]


class Sizes(NamedTuple):
    """The units of a network's layers."""

    spot_hidden: int
    hidden1: int
    hidden2: int


SIZES = Sizes(64, 256, 128)


def shapes(players: int, sizes: Sizes) -> list[tuple[int, ...]]:
    """The shapes of the arrays of `Weights`."""
    spot_hidden, hidden1, hidden2 = sizes
    return [
        (spot_width(players), spot_hidden),
        (spot_hidden,),
        (spot_hidden, hidden1),
        (rest_width(players), hidden1),
        (hidden1,),
        (hidden1, hidden2),
        (hidden2,),
        (hidden2, players),
        (players,),
    ]


def fresh(players: int, sizes: Sizes, rng: np.random.Generator) -> Weights:
    """Random weights."""
    scales = (1.0, 0.0, 0.5, 0.5, 0.0, 1.0, 0.0, 0.1, 0.0)
    return Weights(
        *(
            (scale * np.sqrt(2.0 / shape[0]) * rng.standard_normal(shape)).astype(np.float32)
            for shape, scale in zip(shapes(players, sizes), scales, strict=True)
        )
    )


def widened(weights: Weights, players: int) -> Weights:
    """The weights of a network from before T14, with inputs for it that count for nothing yet: it plays as it did."""
    old_seat, old_rest, still = 8, 2, still_width(players)
    if len(weights.rest) != still + players * old_seat + old_rest:
        return weights
    rest = np.zeros((rest_width(players), weights.rest.shape[1]), np.float32)
    rest[:still] = weights.rest[:still]
    for seat in range(players):
        rest[still + OUTLOOK * seat :][:old_seat] = weights.rest[still + old_seat * seat :][:old_seat]
    rest[still + OUTLOOK * players :][:old_rest] = weights.rest[still + old_seat * players :]
    return weights._replace(rest=rest)


def padded(weights: Weights, players: int, sizes: Sizes) -> Weights:
    """The weights of a smaller network, with units that count for nothing: it plays as it did."""
    parts = []
    for part, shape in zip(weights, shapes(players, sizes), strict=True):
        whole = np.zeros(shape, np.float32)
        whole[tuple(slice(units) for units in part.shape)] = part
        parts.append(whole)
    return Weights(*parts)


def packed(path: Path, players: int, sizes: Sizes = SIZES) -> Weights:
    """The network for so many players of a file that holds those of all, of this version or an earlier one."""
    with np.load(path) as kept:
        return padded(
            widened(Weights(*(kept[f"{name}_{players}"].astype(np.float32) for name in Weights._fields)), players), players, sizes
        )


def flat(weights: Sequence[Floats]) -> Floats:
    """A network as the kernels read it: one array after the other."""
    return np.concatenate([part.ravel() for part in weights])


def pack(folder: Path) -> None:
    """Write the trained networks of a folder into the one file that ships with the game, in half precision."""
    several: dict[str, Any] = {}
    for players in (2, 3, 4):
        vector, at = np.load(folder / f"network-{players}.npy"), 0
        for name, shape in zip(Weights._fields, shapes(players, SIZES), strict=True):
            size = int(np.prod(shape))
            several[f"{name}_{players}"] = vector[at : at + size].reshape(shape).astype(np.float16)
            at += size
    np.savez_compressed(folder / "value_networks.npz", **several)
