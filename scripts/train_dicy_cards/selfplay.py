"""Self-play on the GPU for three and four players: positions with their targets, positions of games, and play-outs. It needs no Numba."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import cupy
import numpy as np
from numpy.typing import NDArray

_THREADS = 256
_BLOCKS = 132 * 6
"""Blocks that play turns at the same time, each with scratch memory of its own."""
_STARTS_PER_GAME = 4
_MAX_ROUNDS = 60
"""Rounds after which a game is abandoned."""
_RANDOM_MOVE_RATE, _HIGH_TARGET_RATE = 0.01, 0.04
_UNFINISHED_TURNS = 14
"""Positions of the last so many turns of a chunk are left out where their game did not end in it: their targets lean on the network."""
_LATER = ("first_bias", "middle", "middle_bias", "out", "out_bias")

Array = Any
"""CuPy's arrays have no types."""
Ints = NDArray[np.int32]
Weights = dict[str, NDArray[np.float32]]
"""Sets of networks, as `evaluation/value_network.py` has them: first [set, network, seat, feature, hidden1], and so on."""


class Played(NamedTuple):
    """A deal's place in a table of deals, and the number of the set of networks that evaluates it."""

    deal: int
    networks: int


class Kernels:
    """The compiled kernels for one size of networks."""

    def __init__(self, prepared: dict[str, Any], players: int, hidden1: int, hidden2: int) -> None:
        self.players = players
        self.constants = {name.removeprefix("constant_"): int(value) for name, value in prepared.items() if name.startswith("constant_")}
        known = self.constants | {"PLAYERS": players, "HIDDEN1": hidden1, "HIDDEN2": hidden2}
        code = "".join(f"#define {name} {value}\n" for name, value in known.items())
        code += "".join((Path(__file__).parent / name).read_text(encoding="ascii") for name in ("turn_shares.cu", "selfplay.cu"))
        module = cupy.RawModule(code=code, options=("-std=c++17",))
        self.functions = {name: module.get_function(name) for name in ("fill_ends", "play_turns", "end_turns")}
        self.shared_bytes = 2 * 4 * _later_size(hidden1, hidden2, players)
        self.functions["fill_ends"].max_dynamic_shared_size_bytes = self.shared_bytes
        self.lattice = [cupy.asarray(prepared[name]) for name in ("above", "below")]
        self.described = [cupy.asarray(prepared[name]) for name in ("seeds", "slots", "counts")]
        self.scratch = cupy.empty((_BLOCKS, self.constants["ROWS"], self.constants["KEEPS"], players), cupy.float32)


class Table:
    """Games that are played side by side on some deals, all at the start of a turn."""

    def __init__(
        self, kernels: Kernels, weights: Weights, features: Array, deals: list[Played], rng: np.random.Generator, count: int
    ) -> None:
        self.kernels = kernels
        numbers = cupy.asarray(np.array([one.deal for one in deals], np.int32))
        sets = cupy.asarray(np.array([one.networks for one in deals], np.int32))
        self._parts = [_first_parts(weights, features, deals), cupy.asarray(_later(weights))]
        self._parts += [cupy.ascontiguousarray(features[numbers][..., 0].astype(cupy.float32)), sets]
        self._nets = _struct(self._parts, len(deals))
        self._seeds, self._slots, self._counts = (part[numbers] for part in kernels.described)
        players, rows, slots = kernels.players, kernels.constants["ROWS"], kernels.constants["MAX_SLOTS"]
        self.positions: Array = None
        self._chance = cupy.asarray(rng.integers(0, 2**63, count).astype(np.uint64))
        self._ends = cupy.empty((count, slots, rows, players), cupy.float32)
        self._skips, self.worth, self.expected = (cupy.empty((count, players), cupy.float32) for _ in range(3))
        self._others = cupy.empty((count, slots, rows), cupy.int32)
        self._slot, self._row, self.done, self._others_after_skip = (cupy.zeros(count, cupy.int32) for _ in range(4))

    def keep(self, going: Array) -> None:
        """Leave the other games out from here on."""
        self.positions, self._chance = self.positions[going], self._chance[going]
        count = len(self._chance)
        self.worth, self.expected, self.done = self.worth[:count], self.expected[:count], self.done[:count]

    def turn(self, wild: float) -> None:
        """A turn of every game: what it is worth, how it went, and the positions after it; a part `wild` of the decisions are any."""
        functions, count = self.kernels.functions, len(self._chance)
        ends = (self._ends, self._others, self._skips, self._others_after_skip)
        given = (self._nets, self.positions, self._slots, self._counts)
        functions["fill_ends"]((count,), (_THREADS,), (*given, *ends), shared_mem=self.kernels.shared_bytes)
        known = (self.positions, self._seeds, self._ends, self._skips, self._chance, self.kernels.scratch)
        chosen = (self._slot, self._row)
        turns = (*self.kernels.lattice, *known, np.int32(count), np.int32(wild * 65536), self.worth, *chosen)
        functions["play_turns"]((_BLOCKS,), (_THREADS,), turns)
        ended = (self.positions, self._slots, *ends, *chosen, np.int32(count), self.expected, self.done)
        functions["end_turns"]((-(-count // _THREADS),), (_THREADS,), ended)


def play(
    kernels: Kernels,
    weights: Weights,
    features: Array,
    deals: list[Played],
    shares: Any,
    rng: np.random.Generator,
    *,
    games: int,
    turns: int,
    trace: float,
) -> tuple[Array, Array]:
    """Play so many games side by side for so many turns; a game that ends is replaced by another.

    The positions, with their deals by number, and their targets: the value of the turn, and a part of what later turns of the game added to
    what had been foreseen, by TD(λ) with `trace` as λ. `shares` says how often each deal is played.
    """
    table = Table(kernels, weights, features, deals, rng, games)
    pool = _STARTS_PER_GAME * games
    begun = cupy.asarray(_starts(rng, pool, kernels, rng.choice(len(deals), pool, p=shares)))
    drawn = cupy.random.default_rng(int(rng.integers(2**32)))
    table.positions = begun[:games].copy()
    age = cupy.zeros(games, cupy.int32)
    seen, values, expected, over = [], [], [], []
    for _ in range(turns):
        seen.append(table.positions.copy())
        table.turn(_RANDOM_MOVE_RATE)
        values.append(table.worth.copy())
        expected.append(table.expected.copy())
        age += 1
        stopped = (table.done > 0) | (age > _MAX_ROUNDS * kernels.players)
        over.append(stopped)
        table.positions = cupy.where(stopped[:, None], begun[drawn.integers(0, pool, games)], table.positions)
        age = cupy.where(stopped, 0, age)
    target, finished = values[-1], cupy.zeros(games, bool)
    positions, targets = [], []
    for turn in range(turns - 1, -1, -1):
        if turn < turns - 1:
            surprise = cupy.roll(target, 1, axis=1) - expected[turn]
            target = values[turn] + trace * cupy.where(over[turn][:, None], 0, surprise)
        finished = finished | over[turn]
        kept = finished | (turn < turns - _UNFINISHED_TURNS)
        positions.append(seen[turn][kept])
        targets.append(target[kept])
    found = cupy.concatenate(positions)
    found[:, -1] = cupy.asarray(np.array([one.deal for one in deals], np.int32))[found[:, -1]]
    return found, cupy.concatenate(targets)


def by_network(kernels: Kernels, positions: Array, targets: Array) -> list[tuple[Array, ...]]:
    """The positions that each network evaluates: their deals, the points needed, the rows, and the targets."""
    players, found = kernels.players, []
    needed, rows, place, deal = positions[:, :players], positions[:, players : 2 * players], positions[:, -2], positions[:, -1]
    lead = needed.min(axis=1)
    last = lead <= 0
    needed = cupy.minimum(needed - cupy.where(last, lead, 0)[:, None], kernels.constants["MAX_NEEDED"] - 1)
    network = cupy.where(last, place + players - 1, place)
    for number in range(2 * players - 1):
        mine = (network == number) & (rows[:, 0] != 0)  # with an empty row the player can only skip: the position after that is evaluated
        found.append((deal[mine].astype(cupy.int16), needed[mine].astype(cupy.int16), rows[mine].astype(cupy.int8), targets[mine]))
    return found


def positions_of_games(
    kernels: Kernels, weights: Weights, features: Array, deals: list[Played], count: int, target: int, wild: float, rng: np.random.Generator
) -> Array:
    """So many positions from games to a target, each at a random turn of its own; their deals by place in the list."""
    players, games = kernels.players, 4 * count
    table = Table(kernels, weights, features, deals, rng, games)
    start = [np.full((games, players), target), np.full((games, players), kernels.constants["FULL"]), np.zeros((games, 1))]
    table.positions = cupy.asarray(np.concatenate([*start, rng.integers(0, len(deals), (games, 1))], axis=1).astype(np.int32))
    when = cupy.asarray(rng.integers(0, 10 * players, games))
    found, over, reached = table.positions.copy(), cupy.zeros(games, bool), when == 0
    for turn in range(1, 10 * players):
        table.turn(wild)
        over |= table.done > 0
        now = (when == turn) & ~over
        found = cupy.where(now[:, None], table.positions, found)
        reached |= now
    return found[reached][:count]


def play_out(
    kernels: Kernels, weights: Weights, features: Array, deals: list[Played], positions: Array, rng: np.random.Generator
) -> tuple[Array, Array]:
    """Play each to its end with the luck taken out: all shares, counted from the player on turn, and the value of the first turn."""
    table = Table(kernels, weights, features, deals, rng, len(positions))
    table.positions = positions.copy()
    table.turn(0.0)
    value, result = table.worth.copy(), table.worth.copy()
    left = cupy.arange(len(positions))
    for turn in range(1, _MAX_ROUNDS * kernels.players):
        going = table.done == 0
        left = left[going]
        if not len(left):
            break
        foreseen = cupy.roll(table.expected[going], turn - 1, axis=1)
        table.keep(going)
        table.turn(0.0)
        result[left] += cupy.roll(table.worth, turn, axis=1) - foreseen
    return result, value


def _starts(rng: np.random.Generator, count: int, kernels: Kernels, deals: Any) -> Ints:
    """The first positions of games: mostly the start, with many targets; often a random position in the middle."""
    players, row = kernels.players, kernels.constants["ROW"]
    target = rng.integers(20, 131, count)
    target = np.where(rng.random(count) < 0.4, 100, target)
    target = np.where(rng.random(count) < _HIGH_TARGET_RATE, rng.integers(131, 501, count), target)
    points_needed = np.repeat(target[:, None], players, axis=1)
    rows = np.full((count, players), kernels.constants["FULL"])
    middle = rng.random(count) < 0.35
    spread = rng.integers(0, 61, (count, players))
    somewhere = np.maximum(1, np.minimum(points_needed, rng.integers(1, 131, count)[:, None]) - spread)
    points_needed = np.where(middle[:, None], somewhere, points_needed)
    active = rng.random((count, players, 1)) * 1.2
    bits = (rng.random((count, players, row)) < active) @ (1 << np.arange(row))
    rows = np.where(middle[:, None], bits, rows)
    place = np.where(middle, rng.integers(0, players, count), 0)
    return np.concatenate([points_needed, rows, place[:, None], deals[:, None]], axis=1).astype(np.int32)


def _first_parts(weights: Weights, features: Array, deals: list[Played]) -> Array:
    """[network, seat, deal, points needed, row, unit]: what seats add to the first layer."""
    first = cupy.asarray(weights["first"])
    _, networks, seats, count, units = first.shape
    _, points, rows, _ = features.shape
    found = cupy.empty((networks, seats, len(deals), points, rows, units), cupy.float32)
    for place, one in enumerate(deals):
        described = features[one.deal].reshape(-1, count).astype(cupy.float32)
        for network in range(networks):
            for seat in range(seats):
                found[network, seat, place] = (described @ first[one.networks, network, seat]).reshape(points, rows, units)
    return found


def _later_size(hidden1: int, hidden2: int, players: int) -> int:
    """Numbers that a network takes up after the first layer's weights, as in the kernels."""
    return (hidden1 + hidden1 * hidden2 + hidden2 + hidden2 * players + players + 3) // 4 * 4


def _later(weights: Weights) -> NDArray[np.float32]:
    """[set, network, number]: the biases of the first layer and the layers after it, one behind the other."""
    sets, networks, hidden1, hidden2 = weights["middle"].shape
    together = np.concatenate([weights[name].reshape(sets, networks, -1) for name in _LATER], axis=2)
    size = _later_size(hidden1, hidden2, weights["out"].shape[3])
    return np.pad(together, ((0, 0), (0, 0), (0, size - together.shape[2]))).astype(np.float32)


def _struct(parts: list[Array], deals: int) -> Array:
    """The addresses of all arrays in the GPU's memory."""
    kind = np.dtype([*((f"part{number}", np.uint64) for number in range(len(parts))), ("deals", np.int32)], align=True)
    values = np.array([(*(part.data.ptr for part in parts), deals)], kind)
    return cupy.asarray(values.view(np.uint8))
