"""Bodies of the rush API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.server.features.puzzle_rush.repository import RushAnswer, RushKind, RushSpan
from rollhouse.server.features.puzzles.schemas import PuzzleView


class NewRush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rush to start."""

    kind: RushKind
    game: Annotated[str, Meta(max_length=40)] = ""
    """Empty for puzzles of all games."""


class RushMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the puzzle with this number."""

    number: Annotated[int, Meta(ge=1, le=100_000)]
    move: Annotated[str, Meta(max_length=2000)]


class RushView(msgspec.Struct, frozen=True):
    """The state of a rush."""

    id: str
    kind: RushKind
    game: str
    left: float | None
    """Seconds left; null without a clock."""
    score: int
    misses: int
    number: int
    """Number of the current puzzle, from 1. Answers name it, so that repeated requests change nothing."""
    puzzle: PuzzleView | None
    """The current puzzle; null once the rush is over."""
    answers: list[RushAnswer]
    over: bool


class RushBest(msgspec.Struct, frozen=True):
    """My best scores in one kind of rush; 0 if there is none."""

    kind: RushKind
    game: str
    day: int
    month: int
    ever: int


class RushPage(msgspec.Struct, frozen=True):
    """My running rush and best scores."""

    running: RushView | None
    bests: list[RushBest]
    games: tuple[str, ...]
    """Games with puzzles."""


class RushLine(msgspec.Struct, frozen=True):
    """A line of the ranking."""

    place: int
    name: str
    score: int
    me: bool


class RushRanking(msgspec.Struct, frozen=True):
    """A ranking."""

    kind: RushKind
    game: str
    span: RushSpan
    best: list[RushLine]
    mine: RushLine | None
    """My line, also below the end of the list; null without a score."""
