"""The teacher in lines: hints, the coach's question before a costly move, and the report at the end."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, TypeVar

from rollhouse.analysis.hints import Hint
from rollhouse.analysis.report import Report, analyse
from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress
from rollhouse.core.messages import Message, say
from rollhouse.play.table import Table
from rollhouse.terminal.lines.console import Console
from rollhouse.terminal.lines.report import show
from rollhouse.terminal.teacher import Teacher, best_few, caution_words, clue_words, percent_compiled, percent_done

__all__ = ["PlainTeacher", "counted"]

T = TypeVar("T")

_TOLD_EVERY = 10
"""Percent of the work between two lines about it."""


def counted(console: Console, work: Callable[[Progress], T]) -> T | None:
    """What the work gives, with a line now and then about how far it is. None when somebody stopped it with Ctrl-C, which is then said."""
    try:
        return work(_told(console, percent_done, say("teacher-plain-stop")))
    except KeyboardInterrupt:
        console.write()
        console.line("solver-stopped")
        return None


def _told(console: Console, words: Callable[[float], Message], *first: Message) -> Progress:
    """Tells with a line for each tenth of the work how far it is; `first` before all others."""
    told = -_TOLD_EVERY

    def progress(done: float) -> None:
        nonlocal told
        percent = int(100 * done)
        if percent < 100 and percent - told >= _TOLD_EVERY:
            for one in (*(first if told < 0 else ()), words(done)):
                console.aside(one)
            told = percent - percent % _TOLD_EVERY

    return progress


class _Preparation:
    """A tablebase in the making, while the game goes on. Whoever leaves does not wait for it; what was done is kept."""

    def __init__(self, teacher: Teacher, state: Any) -> None:
        self.done = 0.0
        self.ended = False
        self.error: RollhouseError | None = None
        self._teacher = teacher
        self._state = state
        self._thread = threading.Thread(target=self._run, name="rollhouse-work", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._teacher.prepare(self._state, self._progress)
        except RollhouseError as error:
            self.error = error
        self.ended = True

    def _progress(self, done: float) -> None:
        self.done = done


class PlainTeacher:
    """Speaks through the console. Nothing is worked out before somebody asks for it, and nobody waits for a tablebase."""

    def __init__(self, table: Table, console: Console, teacher: Teacher) -> None:
        self._table = table
        self._console = console
        self._teacher = teacher
        self._hint: Hint | None = None
        self._ply = -1
        """Where the hint belongs."""
        self._preparation: _Preparation | None = None

    def introduce(self) -> None:
        """Say whether there is help at this table, and how to get it."""
        if self._teacher.offers:
            self._console.line("teacher-plain-commands")
        elif not self._teacher.allowed:
            self._console.tell(self._teacher.refusal())
        if self._teacher.coach:
            self._console.line("teacher-coach-on")

    def hint(self) -> None:
        """What to look at; asked again in the same position, the move and why. An estimate, until the tablebase is there."""
        if not self._teacher.offers:
            self._console.tell(self._teacher.refusal())
        elif self._table.awaited != "person":
            self._console.line("teacher-later")
        else:
            try:
                self._give_hint()
            except RollhouseError as error:  # the solver is not installed, say; the game goes on
                self._console.refuse(error)

    def _give_hint(self) -> None:
        state, again = self._table.state, self._hint is not None and self._ply == self._table.ply
        if not again or self._hint_can_be_exact():
            self._hint, self._ply = self._teacher.hint(state, _told(self._console, percent_compiled)), self._table.ply
        found = self._hint
        if found is None:
            self._console.line("teacher-none", game=self._table.game.words.name())
            return
        can_be_exact = self._teacher.can_prepare(state, found.source)
        if again:
            self._tell(found)
        else:
            self._console.tell(clue_words(found, can_be_exact=can_be_exact))
        if can_be_exact:
            self._prepare(state)

    def _hint_can_be_exact(self) -> bool:
        made = self._preparation is not None and self._preparation.ended
        return made and self._hint is not None and not self._hint.source.exact

    def _tell(self, found: Hint) -> None:
        heading, lines = best_few(found, self._console.words)
        self._console.tell(say("teacher-move", move=found.words), found.why, heading, *lines, found.source.about)

    def _prepare(self, state: Any) -> None:
        """See to it that the tablebase is made, and say how far it is; what went wrong is said once."""
        if self._preparation is None:
            self._preparation = _Preparation(self._teacher, state)
        if not self._preparation.ended:
            self._console.tell(say("teacher-wait", percent=int(100 * self._preparation.done)))
        elif self._preparation.error is not None:
            self._console.refuse(self._preparation.error)

    def switch_coach(self) -> None:
        """On or off."""
        if not self._teacher.offers:
            self._console.tell(self._teacher.refusal())
            return
        self._teacher.coach = not self._teacher.coach
        self._console.line("teacher-coach-on" if self._teacher.coach else "teacher-coach-off")

    def lets_pass(self, move: Any) -> bool:
        """Whether a move may be made: the coach asks before one that costs too much. What can't be played is not the coach's business.

        While the tablebase is made, the coach goes by an estimate, and says so.
        """
        state = self._table.state
        if not self._teacher.coach or self._table.awaited != "person" or move not in self._table.game.legal(state):
            return True
        try:
            if not self._teacher.awake:
                self._teacher.wake(state, _told(self._console, percent_compiled))
            found = self._teacher.weigh(state, move)
            if self._table.game.evaluator(state) is None and self._preparation is None:
                self._prepare(state)
        except RollhouseError as error:
            self._coach_leaves(error)
            return True
        if found is None:
            return True
        self._console.tell(*caution_words(found))
        return self._console.ask(say("teacher-ask-anyway")).lower() == "p"

    def _coach_leaves(self, error: RollhouseError) -> None:
        self._console.refuse(error)
        self._teacher.coach = False
        self._console.line("teacher-coach-off")

    def report(self) -> None:
        """The game is over, and somebody looks at it again."""
        report = self._report()
        if report is not None:
            self._console.draw(lambda rich: show(report, self._console.words, self._console.names, rich))

    def _report(self) -> Report | None:
        """The exact report; the estimate when somebody does not want to wait, or it can't be had."""
        record = self._table.record
        if self._table.game.preparation(self._table.state) == "none":
            self._console.line("teacher-looking")
        try:
            return counted(self._console, lambda progress: analyse(record, progress=progress)) or analyse(
                record, prepare=False, estimate=True
            )
        except RollhouseError as error:
            self._console.refuse(error)
            return None
