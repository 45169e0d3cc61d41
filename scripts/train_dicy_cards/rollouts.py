"""Error of the networks for three and four players: positions are played out ten thousand times by the networks themselves.

`python -m scripts.train_dicy_cards.rollouts --players 3 --weights FOLDER`; a GPU is needed. The output is a line of JSON per position:
all players' shares by the network, by the whole turn over the network, and as played out. Those of the networks that ship are in
bench/results; `tests/bench/test_measured_errors.py` compares them with the stated error.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import cupy
import numpy as np

from rollhouse.games.dicy_cards.solver.facts import FULL
from scripts.train_dicy_cards.__main__ import MAX_NEEDED, SIZES, kept
from scripts.train_dicy_cards.deals import FIXED, all_deals
from scripts.train_dicy_cards.network import Networks
from scripts.train_dicy_cards.selfplay import Games
from scripts.train_dicy_cards.train import known_features

_GAMES_PER_BATCH = 100_000


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicy_cards.rollouts", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--features", type=Path)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--times", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    trained = kept(given.weights, given.players)
    if trained is None:
        parser.error(f"nothing trained for {given.players} players in {given.weights}")
    deals, players = all_deals(), given.players
    networks = Networks(trained[0], known_features(given.features))
    games = Games(players, *SIZES[players], MAX_NEEDED, deals, given.seed)
    rng = np.random.default_rng(given.seed)
    fixed = [deals.index(cards) for cards in FIXED]
    some = np.array([*fixed, *rng.permutation([n for n in range(len(deals)) if n not in fixed])[:36]], np.int32)
    weights = np.array([0.1] * len(fixed) + [0.6 / 36] * 36)
    start = np.concatenate([np.full((4096, players), 100), np.full((4096, players), FULL), np.zeros((4096, 1))], axis=1)
    positions = games.positions(networks, some, start, weights, given.positions)
    played = cupy.zeros((given.positions, players))
    for begin in range(0, given.times, _GAMES_PER_BATCH // given.positions):
        times = min(_GAMES_PER_BATCH // given.positions, given.times - begin)
        result = games.play_out(networks, some, cupy.repeat(positions, times, axis=0))
        played += result.reshape(given.positions, times, players).sum(axis=1)
    network, turn = games.evaluated(networks, some, positions)
    with given.out.open("w", encoding="utf-8") as file:
        shares = (cupy.round(part.astype(cupy.float64), 4) for part in (network, turn, played / given.times))
        for position, by_net, by_turn, by_play in zip(*(cupy.asnumpy(part).tolist() for part in (positions, *shares)), strict=True):
            told = {"togo": position[:players], "rows": position[players : 2 * players], "place": position[2 * players]}
            told["cards"] = deals[some[position[2 * players + 1]]]
            file.write(json.dumps(told | {"network": by_net, "turn": by_turn, "played": by_play}) + "\n")
    for name, found in (("network", network), ("turn", turn)):
        off = cupy.abs(found - played / given.times)
        spread = f"mean {float(off.mean()):.4f}, 95% {float(cupy.quantile(off, 0.95)):.4f}, most {float(off.max()):.4f}"
        print(f"{players} players, {name}: {spread}", flush=True)


if __name__ == "__main__":
    main()
