"""Everything that is kept of a finished game, from one pass over it: how well each seat was played, and its mistakes."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from rollhouse.analysis.accuracy import Accuracy, accuracy
from rollhouse.analysis.play_statistics import PlayStatistics, play_statistics
from rollhouse.analysis.puzzles.puzzle import Mistake
from rollhouse.analysis.report import Playing, Report, analyse_with_mistakes
from rollhouse.core.absences import own_seats
from rollhouse.core.evaluate import Progress
from rollhouse.core.record import Record, Replay, replay


class SeatAnalysis(msgspec.Struct, frozen=True):
    """How one seat was played, in sums that add up over games."""

    accuracy: Accuracy | None
    """None where the game has no evaluator."""
    statistics: PlayStatistics


class GameAnalysis(msgspec.Struct, frozen=True):
    """A finished game: the report, the sums of each seat that was asked for, and those seats' mistakes."""

    report: Report
    seats: dict[int, SeatAnalysis]
    mistakes: tuple[Mistake, ...]
    """The worst first; `puzzle.seat` is the seat that erred. Empty where the game has no evaluator: `report.source` is None then."""


def analyse_game(
    played: Record | Replay,
    playing: Playing | None = None,
    seats: Collection[int] | None = None,
    *,
    prepare: bool = False,
    progress: Progress = lambda done: None,
    looking: Progress = lambda done: None,
) -> GameAnalysis:
    """Analyse a finished game in one pass.

    Args:
        played: The record, or its replay where the caller has one.
        playing: For every move, the seats whose own players were playing; the moves of others do not count. By default the record's
            tags say so.
        seats: The seats to sum up; all by default.
        prepare: Make the tablebase first where it is missing.
        progress: Called with the done share of the tablebase; may raise to stop.
        looking: Called with the done share of the analysis; may raise to stop.

    Raises:
        RecordError: The record can't be replayed.

    """
    played = replay(played) if isinstance(played, Record) else played
    playing = own_seats(played.record) if playing is None else playing
    seats = range(len(played.record.seats)) if seats is None else seats
    report, mistakes = analyse_with_mistakes(played, seats=seats, playing=playing, prepare=prepare, progress=progress, looking=looking)
    sums = {seat: SeatAnalysis(accuracy(report, seat, playing), play_statistics(played, report, seat, playing)) for seat in seats}
    return GameAnalysis(report, sums, mistakes)
