"""An unfinished atlas on disk: every finished deal is a line, so that an interruption costs one deal at most."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import msgspec

from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry


class AtlasFile:
    """Lines of a checksum and an entry. A line that was cut off or damaged is left out, and its deal is done again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def entries(self) -> dict[tuple[str, ...], AtlasEntry]:
        """The entries that are stored, by cards."""
        try:
            lines = self.path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return {}
        found = [entry for line in lines if (entry := _read(line)) is not None]
        return {entry.cards: entry for entry in found}

    def add(self, entry: AtlasEntry) -> None:
        """Store an entry."""
        text = msgspec.json.encode(entry)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(b"\n%08x %s\n" % (crc32(text), text))  # the first line break ends what an interruption may have cut off


def _read(line: bytes) -> AtlasEntry | None:
    checksum, _, text = line.partition(b" ")
    if checksum != b"%08x" % crc32(text):
        return None
    try:
        return msgspec.json.decode(text, type=AtlasEntry)
    except msgspec.DecodeError:  # written by another version
        return None
