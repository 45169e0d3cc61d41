"""A report that is worked out while people wait: an estimate first where a tablebase has to be made, then the exact one."""

from __future__ import annotations

from textual.message_pump import MessagePump

from rollhouse.analysis.report import Report, analyse
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Replay
from rollhouse.terminal.background_work import BackgroundWork
from rollhouse.terminal.teacher import Teacher

__all__ = ["GrowingReport"]


class GrowingReport:
    """Its owner hears of progress and ends as messages of `BackgroundWork`, and asks for what is next with `take`."""

    def __init__(self, owner: MessagePump, played: Replay) -> None:
        self.report: Report | None = None
        self.error: RollhouseError | None = None
        self._owner = owner
        self._played = played
        self._work: BackgroundWork[Report] | None = BackgroundWork(
            owner, lambda progress: analyse(played, prepare=False, estimate=True, looking=progress)
        )

    @property
    def working(self) -> bool:
        """Whether the report, or a better one, is still being worked out."""
        return self._work is not None

    def how_far(self, done: float) -> Message:
        """What is being done, and how much of it is."""
        percent = int(100 * done)
        return say("teacher-report-looking", percent=percent) if self.report is None else say("teacher-report-wait", percent=percent)

    def stop(self) -> None:
        """Nobody wants it any more; what was done of the tablebase is kept."""
        if self._work is not None:
            self._work.stop()

    def take(self, event: BackgroundWork.Ended) -> None:
        """Take what the work that ended gave, and go on to the exact report where there can be one."""
        if event.work is not self._work:
            return
        self._work = None
        try:
            self.report = event.work.result
        except RollhouseError as error:
            self.error = error  # an estimate that was there before stays
        else:
            if self._can_be_exact(self.report):
                self._work = BackgroundWork(self._owner, lambda progress: analyse(self._played, progress=progress))

    def _can_be_exact(self, report: Report) -> bool:
        if report.source is None or report.begins is None:
            return False
        return Teacher(self._played.game).can_prepare(self._played.states[report.begins], report.source)
