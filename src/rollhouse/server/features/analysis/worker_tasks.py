"""The tasks of the analysis worker processes: hints, warnings, reports and finished games, all from public information."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from rollhouse.analysis.game_analysis import SeatAnalysis, analyse_game
from rollhouse.analysis.hints import coach_warning, hint, position_evaluator
from rollhouse.analysis.marks import Mark
from rollhouse.analysis.puzzles.puzzle import Mistake
from rollhouse.analysis.report import PartialAnalysis, Report, analyse, analyse_part
from rollhouse.core.game import AnyGame
from rollhouse.core.record import Record, Replay, replay
from rollhouse.core.teaching import evaluator_of, preparation_of
from rollhouse.server.features.analysis.schemas import CautionView, CoachAnswer, HintView
from rollhouse.server.workers.pool import Worker, report_progress

_MOVES_PER_PART = 8
"""Moves that are analysed at a time. By estimates a move of four players at Dicetto takes some 10 ms, with games played on much more."""


class Unavailable(NamedTuple):
    """There is no answer now."""

    game: str
    state: str
    """The position whose tablebase is to be made first; empty where no evaluator knows the game."""


class FinishedGame(NamedTuple):
    """A finished game, and which players made its moves themselves."""

    record: Record
    playing: tuple[frozenset[int], ...]
    """For every move, the seats that their own players were playing: no bot stood in for them."""
    seats: tuple[int, ...]
    """The seats to be analysed."""


class ReportPart(NamedTuple):
    """A report on the first moves of a game, and what the next part continues with."""

    report: Report
    so_far: PartialAnalysis


class SeatResult(NamedTuple):
    """What is stored of one seat's game."""

    sums: SeatAnalysis
    mistakes: tuple[Mistake, ...]


def full_hint(game_id: str, text: str, *, estimate: bool = False) -> HintView | Unavailable:
    """Both steps of a hint for the seat that is to act; an `estimate` where there are no exact values yet."""
    game = Worker.find(game_id)
    state = game.decode(text)
    advice = hint(game, state, estimate=estimate)
    if advice is None:
        return _unavailable(game, state)
    source = advice.source
    return HintView(
        clue=advice.clue,
        about=source.about,
        exact=source.exact,
        error=source.error,
        unit=source.unit,
        best=advice.move,
        why=advice.why,
        candidates=advice.candidates,
        tablebase=None,
        chances=advice.chances,
    )


def coach(game_id: str, text: str, move: str, threshold: Mark | float, *, estimate: bool = False) -> CoachAnswer | Unavailable:
    """The coach's warning against a legal move, if it costs too much; by an `estimate` where there are no exact values yet."""
    game = Worker.find(game_id)
    state = game.decode(text)
    evaluator = position_evaluator(game, state, estimate=estimate)
    if evaluator is None:
        return CoachAnswer(None) if estimate else _unavailable(game, state)
    warning = coach_warning(game, state, game.parse(move), threshold, evaluator=evaluator)
    if warning is None:
        return CoachAnswer(None)
    return CoachAnswer(CautionView(warning.cost, warning.mark, warning.text, evaluator.clue(state), warning.source.exact))


def report(so_far: PartialAnalysis | None, record: Record, *, estimate: bool = False) -> bytes | ReportPart | Unavailable:
    """The next part of the report on a record; the whole report, as JSON, when that was the last part.

    It is by an `estimate` where there are no exact values yet. Where no evaluator knows the game, it says so.
    """
    played = _replayed(record)
    found, rest = analyse_part(
        played,
        so_far,
        _MOVES_PER_PART,
        prepare=_needs_no_tablebase(played),
        estimate=estimate,
        play_outs=not estimate,
        looking=report_progress,
    )
    if _lacks_tablebase(played, found):
        return _unavailable(played.game, played.states[-1])
    return msgspec.json.encode(found) if rest is None else ReportPart(found, rest)


def report_without_tablebase(record: Record) -> bytes:
    """The report as far as the tablebases that are there allow."""
    played = _replayed(record)
    return msgspec.json.encode(analyse(played, prepare=_needs_no_tablebase(played), looking=report_progress))


def analyse_finished_game(game: FinishedGame) -> dict[int, SeatResult] | Unavailable:
    """The sums and the mistakes of a game's seats, from one pass over it."""
    played = _replayed(game.record)
    found = analyse_game(played, game.playing, game.seats, looking=report_progress)
    if _lacks_tablebase(played, found.report):
        return _unavailable(played.game, played.states[-1])
    return {
        seat: SeatResult(sums, tuple(mistake for mistake in found.mistakes if mistake.puzzle.seat == seat))
        for seat, sums in found.seats.items()
    }


def prepare(game_id: str, text: str) -> bool:
    """Make the tablebase for the game of this position; whether there is an evaluator then."""
    game = Worker.find(game_id)
    return evaluator_of(game, game.decode(text), if_missing="prepare", progress=report_progress) is not None


def _replayed(record: Record) -> Replay:
    return replay(record)._replace(game=Worker.find(record.game))


def _needs_no_tablebase(played: Replay) -> bool:
    return preparation_of(played.game, played.states[-1]).length == "none"


def _lacks_tablebase(played: Replay, found: Report) -> bool:
    return found.source is None and preparation_of(played.game, played.states[-1]).length == "short"


def _unavailable(game: AnyGame, state: Any) -> Unavailable:
    return Unavailable(game.id, game.encode(state) if preparation_of(game, state).length == "short" else "")
