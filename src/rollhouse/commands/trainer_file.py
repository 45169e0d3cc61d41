"""What a person has trained, on disk: days on which the puzzle was solved, positions from their games, and when to see each again."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec

from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.analysis.puzzles.review import Review
from rollhouse.core.errors import DataError
from rollhouse.play.saves import replace_file

__all__ = ["FoundErrors", "Trained", "TrainerFile"]


class FoundErrors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found in one recorded game: looking at it again would find the same."""

    game: str
    rules_version: int
    seats: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]


class Trained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is kept."""

    solved: tuple[date, ...] = ()
    """Days on which the day's puzzle was solved at the first attempt."""
    missed: tuple[date, ...] = ()
    """Days on which it was not."""
    reviews: dict[str, Review] = {}
    """By puzzle; one that was never looked at has none."""
    games: dict[str, FoundErrors] = {}
    """By the name of the record's file."""


class TrainerFile:
    """`training.json` in a folder. Every change is on disk before anybody is told."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "training.json"
        self.trained = self._read()

    def _read(self) -> Trained:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Trained)
        except FileNotFoundError:
            return Trained()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise DataError("data/content", came=str(self._path), where=str(error)) from None

    def keep(self, trained: Trained) -> None:
        """From now on, this."""
        replace_file(self._path, msgspec.json.encode(trained))
        self.trained = trained
