"""The kernels of `selfplay.cu`, and the games that they play. NumPy and CuPy are all it needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import cupy
import numpy as np
from numpy.typing import NDArray

_MULTIPROCESSORS = 132
_SPOTS, _SPOT, _SEAT, _PILE, _GAME = 5, 5, 6, 10, 6
_STRIDE = 36
"""Of the kernel's tile of ends, in numbers for each unit."""
Ints = NDArray[np.int64]


class RecordColumns(NamedTuple):
    """Where a record has the columns that are looked at here."""

    cards: slice
    """The cards that each seat has won."""
    bonus: int
    turns: int
    begins: int


def columns(players: int) -> RecordColumns:
    """The columns of a record for so many players, as `selfplay.cu` writes them."""
    seats = _SPOTS * _SPOT
    game = seats + _SEAT * players + _PILE
    return RecordColumns(slice(seats, seats + _SEAT * players, _SEAT), game + 1, game + 2, game + _GAME)


class Played(NamedTuple):
    """What a launch tells of its games, each with a row; shares by seat."""

    worth: NDArray[np.float32]
    """Of the first turn, once the table was full."""
    target: NDArray[np.float32]
    second: NDArray[np.float32]
    """The target of the second turn; the result where there is none."""
    result: NDArray[np.float32]
    turns: Ints
    ended: Ints
    """0 by cards, 1 by quiet rounds (T14), 2 by turns (T13), 3 not played."""


class Kernels:
    """The kernels for one number of players, and the games that they play."""

    def __init__(self, inputs: Path) -> None:
        with np.load(inputs) as found:
            self.inputs: dict[str, Any] = dict(found)
        self.players = int(self.inputs["players"])
        code = str(self.inputs["constants"]) + (Path(__file__).parent / "selfplay.cu").read_text(encoding="ascii")
        compiled = cupy.RawModule(code=code, options=("-std=c++17",))
        self._play, self._describe = compiled.get_function("play"), compiled.get_function("describe")
        sizes = cupy.zeros(5, cupy.int32)
        compiled.get_function("sizes")((1,), (1,), (sizes,))
        self.record, self.net_size, scratch, self.spot_width, self.rest_width = map(int, cupy.asnumpy(sizes))
        hidden1, hidden2 = (int(size) for size in self.inputs["sizes"][1:])
        self._shared_bytes = 4 * _STRIDE * (hidden1 + hidden2)
        self._play.max_dynamic_shared_size_bytes = self._shared_bytes
        self._blocks = _MULTIPROCESSORS * int(self.inputs["blocks_per_multiprocessor"])
        self._scratch = cupy.empty((self._blocks, scratch), cupy.uint8)
        self._tables, self._beaten, self._decks = (cupy.asarray(self.inputs[name]) for name in ("tables", "beaten", "decks"))
        self.rules = cupy.asarray(self.inputs["rules"])

    def network(self, vector: Any) -> Any:
        """A network as the kernels read it, [1, number]."""
        whole = cupy.zeros((1, self.net_size), cupy.float32)
        whole[0, : len(vector)] = cupy.asarray(vector)
        return whole

    def play(
        self,
        networks: Any,
        plans: Ints,
        seeds: Any,
        first: Ints,
        *,
        network_of: Ints | None = None,
        rules: Any = None,
        starts: tuple[Any, Ints, Any] | None = None,
        choices: Ints | None = None,
        stray: float = 0.0,
        trace: float = 1.0,
        records: Any = None,
        targets: Any = None,
    ) -> tuple[Played, int]:
        """Play games; their turns go to `records` and `targets`, and are counted. `starts`: records, each game's row, and later dice."""
        games, players = len(plans), self.players
        counters = cupy.zeros(3, cupy.int32)
        told = cupy.zeros((games, 4 * players + 2), cupy.float32)
        none = np.uintp(0)
        network_of = np.zeros((games, players), np.int16) if network_of is None else network_of
        arguments = (
            self._tables,
            self._beaten,
            networks,
            self._decks,
            self.rules if rules is None else rules,
            cupy.asarray(plans.astype(np.int32)),
            cupy.asarray(seeds),
            cupy.asarray(first.astype(np.int16)),
            cupy.asarray(network_of.astype(np.int16)),
            none if starts is None else starts[0],
            none if starts is None else cupy.asarray(starts[1].astype(np.int32)),
            none if starts is None else cupy.asarray(starts[2]),
            none if choices is None else cupy.asarray(choices.astype(np.int16)),
            np.int32(games),
            np.float32(stray),
            np.float32(trace),
            np.int32(0 if records is None else len(records)),
            counters,
            none if records is None else records,
            none if targets is None else targets,
            told,
            self._scratch,
        )
        self._play((min(self._blocks, games),), (int(self.inputs["threads"]),), arguments, shared_mem=self._shared_bytes)
        _, turns, overflows = map(int, cupy.asnumpy(counters))
        if overflows:
            print(f"{overflows} turns had more ends or placements than there is room for", flush=True)
        found = cupy.asnumpy(told)
        shares = [found[:, at * players : (at + 1) * players] for at in range(4)]
        ends = found[:, 4 * players :].astype(np.int64)
        return Played(shares[0], shares[1], shares[2], shares[3], ends[:, 0], ends[:, 1]), turns

    def describe(self, records: Any, targets: Any, rows: Any) -> tuple[Any, Any, Any]:
        """The features and targets of these rows."""
        count = len(rows)
        spots = cupy.empty((count, _SPOTS, self.spot_width), cupy.float32)
        rest = cupy.empty((count, self.rest_width), cupy.float32)
        wanted = cupy.empty((count, self.players), cupy.float32)
        arguments = (self._beaten, records, targets, rows.astype(cupy.int32), np.int32(count), spots, rest, wanted)
        self._describe((-(-count // 128),), (128,), arguments)
        return spots, rest, wanted


def seeds_of(rng: np.random.Generator, count: int) -> Any:
    """The seeds of so many games' cards and dice."""
    return rng.integers(1, 2**63, count).astype(np.uint64)


def usual_plans(rng: np.random.Generator, count: int, usual: int) -> Ints:
    """Usual games: Bonus cards in three of four, each set as often as any other."""
    return np.where(rng.random(count) < 0.25, 0, rng.integers(1, usual, count))
