"""Solved tables on disk: memory-mapped, resumable while they are being made, and never used when damaged.

A file is a header of one page (JSON), a checksum for every block of 32 × 32 values, and the blocks. While it is being made it is called
`.part` and its header says which step comes next; checksums of finished blocks are on disk before the header says so.
"""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
import numpy as np
import platformdirs
from filelock import FileLock
from numpy.typing import NDArray

from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.dicy_cards.cards import CARDS
from rollhouse.dicy_cards.solver.cells import BLOCK, Shape, blocks
from rollhouse.dicy_cards.solver.turn import ROWS
from rollhouse.dicy_cards.solver.two import Diagonal, TwoTable, fill_two, rounding, table_shape

__all__ = ["FORMAT", "Damaged", "TableError", "TableHeader", "Tables", "tables_folder"]

FORMAT = 1
_PAGE = 4096
_BLOCK_BYTES = BLOCK * 8
_SAVE_EVERY = 5.0
"""Seconds of work that a crash may cost."""
_KEEP_BYTES = 4 << 30

Floats = NDArray[np.float64]


class TableError(RollhouseError):
    """A table can't be made or kept."""

    family = "table"


class Damaged(Exception):
    """The file does not hold what it should; it is thrown away and made again."""


class TableHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of itself."""

    format: int
    rules_version: int
    cards: tuple[str, ...]
    target: int
    step: int
    """The next step of the work; the number of steps once the table is complete."""
    gap: float
    """What the loops have left open so far."""
    seconds: float
    """Processor-independent it is not: how long the work has taken so far."""
    checksums: int = 0
    """Of the checksums, once the table is complete."""


def tables_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept: `ROLLHOUSE_CACHE`, or the platform's place for what can be made again."""
    root = (
        Path(environ["ROLLHOUSE_CACHE"]) if environ.get("ROLLHOUSE_CACHE") else platformdirs.user_cache_path("rollhouse", appauthor=False)
    )
    return root / "dicy-cards"


class Tables:
    """The tables of one folder."""

    def __init__(self, folder: Path, rules_version: int, *, keep_bytes: int = _KEEP_BYTES) -> None:
        self.folder = folder
        self.rules_version = rules_version
        self.keep_bytes = keep_bytes
        self._open: dict[Path, TwoTable] = {}

    def path(self, cards: tuple[str, ...], target: int) -> Path:
        """Where the table for these cards lies, or would."""
        places = "-".join(f"{list(CARDS).index(card):02}" for card in cards)
        return self.folder / f"two-{places}-to-{target}-rules-{self.rules_version}.table"

    def find(self, cards: tuple[str, ...], target: int) -> TwoTable | None:
        """The table, when it is there and whole."""
        cards = _in_order(cards)
        path = self.path(cards, target)
        if path in self._open:
            return self._open[path]
        try:
            found = self._read(path, cards, target)
        except FileNotFoundError:
            return None
        except Damaged:
            path.unlink(missing_ok=True)
            return None
        self._open[path] = found
        with suppress(OSError):  # a folder that is only to be read from will do
            os.utime(path)  # the least recently used ones go first
        return found

    def solve(self, cards: tuple[str, ...], target: int, *, progress: Progress = lambda done: None, threads: int | None = None) -> TwoTable:
        """The table; made now if need be, going on where earlier work was stopped. Whoever asks for the same one meanwhile waits for it."""
        cards = _in_order(cards)
        path = self.path(cards, target)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with FileLock(path.with_suffix(".lock")):
                found = self.find(cards, target)
                if found is None:
                    self._make_room(_size(table_shape(cards, target)))
                    self._make(path, cards, target, progress, threads)
                    found = self.find(cards, target)
        except OSError as error:
            raise TableError("table/disk", came=str(self.folder), where=error.strerror or type(error).__name__) from None
        if found is None:
            raise TableError("table/disk", came=str(path), where="checksum")
        return found

    # --- reading ------------------------------------------------------------------------------------------------------------------------

    def _read(self, path: Path, cards: tuple[str, ...], target: int) -> TwoTable:
        header = _header(path)
        form = table_shape(cards, target)
        expected = (FORMAT, self.rules_version, cards, target, Diagonal(form).count)
        if (header.format, header.rules_version, header.cards, header.target, header.step) != expected or path.stat().st_size != _size(
            form
        ):
            raise Damaged
        sums, pool = _maps(path, form, "r")
        if zlib.crc32(sums.tobytes()) != header.checksums:
            raise Damaged
        known = sums.tolist()
        checked = bytearray(len(known))

        def block(number: int) -> Floats:
            found: Floats = pool[number * BLOCK : (number + 1) * BLOCK].reshape(ROWS, ROWS)
            if not checked[number]:
                if zlib.crc32(found.data) != known[number]:
                    self._open.pop(path, None)
                    path.unlink(missing_ok=True)
                    raise Damaged
                checked[number] = 1
            return found

        return TwoTable(cards, target, header.gap + rounding(form), block)

    # --- making -------------------------------------------------------------------------------------------------------------------------

    def _make(self, path: Path, cards: tuple[str, ...], target: int, progress: Progress, threads: int | None) -> None:
        part = path.with_suffix(".part")
        form = table_shape(cards, target)
        work = Diagonal(form)
        fresh = TableHeader(FORMAT, self.rules_version, cards, target, 0, 0.0, 0.0)
        header = self._resumed(part, fresh, form)
        if header is None:
            header = fresh
            part.unlink(missing_ok=True)
            with part.open("wb") as file:
                file.truncate(_size(form))
            _write_header(part, header)
        if header.step < work.count:
            self._fill(part, header, work, progress, threads)
        part.replace(path)

    def _fill(self, part: Path, header: TableHeader, work: Diagonal, progress: Progress, threads: int | None) -> None:
        sums, pool = _maps(part, work.form, "r+")
        began = saved = time.monotonic()
        cost = [work.cost(step) for step in range(work.count)]
        unsaved = header.step

        def save(step: int, gap: float) -> None:
            nonlocal unsaved
            for one in range(unsaved, step):
                for number in work.blocks(one):
                    sums[number] = zlib.crc32(pool[number * BLOCK : (number + 1) * BLOCK].data)
            unsaved = step
            pool.flush()
            sums.flush()
            spent = header.seconds + time.monotonic() - began
            done = step == work.count
            now = msgspec.structs.replace(header, step=step, gap=gap, seconds=spent, checksums=zlib.crc32(sums.tobytes()) if done else 0)
            _write_header(part, now)

        def step_done(step: int, gap: float) -> None:
            nonlocal saved
            if time.monotonic() - saved > _SAVE_EVERY or step + 1 == work.count:
                save(step + 1, gap)
                saved = time.monotonic()
            progress(sum(cost[: step + 1]) / sum(cost))

        fill_two(header.cards, header.target, pool, done=header.step, gap=header.gap, threads=threads, step_done=step_done)

    def _resumed(self, part: Path, fresh: TableHeader, form: Shape) -> TableHeader | None:
        """How far earlier work got, if it can be relied on."""
        try:
            header = _header(part)
            if msgspec.structs.replace(header, step=0, gap=0.0, seconds=0.0, checksums=0) != fresh or part.stat().st_size != _size(form):
                return None
        except (OSError, Damaged):
            return None
        sums, pool = _maps(part, form, "r")
        work = Diagonal(form)
        for step in range(min(header.step, work.count)):
            for number in work.blocks(step):
                if zlib.crc32(pool[number * BLOCK : (number + 1) * BLOCK].data) != sums[number]:
                    return None
        return header

    def _make_room(self, needed: int) -> None:
        """Throw away the tables that were not used for longest, so that all together stay within bounds."""
        kept = sorted(self.folder.glob("*.table"), key=lambda path: path.stat().st_mtime, reverse=True)
        total = needed
        for path in kept:
            total += path.stat().st_size
            if total > self.keep_bytes:
                path.unlink(missing_ok=True)


def _in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards as rows are laid out: equal deals share a table."""
    return tuple(card for card in CARDS if card in cards)


def _sums_bytes(form: Shape) -> int:
    return -(-blocks(form) * 4 // _PAGE) * _PAGE


def _size(form: Shape) -> int:
    return _PAGE + _sums_bytes(form) + blocks(form) * _BLOCK_BYTES


def _maps(
    path: Path, form: Shape, mode: str
) -> tuple[np.memmap[tuple[int, ...], np.dtype[np.uint32]], np.memmap[tuple[int, ...], np.dtype[np.float64]]]:
    sums = np.memmap(path, np.uint32, mode, _PAGE, (blocks(form),))  # type: ignore[call-overload]  # numpy's stubs want a literal mode
    pool = np.memmap(path, np.float64, mode, _PAGE + _sums_bytes(form), (blocks(form) * BLOCK,))  # type: ignore[call-overload]  # likewise
    return sums, pool


def _header(path: Path) -> TableHeader:
    with path.open("rb") as file:
        page = file.read(_PAGE)
    try:
        return msgspec.json.decode(page.rstrip(b"\0"), type=TableHeader)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Damaged from None


def _write_header(path: Path, header: TableHeader) -> None:
    page = msgspec.json.encode(header)
    with path.open("r+b") as file:
        file.write(page.ljust(_PAGE, b"\0"))
        file.flush()
        os.fsync(file.fileno())
