"""Views of puzzles, verdicts on answers and rating changes. A puzzle contains the costs of its moves, so that nothing is evaluated."""

from __future__ import annotations

from typing import Any

import msgspec

from rollhouse.analysis.hints import MAX_CANDIDATES, Candidate
from rollhouse.analysis.marks import mark
from rollhouse.analysis.puzzles.puzzle import COST_STEP, Puzzle, about, answer
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.server.features.puzzles.repository import Counted
from rollhouse.server.features.puzzles.schemas import PuzzleView, RatingChange, Verdict
from rollhouse.server.ratings.scale import points
from rollhouse.server.tables.views import move_texts

_QUESTIONS = {"share": say("analysis-question-share"), "turns": say("analysis-question-turns")}


def puzzle_view(puzzle: Puzzle, table: str = "") -> PuzzleView:
    """Return a puzzle without its answer."""
    game = find_game(puzzle.game)
    state = game.decode(puzzle.state)
    return PuzzleView(
        puzzle.id,
        puzzle.game,
        msgspec.to_builtins(state.setup),
        msgspec.Raw(msgspec.json.encode(game.position(state))),
        move_texts(game.legal(state)),
        puzzle.seat,
        _QUESTIONS[puzzle.unit],
        table,
        puzzle.ply,
        about(puzzle),
    )


def verdict(puzzle: Puzzle, text: str) -> Verdict:
    """Return the verdict on an answer. Raises `MoveError` for an illegal move."""
    game = find_game(puzzle.game)
    state = game.decode(puzzle.state)
    move = game.parse(text)
    game.play(state, move)
    found = answer(puzzle, move)
    return Verdict(
        right=found.solved,
        cost=found.cost,
        mark=found.mark,
        unit=puzzle.unit,
        best=found.best,
        why=found.why,
        candidates=_candidates(puzzle, state, move),
        theme=None if puzzle.theme is None else say("analysis-puzzle-theme", theme=puzzle.theme),
        line=game.position_text(state),
    )


def _candidates(puzzle: Puzzle, state: Any, answered: Any) -> tuple[Candidate, ...]:
    """Return the best moves, and the answer."""
    game = find_game(puzzle.game)
    ranked = sorted(zip(puzzle.costs, game.legal(state), strict=True), key=lambda one: (one[0], str(one[1]) != puzzle.best))
    shown = [one for place, one in enumerate(ranked) if place < MAX_CANDIDATES or one[1] == answered]
    costs = [(cost * COST_STEP, move) for cost, move in shown]
    return tuple(
        Candidate(str(move), game.words.move(state, move), puzzle.value - cost, cost, mark(cost, puzzle.unit)) for cost, move in costs
    )


def rating_change(counted: Counted | None) -> RatingChange | None:
    """Return the rating change of an answer in points; None if it did not count."""
    return None if counted is None else RatingChange(points(*counted.before), points(*counted.after), points(*counted.puzzle))
