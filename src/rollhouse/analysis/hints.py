"""Help during a game: a hint in two steps, and the coach's warning before a costly move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rollhouse.analysis.marks import Mark, cost_in_words, mark, threshold
from rollhouse.analysis.play_outs import GAMES_AT_ONCE, ranked_by_play
from rollhouse.analysis.report import Source, source_of
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Evaluator, PlaysOut, Progress, Unit, Valued, best_of, cost_error
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.teaching import evaluator_of

MAX_CANDIDATES = 3
"""The number of moves that a hint compares."""
COACH: Mark = "mistake"
"""The least mark that the coach warns of by default."""


class Candidate(msgspec.Struct, frozen=True):
    """A move and its value to the seat that makes it."""

    move: str
    words: Message
    """The move in a few words."""
    value: float
    cost: float
    """The difference to the best move's value."""
    mark: Mark


class Hint(msgspec.Struct, frozen=True):
    """A hint in two steps: `clue` first, and the rest on request."""

    seat: int
    clue: Message
    """What to look at, without the move."""
    move: str
    words: Message
    why: Message
    candidates: tuple[Candidate, ...]
    """The best few, the best first."""
    source: Source
    chances: dict[str, float]
    """The best value of all moves that begin with the same two words (`score straight`), for a board to show card by card."""


class Caution(msgspec.Struct, frozen=True):
    """The coach's warning against a move. The better move is not in it: that is what a hint is for."""

    seat: int
    move: str
    cost: float
    mark: Mark
    text: Message
    source: Source


def hint(
    game: AnyGame, state: Any, *, count: int = MAX_CANDIDATES, estimate: bool = False, progress: Progress = lambda done: None
) -> Hint | None:
    """A hint for the seat to act; None where no seat is to act, or where the position can't be valued now.

    Where values are estimates, the best few moves are played on, which takes up to a second.

    Args:
        game: The game.
        state: The position.
        count: The number of moves to compare.
        estimate: Accept estimated values where the tablebase is missing; the hint's source says that they are not exact.
        progress: Called with the done share of compiling, which the first estimate on a machine needs; may raise to stop.

    """
    evaluator = position_evaluator(game, state, estimate=estimate, progress=progress)
    if evaluator is None:
        return None
    options = evaluator.options(state)
    estimated = best_of(options)
    if isinstance(evaluator, PlaysOut):
        options = ranked_by_play(game, evaluator, state, options, GAMES_AT_ONCE)
    ranked = _rank(game, state, options, evaluator.unit)
    best = ranked[0]
    clue = evaluator.clue(state) if len(options) > 1 else say("analysis-only-move")
    if len(options) == 1:
        why = say("analysis-only-move")
    elif best.move == str(estimated.move):
        # The clue has said what is true of the whole turn.
        why = evaluator.why(state, estimated.move, begins_turn=False)
    else:
        why = say("analysis-why-played-best", games=GAMES_AT_ONCE)
    return Hint(state.to_act, clue, best.move, best.words, why, ranked[:count], source_of(evaluator), _chances(ranked))


def _chances(ranked: Sequence[Candidate]) -> dict[str, float]:
    best: dict[str, float] = {}
    for candidate in ranked:
        best.setdefault(" ".join(candidate.move.split()[:2]), candidate.value)
    return best


def _rank(game: AnyGame, state: Any, options: Sequence[Valued], unit: Unit) -> tuple[Candidate, ...]:
    """All moves with their costs, the best first."""
    best = best_of(options)
    ordered = [best, *sorted((option for option in options if option is not best), key=lambda option: -option.value)]
    most = max(option.value for option in options)
    costs = [max(0.0, most - option.value) for option in ordered]
    return tuple(
        Candidate(str(option.move), game.words.move(state, option.move), option.value, cost, mark(cost, unit))
        for option, cost in zip(ordered, costs, strict=True)
    )


def coach_warning(
    game: AnyGame, state: Any, move: Any, worst: float | Mark = COACH, *, estimate: bool = False, evaluator: Evaluator | None = None
) -> Caution | None:
    """The coach's warning against a move; None where the move will do, or where the position can't be valued now.

    Args:
        game: The game that is played.
        state: The position.
        move: A legal move of the seat that is to act.
        worst: The least cost that is warned of: a number in the evaluator's unit, or a mark.
        estimate: Accept estimated values where there is no tablebase.
        evaluator: What `position_evaluator` has found, where the caller has called it already.

    """
    evaluator = evaluator or position_evaluator(game, state, estimate=estimate)
    if evaluator is None:
        return None
    values = {option.move: option.value for option in evaluator.options(state)}
    cost = max(values.values()) - values[move]
    limit = threshold(worst, evaluator.unit, cost_error(evaluator)) if isinstance(worst, str) else worst
    if cost < max(limit, EQUAL_TOLERANCE):
        return None
    earned = mark(cost, evaluator.unit, cost_error(evaluator))
    return Caution(state.to_act, str(move), cost, earned, _caution(cost, evaluator.unit), source_of(evaluator))


def position_evaluator(game: AnyGame, state: Any, *, estimate: bool = False, progress: Progress = lambda done: None) -> Evaluator | None:
    """The evaluator for a decision; None where no seat is to act, or where none can value the position now."""
    if state.to_act in (CHANCE, GAME_OVER):
        return None
    return evaluator_of(game, state, if_missing="estimate" if estimate else "none", progress=progress)


def _caution(cost: float, unit: Unit) -> Message:
    """The warning with a rounded cost."""
    if unit == "share":
        return say("analysis-caution-share", points=max(1, round(100 * cost)))
    return say("analysis-caution", cost=cost_in_words(cost, unit))
