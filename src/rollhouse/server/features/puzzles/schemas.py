"""Bodies of the puzzle archive API."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollhouse.core.messages import Message
from rollhouse.server.features.analysis.schemas import PuzzleView, RatingChange, Verdict
from rollhouse.server.ratings.scale import Points

__all__ = [
    "ArchiveLine",
    "ArchivePage",
    "ArchiveSetting",
    "ArchiveTheme",
    "MyPuzzles",
    "PracticeVerdict",
    "PuzzleState",
    "PuzzleTask",
    "SolverPoint",
    "SolverRating",
]

PuzzleState: TypeAlias = Literal["new", "solved", "missed"]
"""By my first answer."""


class ArchiveLine(msgspec.Struct, frozen=True):
    """A puzzle in the archive. Its theme is shown with the verdict."""

    id: str
    game: str
    players: int
    mode: dict[str, str | int | bool]
    """The options of its game."""
    level: int
    rating: Points
    state: PuzzleState


class ArchiveTheme(msgspec.Struct, frozen=True):
    """A theme of puzzles."""

    id: str
    game: str
    name: Message
    about: Message
    count: int
    """Puzzles with this theme."""
    solved: int
    """Solved by me."""


class ArchiveSetting(msgspec.Struct, frozen=True):
    """A setup that several puzzles share."""

    id: str
    game: str
    mode: dict[str, str | int | bool]
    count: int


class ArchivePage(msgspec.Struct, frozen=True):
    """A page of the archive, without today's puzzle and those of the coming month."""

    puzzles: list[ArchiveLine]
    """Puzzles that match the filters, at most sixty."""
    next: str
    """The `after` of the next page; empty at the end."""
    found: int
    """The number of puzzles that match."""
    total: int
    solved: int
    missed: int
    """These three count all puzzles."""
    themes: list[ArchiveTheme]
    settings: list[ArchiveSetting]


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle to solve."""

    puzzle: PuzzleView
    rating: Points
    state: PuzzleState
    mine: Points
    """My puzzle rating at this game."""


class PracticeVerdict(Verdict, frozen=True, kw_only=True):
    """The verdict on an answer to a puzzle of the archive."""

    rated: RatingChange | None
    """Null for a repeated answer."""


class SolverPoint(msgspec.Struct, frozen=True):
    """My rating after one puzzle."""

    at: float
    rating: Points


class SolverRating(msgspec.Struct, frozen=True):
    """My puzzle rating at a game."""

    game: str
    rating: Points
    answers: int
    """Rated answers."""
    solved: int
    curve: list[SolverPoint]
    """After each of the latest answers, oldest first."""


class MyPuzzles(msgspec.Struct, frozen=True):
    """My puzzle ratings, latest first."""

    ratings: list[SolverRating]
