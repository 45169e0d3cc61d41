"""The report on a game: an estimate first where better values take a while, then the report by those."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rollhouse.analysis.report import Report, analyse
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import PlaysOut, Progress
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Replay
from rollhouse.core.teaching import evaluator_of
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.presenter.background import BackgroundTask, Post


class ReportPresenter:
    """Analyses a game in a thread, and calls `changed` after every progress and result."""

    def __init__(self, played: Replay, post: Post, changed: Callable[[], None]) -> None:
        self.report: Report | None = None
        """The best report so far."""
        self.error: RollhouseError | None = None
        self.percent: int | None = None
        """Progress, while something is being worked out."""
        self._played = played
        self._post = post
        self._changed = changed
        self._task: BackgroundTask[Report] | None = None
        self._start(lambda progress: analyse(played, prepare=False, estimate=True, play_outs=False, looking=progress))

    @property
    def working(self) -> bool:
        """Whether the report, or an exact one, is being worked out."""
        return self._task is not None

    def progress_text(self) -> Message | None:
        """What is being worked out and how far it is; None if nothing is."""
        if self.percent is None:
            return None
        return say("advisor-report-looking" if self.report is None else "advisor-report-wait", percent=self.percent)

    def stop(self) -> None:
        """Stop the work; the part of a tablebase that is solved is kept."""
        if self._task is not None:
            self._task.stop()

    def _start(self, work: Callable[[Progress], Report]) -> None:
        self._task = BackgroundTask(work, self._post, self._ended, self._failed, self._progressed)

    def _progressed(self, done: float) -> None:
        self.percent = int(100 * done)
        self._changed()

    def _ended(self, report: Report) -> None:
        self._task = self.percent = None
        first = self.report is None
        self.report = report
        if self._can_be_exact(report):
            self._start(partial(_exact, self._played))
        elif first and self._can_be_played_out(report):
            self._start(lambda progress: analyse(self._played, looking=progress))
        self._changed()

    def _failed(self, error: RollhouseError) -> None:
        self._task = self.percent = None
        self.error = error  # an estimate stays
        self._changed()

    def _can_be_exact(self, report: Report) -> bool:
        if report.source is None or report.begins is None:
            return False
        return Advisor(self._played.game).can_solve(self._played.states[report.begins], report.source)

    def _can_be_played_out(self, report: Report) -> bool:
        return report.begins is not None and isinstance(evaluator_of(self._played.game, self._played.states[report.begins]), PlaysOut)


def _exact(played: Replay, progress: Progress) -> Report:
    return analyse(played, progress=progress)
