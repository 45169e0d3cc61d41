"""`python -m scripts.train_dicy_cards --players 3 --seconds 240 --out FOLDER`: a GPU and CuPy are needed (`pip install rollhouse[gpu]`).

Three and four players: self-play, thousands of games side by side. A position's target is the exact value of its turn over the network's
values of the turn's ends, plus a part of what later turns of the same game changed (TD(λ); the network's own value of the sampled end is
subtracted, so that dice add little noise). Two players: from solved games, and for higher targets from games as well.

The weights are saved in FOLDER every 20 seconds; the same command resumes from there. The same seed gives the same games up to the order in
which the GPU adds numbers. `--pack FOLDER` writes what is there into the package: these weights, and those of the fixed fives
(`fixed.py`, for which `--prepare FILE` writes what a machine without Numba needs).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards import evaluation
from rollhouse.games.dicy_cards.evaluation.features import GENERAL_FEATURES, TRAINED_CARDS
from rollhouse.games.dicy_cards.evaluation.value_network import Weights, set_name
from scripts.train_dicy_cards.deals import FIXED
from scripts.train_dicy_cards.prepared import write_prepared

SIZES = {2: (384, 64), 3: (224, 32), 4: (192, 32)}
"""Units of the first and second hidden layer, by players."""
HELD_OUT = 40
RATE, LAST_RATE = 1.5e-3, 1e-5


def keep(folder: Path, players: int, weights: Weights, told: dict[str, Any]) -> None:
    """Save weights; they are written to another file first, so that a complete one always exists."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"weights-{players}.npz"
    with (folder / "part").open("wb") as file:
        np.savez(file, **weights._asdict())
    (folder / "part").replace(path)
    (folder / f"weights-{players}.json").write_text(json.dumps(told) + "\n", encoding="utf-8")


def kept(folder: Path, players: int) -> tuple[Weights, float] | None:
    """The saved weights and their seconds of training; None where there are none."""
    try:
        told = json.loads((folder / f"weights-{players}.json").read_text(encoding="utf-8"))
        with np.load(folder / f"weights-{players}.npz") as found:
            return Weights(*(found[name] for name in Weights._fields)), float(told["seconds"])
    except FileNotFoundError:
        return None


def pack(folder: Path) -> None:
    """Write the weights that are in the folder into the package, in half precision; others stay as they are."""
    path = package_file(evaluation.__name__, "value_networks.npz")
    with np.load(path) as stored:
        found: dict[str, Any] = dict(stored)
    for players in SIZES:
        done = kept(folder, players)
        if done is not None:
            found |= {f"{name}_{players}": part.astype(np.float16) for name, part in done[0]._asdict().items()}
        if (folder / f"fixed-{players}.npz").exists():
            with np.load(folder / f"fixed-{players}.npz") as trained:
                for number, cards in enumerate(FIXED, start=1):
                    own = Weights(*(trained[name][number] for name in Weights._fields))
                    found |= {
                        f"{name}_{set_name(players, cards)}": part
                        for name, part in own._replace(first=_met(own.first, cards))._asdict().items()
                    }
    with path.open("wb") as file:
        np.savez_compressed(file, **found)


def _met(first: Any, cards: tuple[str, ...]) -> Any:
    """The first layer's weights with zeros where the feature is another card's: they compress to nothing."""
    first = first.copy()
    for number, card in enumerate(TRAINED_CARDS):
        if card not in cards:
            first[:, :, [GENERAL_FEATURES + number, GENERAL_FEATURES + len(TRAINED_CARDS) + number]] = 0
    return first


def rate_at(done: float) -> float:
    """The learning rate, which falls as half a cosine, when this part of the training is done."""
    return LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + float(np.cos(np.pi * min(1.0, done))))


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicy_cards", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=SIZES, default=3)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/dicy-cards-networks"))
    parser.add_argument("--features", type=Path, help="file that caches the features of all deals")
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--prepare", type=Path)
    given = parser.parse_args()
    if given.prepare:
        write_prepared(given.prepare)
        return
    if given.pack:
        pack(given.pack)
        return
    from scripts.train_dicy_cards.train import train  # CuPy

    began = time.monotonic()
    train(given.players, given.seconds, given.seed, given.out, given.features)
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
