"""The request and response bodies of hints, warnings, puzzles, training and lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rollhouse.analysis.hints import Candidate
from rollhouse.analysis.marks import Mark
from rollhouse.analysis.report import Report
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message
from rollhouse.server.wire.messages import EventView, MoveTexts

Ply = Annotated[int, Meta(ge=0, le=100_000)]
MoveText = Annotated[str, Meta(max_length=2000)]
Day = Annotated[str, Meta(max_length=10)]
GameName = Annotated[str, Meta(max_length=40)]


class LessonLine(msgspec.Struct, frozen=True):
    """A lesson in the list of a game's lessons."""

    id: str
    title: Message
    steps: int
    about: list[str]
    """The sections of the guide that it plays."""
    example: bool
    """Whether it is a card to try, and no part of the course."""


class LessonFrame(msgspec.Struct, frozen=True):
    """One move of a lesson, for the board to show: the position after it, and its events."""

    position: dict[str, Any]
    to_act: int | Literal["chance"] | None
    events: list[EventView]


class LessonScene(msgspec.Struct, frozen=True):
    """A step of a lesson: the position, what may be done there, and what is asked."""

    game: str
    lesson: str
    step: int
    steps: int
    setup: dict[str, Any]
    position: dict[str, Any]
    choices: MoveTexts
    seat: int
    """Whose side the learner is on."""
    rolls: bool
    """Whether the dice are asked for, rather than a move."""
    question: Message | None
    """None where the lesson is over, and this is how it ends."""
    opening: list[LessonFrame]
    """At the first step, how the lesson begins: a position without events, then the moves up to this one. Otherwise empty."""


class LessonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner does; any word where the dice are asked for."""

    move: MoveText


class LessonReply(msgspec.Struct, frozen=True):
    """What is said to it; with the right move, what happened by it."""

    right: bool
    feedback: Message
    frames: list[LessonFrame]
    """The move and those after it, of the dice and the opponent; empty where it was not the right one."""


class Preparing(msgspec.Struct, frozen=True):
    """The answer is being computed: poll again in a second. What is not polled for a minute is dropped."""

    preparing: float | None
    """The share that is done, from 0 to 1; null while it is unknown."""


class PreparingReport(Preparing, frozen=True):
    """The report is being computed: ask again at once where a part is there, and otherwise in a second."""

    report: Report | None = None
    """The report on the first moves; null where there is none yet. It has no accounts, and no values after those moves."""


# --- hints and the coach --------------------------------------------------------------------------------------------------------------


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint: step 1 says what to look at, step 2 names the move."""

    ply: Ply
    """The table's `ply`, as it was seen."""
    step: Literal[1, 2] = 1


class HintView(msgspec.Struct, frozen=True):
    """A hint. After step 1 there is no `best`, no `why`, and there are no `candidates` and no `chances`."""

    clue: Message
    """What to look at, without the move."""
    about: Message
    """Where the values come from."""
    exact: bool
    error: float
    """How far a value can be off."""
    unit: Unit
    """`share` of the win; in a game for one `turns`, with a minus sign."""
    best: str | None
    why: Message | None
    candidates: tuple[Candidate, ...]
    """The best few, the best first."""
    tablebase: float | None
    """The done share of the tablebase by which this will be exact, from 0 to 1; null where none is being made."""
    chances: dict[str, float]
    """The best value of all moves that begin with the same two words (`score straight`): what each card can still bring."""


class CoachRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the coach is to check before it is played."""

    ply: Ply
    move: MoveText
    threshold: Mark | Annotated[float, Meta(ge=0, le=1000)] = "mistake"
    """The least cost that is warned of: what earns this mark, or a number in the game's unit."""


class CautionView(msgspec.Struct, frozen=True):
    """The coach's warning. What would be better is not in here."""

    cost: float
    mark: Mark
    warning: Message
    hint: Message
    """What to look at: the first half of a hint."""
    exact: bool
    """Whether the cost is exact; an estimate otherwise."""


class CoachAnswer(msgspec.Struct, frozen=True):
    """The coach's answer: null when the move will do."""

    caution: CautionView | None


# --- positions in one line ---------------------------------------------------------------------------------------------------------------


class PositionAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in one line, as docs/notation.md has it."""

    line: Annotated[str, Meta(max_length=8000)]


class PositionLine(msgspec.Struct, frozen=True):
    """A position of a table's game in one line."""

    game: str
    line: str


class PositionView(msgspec.Struct, frozen=True):
    """A position that was given in one line, and who is to act there."""

    game: str
    setup: dict[str, Any]
    position: msgspec.Raw
    """The game's position (docs/referee.md), as in a table."""
    players: int
    to_act: int | Literal["chance"] | None
    """A seat; `chance` where dice or cards come first; null where the game is over."""
