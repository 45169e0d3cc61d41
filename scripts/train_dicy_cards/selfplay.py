"""Self-play on the GPU, for training with three and four players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import FULL, KEEPS, ROW, ROWS
from scripts.train_dicy_cards.network import Array, Networks, Samples
from scripts.train_dicy_cards.share_arrays import MAX_SLOTS, defines, described_deals, described_lattice

_THREADS = 256
_BLOCKS = 132 * 6
"""Blocks that play turns at the same time, each with scratch memory of its own."""
_STARTS_PER_GAME = 4
_MAX_ROUNDS = 60
"""Rounds after which a game is abandoned."""
Ints = NDArray[np.int32]


def starts(rng: np.random.Generator, count: int, players: int, deals: Ints, far: float) -> Ints:
    """The first positions of games: mostly the start, with many targets; often a random position in the middle."""
    target = rng.integers(20, 131, count)
    target = np.where(rng.random(count) < 0.3, 100, target)
    target = np.where(rng.random(count) < far, rng.integers(131, 501, count), target)
    points_needed = np.repeat(target[:, None], players, axis=1)
    rows = np.full((count, players), FULL)
    place = np.zeros(count, np.int64)
    middle = rng.random(count) < 0.35
    spread = rng.integers(0, 61, (count, players))
    somewhere = np.maximum(1, np.minimum(points_needed, rng.integers(1, 131, count)[:, None]) - spread)
    points_needed = np.where(middle[:, None], somewhere, points_needed)
    active = rng.random((count, players, 1)) * 1.2
    bits = (rng.random((count, players, ROW)) < active) @ (1 << np.arange(ROW))
    rows = np.where(middle[:, None], bits, rows)
    place = np.where(middle, rng.integers(0, players, count), place)
    return np.concatenate([points_needed, rows, place[:, None], deals[:, None]], axis=1).astype(np.int32)


class PlayedTurns:
    """The positions of a chunk of games with their targets, before they are sorted by network."""

    def __init__(self, positions: list[Array], targets: list[Array], deals: Array, players: int, max_needed: int) -> None:
        together = cupy.concatenate(positions)
        points_needed, self.rows, self.place = together[:, :players], together[:, players : 2 * players], together[:, 2 * players]
        self.deal = deals[together[:, 2 * players + 1]]
        lead = points_needed.min(axis=1)
        self.last = lead <= 0
        self.needed = cupy.minimum(points_needed - cupy.where(self.last, lead, 0)[:, None], max_needed - 1)
        self.shares = cupy.concatenate(targets)
        self._players = players

    def evaluated_by(self, network: int) -> Array:
        """Which positions this network evaluates."""
        players = self._players
        mine = (self.place == network) & ~self.last if network < players else (self.place == network - players + 1) & self.last
        return mine & (self.rows[:, 0] != 0)  # with an empty row the player can only skip, and the position after that is evaluated

    def of(self, network: int) -> Samples:
        """The samples of this network."""
        mine = self.evaluated_by(network)
        return Samples(self.deal[mine], self.needed[mine], self.rows[mine], self.shares[mine])


class Games:
    """Many games at once."""

    def __init__(self, players: int, hidden1: int, hidden2: int, max_needed: int, deals: tuple[tuple[str, ...], ...], seed: int) -> None:
        own = (Path(__file__).parent / "selfplay.cu").read_text(encoding="ascii")
        turn = (Path(__file__).parent / "turn_shares.cu").read_text(encoding="ascii")
        module = cupy.RawModule(code=defines(players, hidden1, hidden2, max_needed) + turn + own, options=("-std=c++17",))
        self.kernels = {name: module.get_function(name) for name in ("fill_ends", "play_turns", "end_turns")}
        self.shared_bytes = 2 * 4 * _later_size(hidden1, hidden2, players)
        self.kernels["fill_ends"].max_dynamic_shared_size_bytes = self.shared_bytes
        self.players, self.max_needed = players, max_needed
        self.lattice = [cupy.asarray(part) for part in described_lattice()]
        self.described = [cupy.asarray(part) for part in described_deals(deals)]
        self._rng = np.random.default_rng(seed)
        self.scratch = cupy.empty((_BLOCKS, ROWS, KEEPS, players), cupy.float32)

    def random_numbers(self, count: int) -> Any:
        """The seeds of so many games' dice."""
        return self._rng.integers(0, 2**63, count).astype(np.uint64)

    def play(
        self, networks: Networks, deals: Ints, weights: Any, count: int, turns: int, *, trace: float, wild: float, far: float
    ) -> PlayedTurns:
        """Play so many games side by side for so many turns, on these deals; a game that ends is replaced by another."""
        players, rng = self.players, self._rng
        table = _Table(self, networks, deals, count)

        pool = _STARTS_PER_GAME * count
        begun = cupy.asarray(starts(rng, pool, players, rng.choice(len(deals), pool, p=weights).astype(np.int32), far))
        drawn = cupy.random.default_rng(int(rng.integers(2**32)))
        table.positions = begun[:count].copy()
        age = cupy.zeros(count, cupy.int32)
        seen, values, expected, over = [], [], [], []
        for _ in range(turns):
            seen.append(table.positions.copy())
            table.turn(wild)
            values.append(table.worth.copy())
            expected.append(table.expected.copy())
            age += 1
            stopped = (table.done > 0) | (age > _MAX_ROUNDS * players)
            over.append(stopped)
            table.positions = cupy.where(stopped[:, None], begun[drawn.integers(0, pool, count)], table.positions)
            age = cupy.where(stopped, 0, age)
        target = values[-1]
        targets = [target]
        for turn in range(turns - 2, -1, -1):
            surprise = cupy.roll(target, 1, axis=1) - expected[turn]
            target = values[turn] + trace * cupy.where(over[turn][:, None], 0, surprise)
            targets.append(target)
        return PlayedTurns(seen, targets[::-1], table.chosen, players, self.max_needed)

    def positions(self, networks: Networks, deals: Ints, start: Any, weights: Any, count: int) -> Array:
        """So many positions from games that begin like `start`, each at a random turn of its own."""
        rng = self._rng
        table = _Table(self, networks, deals, len(start))
        dealt = rng.choice(len(deals), len(start), p=weights)
        table.positions = cupy.asarray(np.concatenate([start, dealt[:, None]], axis=1).astype(np.int32))
        when = cupy.asarray(rng.integers(0, 7 * self.players, len(start)))
        found, over = table.positions.copy(), cupy.zeros(len(start), bool)
        for turn in range(1, 7 * self.players):
            table.turn(0.03)
            over |= table.done > 0
            found = cupy.where(((when == turn) & ~over)[:, None], table.positions, found)
            when = cupy.where((when == turn) & over, 0, when)
        return found[:count]

    def play_out(self, networks: Networks, deals: Ints, positions: Array) -> Array:
        """Play each on to its end; all players' shares, counted from the player on turn."""
        table = _Table(self, networks, deals, len(positions))
        table.positions = positions.copy()
        result = cupy.zeros((len(positions), self.players), cupy.float32)
        left = cupy.arange(len(positions))
        for turn in range(_MAX_ROUNDS * self.players):
            table.turn(0.0)
            ended = table.done > 0
            result[left[ended]] = cupy.roll(table.expected, turn % self.players, axis=1)[ended]
            left = left[~ended]
            if not len(left):
                break
            table.positions = table.positions[~ended]
            table.shrink(len(left))
        return result

    def evaluated(self, networks: Networks, deals: Ints, positions: Array) -> tuple[Array, Array]:
        """The shares of positions by the networks, and by the whole turn over the networks."""
        turns = PlayedTurns(
            [positions], [cupy.zeros((len(positions), self.players), cupy.float32)], cupy.asarray(deals), self.players, self.max_needed
        )
        shares = cupy.zeros((len(positions), self.players), cupy.float32)
        for network in range(2 * self.players - 1):
            mine = turns.evaluated_by(network)
            if bool(mine.any()):
                shares[mine] = networks.shares(network, turns.of(network))
        table = _Table(self, networks, deals, len(positions))
        table.positions = positions.copy()
        table.turn(0.0)
        return shares, table.worth


class _Table:
    """Games that are being played, all at the start of a turn."""

    def __init__(self, games: Games, networks: Networks, deals: Ints, count: int) -> None:
        self._games = games
        self.chosen = cupy.asarray(deals)
        self._tables = networks.tables(self.chosen)
        self._ways = networks.ways(self.chosen)
        self._later = _later(networks)
        self._nets = _struct([self._tables, self._later, self._ways], len(deals))
        self._seeds, self._slots, self._counts = (part[self.chosen] for part in games.described)
        players = games.players
        self.positions: Array = None
        self._chance = cupy.asarray(games.random_numbers(count))
        self._ends = cupy.empty((count, MAX_SLOTS, ROWS, players), cupy.float32)
        self._skips, self.worth, self.expected = (cupy.empty((count, players), cupy.float32) for _ in range(3))
        self._others = cupy.empty((count, MAX_SLOTS, ROWS), cupy.int32)
        self._slot, self._row, self.done, self._others_after_skip = (cupy.zeros(count, cupy.int32) for _ in range(4))

    def shrink(self, count: int) -> None:
        """Fewer games from here on; dice go on where they were."""
        self._chance = self._chance[:count]
        self.worth, self.expected, self.done = self.worth[:count], self.expected[:count], self.done[:count]

    def turn(self, wild: float) -> None:
        """A turn of every game: what it is worth, how it went, and the positions after it."""
        kernels, count = self._games.kernels, len(self._chance)
        ends = (self._ends, self._others, self._skips, self._others_after_skip)
        given = (self._nets, self.positions, self._slots, self._counts)
        kernels["fill_ends"]((count,), (_THREADS,), (*given, *ends), shared_mem=self._games.shared_bytes)
        known = (self.positions, self._seeds, self._ends, self._skips, self._chance, self._games.scratch)
        chosen = (self._slot, self._row)
        turns = (*self._games.lattice, *known, np.int32(count), np.int32(wild * 65536), self.worth, *chosen)
        kernels["play_turns"]((_BLOCKS,), (_THREADS,), turns)
        ended = (self.positions, self._slots, *ends, *chosen, np.int32(count), self.expected, self.done)
        kernels["end_turns"]((-(-count // _THREADS),), (_THREADS,), ended)


def _later_size(hidden1: int, hidden2: int, players: int) -> int:
    """Numbers that the later layers of a network take up, as in the kernels."""
    return (hidden1 * hidden2 + hidden2 + hidden2 * players + players + 3) // 4 * 4


def _later(networks: Networks) -> Array:
    """[network, number]: the layers after the first, one behind the other."""
    _, _, middle, _, out, _ = networks.weights
    count, hidden1, hidden2 = middle.shape
    found = cupy.zeros((count, _later_size(hidden1, hidden2, out.shape[2])), cupy.float32)
    together = cupy.concatenate([part.reshape(count, -1) for part in networks.weights[2:]], axis=1)
    found[:, : together.shape[1]] = together
    return found


def _struct(parts: list[Array], deals: int) -> Array:
    """The addresses of all arrays in the GPU's memory."""
    kind = np.dtype([*((f"part{number}", np.uint64) for number in range(len(parts))), ("deals", np.int32)], align=True)
    values = np.array([(*(part.data.ptr for part in parts), deals)], kind)
    return cupy.asarray(values.view(np.uint8))
