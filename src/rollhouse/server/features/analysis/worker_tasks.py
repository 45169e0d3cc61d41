"""What the teacher does in processes of its own: hints, warnings, reports, puzzles, all from what everybody may see."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.analysis.game_analysis import SeatAnalysis, analyse_game
from rollhouse.analysis.hints import Candidate, coach_warning, hint, position_evaluator
from rollhouse.analysis.marks import Mark, mark
from rollhouse.analysis.puzzles.puzzle import Mistake
from rollhouse.analysis.report import Report, analyse, analyse_with_mistakes
from rollhouse.core.evaluate import Unit
from rollhouse.core.game import AnyGame
from rollhouse.core.record import Record, Replay, replay
from rollhouse.server.features.analysis.schemas import CandidateView, CautionView, HintView, Weighed
from rollhouse.server.workers.pool import Worker, tell

__all__ = [
    "Unavailable",
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
    evaluator = position_evaluator(game, state, estimate=estimate)
    if evaluator is None:
        return Weighed(None) if estimate else _lack(game, state)
    found = coach_warning(game, state, game.parse(move), threshold, evaluator=evaluator)
    if found is None:
        return Weighed(None)
    return Weighed(CautionView(found.cost, found.mark, found.text, evaluator.clue(state), found.source.exact))


def report(record: Record) -> bytes | Unavailable:
    """The report on a record, as JSON. Where nobody can value the game, or only after long work, it says so itself."""
    played = replay(record)
    found = _reported(played)
    return "tablebase" if _misses_tablebase(played, found) else msgspec.json.encode(found)


def report_as_far_as_known(record: Record) -> bytes:
    """The report with what is there now."""
    return msgspec.json.encode(_reported(replay(record)))


def _reported(played: Replay) -> Report:
    return analyse(played, prepare=played.game.preparation(played.states[-1]) == "none")


def mistakes(record: Record, seats: tuple[int, ...]) -> tuple[Mistake, ...] | Unavailable:
    """The positions of a game in which these seats erred, the worst of each first."""
    played = replay(record)
    told, found = analyse_with_mistakes(played, seats=seats, prepare=False)
    if told.source is None:
        return "tablebase" if _misses_tablebase(played, told) else "values"
    return found


def weighings(record: Record, playing: tuple[frozenset[int], ...], seats: tuple[int, ...]) -> dict[int, SeatAnalysis] | Unavailable:
    """How well these seats were played, and what was done there, as far as it was by those they belong to."""
    played = replay(record)
    found = analyse_game(played, playing, seats, looking=tell)
    return "tablebase" if _misses_tablebase(played, found.report) else found.seats


def prepare(name: str, text: str) -> bool:
    """Work out what the evaluator of a position needs, and tell how it goes; whether there is one then."""
    game = Worker.find(name)
    return game.evaluator(game.decode(text), prepare=True, progress=tell) is not None


def _misses_tablebase(played: Replay, found: Report) -> bool:
    return found.source is None and Worker.find(played.record.game).preparation(played.states[-1]) == "short"


def _lack(game: AnyGame, state: Any) -> Unavailable:
    return "tablebase" if game.preparation(state) == "short" else "values"
