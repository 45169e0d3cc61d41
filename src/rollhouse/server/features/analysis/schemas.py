"""The request and response bodies of hints, warnings, puzzles, training and lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rollhouse.analysis.hints import Candidate
from rollhouse.analysis.marks import Mark
from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message
from rollhouse.server.ratings.scale import Points
from rollhouse.server.wire.messages import EventView, MoveTexts

__all__ = [
    "CautionView",
    "CoachAnswer",
    "CoachRequest",
    "DailyAnswer",
    "DailyVerdict",
    "DailyView",
    "HintRequest",
    "HintView",
    "LessonAnswer",
    "LessonLine",
    "LessonReply",
    "LessonScene",
    "PositionAsked",
    "PositionLine",
    "PositionView",
    "Preparing",
    "PuzzleAnswer",
    "PuzzleView",
    "RatingChange",
    "StreakView",
    "TrainerVerdict",
    "TrainerView",
    "Verdict",
]

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
    asked: Message | None
    """None where the lesson is over, and this is how it ends."""


class LessonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner does; any word where the dice are asked for."""

    move: MoveText


class LessonReply(msgspec.Struct, frozen=True):
    """What is said to it; with the right move, what happened by it."""

    right: bool
    said: Message
    events: list[EventView]


class Preparing(msgspec.Struct, frozen=True):
    """The answer is being computed: poll again in a second. What is not polled for a minute is dropped."""

    preparing: float | None
    """The share that is done, from 0 to 1; null while it is unknown."""


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
    said: Message
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


# --- puzzles --------------------------------------------------------------------------------------------------------------------------


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
    """Those that have one every day: any of them may be asked for."""
    streak: StreakView
    solved: bool | None
    """Whether my first answer today was right; null before it."""


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to a puzzle."""

    move: MoveText


class DailyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to the puzzle of this day."""

    day: Day
    move: MoveText
    game: GameName = ""
    """The game whose puzzle it was; empty for the puzzle of the day."""


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
    """Those that are due today, the longest due first."""
    total: int
    """How many there are in all."""
    preparing: float | None
    """The share of my latest games that is analysed, from 0 to 1; null when all are."""
