"""Solved tables on disk: memory-mapped, resumable while they are being made, and never used when damaged."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import accumulate
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
import platformdirs
from filelock import FileLock, Timeout

from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.solver.tablebase.format import (
    FORMAT,
    Damaged,
    TableFile,
    TableHeader,
    create,
    read_header,
    size,
    write_header,
)
from rollhouse.games.dicy_cards.solver.two.cells import BLOCK, Shape
from rollhouse.games.dicy_cards.solver.two.solve import Diagonal, TwoTable, fill_two, rounding, table_shape

__all__ = ["KEEP_BYTES", "Device", "TableError", "Tables", "check_memory", "tables_folder", "using_gpu"]

Device: TypeAlias = Literal["cpu", "gpu"]

KEEP_BYTES = 8 << 30
"""What all tables of a folder together may take up. The largest one, to 500, takes half of it."""
_SAVE_EVERY = 5.0
"""Seconds of work that a crash may cost."""
_LOOK_EVERY = 1.0
"""Seconds between two looks at how far somebody else is."""
_MB = 1 << 20


class TableError(RollhouseError):
    """A table can't be made or kept."""

    family = "table"


def tables_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Where tables are kept: `ROLLHOUSE_CACHE`, or the platform's place for what can be made again."""
    given = (os.environ if environ is None else environ).get("ROLLHOUSE_CACHE")
    return (Path(given) if given else platformdirs.user_cache_path("rollhouse", appauthor=False)) / "dicy-cards"


@contextmanager
def using_gpu() -> Iterator[None]:
    """Around whatever imports and uses the GPU's library: what goes wrong with it becomes one clear error."""
    try:
        yield
    except ImportError as error:
        raise TableError("table/gpu", why=say("error-why-extra", package=error.name or "cupy", extra="gpu")) from None
    except (RuntimeError, MemoryError) as error:  # what CUDA's own errors are
        raise TableError("table/gpu", why=say("error-why-os", reason=str(error))) from None


class Tables:
    """The tables of one folder."""

    def __init__(self, folder: Path, rules_version: int, *, keep_bytes: int = KEEP_BYTES, save_every: float = _SAVE_EVERY) -> None:
        self.folder = folder
        self.rules_version = rules_version
        self.keep_bytes = keep_bytes
        self.save_every = save_every
        self._open: dict[Path, TwoTable] = {}

    def path(self, cards: tuple[str, ...], target: int) -> Path:
        """Where the table for these cards lies, or would."""
        places = "-".join(f"{place:02}" for place, card in enumerate(CARDS) if card in cards)
        return self.folder / f"two-{places}-to-{target}-rules-{self.rules_version}.table"

    def find(self, cards: tuple[str, ...], target: int) -> TwoTable | None:
        """The table, when it is there and whole."""
        path = self.path(cards, target)
        if path not in self._open:
            try:
                self._open[path] = self._read(path, _in_order(cards), target)
            except Damaged:
                _throw_away(path)
                return None
            except OSError:
                return None
            with suppress(OSError):  # a folder that is only to be read from will do
                os.utime(path)  # the least recently used ones go first
        return self._open[path]

    def solve(
        self,
        cards: tuple[str, ...],
        target: int,
        *,
        progress: Progress = lambda done: None,
        threads: int | None = None,
        device: Device = "cpu",
    ) -> TwoTable:
        """The table; made now if need be, going on where earlier work was stopped. Whoever asks for the same one meanwhile waits for it."""
        found = self.find(cards, target)
        if found is not None:
            return found
        cards = _in_order(cards)
        path = self.path(cards, target)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with self._alone(path, progress):
                found = self.find(cards, target)
                if found is None:
                    self._make(path, _Job(cards, target, progress, threads, device))
                    found = self.find(cards, target)
        except OSError as error:
            reason = say("error-why-os", reason=error.strerror or type(error).__name__)
            raise TableError("table/disk", came=str(self.folder), why=reason) from None
        if found is None:
            raise TableError("table/disk", came=str(self.folder), why=say("error-why-other-content"))
        return found

    def header(self, cards: tuple[str, ...], target: int) -> TableHeader | None:
        """What the finished table says of itself, when there is one."""
        try:
            return read_header(self.path(cards, target))
        except (OSError, Damaged):
            return None

    def _read(self, path: Path, cards: tuple[str, ...], target: int) -> TwoTable:
        header = read_header(path)
        form = table_shape(cards, target)
        work = Diagonal(form)
        expected = (FORMAT, self.rules_version, cards, target, work.count)
        if (header.format, header.rules_version, header.cards, header.target, header.step) != expected:
            raise Damaged
        file = TableFile(path, form)
        if file.checksums() != header.checksums or not file.holds(number for step in range(work.count) for number in work.blocks(step)):
            raise Damaged
        return TwoTable(cards, target, header.gap, file.block)

    # --- making -------------------------------------------------------------------------------------------------------------------------

    @contextmanager
    def _alone(self, path: Path, progress: Progress) -> Iterator[None]:
        """Nobody else makes this table meanwhile; whoever waits sees how far the others are."""
        lock = FileLock(path.with_suffix(".lock"))
        while not lock.is_locked:
            try:
                lock.acquire(timeout=_LOOK_EVERY)
            except Timeout:
                with suppress(OSError, Damaged):
                    header = read_header(path.with_suffix(".part"))
                    progress(_shares_done(Diagonal(table_shape(header.cards, header.target)))[header.step])
        try:
            yield
        finally:
            lock.release()

    def _make(self, path: Path, job: _Job) -> None:
        part = path.with_suffix(".part")
        form = table_shape(job.cards, job.target)
        fresh = TableHeader(FORMAT, self.rules_version, job.cards, job.target, device=job.device)
        header = _resumed(part, fresh, form) if job.device == "cpu" else None
        if header is None:
            _throw_away(part)
            self._make_room(size(form))
            _check_space(self.folder, size(form))
        # The processor needs the blocks that a turn can lead to at hand; a GPU's table is fetched as a whole.
        check_memory(size(form) if job.device == "gpu" else 2 * (form.reach + 2) * form.target * BLOCK * 8)
        if job.device == "gpu":
            self._make_on_gpu(part, fresh, form, job)
        else:
            if header is None:
                create(part, form, fresh)
            self._fill(part, header or fresh, form, job)
        part.replace(path)

    def _fill(self, part: Path, header: TableHeader, form: Shape, job: _Job) -> None:
        work, file = Diagonal(form), TableFile(part, form, writable=True)
        if header.step == work.count:
            return
        shares = _shares_done(work)
        began = saved = time.monotonic()
        on_disk = done = header.step
        gap_so_far = header.gap

        def save() -> None:
            nonlocal on_disk, saved
            if on_disk < done:
                file.note(number for step in range(on_disk, done) for number in work.blocks(step))
                spent = header.seconds + time.monotonic() - began
                checksums = file.checksums() if done == work.count else 0
                write_header(part, msgspec.structs.replace(header, step=done, gap=gap_so_far, seconds=spent, checksums=checksums))
            on_disk, saved = done, time.monotonic()

        def step_done(step: int, gap: float) -> None:
            nonlocal done, gap_so_far
            done, gap_so_far = step + 1, gap
            if time.monotonic() - saved >= self.save_every:
                save()
            job.progress(shares[done])

        try:
            fill_two(job.cards, job.target, file.pool, done=done, gap=gap_so_far, threads=job.threads, step_done=step_done)
        finally:
            save()  # also when somebody has had enough: what is done is done

    def _make_on_gpu(self, part: Path, fresh: TableHeader, form: Shape, job: _Job) -> None:
        began = time.monotonic()
        with using_gpu():
            from rollhouse.games.dicy_cards.solver.gpu.solve import solve_on_gpu

            pool, gap = solve_on_gpu(job.cards, job.target)
        spent = time.monotonic() - began
        create(part, form, fresh)
        work, file = Diagonal(form), TableFile(part, form, writable=True)
        file.pool[:] = pool
        file.note(number for step in range(work.count) for number in work.blocks(step))
        gap += rounding(form)
        write_header(part, msgspec.structs.replace(fresh, step=work.count, gap=gap, seconds=spent, checksums=file.checksums()))
        job.progress(1.0)

    def _make_room(self, needed: int) -> None:
        """Throw away what was not used for longest, so that all together stay within bounds: tables, and work that nobody goes on with."""
        found = []
        for path in (*self.folder.glob("*.table"), *self.folder.glob("*.part")):
            with suppress(FileNotFoundError):
                found.append((path.stat().st_mtime, path.stat().st_size, path))
        total = needed
        for _, taken, path in sorted(found, reverse=True):
            total += taken
            if total > self.keep_bytes:
                with suppress(Timeout), FileLock(path.with_suffix(".lock"), timeout=0):  # unless somebody is at it
                    _throw_away(path)


class _Job(msgspec.Struct, frozen=True):
    cards: tuple[str, ...]
    target: int
    progress: Progress
    threads: int | None
    device: Device


def _resumed(part: Path, fresh: TableHeader, form: Shape) -> TableHeader | None:
    """How far earlier work got, if it can be relied on."""
    work = Diagonal(form)
    try:
        header = read_header(part)
        same = (header.format, header.rules_version, header.cards, header.target)
        if same != (fresh.format, fresh.rules_version, fresh.cards, fresh.target):
            return None
        file = TableFile(part, form)
    except (OSError, Damaged):
        return None
    return header if file.holds(number for step in range(header.step) for number in work.blocks(step)) else None


def _shares_done(work: Diagonal) -> list[float]:
    """How much of the work is done before each step, and in the end."""
    costs = list(accumulate((work.cost(step) for step in range(work.count)), initial=0))
    return [cost / costs[-1] for cost in costs]


def _in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards as rows are laid out: equal deals share a table."""
    return tuple(card for card in CARDS if card in cards)


def _throw_away(path: Path) -> None:
    with suppress(OSError):  # where it can't be, it is at least not used
        path.unlink(missing_ok=True)


def _check_space(folder: Path, needed: int) -> None:
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise TableError("table/space", came=str(-(-needed // _MB)), where=str(folder), allowed=(str(free // _MB),))


def check_memory(needed: int) -> None:
    """Refuse what can't be done with the memory that is free."""
    free = _free_memory()
    if free is not None and needed > free:
        raise TableError("table/memory", came=str(-(-needed // _MB)), allowed=(str(free // _MB),))


def _free_memory() -> int | None:
    """What can be had without pushing others out; None where the system does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    found = [int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")]
    return found[0] if found else None
