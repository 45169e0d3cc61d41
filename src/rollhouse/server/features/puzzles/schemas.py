"""Bodies of the puzzle archive API."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rollhouse.analysis.hints import Candidate
from rollhouse.analysis.marks import Mark
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message
from rollhouse.server.ratings.scale import Points
from rollhouse.server.wire.messages import MoveTexts

Ply = Annotated[int, Meta(ge=0, le=100_000)]
MoveText = Annotated[str, Meta(max_length=2000)]
Day = Annotated[str, Meta(max_length=10)]
GameName = Annotated[str, Meta(max_length=40)]
PuzzleState: TypeAlias = Literal["new", "solved", "missed"]
"""By my first answer."""


class PuzzleView(msgspec.Struct, frozen=True):
    """A position, and who is to move: the answer is one of `choices`."""

    id: str
    game: str
    setup: dict[str, Any]
    position: msgspec.Raw
    """The game's position (docs/referee.md), as in a table."""
    choices: MoveTexts
    seat: int
    question: Message
    table: str
    """The table of mine that it comes from; empty for a daily puzzle."""
    ply: int
    """The number of moves before it in that game."""
    about: tuple[Message, ...]
    """What else is to be known: who starts the rounds, how hard it is."""


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to a puzzle."""

    move: MoveText


class RatingChange(msgspec.Struct, frozen=True):
    """What my first answer to a puzzle did."""

    before: Points
    after: Points
    puzzle: Points
    """The puzzle's own rating, after it."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer is worth, and what would have been best."""

    right: bool
    cost: float
    mark: Mark
    unit: Unit
    best: str
    why: Message
    candidates: tuple[Candidate, ...]
    """The best few, the best first, and the answer if it is not among them."""
    theme: Message | None
    """What the puzzle was about, where its file says so."""
    line: str
    """The position in one line, to be looked at and passed on."""


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
