"""The kernels that train the judge play the same turns as the program does: compiled for the processor, held to Numba's."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.judge import Judge, make_room
from rollhouse.games.dicy_cards.evaluation.seat_facts import FACTS, seat_facts
from rollhouse.games.dicy_cards.evaluation.turn_ends import turn_ends
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.gpu.share_arrays import MOST_SLOTS, NO_SLOT, described_deals, described_lattice
from rollhouse.games.dicy_cards.solver.turn.turn_shares import turn_shares

_PLAYERS, _WIDE, _DEEP, _GAPS, _GAMES = 3, 8, 4, 120, 10
_ROOT = Path(__file__).parents[4]
_CALLS = """
extern "C" void ends_of(const float* first, const float* later, const float* ways, int deals, int games, const Position* positions,
    const int* slots, const int* counts, Shares* ends, int* others, Shares* skips, int* after_skip) {
  const Nets nets = {first, later, ways, deals};
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
    known = {"PLAYERS": _PLAYERS, "WIDE": _WIDE, "DEEP": _DEEP, "GAPS": _GAPS, "DICE": DICE, "ROW": ROW, "ROWS": ROWS, "FULL": FULL}
    known |= {"KEEPS": KEEPS, "ROLLS": ROLLS, "NO_SLOT": NO_SLOT, "MOST_SLOTS": MOST_SLOTS}
    defined = "".join(f"#define {name} {value}\n" for name, value in known.items())
    shim = (Path(__file__).parent / "kernels_on_cpu.h").read_text()
    turn = package_file("rollhouse.games.dicy_cards.solver.gpu", "turn_shares.cu").read_text()
    games = (_ROOT / "scripts" / "train_dicy_cards" / "selfplay.cu").read_text()
    source = folder / "kernels.cpp"
    source.write_text(shim + defined + turn + games.replace("extern __shared__ float rooms[];", "static float rooms[4096];") + _CALLS)
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

    judge = Judge(
        drawn(networks, _PLAYERS, FACTS, _WIDE),
        drawn(networks, _WIDE),
        drawn(networks, _WIDE, _DEEP),
        drawn(networks, _DEEP),
        drawn(networks, _DEEP, _PLAYERS),
        drawn(networks, _PLAYERS),
    )
    facts = np.stack([seat_facts(cards, _GAPS) for cards in deals])
    first = np.einsum("dgrf,nsfw->nsdgrw", facts, judge.first, optimize=True).astype(np.float32)
    first[:, 0] += judge.first_bias[:, None, None, None, :]
    first = np.ascontiguousarray(first)
    ways = np.ascontiguousarray(facts[..., 0])
    seeds, slots, counts = described_deals(deals)
    above, below = (np.ascontiguousarray(part) for part in described_lattice())
    positions = np.zeros((_GAMES, 2 * _PLAYERS + 2), np.int32)
    positions[:, :_PLAYERS] = rng.integers(1, 60, (_GAMES, _PLAYERS))
    positions[:, _PLAYERS:-2] = rng.integers(0, ROWS, (_GAMES, _PLAYERS)) * (rng.random((_GAMES, _PLAYERS)) < 0.8)  # some all Frozen
    positions[:, -2] = rng.integers(0, _PLAYERS, _GAMES)
    positions[:, -1] = np.arange(_GAMES) % 2
    positions[positions[:, -2] > 1, _PLAYERS - 1] = -3  # whoever has just played has finished: a last round
    ends, others = np.zeros((_GAMES, MOST_SLOTS, ROWS, _PLAYERS), np.float32), np.zeros((_GAMES, MOST_SLOTS, ROWS), np.int32)
    skips, after_skip = np.zeros((_GAMES, _PLAYERS), np.float32), np.zeros(_GAMES, np.int32)
    worth, slot, row = np.zeros((_GAMES, _PLAYERS), np.float32), np.zeros(_GAMES, np.int32), np.zeros(_GAMES, np.int32)
    chance, scratch = rng.integers(0, 2**63, _GAMES).astype(np.uint64), np.zeros((ROWS, KEEPS, _PLAYERS), np.float32)
    library = _compiled(tmp_path)
    later = np.concatenate([part.reshape(networks, -1) for part in judge[2:]], axis=1)
    later = np.ascontiguousarray(np.pad(later, ((0, 0), (0, -later.shape[1] % 4))))  # read four numbers at a time
    weights = [_at(part) for part in (first, later, ways)]
    library.ends_of(*weights, len(deals), _GAMES, *map(_at, (positions, slots, counts, ends, others, skips, after_skip)))
    arguments = map(_at, (above, below, positions, seeds, ends, skips, chance, scratch))
    library.turns_of(*arguments, _GAMES, _at(worth), _at(slot), _at(row))

    rooms = [make_room(judge, cards, _GAPS) for cards in deals]
    for game, (*standing, place, deal) in enumerate(positions.tolist()):
        togo, rows = tuple(standing[:_PLAYERS]), tuple(standing[_PLAYERS:])
        found = turn_ends(judge, rooms[deal], deals[deal], togo, rows, place)
        assert skips[game] == pytest.approx(found.skip, abs=1e-5)
        assert worth[game] == pytest.approx(turn_shares(deals[deal], found.after, found.skip, 0).keep(rows[0], ()), abs=1e-5)
