"""Three players solved on a GPU, for small targets: every position at the start of a turn, all players' shares of the win.

With three players "as well as they can" is an equilibrium: no player can do better by playing a turn or a reaction differently, as long as
the others play on as they do. Where several moves are equally good, the first that was found is made; what is left open by rounding and
by the loops of skips is measured afterwards by playing every turn once more (`gap`).
"""

from __future__ import annotations

import time
from itertools import product
from pathlib import Path
from typing import Any

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, MAX_POINTS, ROLLS, ROW, ROWS
from scripts.train_dicy_cards.share_arrays import MAX_SLOTS, NO_SLOT, described_deals, described_lattice

__all__ = ["ThreePlayers"]

_PLAYERS = 3
_MAX_NEEDED = MAX_POINTS + 1
_THREADS = 256
_BLOCKS = 132 * 6
_THREE_ROWS = ROWS**3
_MAX_ROUNDS = 40
_SETTLED_CHANGE = 2e-7
Ints = NDArray[np.int32]


class ThreePlayers:
    """One deal, solved for three players."""

    def __init__(self, cards: tuple[str, ...], target: int) -> None:
        self.cards, self.target = cards, target
        known = {"PLAYERS": _PLAYERS, "DICE": DICE, "ROW": ROW, "ROWS": ROWS, "FULL": FULL, "KEEPS": KEEPS, "ROLLS": ROLLS}
        known |= {"NO_SLOT": NO_SLOT, "MAX_SLOTS": MAX_SLOTS, "MAX_POINTS": MAX_POINTS}
        files = ((Path(__file__).parent / name).read_text(encoding="ascii") for name in ("turn_shares.cu", "three_players.cu"))
        code = "".join(f"#define {name} {value}\n" for name, value in known.items()) + "".join(files)
        self._kernel = cupy.RawModule(code=code, options=("-std=c++17",)).get_function("turns_of_cells")
        self.open = cupy.full((_PLAYERS, target, target, target, ROWS, ROWS, ROWS, _PLAYERS), 1 / _PLAYERS, cupy.float32)
        """[place to move][first lacks - 1, second, third][next's row, second next's, own][shares from the player to move]"""
        self.answer = cupy.zeros((_MAX_NEEDED, _MAX_NEEDED, _THREE_ROWS, _PLAYERS), cupy.float32)
        self.closing = cupy.zeros((3, _MAX_NEEDED, _THREE_ROWS, _PLAYERS), cupy.float32)
        self._change = cupy.zeros(1, cupy.uint32)
        seeds, slots, counts = described_deals((cards,))
        ends = cupy.empty((_BLOCKS, MAX_SLOTS, ROWS, _PLAYERS), cupy.float32)
        worth = cupy.empty((_BLOCKS, ROWS, KEEPS, _PLAYERS), cupy.float32)
        self._alive = [cupy.asarray(part) for part in (seeds, slots, *described_lattice())] + [ends, worth]
        pointers = [part.data.ptr for part in self._alive]
        kind = np.dtype(
            [(name, np.uint64) for name in ("open", "answer", "closing")]
            + [("target", np.int32), ("seeds", np.uint64), ("slots", np.uint64), ("slot_count", np.int32)]
            + [(name, np.uint64) for name in ("above", "below", "ends", "worth", "change")],
            align=True,
        )
        pools = [part.data.ptr for part in (self.open, self.answer, self.closing)]
        game = np.array([(*pools, target, *pointers[:2], int(counts[0]), *pointers[2:], self._change.data.ptr)], kind)
        self._game = cupy.asarray(game.view(np.uint8))
        self.gap = float("nan")
        """How much any share changes when every turn is played once more."""
        self.loops = 0.0
        """How much the loops still moved when they were left."""
        self.seconds = 0.0

    def solve(self) -> None:
        """Fill everything; then play every turn once more for the gap."""
        began = time.monotonic()
        for leads, lacks in product(range(3), range(1, _MAX_NEEDED + 1)):
            self._turns(2, [(max(0, leads - 1), max(0, 1 - leads), lacks)], 2)
        self._turns(1, [(0, second, third) for second in range(1, _MAX_NEEDED + 1) for third in range(1, _MAX_NEEDED + 1)], 2)
        for together in range(3, 3 * self.target + 1):
            cells = self._cells(together)
            for _ in range(_MAX_ROUNDS):
                self._change[:] = 0
                for place in (2, 1, 0):
                    self._turns(place, cells, 0)
                if self._changed() < _SETTLED_CHANGE:
                    break
            self.loops = max(self.loops, self._changed())
            for others in (1, 2):
                for place in (2, 1, 0):
                    self._turns(place, cells, others)
        cupy.cuda.runtime.deviceSynchronize()
        self.seconds = time.monotonic() - began
        self._change[:] = 0
        for together in range(3, 3 * self.target + 1):
            for place in range(_PLAYERS):
                self._turns(place, self._cells(together), 2, check=True)
        self.gap = self._changed()

    def shares(self, place: int, lacks: tuple[int, int, int], rows: tuple[int, int, int]) -> NDArray[np.float32]:
        """Everybody's, with this place to move; points that are lacking, rows and shares by place."""
        own, following, second = (rows[(place + step) % _PLAYERS] for step in range(_PLAYERS))
        found = cupy.asnumpy(self.open[place, lacks[0] - 1, lacks[1] - 1, lacks[2] - 1, following, second, own])
        return np.roll(found, place)

    def _cells(self, together: int) -> list[tuple[int, ...]]:
        span = range(1, self.target + 1)
        return [(one, two, together - one - two) for one in span for two in span if together - one - two in span]

    def _turns(self, place: int, cells: list[tuple[int, ...]], others: int, *, check: bool = False) -> None:
        given = cupy.asarray(np.array(cells, np.int32))
        arguments: tuple[Any, ...] = (self._game, np.int32(place), given, np.int32(len(cells)), np.int32(others), np.int32(check))
        self._kernel((min(_BLOCKS, len(cells) * ROWS**others),), (_THREADS,), arguments)

    def _changed(self) -> float:
        return float(cupy.asnumpy(self._change).view(np.float32)[0])
