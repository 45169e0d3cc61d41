"""A person's puzzle log: days with a solved puzzle, positions from their games, and when each is due."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec

from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.analysis.puzzles.review import Review
from rollhouse.core.errors import DataError
from rollhouse.play.saves import replace_file


class FoundErrors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The errors in one recorded game."""

    game: str
    rules_version: int
    seats: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]


class Trained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the file."""

    solved: tuple[date, ...] = ()
    """Days whose puzzle was solved at the first attempt."""
    missed: tuple[date, ...] = ()
    """Days whose puzzle was not."""
    reviews: dict[str, Review] = {}
    """By puzzle id; a puzzle that was never asked has none."""
    games: dict[str, FoundErrors] = {}
    """By the file name of the record."""


class PuzzleLog:
    """`training.json` in a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "training.json"
        self.trained = self._read()

    def _read(self) -> Trained:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Trained)
        except FileNotFoundError:
            return Trained()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise DataError("data/content", value=str(self._path), location=str(error)) from None

    def keep(self, trained: Trained) -> None:
        """Write the file, then change `trained`."""
        replace_file(self._path, msgspec.json.encode(trained))
        self.trained = trained
