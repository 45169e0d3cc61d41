"""Still WebP pictures made into one that moves: each shows only what is different from the one before, and for how long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

_PICTURE = (b"ALPH", b"VP8 ", b"VP8L")
_ANIMATED = 0x02
_OVERWRITE = 0x02
_FOR_EVER = 0


class Frame(NamedTuple):
    """A part of the picture, and the milliseconds for which it is the newest. Left and top are even."""

    left: int
    top: int
    width: int
    height: int
    milliseconds: int
    still: bytes
    """A whole WebP file."""


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a WebP file: their names and contents."""
    place = 12
    while place < len(file):
        size = int.from_bytes(file[place + 4 : place + 8], "little")
        yield file[place : place + 4], file[place + 8 : place + 8 + size]
        place += 8 + size + size % 2


def moving(width: int, height: int, frames: Sequence[Frame]) -> bytes:
    """A WebP file that shows these frames one after the other, for ever."""
    parts = [
        _chunk(b"VP8X", bytes([_ANIMATED, 0, 0, 0]) + _three(width - 1, height - 1)),
        _chunk(b"ANIM", bytes(4) + bytes([_FOR_EVER, 0])),
    ]
    for one in frames:
        where = _three(one.left // 2, one.top // 2, one.width - 1, one.height - 1, one.milliseconds) + bytes([_OVERWRITE])
        picture = b"".join(_chunk(name, content) for name, content in chunks(one.still) if name in _PICTURE)
        parts.append(_chunk(b"ANMF", where + picture))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _three(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(3, "little") for number in numbers)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)
