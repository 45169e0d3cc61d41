"""The teacher in lines: hints, the coach's question before a costly move, and the report at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rollhouse.analysis.hints import Hint
from rollhouse.analysis.report import analyse
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.core.messages import say
from rollhouse.play.table import Table
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.report import show
from rollhouse.terminal.teacher import Teacher, best_few, caution_words, percent_done

__all__ = ["PlainTeacher", "counted"]

T = TypeVar("T")

_TOLD_EVERY = 10
"""Percent of the work between two lines about it."""


def counted(console: Console, work: Callable[[Progress], T]) -> T | None:
    """What the work gives, with a line now and then about how far it is. None when somebody stopped it with Ctrl-C, which is then said."""
    told = -_TOLD_EVERY

    def progress(done: float) -> None:
        nonlocal told
        percent = int(100 * done)
        if percent < 100 and percent - told >= _TOLD_EVERY:
            if told < 0:
                console.line("teacher-plain-stop")
            console.tell(percent_done(done))
            told = percent - percent % _TOLD_EVERY

    try:
        return work(progress)
    except KeyboardInterrupt:
        console.write()
        console.line("solver-stopped")
        return None


class PlainTeacher:
    """Speaks through the console. Nothing is worked out before somebody asks for it."""

    def __init__(self, table: Table, console: Console, teacher: Teacher) -> None:
        self._table = table
        self._console = console
        self._teacher = teacher
        self._hint: Hint | None = None
        self._ply = -1
        """Where the hint belongs."""

    def introduce(self) -> None:
        """Say whether there is help at this table, and how to get it."""
        self._console.line("teacher-plain-commands" if self._teacher.allowed else "teacher-off")
        if self._teacher.coach:
            self._console.line("teacher-coach-on")

    def hint(self) -> None:
        """What to look at; asked again in the same position, the move and why."""
        if not self._teacher.allowed:
            self._console.line("teacher-off")
        elif self._table.awaited != "person":
            self._console.line("teacher-later")
        elif self._hint is not None and self._ply == self._table.ply:
            self._tell(self._hint)
        else:
            found = self._worked_out(lambda progress: [self._teacher.hint(self._table.state, progress)])
            if found is None:
                return
            (self._hint,) = found
            self._ply = self._table.ply
            if self._hint is None:
                self._say_that_nobody_can()
            else:
                self._console.line("teacher-clue", clue=self._hint.clue)

    def _tell(self, found: Hint) -> None:
        heading, lines = best_few(found, self._console.words)
        self._console.tell(say("teacher-move", move=found.words), found.why, heading, *lines, found.source.about)

    def switch_coach(self) -> None:
        """On or off."""
        if not self._teacher.allowed:
            self._console.line("teacher-off")
            return
        self._teacher.coach = not self._teacher.coach
        self._console.line("teacher-coach-on" if self._teacher.coach else "teacher-coach-off")

    def lets_pass(self, move: Any) -> bool:
        """Whether a move may be made: the coach asks before one that costs too much. What can't be played is not the coach's business."""
        state = self._table.state
        if not self._teacher.coach or self._table.awaited != "person" or move not in self._table.game.legal(state):
            return True
        able = self._worked_out(lambda progress: self._teacher.prepare(state, progress))
        if not able:
            self._teacher.coach = False
            if able is not None:
                self._say_that_nobody_can()
            self._console.line("teacher-coach-off")
            return True
        found = self._teacher.weigh(state, move, lambda done: None)
        if found is None:
            return True
        self._console.tell(*caution_words(found))
        return self._console.ask(say("teacher-ask-anyway")).lower() == "p"

    def offer_report(self) -> None:
        """The game is over: whoever wants to can look at it again."""
        try:
            wanted = self._console.ask(say("teacher-ask-report")).lower() in ("a", "report")
        except Left:
            return
        if wanted:
            report = self._worked_out(lambda progress: analyse(self._table.record, progress=progress))
            if report is not None:
                self._console.draw(lambda rich: show(report, self._console.words, self._console.names, rich))

    def _worked_out(self, work: Callable[[Progress], T]) -> T | None:
        """What the work gives; None when it was stopped, or could not be done, which is then said."""
        try:
            return counted(self._console, work)
        except RollhouseError as error:
            self._console.refuse(error)
            return None

    def _say_that_nobody_can(self) -> None:
        self._console.line("teacher-none", game=self._table.game.words.name())
