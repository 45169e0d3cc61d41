"""Puzzles: positions with the cost of every move, made from a game's mistakes or shipped with a game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rollhouse.analysis.marks import Mark, cost_in_words, mark
from rollhouse.core.evaluate import Evaluator, Unit, Valued, best_of
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, Seat, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue

COST_STEP = 1e-4
"""The unit of a puzzle's costs: a hundredth of a percent of the win, or of a hundredth of a turn."""
MIN_PUZZLE_MARGIN = 0.05
"""The least cost of a move that does not solve a daily puzzle: at least a mistake."""
SOLVED_WITHIN: dict[Unit, float] = {"share": 0.005, "turns": 0.02}
"""A move solves a puzzle where it costs less than this: a puzzle from a game may have several good moves."""
PUZZLE_LEVELS = range(1, 4)
"""How hard a daily puzzle is; the script that makes a game's puzzles says what a level means."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, the seat to move, and the cost of every move."""

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
    """How hard it is, one of `PUZZLE_LEVELS`; 0 where it is unknown."""
    theme: Message | None = None
    """What it is about; shown with the answer, which it may give away."""


class Mistake(NamedTuple):
    """A position of a game in which the seat to act erred, and what its move cost."""

    puzzle: Puzzle
    cost: float


class Verdict(msgspec.Struct, frozen=True):
    """Whether an answer solves a puzzle, what it costs, and what was best."""

    solved: bool
    cost: float
    mark: Mark
    best: str
    best_words: Message
    why: Message


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
    """What is shown with the position: the seat that starts the rounds, and the level, where they are known."""
    state = find_game(puzzle.game).decode(puzzle.state)
    first = getattr(state, "first", -1)
    rounds = hasattr(state, "round")  # a game without rounds has no seat that starts them
    starts = (say("analysis-puzzle-starts", seat=Seat(first)),) if rounds and first >= 0 and state.setup.players > 1 else ()
    return (*starts, say("analysis-puzzle-level", level=puzzle.level, most=PUZZLE_LEVELS[-1])) if puzzle.level else starts


def answer(puzzle: Puzzle, move: Any) -> Verdict:
    """The verdict on a legal move as the answer to a puzzle."""
    game = find_game(puzzle.game)
    state = game.decode(puzzle.state)
    cost = puzzle.costs[game.legal(state).index(move)] * COST_STEP
    words = game.words.move(state, game.parse(puzzle.best))
    return Verdict(cost < SOLVED_WITHIN[puzzle.unit], cost, mark(cost, puzzle.unit), puzzle.best, words, _why(puzzle))


def _why(puzzle: Puzzle) -> Message:
    """The reason; where it was stored by an earlier release whose sentence is gone, what the next best move costs."""
    if catalogue("en").can_say(puzzle.why):
        return puzzle.why
    wrong = (cost * COST_STEP for cost in puzzle.costs if cost * COST_STEP >= SOLVED_WITHIN[puzzle.unit])
    return say("analysis-puzzle-margin", cost=cost_in_words(min(wrong, default=0.0), puzzle.unit))
