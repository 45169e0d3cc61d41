"""Bodies of the daily puzzle and training API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.server.features.puzzles.schemas import PuzzleView, RatingChange, Verdict

Ply = Annotated[int, Meta(ge=0, le=100_000)]
MoveText = Annotated[str, Meta(max_length=2000)]
Day = Annotated[str, Meta(max_length=10)]
GameName = Annotated[str, Meta(max_length=40)]


class StreakView(msgspec.Struct, frozen=True):
    """Days in a row on which the daily puzzle was solved."""

    current: int
    """Up to today, or up to yesterday while today's is still open."""
    longest: int


class DailyView(msgspec.Struct, frozen=True):
    """The daily puzzle, which is the same for all users."""

    day: str
    """The server's calendar day (UTC): 2026-11-15."""
    puzzle: PuzzleView | None
    """Null where no game has puzzles."""
    games: tuple[str, ...]
    """The games that have a puzzle every day; any of them may be asked for."""
    streak: StreakView
    solved: bool | None
    """Whether my first answer today was right; null before it."""


class DailyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to the puzzle of this day."""

    day: Day
    move: MoveText
    game: GameName = ""
    """The game whose puzzle it was; empty for the puzzle of the day."""


class DailyVerdict(Verdict, frozen=True, kw_only=True):
    """What an answer to the daily puzzle is worth. Only the first one of the day counts."""

    counted: bool
    streak: StreakView
    rated: RatingChange | None
    """Null where I had answered this puzzle before."""


class TrainerVerdict(Verdict, frozen=True, kw_only=True):
    """What an answer to a puzzle from my own game is worth, and when it comes back."""

    played: str
    """What I played in that game."""
    again: str | None
    """The day on which it comes back; null once it is learnt."""


class TrainerView(msgspec.Struct, frozen=True):
    """Positions of my finished games in which I made a mistake."""

    due: tuple[PuzzleView, ...]
    """The positions that are due today, the longest due first."""
    total: int
    """How many there are in all."""
    preparing: float | None
    """The share of my latest games that is analysed, from 0 to 1; null when all are."""
