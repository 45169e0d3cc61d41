"""The trainer: positions from one's own games where one erred, a puzzle a day, and when to see each of them again. All of it pure."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rollhouse.analysis.marks import Mark, mark
from rollhouse.core.data import package_file
from rollhouse.core.errors import DataError
from rollhouse.core.evaluate import Evaluator, Unit, Valued, best_of
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game

__all__ = [
    "AGAIN_AFTER",
    "COST_STEP",
    "LEVELS",
    "MARGIN",
    "SOLVED_WITHIN",
    "Mistake",
    "Puzzle",
    "PuzzleFile",
    "Review",
    "Streak",
    "Verdict",
    "about",
    "answer",
    "daily",
    "daily_puzzles",
    "due",
    "make_puzzle",
    "of_the_day",
    "puzzle_games",
    "puzzles_file",
    "reviewed",
    "streak",
]

COST_STEP = 1e-4
"""Costs of a puzzle's moves are whole numbers of this: hundredths of a percent of the win, or of a hundredth of a turn."""
MARGIN = 0.05
"""By how much the best move of a daily puzzle beats every other one that does not solve it: choosing that is at least a mistake."""
SOLVED_WITHIN: dict[Unit, float] = {"share": 0.005, "turns": 0.02}
"""A puzzle from a game may have several good moves: what costs less than this solves it."""
AGAIN_AFTER = (1, 3, 7, 21, 60)
"""Days until a puzzle comes back, by the times in a row that it was solved; after the last one it is learnt."""


LEVELS = range(1, 4)
"""How hard a daily puzzle is: whoever makes a game's puzzles says by what."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, who is to move, and what every move would cost."""

    id: str
    """The same position always has the same id."""
    game: str
    state: str
    """The position in one line, or, where it was made before there were such lines, in JSON: `game.decode` reads both."""
    seat: int
    best: str
    value: float
    """What the position is worth to the seat."""
    unit: Unit
    costs: tuple[int, ...]
    """What every legal move would cost, in the order of `legal`, counted in `COST_STEP`."""
    why: Message
    """What makes the best move the best."""
    played: str = ""
    """What was played in the game it comes from."""
    ply: int = 0
    """The number of moves before it in that game."""
    level: int = 0
    """How hard it is, one of `LEVELS`; 0 where nobody has said."""
    theme: Message | None = None
    """What it is about; told with the answer, for it may give it away."""


class Mistake(NamedTuple):
    """A position of a game in which the seat to act erred, and what its move cost."""

    puzzle: Puzzle
    cost: float


class Verdict(msgspec.Struct, frozen=True):
    """What an answer is worth."""

    solved: bool
    cost: float
    mark: Mark
    best: str
    best_words: Message
    why: Message


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of one game that ship with Rollhouse, in the order of the days."""

    game: str
    rules_version: int
    made_by: str
    """The command that makes this file again."""
    puzzles: tuple[Puzzle, ...]


class Review(msgspec.Struct, frozen=True):
    """When to see a puzzle again."""

    puzzle: str
    box: int = 0
    """How many times in a row it was solved."""
    due: date | None = None
    """None once it is learnt."""


class Streak(msgspec.Struct, frozen=True):
    """Days in a row."""

    current: int
    """Up to today, or up to yesterday while today's puzzle is still open."""
    longest: int


# --- puzzles --------------------------------------------------------------------------------------------------------------------------


def make_puzzle(
    game: AnyGame, evaluator: Evaluator, state: Any, options: Sequence[Valued] = (), *, played: str = "", ply: int = 0
) -> Puzzle:
    """The puzzle of this position. `options` are the evaluator's, where the caller has them already."""
    options = options or evaluator.options(state)
    best = best_of(options)
    most = max(option.value for option in options)
    return Puzzle(
        hashlib.sha256(f"{game.id} {game.rules_version} {game.encode(state)}".encode()).hexdigest()[:16],
        game.id,
        game.position_text(state),
        state.to_act,
        str(best.move),
        most,
        evaluator.unit,
        tuple(round((most - option.value) / COST_STEP) for option in options),
        evaluator.why(state, best.move),
        played,
        ply,
    )


def about(puzzle: Puzzle) -> tuple[Message, ...]:
    """What is to be known beforehand: who starts the rounds, where the position knows, and how hard it is, where somebody has said."""
    state = find_game(puzzle.game).decode(puzzle.state)
    first = getattr(state, "first", -1)
    rounds = hasattr(state, "round")  # where there are none, nobody starts them
    starts = (say("analysis-puzzle-starts", seat=Seat(first)),) if rounds and first >= 0 and state.setup.players > 1 else ()
    return (*starts, say("analysis-puzzle-level", level=puzzle.level, most=LEVELS[-1])) if puzzle.level else starts


def answer(puzzle: Puzzle, move: Any) -> Verdict:
    """How good this legal move is as an answer."""
    game = find_game(puzzle.game)
    state = game.decode(puzzle.state)
    cost = puzzle.costs[game.legal(state).index(move)] * COST_STEP
    words = game.words.move(state, game.parse(puzzle.best))
    return Verdict(cost < SOLVED_WITHIN[puzzle.unit], cost, mark(cost, puzzle.unit), puzzle.best, words, puzzle.why)


# --- a puzzle a day -------------------------------------------------------------------------------------------------------------------


def puzzles_file(game: AnyGame) -> Path:
    """Where a game's own puzzles lie, if it has any: beside its rules."""
    package, _, module = type(game).__module__.rpartition(".")
    return package_file(package or module, "puzzles.json")


@cache
def daily_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles that ship for this game; none where there are none. What was made for older rules stays where today's agree the same."""
    game = find_game(game_id)
    path = puzzles_file(game)
    if not path.is_file():
        return ()
    try:
        found = msgspec.json.decode(path.read_bytes(), type=PuzzleFile)
    except msgspec.MsgspecError as error:
        raise DataError("data/content", value=str(path), location=str(error)) from None
    if found.rules_version == game.rules_version:
        return found.puzzles
    return tuple(puzzle for puzzle in found.puzzles if _still_holds(game, puzzle, found.rules_version))


def _still_holds(game: AnyGame, puzzle: Puzzle, rules_version: int) -> bool:
    """Whether a game that was agreed under those rules is this very game under today's: `Game.agreed` knows."""
    setup: Setup = game.decode(puzzle.state).setup
    return bool(game.agreed(msgspec.to_builtins(setup), rules_version) == setup)


def daily(game_id: str, day: date) -> Puzzle | None:
    """The puzzle of the day: the same for everybody, and no two days in a row the same."""
    puzzles = daily_puzzles(game_id)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def puzzle_games() -> tuple[str, ...]:
    """The games that have a puzzle every day."""
    return tuple(name for name in all_games() if daily_puzzles(name))


def of_the_day(day: date, game_id: str = "") -> Puzzle | None:
    """The puzzle of the day of one game; of the house, where none is named: games that have puzzles take turns."""
    games = puzzle_games()
    if game_id or not games:
        return daily(game_id, day) if game_id in games else None
    return daily(games[day.toordinal() % len(games)], day)


# --- again, and again -----------------------------------------------------------------------------------------------------------------


def reviewed(review: Review, solved: bool, today: date) -> Review:
    """When to see it again. Each time it is solved it stays away longer; once missed, it starts over tomorrow."""
    box = review.box + 1 if solved else 0
    if box >= len(AGAIN_AFTER):
        return Review(review.puzzle, box)
    return Review(review.puzzle, box, today + timedelta(days=AGAIN_AFTER[box]))


def due(reviews: Iterable[Review], today: date) -> list[Review]:
    """Those to look at today, the longest due first."""
    waiting = [(review.due, place, review) for place, review in enumerate(reviews) if review.due is not None and review.due <= today]
    return [review for _, _, review in sorted(waiting, key=lambda one: one[:2])]


def streak(solved: Sequence[date], today: date, *, missed_today: bool = False) -> Streak:
    """How many days in a row, from the days on which the day's puzzle was solved. A missed one ends it, today's as any other."""
    longest = run = 0
    before: date | None = None
    for day in sorted(set(solved)):
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        before = day
    current = run if before is not None and before >= today - timedelta(days=1) and not missed_today else 0
    return Streak(current, longest)
