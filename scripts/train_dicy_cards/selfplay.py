"""Games on the GPU between players who judge by the networks as they are: what three- and four-player training learns from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.gpu.share_arrays import MOST_SLOTS, NO_SLOT, described_deals, described_lattice
from scripts.train_dicy_cards.network import Array, Networks, Samples

__all__ = ["Games", "Told", "defines", "starts"]

_THREADS = 256
_BLOCKS = 132 * 6
"""That play turns at the same time, each in a room of its own."""
_POOL = 4
"""Starts that are drawn for every game of a chunk."""
_LONGEST = 60
"""Rounds after which a game is given up."""
Ints = NDArray[np.int32]


def defines(players: int, wide: int, deep: int, gaps: int) -> str:
    """What the kernels must know before they are compiled."""
    known = {
        "PLAYERS": players,
        "WIDE": wide,
        "DEEP": deep,
        "GAPS": gaps,
        "DICE": DICE,
        "ROW": ROW,
        "ROWS": ROWS,
        "FULL": FULL,
        "KEEPS": KEEPS,
        "ROLLS": ROLLS,
        "NO_SLOT": NO_SLOT,
        "MOST_SLOTS": MOST_SLOTS,
    }
    return "".join(f"#define {name} {value}\n" for name, value in known.items())


def starts(rng: np.random.Generator, count: int, players: int, deals: Ints, far: float) -> Ints:
    """Where games begin: mostly at the start, to many different targets; often in the middle, with anything on the table."""
    target = rng.integers(20, 131, count)
    target = np.where(rng.random(count) < 0.3, 100, target)
    target = np.where(rng.random(count) < far, rng.integers(131, 501, count), target)
    togo = np.repeat(target[:, None], players, axis=1)
    rows = np.full((count, players), FULL)
    place = np.zeros(count, np.int64)
    middle = rng.random(count) < 0.35
    spread = rng.integers(0, 61, (count, players))
    somewhere = np.maximum(1, np.minimum(togo, rng.integers(1, 131, count)[:, None]) - spread)
    togo = np.where(middle[:, None], somewhere, togo)
    active = rng.random((count, players, 1)) * 1.2
    bits = (rng.random((count, players, ROW)) < active) @ (1 << np.arange(ROW))
    rows = np.where(middle[:, None], bits, rows)
    place = np.where(middle, rng.integers(0, players, count), place)
    return np.concatenate([togo, rows, place[:, None], deals[:, None]], axis=1).astype(np.int32)


class Told:
    """What a chunk of games told, before it is sorted by network."""

    def __init__(self, positions: list[Array], targets: list[Array], deals: Array, players: int, gaps: int) -> None:
        together = cupy.concatenate(positions)
        togo, self.rows, self.place = together[:, :players], together[:, players : 2 * players], together[:, 2 * players]
        self.deal = deals[together[:, 2 * players + 1]]
        lead = togo.min(axis=1)
        self.last = lead <= 0
        self.gaps = cupy.minimum(togo - cupy.where(self.last, lead, 0)[:, None], gaps - 1)
        self.shares = cupy.concatenate(targets)
        self._players = players

    def judged_by(self, network: int) -> Array:
        """Whether it is this network that judges them."""
        players = self._players
        mine = (self.place == network) & ~self.last if network < players else (self.place == network - players + 1) & self.last
        return mine & (self.rows[:, 0] != 0)  # others can only skip, and what comes of that is judged

    def of(self, network: int) -> Samples:
        """Those that this network judges."""
        mine = self.judged_by(network)
        return Samples(self.deal[mine], self.gaps[mine], self.rows[mine], self.shares[mine])


class Games:
    """Many games at once."""

    def __init__(self, players: int, wide: int, deep: int, gaps: int, deals: tuple[tuple[str, ...], ...], seed: int) -> None:
        own = (Path(__file__).parent / "selfplay.cu").read_text(encoding="ascii")
        turn = package_file("rollhouse.games.dicy_cards.solver.gpu", "turn_shares.cu").read_text(encoding="ascii")
        module = cupy.RawModule(code=defines(players, wide, deep, gaps) + turn + own, options=("-std=c++17",))
        self.kernels = {name: module.get_function(name) for name in ("fill_ends", "play_turns", "end_turns")}
        self.rooms = 2 * 4 * _net_room(wide, deep, players)
        self.kernels["fill_ends"].max_dynamic_shared_size_bytes = self.rooms
        self.players, self.gaps = players, gaps
        self.lattice = [cupy.asarray(part) for part in described_lattice()]
        self.described = [cupy.asarray(part) for part in described_deals(deals)]
        self._rng = np.random.default_rng(seed)
        self.scratch = cupy.empty((_BLOCKS, ROWS, KEEPS, players), cupy.float32)

    def random_numbers(self, count: int) -> Any:
        """Where the dice of so many games begin."""
        return self._rng.integers(0, 2**63, count).astype(np.uint64)

    def play(self, networks: Networks, deals: Ints, weights: Any, count: int, turns: int, *, trace: float, wild: float, far: float) -> Told:
        """So many games side by side for so many turns, on these deals; games that end make room for others."""
        players, rng = self.players, self._rng
        table = _Table(self, networks, deals, count)

        pool = _POOL * count
        begun = cupy.asarray(starts(rng, pool, players, rng.choice(len(deals), pool, p=weights).astype(np.int32), far))
        drawn = cupy.random.default_rng(int(rng.integers(2**32)))
        table.positions = begun[:count].copy()
        age = cupy.zeros(count, cupy.int32)
        seen, values, expected, over = [], [], [], []
        for _ in range(turns):
            seen.append(table.positions.copy())
            table.turn(wild)
            values.append(table.worth.copy())
            expected.append(table.judged.copy())
            age += 1
            stopped = (table.done > 0) | (age > _LONGEST * players)
            over.append(stopped)
            table.positions = cupy.where(stopped[:, None], begun[drawn.integers(0, pool, count)], table.positions)
            age = cupy.where(stopped, 0, age)
        target = values[-1]
        targets = [target]
        for turn in range(turns - 2, -1, -1):
            surprise = cupy.roll(target, 1, axis=1) - expected[turn]
            target = values[turn] + trace * cupy.where(over[turn][:, None], 0, surprise)
            targets.append(target)
        return Told(seen, targets[::-1], table.chosen, players, self.gaps)

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
        """Play each on to its end; everybody's share, counted from whoever is on turn."""
        table = _Table(self, networks, deals, len(positions))
        table.positions = positions.copy()
        result = cupy.zeros((len(positions), self.players), cupy.float32)
        left = cupy.arange(len(positions))
        for turn in range(_LONGEST * self.players):
            table.turn(0.0)
            ended = table.done > 0
            result[left[ended]] = cupy.roll(table.judged, turn % self.players, axis=1)[ended]
            left = left[~ended]
            if not len(left):
                break
            table.positions = table.positions[~ended]
            table.shrink(len(left))
        return result

    def judged(self, networks: Networks, deals: Ints, positions: Array) -> tuple[Array, Array]:
        """What the networks say of positions, and what the whole turn over the networks says."""
        told = Told([positions], [cupy.zeros((len(positions), self.players), cupy.float32)], cupy.asarray(deals), self.players, self.gaps)
        shares = cupy.zeros((len(positions), self.players), cupy.float32)
        for network in range(2 * self.players - 1):
            mine = told.judged_by(network)
            if bool(mine.any()):
                shares[mine] = networks.shares(network, told.of(network))
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
        self._ends = cupy.empty((count, MOST_SLOTS, ROWS, players), cupy.float32)
        self._skips, self.worth, self.judged = (cupy.empty((count, players), cupy.float32) for _ in range(3))
        self._others = cupy.empty((count, MOST_SLOTS, ROWS), cupy.int32)
        self._slot, self._row, self.done, self._others_after_skip = (cupy.zeros(count, cupy.int32) for _ in range(4))

    def shrink(self, count: int) -> None:
        """Fewer games from here on; dice go on where they were."""
        self._chance = self._chance[:count]
        self.worth, self.judged, self.done = self.worth[:count], self.judged[:count], self.done[:count]

    def turn(self, wild: float) -> None:
        """A turn of every game: what it is worth, how it went, and the positions after it."""
        kernels, count = self._games.kernels, len(self._chance)
        ends = (self._ends, self._others, self._skips, self._others_after_skip)
        given = (self._nets, self.positions, self._slots, self._counts)
        kernels["fill_ends"]((count,), (_THREADS,), (*given, *ends), shared_mem=self._games.rooms)
        known = (self.positions, self._seeds, self._ends, self._skips, self._chance, self._games.scratch)
        chosen = (self._slot, self._row)
        turns = (*self._games.lattice, *known, np.int32(count), np.int32(wild * 65536), self.worth, *chosen)
        kernels["play_turns"]((_BLOCKS,), (_THREADS,), turns)
        ended = (self.positions, self._slots, *ends, *chosen, np.int32(count), self.judged, self.done)
        kernels["end_turns"]((-(-count // _THREADS),), (_THREADS,), ended)


def _net_room(wide: int, deep: int, players: int) -> int:
    """Numbers that the later layers of a network take up, as in the kernels."""
    return (wide * deep + deep + deep * players + players + 3) // 4 * 4


def _later(networks: Networks) -> Array:
    """[network, room]: the layers after the first, one behind the other."""
    _, _, middle, _, out, _ = networks.weights
    count, wide, deep = middle.shape
    found = cupy.zeros((count, _net_room(wide, deep, out.shape[2])), cupy.float32)
    together = cupy.concatenate([part.reshape(count, -1) for part in networks.weights[2:]], axis=1)
    found[:, : together.shape[1]] = together
    return found


def _struct(parts: list[Array], deals: int) -> Array:
    """Where everything lies, in the GPU's memory."""
    kind = np.dtype([*((f"part{number}", np.uint64) for number in range(len(parts))), ("deals", np.int32)], align=True)
    told = np.array([(*(part.data.ptr for part in parts), deals)], kind)
    return cupy.asarray(told.view(np.uint8))
