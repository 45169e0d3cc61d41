"""What the teacher does in processes of its own: hints, warnings, reports, puzzles, all from what everybody may see."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from rollhouse.analysis.accuracy import Accuracy, accuracy
from rollhouse.analysis.hints import Candidate, coach_warning, hint
from rollhouse.analysis.marks import Mark, mark
from rollhouse.analysis.play_statistics import PlayStatistics, play_statistics
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.analysis.report import analyse, find_evaluator
from rollhouse.analysis.trainer import errors_of
from rollhouse.core.evaluate import Unit
from rollhouse.core.game import AnyGame
from rollhouse.core.record import Record, Replay, replay
from rollhouse.server.features.analysis.schemas import CandidateView, CautionView, HintView, Weighed
from rollhouse.server.workers.pool import Worker, tell

__all__ = [
    "Mistake",
    "Unavailable",
    "Weighing",
    "analysed",
    "candidate_view",
    "full_hint",
    "mistakes",
    "prepare",
    "report",
    "report_as_far_as_known",
    "weighings",
]

Unavailable: TypeAlias = Literal["tablebase", "values"]
"""Why there is no answer: a tablebase is to be worked out first; or nobody can say."""


class Weighing(NamedTuple):
    """One seat's game, weighed."""

    performance: Accuracy | None
    """None where nobody can value the game."""
    habits: PlayStatistics


class Mistake(NamedTuple):
    """A position in which a seat erred."""

    puzzle: Puzzle
    cost: float


def candidate_view(candidate: Candidate, unit: Unit) -> CandidateView:
    """A move of a comparison as it is sent."""
    return CandidateView(candidate.move, candidate.words, candidate.value, candidate.cost, mark(candidate.cost, unit))


def full_hint(name: str, text: str, *, estimate: bool = False) -> HintView | Unavailable:
    """Both steps of a hint for whoever is to act in a position; an `estimate` where it can't be exact yet."""
    game = Worker.find(name)
    state = game.decode(text)
    found = hint(game, state, estimate=estimate)
    if found is None:
        return _lack(game, state)
    source = found.source
    candidates = tuple(candidate_view(one, source.unit) for one in found.candidates)
    about = source.about
    return HintView(found.clue, about, source.exact, source.error, source.unit, found.move, found.why, candidates, None, found.chances)


def analysed(name: str, text: str, move: str, threshold: Mark | float, *, estimate: bool = False) -> Weighed | Unavailable:
    """The coach's opinion of a legal move; by an `estimate` where it can't be exact yet."""
    game = Worker.find(name)
    state = game.decode(text)
    if not estimate and game.evaluator(state) is None:
        return _lack(game, state)
    found = coach_warning(game, state, game.parse(move), threshold, estimate=estimate)
    looked_at = None if found is None else hint(game, state, estimate=estimate)
    if found is None or looked_at is None:
        return Weighed(None)
    return Weighed(CautionView(found.cost, found.mark, found.text, looked_at.clue, found.source.exact))


def report(record: Record) -> bytes | Unavailable:
    """The report on a record, as JSON. Where nobody can value the game, or only after long work, it says so itself."""
    played = replay(record)
    return "tablebase" if _misses_tablebase(played) else _told(played)


def report_as_far_as_known(record: Record) -> bytes:
    """The report with what is there now."""
    return _told(replay(record))


def _told(played: Replay) -> bytes:
    nothing_to_do = Worker.find(played.record.game).preparation(played.states[-1]) == "none"
    return msgspec.json.encode(analyse(played, prepare=nothing_to_do))


def mistakes(record: Record, seats: tuple[int, ...]) -> tuple[Mistake, ...] | Unavailable:
    """The positions of a game in which these seats erred, the worst of each first."""
    played = replay(record)
    if _misses_tablebase(played):
        return "tablebase"
    told = analyse(played, prepare=False)
    if told.source is None:
        return "values"
    costs = {decision.ply: decision.cost for decision in told.decisions}
    return tuple(Mistake(puzzle, costs[puzzle.ply]) for seat in seats for puzzle in errors_of(played, told, seat))


def weighings(record: Record, playing: tuple[frozenset[int], ...], seats: tuple[int, ...]) -> dict[int, Weighing] | Unavailable:
    """How well these seats were played, and what was done there, as far as it was by those they belong to."""
    played = replay(record)
    if _misses_tablebase(played):
        return "tablebase"
    told = analyse(played, prepare=False, looking=tell)
    return {seat: Weighing(accuracy(told, seat, playing), play_statistics(played, told, seat, playing)) for seat in seats}


def prepare(name: str, text: str) -> bool:
    """Work out what the evaluator of a position needs, and tell how it goes; whether there is one then."""
    game = Worker.find(name)
    return game.evaluator(game.decode(text), prepare=True, progress=tell) is not None


def _misses_tablebase(played: Replay) -> bool:
    game = Worker.find(played.record.game)
    return game.preparation(played.states[-1]) == "short" and find_evaluator(game, played.states, prepare=False) is None


def _lack(game: AnyGame, state: Any) -> Unavailable:
    return "tablebase" if game.preparation(state) == "short" else "values"
