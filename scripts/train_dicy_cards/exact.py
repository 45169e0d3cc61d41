"""Error of the network for three players against the solved game: `python -m scripts.train_dicy_cards.exact --weights FOLDER`.

The game is solved for three players to a small target, for the named deals; a GPU is needed. Printed are the error of the network
itself, and that of the whole turn over the network, which is what players see.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cupy
import numpy as np

from rollhouse.games.dicy_cards.solver.facts import ROWS
from scripts.train_dicy_cards.__main__ import MAX_NEEDED, SIZES, kept
from scripts.train_dicy_cards.deals import FIXED, all_deals
from scripts.train_dicy_cards.network import Array, Networks
from scripts.train_dicy_cards.selfplay import Games
from scripts.train_dicy_cards.three_players import ThreePlayers
from scripts.train_dicy_cards.train import known_features

_PLAYERS = 3
_POSITIONS_PER_BATCH = 20_000


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicy_cards.exact", description=__doc__.splitlines()[0])
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--features", type=Path)
    parser.add_argument("--target", type=int, default=12)
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    trained = kept(given.weights, _PLAYERS)
    if trained is None:
        parser.error(f"nothing trained for three players in {given.weights}")
    networks = Networks(trained[0], known_features(given.features))
    games = Games(_PLAYERS, *SIZES[_PLAYERS], MAX_NEEDED, all_deals(), given.seed)
    rng = cupy.random.default_rng(given.seed)
    for cards in FIXED:
        exact = ThreePlayers(cards, given.target)
        exact.solve()
        for place in range(_PLAYERS):
            lacks = rng.integers(1, given.target + 1, (given.positions, _PLAYERS))
            rows = rng.integers(0, ROWS, (given.positions, _PLAYERS))
            rows[:, place] = rng.integers(1, ROWS, given.positions)  # a player who can only skip is not evaluated
            mine = [(place + step) % _PLAYERS for step in range(_PLAYERS)]
            shares = exact.open[
                place, *(lacks[:, seat] - 1 for seat in range(_PLAYERS)), rows[:, mine[1]], rows[:, mine[2]], rows[:, place]
            ]
            where = cupy.broadcast_to(cupy.array([place, 0]), (given.positions, 2))  # the only deal at the table
            positions = cupy.concatenate([lacks[:, mine], rows[:, mine], where], axis=1).astype(cupy.int32)
            deal = np.array([all_deals().index(cards)], np.int32)
            parts = [
                games.evaluated(networks, deal, positions[at : at + _POSITIONS_PER_BATCH])
                for at in range(0, given.positions, _POSITIONS_PER_BATCH)
            ]
            network, turn = (_spread(cupy.concatenate(found) - shares) for found in zip(*parts, strict=True))
            solved = f"solved to {given.target} in {exact.seconds:.1f} s, gap {exact.gap:.1e}"
            print(f"{' '.join(cards)}, place {place + 1}: network {network}; turn {turn} ({solved})", flush=True)


def _spread(off: Array) -> str:
    off = cupy.abs(off)
    return f"mean {float(off.mean()):.4f}, 95% {float(cupy.quantile(off, 0.95)):.4f}, most {float(off.max()):.4f}"


if __name__ == "__main__":
    main()
