"""The bodies of the part of the HTTP API that is about rushes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.server.features.analysis.schemas import PuzzleView
from rollhouse.server.features.puzzle_rush.repository import RushAnswer, RushKind, RushSpan

__all__ = ["NewRush", "RushBest", "RushLine", "RushMove", "RushPage", "RushRanking", "RushView"]


class NewRush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a rush."""

    kind: RushKind
    game: Annotated[str, Meta(max_length=40)] = ""
    """Empty: puzzles of all games."""


class RushMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to the puzzle with this number."""

    number: Annotated[int, Meta(ge=1, le=100_000)]
    move: Annotated[str, Meta(max_length=2000)]


class RushView(msgspec.Struct, frozen=True):
    """A rush of mine, as it is now."""

    id: str
    kind: RushKind
    game: str
    left: float | None
    """Seconds; null where there is no clock."""
    score: int
    misses: int
    number: int
    """Of the puzzle that is asked, from 1 on: an answer names it, so that a second press changes nothing."""
    puzzle: PuzzleView | None
    """What is asked; null once it is over."""
    answers: list[RushAnswer]
    over: bool


class RushBest(msgspec.Struct, frozen=True):
    """The best that I have done in one kind of rush; 0 where I have done nothing."""

    kind: RushKind
    game: str
    day: int
    month: int
    ever: int


class RushPage(msgspec.Struct, frozen=True):
    """What there is to come back to."""

    running: RushView | None
    bests: list[RushBest]
    games: tuple[str, ...]
    """Those that have puzzles."""


class RushLine(msgspec.Struct, frozen=True):
    """Somebody in the ranking."""

    place: int
    name: str
    score: int
    me: bool


class RushRanking(msgspec.Struct, frozen=True):
    """The best of the house."""

    kind: RushKind
    game: str
    span: RushSpan
    best: list[RushLine]
    mine: RushLine | None
    """Where I stand, also below the end of the list; null where I have done nothing."""
