"""The GPU kernels that train the value network play the same turns as Numba's: compiled for the processor, and compared."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.features import EXTRA_POINTS, FEATURES, TRAINED_CARDS, seat_features
from rollhouse.games.dicy_cards.evaluation.turn_ends import turn_ends
from rollhouse.games.dicy_cards.evaluation.value_network import Weights, activation_cache, network_of
from rollhouse.games.dicy_cards.solver.facts import KEEPS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.turn_shares import turn_shares
from scripts.train_dicy_cards.described import features_of
from scripts.train_dicy_cards.prepared import feature_parts
from scripts.train_dicy_cards.share_arrays import MAX_SLOTS, constants, described_deals, described_lattice

_PLAYERS, _HIDDEN1, _HIDDEN2, _MAX_NEEDED, _GAMES = 3, 8, 4, 120, 10
_ROOT = Path(__file__).parents[4]
_CALLS = """
extern "C" void ends_of(const float* first, const float* later, const float* ways, const int* sets, int deals, int games,
    const Position* positions, const int* slots, const int* counts, Shares* ends, int* others, Shares* skips, int* after_skip) {
  const Nets nets = {first, later, ways, sets, deals};
  for (int game = 0; game < games; game++) {
    blockIdx.x = game;
    fill_ends(&nets, positions, slots, counts, ends, others, skips, after_skip);
  }
}
extern "C" void turns_of(const unsigned short* above, const unsigned short* below, const Position* positions, const unsigned char* seeds,
    const Shares* ends, const Shares* skips, unsigned long long* chance, Shares* scratch, int games, Shares* worth, int* slot, int* row) {
  blockIdx.x = 0;
  play_turns(above, below, positions, seeds, ends, skips, chance, scratch, games, 0, worth, slot, row);
}
"""


def _compiled(folder: Path) -> ctypes.CDLL:
    known = constants() | {"MAX_NEEDED": _MAX_NEEDED, "PLAYERS": _PLAYERS, "HIDDEN1": _HIDDEN1, "HIDDEN2": _HIDDEN2}
    defined = "".join(f"#define {name} {value}\n" for name, value in known.items())
    shim = (Path(__file__).parent / "kernels_on_cpu.h").read_text()
    turn, games = ((_ROOT / "scripts" / "train_dicy_cards" / name).read_text() for name in ("turn_shares.cu", "selfplay.cu"))
    source = folder / "kernels.cpp"
    source.write_text(
        shim + defined + turn + games.replace("extern __shared__ float shared_nets[];", "static float shared_nets[4096];") + _CALLS
    )
    library = folder / "kernels.so"
    subprocess.run(["g++", "-O1", "-w", "-std=c++17", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return ctypes.CDLL(str(library))


def _at(array: Any) -> Any:
    return array.ctypes.data_as(ctypes.c_void_p)


@pytest.mark.skipif(shutil.which("g++") is None, reason="no C++ compiler here: nothing else needs one")
def test_the_kernels_play_the_same_turns(tmp_path: Path) -> None:
    rng = np.random.default_rng(4)
    deals = (modes()["glacial"].cards, modes()["d"].cards)
    networks = 2 * _PLAYERS - 1

    def drawn(*shape: int) -> Any:
        return (rng.standard_normal(shape) * 0.4).astype(np.float32)

    sets = [
        Weights(
            drawn(networks, _PLAYERS, FEATURES, _HIDDEN1),
            drawn(networks, _HIDDEN1),
            drawn(networks, _HIDDEN1, _HIDDEN2),
            drawn(networks, _HIDDEN2),
            drawn(networks, _HIDDEN2, _PLAYERS),
            drawn(networks, _PLAYERS),
        )
        for _ in deals
    ]
    features = np.stack([seat_features(cards, _MAX_NEEDED) for cards in deals])
    parts = [np.einsum("grf,nsfw->nsgrw", *of_deal, optimize=True) for of_deal in zip(features, (part.first for part in sets), strict=True)]
    first = np.ascontiguousarray(np.stack(parts, axis=2).astype(np.float32))
    ways = np.ascontiguousarray(features[..., 0])
    seeds, slots, counts = described_deals(deals)
    above, below = (np.ascontiguousarray(part) for part in described_lattice())
    positions = np.zeros((_GAMES, 2 * _PLAYERS + 2), np.int32)
    positions[:, :_PLAYERS] = rng.integers(1, 60, (_GAMES, _PLAYERS))
    positions[:, _PLAYERS:-2] = rng.integers(0, ROWS, (_GAMES, _PLAYERS)) * (rng.random((_GAMES, _PLAYERS)) < 0.8)  # some all Frozen
    positions[:, -2] = rng.integers(0, _PLAYERS, _GAMES)
    positions[:, -1] = np.arange(_GAMES) % 2
    positions[positions[:, -2] > 1, _PLAYERS - 1] = -3  # the player who has just played has finished: a last round
    ends, others = np.zeros((_GAMES, MAX_SLOTS, ROWS, _PLAYERS), np.float32), np.zeros((_GAMES, MAX_SLOTS, ROWS), np.int32)
    skips, after_skip = np.zeros((_GAMES, _PLAYERS), np.float32), np.zeros(_GAMES, np.int32)
    worth, slot, row = np.zeros((_GAMES, _PLAYERS), np.float32), np.zeros(_GAMES, np.int32), np.zeros(_GAMES, np.int32)
    chance, scratch = rng.integers(0, 2**63, _GAMES).astype(np.uint64), np.zeros((ROWS, KEEPS, _PLAYERS), np.float32)
    library = _compiled(tmp_path)
    later = np.stack([np.concatenate([part.reshape(networks, -1) for part in weights[1:]], axis=1) for weights in sets])
    later = np.ascontiguousarray(np.pad(later, ((0, 0), (0, 0), (0, -later.shape[2] % 4))))  # read four numbers at a time
    networks_at = [_at(part) for part in (first, later, ways, np.arange(len(deals), dtype=np.int32))]
    library.ends_of(*networks_at, len(deals), _GAMES, *map(_at, (positions, slots, counts, ends, others, skips, after_skip)))
    arguments = map(_at, (above, below, positions, seeds, ends, skips, chance, scratch))
    library.turns_of(*arguments, _GAMES, _at(worth), _at(slot), _at(row))

    evaluated_by = [network_of(weights) for weights in sets]
    caches = [activation_cache(network, cards, _MAX_NEEDED) for network, cards in zip(evaluated_by, deals, strict=True)]
    for game, (*standing, place, deal) in enumerate(positions.tolist()):
        points_needed, rows = tuple(standing[:_PLAYERS]), tuple(standing[_PLAYERS:])
        found = turn_ends(evaluated_by[deal], caches[deal], deals[deal], points_needed, rows, place, joint=False)
        assert skips[game] == pytest.approx(found.skip, abs=1e-5)
        assert worth[game] == pytest.approx(turn_shares(deals[deal], found.after, found.skip, 0).keep(rows[0], ()), abs=1e-5)


def test_what_is_prepared_for_the_gpu_gives_the_same_features() -> None:
    deals = (modes()["glacial"].cards, modes()["d"].cards)
    turns, within = zip(*map(feature_parts, deals), strict=True)
    cards = [[TRAINED_CARDS.index(card) for card in five] for five in deals]
    prepared = {"turns": np.stack(turns), "within": np.stack(within), "cards": cards, "extra": EXTRA_POINTS, "features": FEATURES}
    found = features_of(np, prepared | {"constant_MAX_NEEDED": 260, "constant_ROW": ROW})
    for number, five in enumerate(deals):
        assert found[number] == pytest.approx(seat_features(five, 260), abs=2e-3), "half precision"
