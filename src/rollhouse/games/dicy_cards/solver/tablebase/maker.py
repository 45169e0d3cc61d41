"""Makes one tablebase, in a file beside the final one, so that interrupted work can be resumed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from rollhouse.core.evaluate import Progress
from rollhouse.games.dicy_cards.solver.facts import BLOCK
from rollhouse.games.dicy_cards.solver.tablebase.format import (
    FORMAT,
    Damaged,
    TablebaseFile,
    TablebaseHeader,
    create,
    read_header,
    size,
    write_header,
)
from rollhouse.games.dicy_cards.solver.tablebase.limits import check_memory, using_gpu
from rollhouse.games.dicy_cards.solver.two.solve import WorkPlan, compile_solver, fill_two, rounding, tablebase_shape

Device: TypeAlias = Literal["cpu", "gpu"]

SAVE_INTERVAL_SECONDS = 5.0
"""The work that a crash may cost."""


class TablebaseMaker:
    """Makes the tablebase at `path`."""

    def __init__(
        self, path: Path, rules_version: int, cards: tuple[str, ...], target: int, *, save_every: float = SAVE_INTERVAL_SECONDS
    ) -> None:
        self.path = path
        self.part = path.with_suffix(".part")
        self.cards = cards
        self.target = target
        self.shape = tablebase_shape(cards, target)
        self.save_every = save_every
        self._plan = WorkPlan(self.shape)
        self._fresh = TablebaseHeader(FORMAT, rules_version, cards, target)

    def goes_on(self) -> bool:
        """Whether earlier work can be resumed."""
        return self._earlier() is not None

    def make(self, progress: Progress, threads: int | None = None) -> None:
        """On the processor, from where earlier work was stopped."""
        check_memory(2 * (self.shape.reach + 2) * self.shape.target * BLOCK * 8)  # the blocks that a turn can lead to must be at hand
        header = self._earlier()
        if header is None:
            header = self._fresh
            create(self.part, self.shape, header)
        if header.step < self._plan.count:
            self._fill(header, progress, threads)
        self.part.replace(self.path)

    def _earlier(self) -> TablebaseHeader | None:
        """How far earlier work got, if it can be relied on."""
        try:
            header = read_header(self.part)
            same = (header.format, header.rules_version, header.cards, header.target)
            if same != (FORMAT, self._fresh.rules_version, self.cards, self.target):
                return None
            file = TablebaseFile(self.part, self.shape)
        except (OSError, Damaged):
            return None
        return header if file.holds(number for step in range(header.step) for number in self._plan.blocks(step)) else None

    def _fill(self, header: TablebaseHeader, progress: Progress, threads: int | None) -> None:
        compile_solver()  # not counted in the header's seconds
        file = TablebaseFile(self.part, self.shape, writable=True)
        shares = self._plan.shares_done()
        began = saved = time.monotonic()
        on_disk = done = header.step
        gap_so_far = header.gap

        def save() -> None:
            nonlocal on_disk, saved
            if on_disk < done:
                file.note(number for step in range(on_disk, done) for number in self._plan.blocks(step))
                spent = header.seconds + time.monotonic() - began
                checksums = file.checksums() if done == self._plan.count else 0
                write_header(self.part, msgspec.structs.replace(header, step=done, gap=gap_so_far, seconds=spent, checksums=checksums))
            on_disk, saved = done, time.monotonic()

        def step_done(step: int, gap: float) -> None:
            nonlocal done, gap_so_far
            done, gap_so_far = step + 1, gap
            if time.monotonic() - saved >= self.save_every:
                save()
            progress(shares[done])

        try:
            fill_two(self.cards, self.target, file.pool, done=done, gap=gap_so_far, threads=threads, step_done=step_done)
        finally:
            save()  # also after an interruption

    def make_on_gpu(self, progress: Progress) -> None:
        """On the GPU, as a whole."""
        check_memory(size(self.shape))
        with using_gpu():
            from rollhouse.games.dicy_cards.solver.gpu.solve import solve_on_gpu

            pool, gap, spent = solve_on_gpu(self.cards, self.target)
        fresh = msgspec.structs.replace(self._fresh, device="gpu")
        create(self.part, self.shape, fresh)
        file = TablebaseFile(self.part, self.shape, writable=True)
        file.pool[:] = pool
        file.note(number for step in range(self._plan.count) for number in self._plan.blocks(step))
        gap += rounding(self.shape)
        done = msgspec.structs.replace(fresh, step=self._plan.count, gap=gap, seconds=spent, checksums=file.checksums())
        write_header(self.part, done)
        self.part.replace(self.path)
        progress(1.0)
