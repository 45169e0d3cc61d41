"""The bodies of the part of the HTTP API that is about the archive of puzzles."""

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
    """A puzzle in the archive. What it is about is told with the answer."""

    id: str
    game: str
    players: int
    mode: dict[str, str | int | bool]
    """The plain settings of its game."""
    level: int
    rating: Points
    state: PuzzleState


class ArchiveTheme(msgspec.Struct, frozen=True):
    """What puzzles are about, to choose them by."""

    id: str
    game: str
    name: Message
    about: Message
    count: int
    """How many there are."""
    solved: int
    """By me."""


class ArchiveSetting(msgspec.Struct, frozen=True):
    """How a game is set in some of its puzzles."""

    id: str
    game: str
    mode: dict[str, str | int | bool]
    count: int


class ArchivePage(msgspec.Struct, frozen=True):
    """Puzzles to choose from. Today's, and those of the coming month, are not among them."""

    puzzles: list[ArchiveLine]
    """Those that were asked for, sixty at a time."""
    next: str
    """What to ask for `after` to get more; empty where there are no more."""
    found: int
    """How many there are of those that were asked for."""
    total: int
    solved: int
    missed: int
    """Of all, whatever was asked for."""
    themes: list[ArchiveTheme]
    settings: list[ArchiveSetting]


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle of the archive, to be solved."""

    puzzle: PuzzleView
    rating: Points
    state: PuzzleState
    mine: Points
    """My own rating at this game's puzzles."""


class PracticeVerdict(Verdict, frozen=True, kw_only=True):
    """What an answer to a puzzle of the archive is worth."""

    rated: RatingChange | None
    """Null where I had answered it before."""


class SolverPoint(msgspec.Struct, frozen=True):
    """My rating after one puzzle."""

    at: float
    rating: Points


class SolverRating(msgspec.Struct, frozen=True):
    """How well I solve a game's puzzles."""

    game: str
    rating: Points
    answers: int
    """That counted."""
    solved: int
    curve: list[SolverPoint]
    """After each of the latest, the earliest first."""


class MyPuzzles(msgspec.Struct, frozen=True):
    """My ratings at puzzles; what I did last comes first."""

    ratings: list[SolverRating]
