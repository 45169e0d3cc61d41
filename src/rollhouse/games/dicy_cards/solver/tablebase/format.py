"""The file of a solved tablebase: one page that says what it is, a checksum for every block of 32 × 32 values, and the blocks.

While a tablebase is being made its header says which step comes next; by then earlier steps' blocks and their checksums are on disk.
"""

from __future__ import annotations

import errno
import os
import zlib
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import BLOCK, ROWS
from rollhouse.games.dicy_cards.solver.two.cells import Shape, blocks

FORMAT = 1
_PAGE_BYTES = 4096
_CHECKSUM_BYTES = 4
"""The last bytes of the page are its own checksum."""
_BLOCK_BYTES = BLOCK * 8

Floats = NDArray[np.float64]


class Damaged(Exception):
    """The file does not hold what it should; it is thrown away and made again."""


class TablebaseHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of itself, as JSON."""

    format: int
    rules_version: int
    cards: tuple[str, ...]
    target: int
    step: int = 0
    """The next step of the work; the number of steps once the tablebase is complete."""
    gap: float = 0.0
    """How far the values of the steps done so far can be off."""
    seconds: float = 0.0
    """How long the work has taken so far, on the machine that did it."""
    device: str = "cpu"
    checksums: int = 0
    """Of the checksums, once the tablebase is complete."""


class TablebaseFile:
    """The checksums and the blocks of a file, mapped into memory."""

    def __init__(self, path: Path, shape: Shape, *, writable: bool = False) -> None:
        if path.stat().st_size != size(shape):
            raise Damaged
        self._map = np.memmap(path, np.uint8, "r+" if writable else "r")
        self._bytes: memoryview = self._map.data
        self._first = _PAGE_BYTES + _sums_bytes(shape)
        whole = np.asarray(self._map)
        self.sums: NDArray[np.uint32] = whole[_PAGE_BYTES : _PAGE_BYTES + 4 * blocks(shape)].view(np.uint32)
        self.pool: Floats = whole[self._first :].view(np.float64)

    def block(self, number: int) -> Floats:
        """One block of 32 × 32."""
        found: Floats = self.pool[number * BLOCK : (number + 1) * BLOCK].reshape(ROWS, ROWS)
        return found

    def note(self, numbers: Iterable[int]) -> None:
        """These blocks are done: keep their checksums, and everything on disk."""
        for number in numbers:
            self.sums[number] = self._sum(number)
        self._map.flush()

    def holds(self, numbers: Iterable[int]) -> bool:
        """Whether these blocks are as they were when they were done."""
        known = self.sums.tolist()
        return all(self._sum(number) == known[number] for number in numbers)

    def checksums(self) -> int:
        """The checksum of the checksums."""
        return zlib.crc32(self.sums.tobytes())

    def _sum(self, number: int) -> int:
        start = self._first + number * _BLOCK_BYTES
        return zlib.crc32(self._bytes[start : start + _BLOCK_BYTES])


def size(shape: Shape) -> int:
    """The size of the whole file."""
    return _PAGE_BYTES + _sums_bytes(shape) + blocks(shape) * _BLOCK_BYTES


def _sums_bytes(shape: Shape) -> int:
    return -(-blocks(shape) * 4 // _PAGE_BYTES) * _PAGE_BYTES


def create(path: Path, shape: Shape, header: TablebaseHeader) -> None:
    """A new, empty file with all the disk space that it will need."""
    with path.open("wb") as file:
        file.truncate(size(shape))
        if hasattr(os, "posix_fallocate"):  # a full disk later, while writing through the map, would kill the process
            try:
                os.posix_fallocate(file.fileno(), 0, size(shape))
            except OSError as error:
                if error.errno in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT):
                    raise
    write_header(path, header)


def read_header(path: Path) -> TablebaseHeader:
    """What the file says of itself; `Damaged` if that can't be relied on."""
    with path.open("rb") as file:
        page = file.read(_PAGE_BYTES)
    said, own = page[:-_CHECKSUM_BYTES], page[-_CHECKSUM_BYTES:]
    if len(page) < _PAGE_BYTES or zlib.crc32(said) != int.from_bytes(own, "little"):
        raise Damaged
    try:
        return msgspec.json.decode(said.rstrip(b"\0"), type=TablebaseHeader)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Damaged from None


def write_header(path: Path, header: TablebaseHeader) -> None:
    """Say it, and have it on disk."""
    said = msgspec.json.encode(header).ljust(_PAGE_BYTES - _CHECKSUM_BYTES, b"\0")
    with path.open("r+b") as file:
        file.write(said + zlib.crc32(said).to_bytes(_CHECKSUM_BYTES, "little"))
        file.flush()
        os.fsync(file.fileno())
